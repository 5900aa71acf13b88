//! What is gained, whoever gives it.

use mittwoch_kernel::{Folds, Seat, Seats, Sink};

use crate::NotreDame;
use crate::action::Favour;
use crate::component::Sector;
use crate::event::{Event, Open};
use crate::state::{Source, State};

/// Takes markers from the general supply, as many as there are (ND-10.4).
pub(crate) fn markers<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    count: u8,
    sink: &mut S,
) {
    let count = count.min(state.player(seat).general);
    if count > 0 {
        game.happen(state, sink, Open::TookMarkers { seat, count });
    }
}

impl NotreDame {
    /// Who pays when coins are missing: those with the most, but never the one who takes them
    /// (ND-16.2 to ND-16.4).
    pub fn payers(&self, state: &State, seat: Seat) -> Seats {
        let all = Seats::first_n(self.config.players);
        let most = all.iter().map(|seat| state.player(seat).coins).max();
        let is_one = |other: &Seat| *other != seat && Some(state.player(*other).coins) == most;
        all.iter().filter(is_one).collect()
    }
}

/// Takes coins: they never run out (ND-1.7), or the richest pay what is missing (ND-16.2).
pub(crate) fn coins<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    count: u8,
    sink: &mut S,
) {
    let there = match game.config.limited_coins {
        true => count.min(state.bank.max(0) as u8),
        false => count,
    };
    if there > 0 {
        game.happen(state, sink, Open::TookCoins { seat, count: there });
    }
    missing_coins(game, state, seat, count - there, sink);
}

/// Lets the richest pay coins that are missing, up to the question who of several (ND-16.2).
pub(crate) fn missing_coins<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    count: u8,
    sink: &mut S,
) {
    if count == 0 {
        return;
    }
    let payers = game.payers(state, seat);
    let event = Open::CoinsMissing { seat, count, payers: payers.len() as u8 };
    game.happen(state, sink, event);
    if let (Some(payer), 1) = (payers.first(), payers.len()) {
        charge(game, state, seat, payer, count, sink);
    }
}

/// Takes missing coins from a player; who has too few is not the last to pay (ND-16.5).
pub(crate) fn charge<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    payer: Seat,
    count: u8,
    sink: &mut S,
) {
    let paid = state.player(payer).coins.min(u16::from(count)) as u8;
    game.happen(state, sink, Open::Charged { seat, payer, count: paid });
    missing_coins(game, state, seat, count - paid, sink);
}

/// Chooses a favour; a coin may have to come from somebody else (ND-10.15, ND-16.6).
pub(crate) fn favour<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    favour: Favour,
    sink: &mut S,
) {
    if favour == Favour::Coin && game.config.limited_coins && state.bank == 0 {
        game.happen(state, sink, Open::WantedCoin { seat });
        return missing_coins(game, state, seat, 1, sink);
    }
    game.happen(state, sink, Open::Favoured { seat, favour });
}

/// Gains prestige, with the park's bonus if it is any (ND-10.22).
pub(crate) fn prestige<S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    seat: Seat,
    source: Source,
    prestige: u8,
    sink: &mut S,
) {
    if prestige > 0 {
        let park = state.player(seat).pieces(Sector::Park) / game.catalogue.park_pieces;
        game.happen(state, sink, Open::Scored { seat, source, prestige, park });
    }
}
