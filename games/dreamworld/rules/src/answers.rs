//! The numbers of the answers: what machines answer with.

use mittwoch_kernel::{Numbering, Seat};

use crate::Dreamworld;
use crate::action::Action;
use crate::component::{Card, ROWS};
use crate::phase::determine_scoring::MOST_SPENT;

/// The verbs in the order of their blocks.
const VERBS: [(&str, &[usize]); 8] = [
    ("play", &[Card::COUNT as usize]),
    ("play professor", &[]),
    ("score", &[MOST_SPENT as usize + 1]),
    ("flip", &[ROWS]),
    ("stop", &[]),
    ("draw", &[Card::COUNT as usize]),
    ("draw professor", &[]),
    ("decline", &[]),
];

/// The same numbers for every pack: the cards, rows and tokens are those of the rules.
pub(crate) fn numbering() -> Numbering {
    Numbering::new(VERBS)
}

/// The number of an answer; no answer names a player, so it is the same for every seat.
#[inline]
pub(crate) fn number(game: &Dreamworld, _seat: Seat, action: Action) -> Option<u32> {
    let (verb, argument) = match action {
        Action::Play(card) => (0, card.0),
        Action::PlayProfessor => (1, 0),
        Action::Score(spent) => (2, spent),
        Action::Flip(row) => (3, row),
        Action::Stop => (4, 0),
        Action::Draw(card) => (5, card.0),
        Action::DrawProfessor => (6, 0),
        Action::Decline => (7, 0),
    };
    game.numbering.simple(verb, argument.into())
}

/// The answer with a number.
pub(crate) fn numbered(game: &Dreamworld, _seat: Seat, number: u32) -> Option<Action> {
    let (verb, [argument, ..]) = game.numbering.split(number)?;
    let argument = argument as u8;
    Some(match verb {
        0 => Action::Play(Card(argument)),
        1 => Action::PlayProfessor,
        2 => Action::Score(argument),
        3 => Action::Flip(argument),
        4 => Action::Stop,
        5 => Action::Draw(Card(argument)),
        6 => Action::DrawProfessor,
        _ => Action::Decline,
    })
}
