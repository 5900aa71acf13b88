//! Business that needs neither an answer nor luck nor an event: it follows from what all can see.
//!
//! Whoever folds open events into what they know lets it settle in the same way, so that they
//! always know what is asked.

use crate::UnconsciousMind;
use crate::action::Part;
use crate::component::Banner;
use crate::effect::can::{can_elevate, can_transfer};
use crate::effect::{Effect, EffectId, run};
use crate::phase::{city, draft, fireworks, free, publish, special, treat};
use crate::state::{CLIENTS, Frame, Price, ROOMS, State, cells};

/// Lets the top of the stack settle, down to a question or something that happens.
pub(crate) fn settle(game: &UnconsciousMind, state: &mut State) {
    while let Some(frame) = state.stack.top() {
        if !step(game, state, frame) {
            return;
        }
    }
}

fn step(game: &UnconsciousMind, state: &mut State, frame: Frame) -> bool {
    if game.is_id(state.turn)
        && let Some(settled) = crate::id::settle::step(game, state, frame)
    {
        return settled;
    }
    if is_void(game, state, frame) {
        state.stack.pop();
        return true;
    }
    match frame {
        Frame::Seat(seat) => {
            state.turn = seat;
            state.stack.pop();
        }
        Frame::Run { effect, asked } => run::start(game, state, effect, asked),
        Frame::Table { action, left } => {
            state.stack.replace(Frame::Table { action, left: left - 1 });
            run::offer(game, state, game.catalogue.table.actions[usize::from(action)]);
        }
        Frame::Landing => {
            let space = usize::from(state.me().inkpot);
            state.stack.pop();
            run::offer(game, state, game.catalogue.board.spaces[space]);
        }
        Frame::All { effect, done } => return last_child(game, state, effect, done),
        Frame::Times { effect, left } => {
            state.stack.replace(Frame::Times { effect, left: left - 1 });
            state.stack.push(Frame::Run { effect, asked: false });
        }
        Frame::Repeat { effect, left } if game.is_declinable(effect) => {
            state.stack.replace(Frame::Repeat { effect, left: left - 1 });
            state.stack.push(Frame::Run { effect, asked: false });
        }
        Frame::Pay { price, next, .. } if usize::from(next) == game.costs(state, price).len() => {
            paid(game, state, price);
        }
        Frame::Therapy { room, left } if state.me().rooms[usize::from(room)].client.is_none() => {
            state.therapy.excess += left;
            state.stack.pop();
        }
        _ => return false,
    }
    true
}

/// What has become of something that was paid for.
fn paid(game: &UnconsciousMind, state: &mut State, price: Price) {
    match price {
        Price::Effect(effect) => {
            state.stack.pop();
            if let Effect::Pay(_, effect) = game.catalogue.effects.node(effect) {
                state.stack.push(Frame::Run { effect, asked: true });
            }
        }
        Price::Dream(room) => state.stack.replace(Frame::Dream { room }),
        Price::Set => {
            let good = crate::effect::Good::Box;
            state.stack.replace(Frame::Gain { good, count: game.exchanges.set_gain });
        }
    }
}

/// The last of several effects needs no question about the order.
fn last_child(game: &UnconsciousMind, state: &mut State, effect: EffectId, done: u8) -> bool {
    let left = children(game, effect).enumerate().filter(|(at, _)| done >> at & 1 == 0);
    let mut left = left.map(|(_, child)| child);
    match (left.next(), left.next()) {
        (Some(effect), None) => {
            state.stack.replace(Frame::Run { effect, asked: false });
            true
        }
        _ => false,
    }
}

/// The children of an effect that joins several.
pub(crate) fn children(
    game: &UnconsciousMind,
    effect: EffectId,
) -> impl Iterator<Item = EffectId> + '_ {
    let effects = &game.catalogue.effects;
    let nodes = effects.node(effect).parts();
    nodes.map_or(&[][..], |nodes| effects.children(nodes)).iter().copied()
}

/// The effect of a part of a line, if it is there (UM-11.10, UM-11.11).
pub(crate) fn line_part(
    game: &UnconsciousMind,
    state: &State,
    line: u8,
    part: Part,
) -> Option<EffectId> {
    let (player, board) = (state.me(), &game.catalogue.board);
    match part {
        Part::First | Part::Second | Part::Third => {
            let cell = cells(line).nth(part as usize)?;
            let tile = player.notebook[usize::from(cell)]?;
            Some(game.catalogue.tiles[usize::from(tile)].main)
        }
        Part::Printed => board.rows.get(usize::from(line)).copied(),
        Part::End if !player.is_complete(line) => None,
        Part::End if line < 3 => Some(board.row_ends[usize::from(line)]),
        Part::End => Some(board.column_feet[usize::from(line - 3)]),
        Part::Banner | Part::Main => None,
    }
}

