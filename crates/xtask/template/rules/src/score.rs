//! Who has won, and why.

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats};

use crate::NightMarket;
use crate::state::{Frame, State};

/// The points of a player's wares (NM-6.2).
pub(crate) fn points(game: &NightMarket, state: &State, seat: Seat) -> u8 {
    state.bought[seat.index()].iter().map(|ware| game.catalogue.ware(ware).points).sum()
}

/// How many wares a player has (NM-6.3).
fn wares(state: &State, seat: Seat) -> u8 {
    state.bought[seat.index()].len() as u8
}

/// The winners if the game ended now: most points, then fewest wares, else all of them (NM-6.3).
pub(crate) fn winners(game: &NightMarket, state: &State) -> Seats {
    let measure = |seat: Seat| (points(game, state, seat), u8::MAX - wares(state, seat));
    let best = game.all().iter().map(measure).max();
    game.all().iter().filter(|seat| Some(measure(*seat)) == best).collect()
}

/// How the game would end now.
pub(crate) fn as_it_stands(game: &NightMarket, state: &State) -> Outcome {
    Outcome {
        winners: winners(game, state),
        scores: game.all().iter().map(|seat| points(game, state, seat).into()).collect(),
        automaton: None,
        rounds: state.round.into(),
    }
}

/// How the game ended, once it is over.
pub(crate) fn outcome(game: &NightMarket, state: &State) -> Option<Outcome> {
    (state.stack.current() == Frame::Over).then(|| as_it_stands(game, state))
}

/// What decides the game, line by line in the order in which it decides.
pub(crate) fn sheet(game: &NightMarket, state: &State) -> Vec<ScoreLine> {
    let line = |key: &str, value: &dyn Fn(Seat) -> u8| {
        let values = game.all().iter().map(|seat| value(seat).into()).collect();
        ScoreLine { what: Phrase::new(key), values }
    };
    vec![
        line("nm-sheet-points", &|seat| points(game, state, seat)),
        line("nm-sheet-wares", &|seat| wares(state, seat)),
    ]
}
