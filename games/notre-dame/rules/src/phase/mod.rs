//! The phases of a round and the actions, one file per chapter of the rulebook.

pub(crate) mod cathedral;
pub(crate) mod choose_cards;
pub(crate) mod gain;
pub(crate) mod hire;
pub(crate) mod person;
pub(crate) mod plague;
pub(crate) mod play_cards;
pub(crate) mod ride;
pub(crate) mod round_end;
pub(crate) mod sector;
pub(crate) mod show_persons;
