//! What an answer makes happen.

use crate::UnconsciousMind;
use crate::action::Action;
use crate::effect::{EffectId, Figure, Good};
use crate::event::Open;
use crate::flow::settle::{children, line_part, tile_part};
use crate::flow::{beyond, recall_event};
use crate::phase::{city, free, journalist, publish, state_ideas};
use crate::state::{Frame, State};

/// The event that an allowed answer makes happen.
pub(crate) fn event(game: &UnconsciousMind, state: &State, action: Action) -> Option<Open> {
    let frame = state.stack.current();
    Some(match action {
        Action::StateIdeas => Open::StateIdeas,
        Action::Recall => recall_event(state),
        Action::Treat(room) => Open::TreatBegan { room, client: client(state, room)? },
        Action::Pass => Open::Passed,
        Action::Point { space, action } => Open::Pointed { space, action },
        Action::Lay { ideas, bright } => {
            let Frame::Pieces { space, action } = frame else { return None };
            Open::Laid { space, action, ideas, bright }
        }
        Action::Do => agree(game, state, frame)?,
        Action::Skip => Open::Skipped,
        Action::Pick(option) => Open::Picked { option, effect: chosen(game, state, action)? },
        Action::Line(line) => Open::ChoseLine { line },
        Action::Trigger(part) => Open::Triggered { part, effect: chosen(game, state, action)? },
        Action::Ink { steps, bright } => ink(state, steps, bright),
        Action::Walk(steps) => {
            let Frame::Move { figure, .. } = frame else { return None };
            walk(state, figure, steps)?
        }
        Action::WalkJournalist(steps) => walk(state, Figure::Journalist, steps)?,
        Action::Join(figure) => Open::Walked { figure, to: state.freud },
        Action::Visit { tags, bright } => visit(game, state, frame, tags, bright)?,
        Action::Generate { token, to } => Open::Generated { token, to },
        Action::Elevate(token) => Open::Elevated { token },
        Action::Transfer { token, to } => Open::Transferred { token, to },
        Action::Use(token) => Open::Used { token },
        Action::Suppress(token) => Open::Suppressed { token },
        Action::Coffee => Open::Paid { good: Good::Coffee, count: 1 },
        Action::Free(free) => {
            let (coffee, gained) = free::price(game, state, free);
            Open::Freed { free, coffee, gained }
        }
        _ => card_event(game, state, frame, action)?,
    })
}

fn card_event(game: &UnconsciousMind, state: &State, frame: Frame, action: Action) -> Option<Open> {
    Some(match action {
        Action::Discard(card) => Open::Discarded { card },
        Action::Swap { give, take } => Open::Swapped { give, take },
        Action::Play(card) => Open::Played { card },
        Action::Publish(treatise) => Open::PublishBegan { treatise },
        Action::Volume(card) => {
            let Frame::Volumes { treatise } = frame else { return None };
            let own = state.me().played.contains(card);
            let cited = publish::cited_from(state, card).filter(|_| !own).map(|(_, seat)| seat);
            Open::VolumeLaid { treatise, card, cited }
        }
        Action::Endow(spot) => match frame {
            Frame::Endow { treatise } => {
                let points = game.catalogue.treatises[usize::from(treatise)].points;
                Open::Published { treatise, spot, points }
            }
            Frame::Mark { slot } | Frame::MarkByFireworks { slot } => {
                Open::BonusTaken { slot, spot: Some(spot) }
            }
            _ => return None,
        },
        Action::Level(level) => take_tile(game, state, frame, level)?,
        Action::Cell(cell) => cell_event(state, frame, cell)?,
        Action::DiscardTile => {
            let Frame::PlaceTile { tile } = frame else { return None };
            Open::TileDiscarded { tile }
        }
        Action::Keep(tile) => Open::Kept { tile, location: game.start_location(tile) },
        Action::Draft { room, client } => Open::Drafted { room, client },
        Action::Dream(dream) => {
            let Frame::Manifest { room } = frame else { return None };
            Open::ManifestTaken { room, client: client(state, room)?, dream }
        }
        Action::DreamTop => Open::TopChosen,
        Action::Box(room) => Open::BoxUsed { room, client: client(state, room)? },
        Action::Lasting(client) => Open::Lasting { client },
        Action::Bonus(slot) if slot < city::LOCATION_SLOTS => Open::BonusTaken { slot, spot: None },
        Action::Bonus(slot) => Open::BonusChosen { slot },
        Action::FireworksBonus(slot) => Open::FireworksUsed { slot },
        Action::Exchange { room, dream } => {
            Open::Exchanged { room, client: client(state, room)?, dream }
        }
        Action::TakeBack(space) => Open::TookBack { space },
        Action::Shelve(side) => {
            let Frame::Shelve { treatise } = frame else { return None };
            Open::Shelved { treatise, side }
        }
        Action::Copy(at) => {
            let (level, column) = (at / 3, at % 3);
            let tile = state.tiles[usize::from(level)].shown[usize::from(column)]?;
            Open::Copied { level, column, tile }
        }
        _ => return None,
    })
}

