//! Who has won, and where the prestige came from.

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats};

use crate::NotreDame;
use crate::state::{Frame, Source, State};

fn seats(game: &NotreDame) -> impl Iterator<Item = Seat> + use<> {
    Seats::first_n(game.config.players).iter()
}

/// Coins and markers in the own supply, which break ties (ND-9.2).
fn reserve(state: &State, seat: Seat) -> u16 {
    state.player(seat).coins + u16::from(state.player(seat).supply)
}

/// The winners if the game ended now (ND-9.1 to ND-9.3).
pub(crate) fn winners(game: &NotreDame, state: &State) -> Seats {
    let measure = |seat: Seat| (state.player(seat).prestige(), reserve(state, seat));
    let best = seats(game).map(measure).max();
    seats(game).filter(|seat| Some(measure(*seat)) == best).collect()
}

pub(crate) fn is_over(state: &State) -> bool {
    state.stack.top() == Some(Frame::Over)
}

/// How the game would end now.
pub(crate) fn as_it_stands(game: &NotreDame, state: &State) -> Outcome {
    Outcome {
        winners: winners(game, state),
        scores: seats(game).map(|seat| state.player(seat).prestige().into()).collect(),
        automaton: None,
        rounds: state.round.into(),
    }
}

/// How the game ended, once it is over.
pub(crate) fn outcome(game: &NotreDame, state: &State) -> Option<Outcome> {
    is_over(state).then(|| as_it_stands(game, state))
}

/// Where prestige came from, as far as everybody may know it (ND-15.2), and what breaks ties.
pub(crate) fn sheet(game: &NotreDame, state: &State) -> Vec<ScoreLine> {
    let line = |key: &str, value: &dyn Fn(Seat) -> i32| ScoreLine {
        what: Phrase::new(key),
        values: seats(game).map(value).collect(),
    };
    let mut lines = Vec::new();
    if is_over(state) || game.config.open_prestige {
        for source in Source::ALL {
            let key = format!("nd-sheet-{}", source.name());
            lines.push(line(&key, &|seat| state.player(seat).gained[source as usize].into()));
        }
        lines.push(line("nd-sheet-plague", &|seat| -i32::from(state.player(seat).lost)));
        lines.push(line("nd-sheet-prestige", &|seat| state.player(seat).prestige().into()));
    }
    lines.push(line("nd-sheet-reserve", &|seat| reserve(state, seat).into()));
    lines
}
