//! The phases of a round, one file per chapter of the rulebook.

pub(crate) mod arrange;
pub(crate) mod check_for_end;
pub(crate) mod determine_scoring;
pub(crate) mod play_a_card;
pub(crate) mod therapy;
