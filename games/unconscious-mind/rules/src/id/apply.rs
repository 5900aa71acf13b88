//! What the deeds of the Id do to a state.

use super::{Did, ID, Step, boxes, exchange, inkpot, lines, place_ideas, tiles};
use crate::UnconsciousMind;
use crate::component::Exchange;
use crate::effect::Good;
use crate::phase::city;
use crate::state::{Frame, Spot, State};

impl UnconsciousMind {
    pub(crate) fn apply_id(&self, state: &mut State, did: Did) {
        match did {
            Did::Compass { .. } => state.id.compass = state.id.compass.other(),
            Did::Reshuffled => state.id.deck = std::mem::take(&mut state.id.spent),
            Did::Card { card } => {
                state.id.deck.remove(card);
                state.id.spent.insert(card);
                state.stack.push(Frame::Id(Step::Seek { card, tried: 0 }));
            }
            Did::Taken { .. } => seek_on(state),
            Did::Full => drop(state.stack.pop()),
            Did::Placed { space, ideas, bright } => {
                place_ideas::place(self, state, space, (ideas, bright));
            }
            Did::Inked { to, freed, .. } => inkpot::land(self, state, to, freed),
            Did::Line { line, .. } => {
                state.stack.pop();
                lines::start(state, line);
            }
            Did::Part { line, end } => {
                next_part(state);
                let effect = lines::effect(self, line, end);
                state.stack.push(Frame::Run { effect, asked: true });
            }
            Did::Tile { cell } => {
                next_part(state);
                state.stack.push(Frame::Id(Step::Deed { tile: lines::tile_at(self, cell) }));
            }
            Did::Flipped { cell } => lines::flip(self, state, cell),
            Did::Completed { line } => lines::complete(state, line),
            Did::Exchanged { what, times, .. } => self.exchange(state, what, times),
            Did::Brewed { coffee, points, .. } => boxes::brewed(self, state, coffee, points),
            _ => self.apply_id_deed(state, did),
        }
    }

    fn apply_id_deed(&self, state: &mut State, did: Did) {
        match did {
            Did::TookTile { level, column, tile, coffee } => {
                tiles::took(self, state, (level, column), (tile, coffee));
            }
            Did::Nothing { coffee, .. } | Did::Coffee { count: coffee, .. } => {
                state.stack.pop();
                boxes::pour(self, state, coffee);
            }
            Did::Dream { room } => state.stack.replace(Frame::Dream { room }),
            Did::Treatise { treatise, .. } => state.stack.replace(Frame::Volumes { treatise }),
            Did::CannotPublish { .. } => {
                let what = Exchange::NoTreatise;
                state.stack.replace(Frame::Id(Step::Exchange { what, times: 1 }));
            }
            Did::Walked { figure, to, .. } => crate::apply::walk(state, figure, to),
            Did::Visited { triggers, .. } => {
                let what = Exchange::Location;
                state.stack.replace(Frame::Id(Step::Exchange { what, times: triggers }));
            }
            Did::Goal { goal } => {
                state.goals[usize::from(goal)] = Some(ID);
                state.stack.replace(Frame::Gain { good: Good::Reputation, count: 1 });
            }
            Did::NoGoal => state.stack.replace(Frame::Gain { good: Good::Reputation, count: 1 }),
            Did::Bonus { slot, .. } => {
                let mark = matches!(city::slot(slot), Some(city::Slot::District(..)));
                self.take_bonus(state, slot, mark.then_some(Spot::RESERVE));
            }
            Did::Overlaid { client, overlay } => {
                state.id.covers[usize::from(overlay)] = Some(client);
                state.stack.pop();
            }
            Did::NoOverlay { .. } | Did::NoBonus | Did::NoColumn | Did::Idle { .. } => {
                state.stack.pop();
            }
            Did::TooFew { .. } | Did::AnyKind { .. } => {} // Told, and nothing moves.
            did => unreachable!("{did:?} is no deed"),
        }
    }

    /// Coffee comes at once; anything else comes as the aid says.
    fn exchange(&self, state: &mut State, what: Exchange, times: u8) {
        state.stack.pop();
        let effect = self.catalogue.id.aid[what.index()];
        match exchange::coffee(self, state, what, times) {
            Some(coffee) => boxes::pour(self, state, coffee),
            None => state.stack.push(Frame::Times { effect, left: times }),
        }
    }
}

fn seek_on(state: &mut State) {
    let Frame::Id(Step::Seek { card, tried }) = state.stack.current() else {
        unreachable!("the Id seeks a space");
    };
    state.stack.replace(Frame::Id(Step::Seek { card, tried: tried + 1 }));
}

fn next_part(state: &mut State) {
    let Frame::Id(Step::Line { line, at, end }) = state.stack.current() else {
        unreachable!("the Id triggers a line");
    };
    state.stack.replace(Frame::Id(Step::Line { line, at: at + 1, end }));
}
