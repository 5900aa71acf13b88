//! The numbers of the answers: what machines answer with.

use mittwoch_kernel::{Numbering, Seat};

use crate::NightMarket;
use crate::action::Action;
use crate::component::{Catalogue, Coin};

/// The blocks of numbers, one for each verb: coins are numbered by their value.
pub(crate) fn numbering(catalogue: &Catalogue) -> Numbering {
    let coins = usize::from(catalogue.coins[1]) + 1;
    let verbs: [(&'static str, &[usize]); 3] =
        [("bid", &[coins]), ("trade", &[coins]), ("keep", &[])];
    Numbering::new(verbs)
}

/// The number of an answer; no answer names a player, so it is the same for every seat.
#[inline]
pub(crate) fn number(game: &NightMarket, _seat: Seat, action: Action) -> Option<u32> {
    let (verb, coin) = match action {
        Action::Bid(coin) => (0, coin.0),
        Action::Trade(coin) => (1, coin.0),
        Action::Keep => (2, 0),
    };
    game.numbering.simple(verb, coin.into())
}

/// The answer with a number.
pub(crate) fn numbered(game: &NightMarket, _seat: Seat, number: u32) -> Option<Action> {
    let (verb, [coin, ..]) = game.numbering.split(number)?;
    let coin = Coin(coin as u8);
    Some(match verb {
        0 => Action::Bid(coin),
        1 => Action::Trade(coin),
        _ => Action::Keep,
    })
}
