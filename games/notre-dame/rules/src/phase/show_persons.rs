//! Phase 1: two brown persons and a grey one are shown.

use mittwoch_kernel::{Bag, Chance, Folds, Sink};

use crate::NotreDame;
use crate::event::{Event, Open};
use crate::state::State;

/// Begins the next round (ND-4.1).
pub(crate) fn begin<C: Chance, S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let round = state.round + 1;
    game.happen(state, sink, Open::RoundStarted { round });
    let brown = state.persons.both(game.catalogue.brown);
    show(game, state, brown, 2, "brown persons", chance, sink);
    let grey = state.persons.both(game.catalogue.grey[usize::from(state.period()) % 3]);
    show(game, state, grey, 1, "grey person", chance, sink);
}

fn show<C: Chance, S: Sink<Event>>(
    game: &NotreDame,
    state: &mut State,
    mut deck: Bag,
    count: u32,
    what: &'static str,
    chance: &mut C,
    sink: &mut S,
) {
    let persons = deck.deal(count, chance, what, |id| game.catalogue.person(id).id.clone());
    for person in persons.iter() {
        game.happen(state, sink, Open::Shown { person });
    }
}