/// Agreeing to lose coffee is gaining it; else an effect was agreed to.
fn agree(game: &UnconsciousMind, state: &State, frame: Frame) -> Option<Open> {
    Some(match frame {
        Frame::Gain { good, count } => {
            Open::Gained { good, count, beyond: beyond(game, state, good, count) }
        }
        Frame::May { effect } | Frame::Repeat { effect, .. } => Open::Agreed { effect },
        _ => return None,
    })
}

/// The effect that a choice runs.
pub(crate) fn chosen(game: &UnconsciousMind, state: &State, action: Action) -> Option<EffectId> {
    let all = &game.catalogue;
    match (state.stack.current(), action) {
        (Frame::All { effect, .. } | Frame::Choose { effect, .. }, Action::Pick(at)) => {
            children(game, effect).nth(usize::from(at))
        }
        (Frame::Zone, Action::Pick(at)) => {
            all.reputation.open(state.freud_marker).get(usize::from(at)).copied()
        }
        (Frame::Location { location, .. }, Action::Pick(at)) => {
            all.city.effects[location.index()].get(usize::from(at)).copied()
        }
        (Frame::Line { line, .. }, Action::Trigger(part)) => line_part(game, state, line, part),
        (Frame::TileEffects { tile, both, .. }, Action::Trigger(part)) => {
            tile_part(game, tile, both, part)
        }
        _ => None,
    }
}

/// The client of a room of the player whose turn it is.
pub(crate) fn client(state: &State, room: u8) -> Option<u8> {
    state.me().rooms[usize::from(room)].client
}

fn ink(state: &State, steps: u8, bright: u8) -> Open {
    let player = state.me();
    let unlocked = state_ideas::crossings(player.inkpot, steps).min(player.locked);
    Open::Inked { steps, bright, unlocked }
}

fn walk(state: &State, figure: Figure, steps: u8) -> Option<Open> {
    let from = journalist::place_of(state, figure)?;
    Some(Open::Walked { figure, to: from.after(steps) })
}

fn visit(
    game: &UnconsciousMind,
    state: &State,
    frame: Frame,
    tags: bool,
    bright: u8,
) -> Option<Open> {
    let visit = city::Visit::of(frame)?;
    let base = city::base_triggers(game, state, visit, tags);
    let triggers = city::triggers(game, base, bright)?;
    Some(Open::Visited { location: visit.location(), tags, bright, triggers })
}

fn take_tile(game: &UnconsciousMind, state: &State, frame: Frame, level: u8) -> Option<Open> {
    let Frame::GainTile { column } = frame else { return None };
    let (row, at) = (usize::from(level), usize::from(column));
    Some(match state.tiles[row].shown[at] {
        Some(tile) => Open::TookTile { level, column, tile },
        None => {
            let points = game.catalogue.table.display_points[row][at];
            Open::TookNoTile { level, column, points }
        }
    })
}

fn cell_event(state: &State, frame: Frame, cell: u8) -> Option<Open> {
    Some(match frame {
        Frame::PlaceTile { tile } | Frame::PickCell { tile } => Open::Placed { tile, cell },
        Frame::PickOwnTile => Open::TileTriggered { tile: state.me().notebook[usize::from(cell)]? },
        _ => return None,
    })
}
