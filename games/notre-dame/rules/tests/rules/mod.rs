//! One file per chapter of the digest.

mod c01_components;
mod c02_setup;
mod c03_rounds;
mod c04_show_persons;
mod c05_choose_cards;
mod c06_play_cards;
mod c07_hire;
mod c08_round_end;
mod c09_end;
mod c10_cathedral;
mod c10_friend_and_park;
mod c10_ride;
mod c10_sectors;
mod c11_no_marker;
mod c12_plague;
mod c13_two_players;
mod c14_persons;
mod c15_open_and_hidden;
mod c16_limited_coins;
mod c17_earlier_versions;
mod examples;
