//! Notebook tiles, the city and the meeting table.

use super::{me, push, score};
use crate::UnconsciousMind;
use crate::component::{Banner, Location};
use crate::effect::{Figure, Good, Moment};
use crate::event::Open;
use crate::phase::city::{self, Slot};
use crate::phase::fireworks;
use crate::state::{Frame, LINES, Spot, State, cells};

impl UnconsciousMind {
    pub(super) fn apply_tiles(&self, state: &mut State, event: Open) {
        match event {
            Open::Kept { tile, .. } => self.keep(state, tile),
            Open::TookTile { level, column, tile } => take(state, level, column, tile),
            Open::TookNoTile { points, .. } => {
                score(state, points);
                state.stack.pop();
            }
            Open::Placed { tile, cell } => self.place(state, tile, cell),
            Open::TileDiscarded { tile } => {
                state.held.remove(tile);
                state.gone_tiles.insert(tile);
                state.stack.pop();
            }
            Open::Slid { level, column } => {
                let row = &mut state.tiles[usize::from(level)];
                let from = usize::from(column) - 1;
                row.shown[from + 1] = row.shown[from].take();
                state.stack.replace(Frame::Refill { level, column: column - 1 });
            }
            Open::TurnedUp { level, tile } => {
                let row = &mut state.tiles[usize::from(level)];
                row.unseen.remove(tile);
                row.below -= 1;
                row.shown[0] = Some(tile);
                state.stack.pop();
            }
            Open::Copied { tile, .. } => {
                let effect = self.catalogue.tiles[usize::from(tile)].main;
                state.stack.replace(Frame::Run { effect, asked: true });
            }
            Open::Walked { figure, to } => walk(state, figure, to),
            Open::Visited { location, bright, triggers, .. } => {
                me(state).bright -= bright;
                state.stack.pop();
                self.react(state, Moment::Visit, None);
                push(state, &[Frame::Location { location, left: triggers }]);
            }
            Open::BonusChosen { slot } => state.stack.replace(Frame::Mark { slot }),
            Open::FireworksUsed { slot } => state.stack.replace(Frame::MarkByFireworks { slot }),
            Open::FireworksMoved { to } => {
                state.fireworks = Some(to);
                state.stack.pop();
            }
            Open::BonusTaken { slot, spot } => self.take_bonus(state, slot, spot),
            Open::TookBack { space } => {
                let space = &mut state.spaces[usize::from(space)];
                space.ideas -= 1;
                if !space.is_taken() {
                    *space = crate::state::IdeaSpace::default();
                }
                me(state).ideas += 1;
                state.stack.pop();
            }
            event => unreachable!("{event:?} is not about tiles and the city"),
        }
    }

    /// The banner of the starting tile sets professor and insights (UM-3.13).
    fn keep(&self, state: &mut State, tile: u8) {
        let player = me(state);
        let mut others = std::mem::take(&mut player.choice);
        others.remove(tile);
        if let Banner::Start(start) = self.catalogue.tiles[usize::from(tile)].banner {
            player.professor = start.professor;
            for insight in start.insights {
                let Some(quality) = insight.quality else { continue };
                player.dial[0][0] -= 1;
                player.dial[Spot::at(insight.ring, quality).index()][0] += 1;
            }
        }
        state.gone_tiles = state.gone_tiles.union(others);
        state.held.insert(tile);
        state.stack.replace(Frame::PickCell { tile });
    }

    /// Completing a line frees its insight (UM-13.8); the ninth tile brings its effect (UM-13.10).
    fn place(&self, state: &mut State, tile: u8, cell: u8) {
        state.held.remove(tile);
        state.stack.pop();
        let player = me(state);
        let before = player.notebook[usize::from(cell)].replace(tile);
        for line in 0..LINES {
            let completed = cells(line).any(|at| at == cell) && player.is_complete(line);
            if completed && player.locked_lines >> line & 1 != 0 {
                player.locked_lines &= !(1 << line);
                player.dial[0][1] += 1;
            }
        }
        let full = before.is_none() && player.tile_count() == 9;
        if let Some(gone) = before {
            state.gone_tiles.insert(gone);
        }
        if full {
            let effect = self.catalogue.board.full;
            push(state, &[Frame::Run { effect, asked: true }]);
        }
    }

    pub(crate) fn take_bonus(&self, state: &mut State, number: u8, spot: Option<Spot>) {
        let slot = city::slot(number).expect("a slot of the city");
        let reputation = city::bears_reputation(self, state, slot.district());
        state.tokens[slot.district().index()] -= 1;
        match slot {
            Slot::Location(location, at) => state.slots[location.index()] |= 1 << at,
            Slot::District(district, at) => {
                state.marks[district.index()][at] = Some(state.turn);
                if let Some(spot) = spot {
                    me(state).dial[spot.index()][1] -= 1;
                }
            }
        }
        let used = matches!(state.stack.pop(), Some(Frame::MarkByFireworks { .. }));
        if used || fireworks::are_stranded(state) {
            push(state, &[Frame::Fireworks]);
        }
        if reputation {
            push(state, &[Frame::Gain { good: Good::Reputation, count: 1 }]); // UM-18.10
        }
        push(state, &[Frame::Run { effect: slot.effect(self, state), asked: false }]);
    }
}

fn take(state: &mut State, level: u8, column: u8, tile: u8) {
    state.tiles[usize::from(level)].shown[usize::from(column)] = None;
    state.held.insert(tile);
    state.stack.replace(Frame::Refill { level, column });
    push(state, &[Frame::PlaceTile { tile }]);
    if column > 0 {
        push(state, &[Frame::TileEffects { tile, both: column == 2, done: 0 }]);
    }
}

pub(crate) fn walk(state: &mut State, figure: Figure, to: Location) {
    match figure {
        Figure::Professor => me(state).professor = to,
        Figure::Freud => state.freud = to,
        Figure::Journalist => state.journalist = Some(to),
    }
    let quietly = matches!(state.stack.top(), Some(Frame::Move { quietly: true, .. }));
    match figure {
        _ if quietly => drop(state.stack.pop()),
        Figure::Journalist => state.stack.replace(Frame::VisitByJournalist { location: to }),
        _ => state.stack.replace(Frame::Visit { location: to, tag: false }),
    }
}
