//! Turns, choices and the inkpot.

use super::{me, push};
use crate::UnconsciousMind;
use crate::action::Part;
use crate::effect::{EffectId, Good, Moment};
use crate::event::Open;
use crate::state::{Frame, LAST_ROUND, Price, State, Therapy};

impl UnconsciousMind {
    pub(super) fn apply_turn(&self, state: &mut State, event: Open) {
        match event {
            Open::RoundStarted { round } => {
                state.round = round;
                if round == LAST_ROUND {
                    state.signal.get_or_insert(LAST_ROUND - 1); // UM-4.10
                }
            }
            Open::TurnStarted => {
                state.therapy = Therapy::default();
                state.id.next_room = None;
                push(state, &[Frame::Close, Frame::Draft, Frame::Boxes, Frame::Turn]);
            }
            Open::TurnEnded => end_turn(state),
            Open::Ended { .. } => state.stack.replace(Frame::Over),
            Open::StateIdeas => state.stack.replace(Frame::Point),
            Open::Pointed { space, action } => {
                state.stack.replace(Frame::Pieces { space, action });
            }
            Open::Laid { space, action, ideas, bright } => {
                self.lay(state, space, action, (ideas, bright));
            }
            Open::RecallBegan { spaces } => self.recall(state, spaces),
            Open::IdeasBack { .. } => {
                take_ideas(state);
                self.react(state, Moment::Recall, None); // UM-18.5
            }
            Open::TreatBegan { room, .. } => begin_treatment(state, room),
            Open::Passed | Open::Skipped => drop(state.stack.pop()),
            Open::Agreed { effect } => agree(state, effect),
            Open::Picked { option, effect } => pick(state, option, effect),
            Open::ChoseLine { line } => state.stack.replace(Frame::Line { line, done: 0 }),
            Open::Triggered { part, effect } => trigger(state, part, effect),
            Open::TileTriggered { tile } => {
                let effect = self.catalogue.tiles[usize::from(tile)].main;
                state.stack.replace(Frame::Run { effect, asked: true });
            }
            Open::Inked { steps, bright, unlocked } => {
                let player = me(state);
                player.bright -= bright;
                player.inkpot = ((u16::from(player.inkpot) + u16::from(steps)) % 5) as u8;
                player.locked -= unlocked;
                player.ideas += unlocked;
                state.stack.replace(Frame::Landing);
            }
            event => unreachable!("{event:?} is not about turns and choices"),
        }
    }

    fn lay(&self, state: &mut State, space: u8, action: u8, (ideas, bright): (u8, u8)) {
        let owner = state.turn;
        let player = me(state);
        player.ideas -= ideas;
        player.bright -= bright;
        let at = &mut state.spaces[usize::from(space)];
        (at.ideas, at.bright, at.owner, at.action) = (ideas, bright, owner, action);
        let steps = self.catalogue.table.inkpot[usize::from(space / 4)];
        state.stack.pop();
        let table = Frame::Table { action, left: ideas + bright };
        push(state, &[Frame::Ink { least: steps, most: steps }, table]);
    }

    fn recall(&self, state: &mut State, spaces: u8) {
        state.stack.replace(Frame::Bonus);
        push(state, &[Frame::TakeIdeas]);
        if spaces > 0 {
            push(state, &[Frame::Gain { good: Good::Coffee, count: spaces }]);
        }
    }

    /// Lets the live clients of the player react to a moment, but for one of them.
    pub(super) fn react(&self, state: &mut State, moment: Moment, except: Option<u8>) {
        let mut clients = self.reacting(state, state.turn, moment);
        if let Some(client) = except {
            clients.remove(client);
        }
        let pending = clients.iter().fold(0u32, |bits, client| bits | 1 << client);
        if pending != 0 {
            state.stack.push(Frame::Moment { moment, pending });
        }
    }
}

/// Bright ideas leave the table (UM-21.11).
fn end_turn(state: &mut State) {
    for space in &mut state.spaces {
        space.bright = 0;
        if space.ideas == 0 {
            *space = crate::state::IdeaSpace::default();
        }
    }
    state.therapy = Therapy::default();
    state.stack.pop();
}

fn take_ideas(state: &mut State) {
    let seat = state.turn;
    let mut back = 0;
    for space in &mut state.spaces {
        if space.owner == seat && space.ideas > 0 {
            back += space.ideas;
            *space = crate::state::IdeaSpace::default();
        }
    }
    me(state).ideas += back;
    state.stack.pop();
}

fn begin_treatment(state: &mut State, room: u8) {
    match state.stack.top() {
        Some(Frame::TreatOne) => drop(state.stack.pop()), // UM-25.6
        _ => state.stack.replace(Frame::Treat),
    }
    state.therapy.treated |= 1 << room;
    state.stack.push(Frame::Pay { price: Price::Dream(room), next: 0, asked: true });
}

fn agree(state: &mut State, effect: EffectId) {
    match state.stack.top() {
        Some(Frame::Repeat { left, .. }) => {
            state.stack.replace(Frame::Repeat { effect, left: left - 1 });
            state.stack.push(Frame::Run { effect, asked: true });
        }
        _ => state.stack.replace(Frame::Run { effect, asked: true }),
    }
}

fn pick(state: &mut State, option: u8, effect: EffectId) {
    match state.stack.top() {
        Some(Frame::All { effect: all, done }) => {
            state.stack.replace(Frame::All { effect: all, done: done | 1 << option });
            state.stack.push(Frame::Run { effect, asked: false });
        }
        Some(Frame::Location { location, left }) => {
            state.stack.replace(Frame::Location { location, left: left - 1 });
            state.stack.push(Frame::Run { effect, asked: true });
        }
        _ => state.stack.replace(Frame::Run { effect, asked: true }),
    }
}

fn trigger(state: &mut State, part: Part, effect: EffectId) {
    match state.stack.current() {
        Frame::Line { line, done } => {
            state.stack.replace(Frame::Line { line, done: done | 1 << part as u8 });
        }
        Frame::TileEffects { tile, both, done } => {
            let done = done | 1 << u8::from(part == Part::Main);
            state.stack.replace(Frame::TileEffects { tile, both, done });
        }
        frame => unreachable!("nothing is triggered of {frame:?}"),
    }
    state.stack.push(Frame::Run { effect, asked: true });
}
