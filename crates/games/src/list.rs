//! Written by `cargo xtask codegen` from the folders of the games; do not edit.

use mittwoch_match::{CatalogueEntry, Title};

use crate::Visitor;

/// Every game, in the order of their keys.
pub static GAMES: &[&dyn Title] = &[
    &CatalogueEntry::<mittwoch_dreamworld::Rules>::new(&mittwoch_dreamworld_bots::BOTS),
    &CatalogueEntry::<mittwoch_notre_dame::Rules>::new(&mittwoch_notre_dame_bots::BOTS),
    &CatalogueEntry::<mittwoch_unconscious_mind::Rules>::new(&mittwoch_unconscious_mind_bots::BOTS),
];

/// Shows a visitor every game with its type.
pub fn each(visitor: &mut impl Visitor) {
    visitor.visit::<mittwoch_dreamworld::Rules>(&mittwoch_dreamworld_bots::BOTS);
    visitor.visit::<mittwoch_notre_dame::Rules>(&mittwoch_notre_dame_bots::BOTS);
    visitor.visit::<mittwoch_unconscious_mind::Rules>(&mittwoch_unconscious_mind_bots::BOTS);
}

/// Shows a visitor every game whose judge can be taught.
pub fn students(visitor: &mut impl crate::StudentVisitor) {
    visitor.visit::<mittwoch_dreamworld::Rules>(&mittwoch_dreamworld_bots::Pupil);
    visitor.visit::<mittwoch_notre_dame::Rules>(&mittwoch_notre_dame_bots::Pupil);
    visitor.visit::<mittwoch_unconscious_mind::Rules>(&mittwoch_unconscious_mind_bots::Pupil);
}

/// Shows a describer what every game sends over the wire.
#[cfg(feature = "schema")]
pub fn described(describer: &mut impl crate::Describer) {
    describer.describe::<mittwoch_dreamworld::Rules>();
    describer.describe::<mittwoch_notre_dame::Rules>();
    describer.describe::<mittwoch_unconscious_mind::Rules>();
}

/// The boards of the terminal, by the key of their game.
#[cfg(feature = "terminal")]
pub(crate) static BOARDS: &[(&str, mittwoch_terminal::TerminalBoard)] = &[
    ("dreamworld", mittwoch_dreamworld_terminal::BOARD),
    ("notre-dame", mittwoch_notre_dame_terminal::BOARD),
    ("unconscious-mind", mittwoch_unconscious_mind_terminal::BOARD),
];
