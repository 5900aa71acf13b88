//! Who has won, and why.

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats};

use crate::Dreamworld;
use crate::state::{Frame, State};

/// Whether somebody has flipped every token (DW-9.2, DW-10.8).
pub(crate) fn is_finished(game: &Dreamworld, state: &State) -> bool {
    seats(game).any(|seat| state.players[seat.index()].is_done()) || id_is_done(game, state)
}

fn seats(game: &Dreamworld) -> impl Iterator<Item = Seat> + use<> {
    Seats::first_n(game.config.players).iter()
}

fn id_is_done(game: &Dreamworld, state: &State) -> bool {
    game.config.is_solo() && id_golden(state) as usize == game.catalogue.id_tokens.len()
}

/// How many tokens the Id has flipped; all of them are golden (DW-10.2).
pub(crate) fn id_golden(state: &State) -> u8 {
    state.id_flipped.count_ones() as u8
}

/// The sum of a player's unflipped tokens, golden ones included (DW-9.6).
pub(crate) fn remaining(game: &Dreamworld, state: &State, seat: Seat) -> u8 {
    let left = state.players[seat.index()].left;
    let rows = game.catalogue.rows.iter().zip(left);
    rows.map(|((_, tokens), left)| tokens.iter().take(usize::from(left)).sum::<u8>()).sum()
}

/// The winners if the game ended now; nobody if the Id wins.
pub(crate) fn winners(game: &Dreamworld, state: &State) -> Seats {
    if game.config.is_solo() {
        return if person_wins(game, state) { Seats::only(Seat(0)) } else { Seats::NONE };
    }
    let done: Seats = seats(game).filter(|seat| state.players[seat.index()].is_done()).collect();
    let supply = |seat: Seat| i32::from(state.players[seat.index()].supply);
    if !done.is_empty() {
        return best(done, supply); // DW-9.3
    }
    let all = Seats::first_n(game.config.players);
    let golden = best(all, |seat| i32::from(state.players[seat.index()].golden())); // DW-9.5
    let lowest = best(golden, |seat| -i32::from(remaining(game, state, seat))); // DW-9.6
    best(lowest, supply) // DW-9.7
}

fn person_wins(game: &Dreamworld, state: &State) -> bool {
    let person = &state.players[0];
    match (person.is_done(), id_is_done(game, state)) {
        (true, true) => person.supply > 0, // DW-10.9
        (true, false) => true,             // DW-10.8
        (false, true) => false,
        (false, false) => person.golden() > id_golden(state), // DW-10.10
    }
}

/// The seats of a set for which a measure is highest.
fn best(set: Seats, measure: impl Fn(Seat) -> i32) -> Seats {
    let highest = set.iter().map(&measure).max();
    set.iter().filter(|seat| Some(measure(*seat)) == highest).collect()
}

/// How the game would end now; the score is the number of flipped golden tokens.
pub(crate) fn as_it_stands(game: &Dreamworld, state: &State) -> Outcome {
    Outcome {
        winners: winners(game, state),
        scores: seats(game).map(|seat| state.players[seat.index()].golden().into()).collect(),
        automaton: game.config.is_solo().then(|| id_golden(state).into()),
        rounds: state.round.into(),
    }
}

/// How the game ended, once it is over.
pub(crate) fn outcome(game: &Dreamworld, state: &State) -> Option<Outcome> {
    (state.stack.top() == Some(Frame::Over)).then(|| as_it_stands(game, state))
}

/// What decides the game, line by line in the order in which it decides.
pub(crate) fn sheet(game: &Dreamworld, state: &State) -> Vec<ScoreLine> {
    let line = |key: &str, value: &dyn Fn(Seat) -> i32, id: i32| {
        let mut values: Vec<i32> = seats(game).map(value).collect();
        values.extend(game.config.is_solo().then_some(id));
        ScoreLine { what: Phrase::new(key), values }
    };
    let player = |seat: Seat| &state.players[seat.index()];
    let id_left: u8 = (game.catalogue.id_tokens.iter().enumerate())
        .filter(|(token, _)| state.id_flipped >> token & 1 == 0)
        .map(|(_, value)| *value)
        .sum();
    let golden = |seat: Seat| i32::from(player(seat).golden());
    let left = |seat: Seat| i32::from(remaining(game, state, seat));
    let supply = |seat: Seat| i32::from(player(seat).supply);
    vec![
        line("dw-sheet-golden", &golden, id_golden(state).into()),
        line("dw-sheet-remaining", &left, id_left.into()),
        line("dw-sheet-supply", &supply, 0),
    ]
}
