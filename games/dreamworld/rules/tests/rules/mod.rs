//! One file per chapter of the digest.

mod c01_components;
mod c02_player_setup;
mod c03_main_setup;
mod c04_rounds;
mod c05_play_a_card;
mod c06_determine_scoring;
mod c07_therapy_tiles;
mod c08_freud;
mod c09_end;
mod c10_solo;
mod c11_open_and_hidden;
mod c12_earlier_versions;
mod examples;