/// The effect of a part of a gained tile, if it is to be had.
pub(crate) fn tile_part(
    game: &UnconsciousMind,
    tile: u8,
    both: bool,
    part: Part,
) -> Option<EffectId> {
    let tile = &game.catalogue.tiles[usize::from(tile)];
    match (part, tile.banner) {
        (Part::Banner, Banner::Effect(effect)) => Some(effect),
        (Part::Main, _) if both => Some(tile.main),
        _ => None,
    }
}

/// The effect of a part of a line that was not triggered yet.
pub(crate) fn line_left(
    game: &UnconsciousMind,
    state: &State,
    (line, done): (u8, u8),
    part: Part,
) -> Option<EffectId> {
    let left = done >> (part as u8) & 1 == 0;
    left.then(|| line_part(game, state, line, part)).flatten()
}

/// The effect of a part of a gained tile that was not triggered yet.
pub(crate) fn tile_left(
    game: &UnconsciousMind,
    (tile, both, done): (u8, bool, u8),
    part: Part,
) -> Option<EffectId> {
    let left = done >> u8::from(part == Part::Main) & 1 == 0;
    left.then(|| tile_part(game, tile, both, part)).flatten()
}

/// Whether nothing is left to do or to ask: nothing in it is within reach (UM-8.7).
fn is_void(game: &UnconsciousMind, state: &State, frame: Frame) -> bool {
    let player = state.me();
    let can = |effect: EffectId| game.reaches(state, effect);
    match frame {
        Frame::Table { action, left } => {
            left == 0 || !can(game.catalogue.table.actions[usize::from(action)])
        }
        Frame::PickColumn => !(0..3).any(|column| player.is_unlocked(column)),
        Frame::Line { line, done } => {
            let left = |part: &Part| line_left(game, state, (line, done), *part);
            !Part::LINE.iter().filter_map(left).any(can)
        }
        Frame::PickOwnTile => !game.can_trigger_tile(state, game.reach(state)),
        Frame::Zone => {
            !game.catalogue.reputation.open(state.freud_marker).iter().any(|effect| can(*effect))
        }
        Frame::May { effect } => !can(effect),
        Frame::All { effect, done } => {
            !children(game, effect).enumerate().any(|(at, child)| done >> at & 1 == 0 && can(child))
        }
        Frame::Choose { effect, .. } => !children(game, effect).any(can),
        Frame::Times { left, .. } | Frame::Draw { left } | Frame::Therapy { left, .. } => left == 0,
        Frame::Repeat { effect, left } => left == 0 || !can(effect),
        Frame::Pay { price, next: 0, asked: false } => {
            !game.is_payable(state, price, game.reach(state))
        }
        Frame::Elevate { free: false } => !can_elevate(player),
        Frame::Transfer { free: false } => !can_transfer(player),
        Frame::Swap => player.hand_count == 0,
        Frame::Play { left } => left == 0 || player.hand_count == 0,
        Frame::Publish => !publish::can_publish(game, state),
        Frame::TileEffects { tile, both, done } => {
            let left = |part: &Part| tile_left(game, (tile, both, done), *part);
            ![Part::Banner, Part::Main].iter().filter_map(left).any(can)
        }
        _ => is_void_beyond(game, state, frame),
    }
}

fn is_void_beyond(game: &UnconsciousMind, state: &State, frame: Frame) -> bool {
    let reach = game.reach(state);
    match frame {
        Frame::Refill { level, column } => {
            let row = &state.tiles[usize::from(level)];
            let source = if column == 0 { row.below > 0 } else { row.shown[0].is_some() };
            row.shown[usize::from(column)].is_some() || !source
        }
        Frame::Location { location, left } => {
            let effects = game.catalogue.city.effects[location.index()];
            left == 0 || !effects.iter().any(|effect| game.reaches(state, *effect))
        }
        Frame::Special(special) => !special::can(game, state, special, reach),
        Frame::Bonus => city::bonuses(game, state).next().is_none(),
        Frame::Fireworks => fireworks::next(state).is_none(), // UM-26.7
        Frame::Treat | Frame::TreatOne => {
            !(0..ROOMS).any(|room| treat::is_open(game, state, room, reach))
        }
        Frame::Moment { moment, pending } => {
            let ready = |client: u8| {
                game.reaction(client, moment).is_some_and(|effect| game.reaches(state, effect))
            };
            !(0..CLIENTS).any(|client| pending >> client & 1 != 0 && ready(client))
        }
        Frame::Boxes => !free::asks_for_boxes(game, state),
        Frame::Draft => state.is_last_round() || !draft::can_draft(game, state),
        Frame::RefillClient { .. } => !draft::has_client(state),
        Frame::RefillManifest { .. } => state.manifest.count == 0,
        _ => false,
    }
}
