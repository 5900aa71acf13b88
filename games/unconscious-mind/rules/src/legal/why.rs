//! Why an answer is not open.

use crate::UnconsciousMind;
use crate::action::{Action, Part, Token};
use crate::effect::{Cost, EffectId, Figure};
use crate::flow::settle::{line_left, tile_left};
use crate::phase::{city, free, notebook, publish, state_ideas, treat};
use crate::refusal::Refusal;
use crate::state::{CELLS, Frame, Price, ROOMS, SPACES, Spot, State, TREATISES};

/// Why an answer that is not offered is refused.
pub(crate) fn refusal(game: &UnconsciousMind, state: &State, action: Action) -> Refusal {
    let frame = state.stack.current();
    match (frame, action) {
        (_, Action::Free(kind)) => {
            let allowed = free::lets_in(state, frame).and_then(|()| free::check(game, state, kind));
            allowed.err().unwrap_or(Refusal::OtherQuestion)
        }
        (_, Action::Skip) => Refusal::Compulsory,
        (Frame::Turn | Frame::Treat | Frame::TreatOne, _) => turn(state, frame, action),
        (Frame::Point, Action::Point { space, action }) => {
            state_ideas::refuse_point(game, state, space, action)
        }
        (Frame::Pieces { .. }, Action::Lay { .. }) => {
            Refusal::WrongPieces { ideas: state.me().ideas, bright: state.me().bright }
        }
        (Frame::Ink { least, most }, Action::Ink { .. }) => {
            Refusal::WrongSteps { least, most, bright: state.me().bright }
        }
        (Frame::PickColumn, Action::Line(_)) => Refusal::ColumnLocked,
        (Frame::Line { line, done }, Action::Trigger(part)) => {
            untriggered(line_left(game, state, (line, done), part))
        }
        (Frame::TileEffects { tile, both, done }, Action::Trigger(part)) => {
            untriggered(tile_left(game, (tile, both, done), part))
        }
        (
            Frame::All { .. } | Frame::Choose { .. } | Frame::Zone | Frame::Location { .. },
            Action::Pick(_),
        )
        | (Frame::May { .. } | Frame::Repeat { .. }, Action::Do) => Refusal::NoEffect,
        (Frame::Move { least, most, .. }, Action::Walk(_)) => Refusal::WrongWalk { least, most },
        (Frame::Move { .. }, Action::WalkJournalist(_)) => Refusal::WrongJournalistWalk,
        (Frame::Join, Action::Join(_)) => Refusal::CannotJoin,
        (frame @ (Frame::Visit { .. } | Frame::VisitByJournalist { .. }), Action::Visit { .. }) => {
            wrong_count(game, state, frame)
        }
        (Frame::Generate(_), Action::Generate { token, .. }) => generate(state, token),
        (Frame::Elevate { .. }, Action::Elevate(token)) => {
            held(state, token).err().unwrap_or(Refusal::CannotElevate)
        }
        (Frame::Transfer { .. }, Action::Transfer { token, .. }) => {
            held(state, token).err().unwrap_or(Refusal::CannotTransfer)
        }
        (Frame::Pay { price, next, .. }, _) => payment(game, state, price, next, action),
        _ => card(game, state, frame, action),
    }
}

/// A part that is left cannot be paid (UM-4.6); another was triggered or is not there.
fn untriggered(left: Option<EffectId>) -> Refusal {
    if left.is_some() { Refusal::NoEffect } else { Refusal::PartDone }
}

fn turn(state: &State, frame: Frame, action: Action) -> Refusal {
    match (frame, action) {
        (Frame::Turn, Action::StateIdeas) => Refusal::NoIdeas,
        (Frame::Turn, Action::Recall) => Refusal::NothingToRecall,
        (Frame::Turn, Action::Pass) => Refusal::CannotPass,
        (_, Action::Treat(room)) if room < 2 => {
            let treated = state.therapy.treated >> room & 1 != 0;
            if treated { Refusal::TreatedAlready } else { Refusal::CannotTreat }
        }
        (_, Action::Treat(_)) => Refusal::CannotTreat,
        _ => Refusal::OtherQuestion,
    }
}

/// Whether the player has such an insight.
fn held(state: &State, token: Token) -> Result<(), Refusal> {
    let at = state.me().dial.get(token.spot.index());
    let there = at.is_some_and(|counts| counts[usize::from(token.own)] > 0);
    if there { Ok(()) } else { Err(Refusal::NoInsight) }
}

fn generate(state: &State, token: Token) -> Refusal {
    match held(state, token) {
        Err(refusal) => refusal,
        Ok(()) if token.spot != Spot::RESERVE && state.me().at(Spot::RESERVE) > 0 => {
            Refusal::ReserveFirst
        }
        Ok(()) => Refusal::WrongPlace,
    }
}

fn payment(
    game: &UnconsciousMind,
    state: &State,
    price: Price,
    next: u8,
    action: Action,
) -> Refusal {
    let cost = game.costs(state, price).get(usize::from(next)).copied();
    match (cost, action) {
        (Some(Cost::Insight(_)), Action::Use(token)) => {
            held(state, token).err().unwrap_or(Refusal::InsightTooLow)
        }
        (Some(Cost::Suppress), Action::Suppress(token)) => {
            held(state, token).err().unwrap_or(Refusal::CannotSuppress)
        }
        (Some(Cost::Suppress), Action::Coffee) => Refusal::NoCoffee,
        (Some(Cost::Card), Action::Discard(_)) => Refusal::NotInHand,
        _ => Refusal::OtherQuestion,
    }
}

/// What a visit could count here, when another count was answered (UM-16.8).
fn wrong_count(game: &UnconsciousMind, state: &State, frame: Frame) -> Refusal {
    let triggers = |by_tags| {
        city::Visit::of(frame).map_or(0, |visit| city::base_triggers(game, state, visit, by_tags))
    };
    let (figures, tags) = (triggers(false), triggers(true));
    Refusal::WrongCount { figures, tags, bright: state.me().bright }
}

fn card(game: &UnconsciousMind, state: &State, frame: Frame, action: Action) -> Refusal {
    match (frame, action) {
        (Frame::Swap, Action::Swap { take, .. }) => {
            let shown = state.shown_research.contains(&Some(take));
            if shown { Refusal::NotInHand } else { Refusal::NotShown }
        }
        (Frame::Play { .. }, Action::Play(_)) => Refusal::NotInHand,
        (Frame::Publish, Action::Publish(treatise)) => publish::refuse(state, treatise),
        (Frame::Volumes { .. }, Action::Volume(_)) => Refusal::WrongVolume,
        (
            Frame::Endow { .. } | Frame::Mark { .. } | Frame::MarkByFireworks { .. },
            Action::Endow(_),
        ) => Refusal::NoOwnInsight,
        (Frame::GainTile { .. }, Action::Level(_)) => Refusal::NoSuchTile,
        (Frame::PlaceTile { .. }, Action::Cell(cell)) => {
            notebook::check(game, state, cell).err().unwrap_or(Refusal::NotLeftmost)
        }
        (Frame::PlaceTile { .. }, Action::DiscardTile) => Refusal::MustPlace,
        (Frame::PickOwnTile, Action::Cell(cell)) => {
            let tile = state.me().notebook.get(usize::from(cell)).copied().flatten();
            if tile.is_some() { Refusal::NoEffect } else { Refusal::NoTile }
        }
        (Frame::PickTile, Action::Keep(_)) => Refusal::WrongGlyph,
        (Frame::PickCell { .. }, Action::Cell(_)) => Refusal::LeftColumn,
        (Frame::PickClient | Frame::Draft, Action::Draft { .. }) => Refusal::WrongClient,
        (Frame::Manifest { .. }, Action::Dream(_) | Action::DreamTop) => Refusal::WrongDream,
        (Frame::Boxes, Action::Box(_)) => Refusal::WrongBox,
        (Frame::Moment { .. }, Action::Lasting(_)) => Refusal::NotLive,
        (Frame::Bonus, Action::Bonus(slot)) => {
            city::check_bonus(game, state, slot, false).err().unwrap_or(Refusal::SlotUsed)
        }
        (Frame::Bonus, Action::FireworksBonus(slot)) => {
            city::check_bonus(game, state, slot, true).err().unwrap_or(Refusal::NoFireworks)
        }
        (Frame::Special(_), Action::Exchange { .. }) => Refusal::WrongDream,
        (Frame::Special(_), Action::TakeBack(_)) => Refusal::NoOwnIdea,
        (Frame::Special(_), Action::Copy(_)) => Refusal::NoEffect,
        _ => Refusal::OtherQuestion,
    }
}

/// Answers that a player would expect at a question.
pub(crate) fn expected(
    game: &UnconsciousMind,
    state: &State,
    frame: Frame,
    expected: &mut Vec<Action>,
) {
    match frame {
        Frame::Turn => {
            expected.extend([Action::StateIdeas, Action::Recall]);
            expected.extend((0..ROOMS).filter(|room| has_client(state, *room)).map(Action::Treat));
        }
        Frame::Treat | Frame::TreatOne => {
            expected.extend(
                (0..ROOMS).filter(|room| treat::is_untreated(state, *room)).map(Action::Treat),
            );
        }
        Frame::Point => {
            for space in 0..SPACES as u8 {
                let actions = crate::component::Table::around(space);
                expected.extend(actions.map(|action| Action::Point { space, action }));
            }
        }
        Frame::Pieces { .. } => {
            let mixtures = [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)];
            expected.extend(mixtures.map(|(ideas, bright)| Action::Lay { ideas, bright }));
        }
        Frame::PickColumn => expected.extend((3..6).map(Action::Line)),
        Frame::Line { line, .. } => {
            let parts = Part::LINE.iter().filter(|part| line < 3 || **part != Part::Printed);
            expected.extend(parts.map(|part| Action::Trigger(*part)));
        }
        Frame::TileEffects { tile, both, done } => {
            let parts = [Part::Banner, Part::Main].into_iter();
            let left = parts.filter(|part| tile_left(game, (tile, both, done), *part).is_some());
            expected.extend(left.map(Action::Trigger));
        }
        Frame::May { .. } | Frame::Repeat { .. } => expected.push(Action::Do),
        Frame::Boxes => {
            expected.extend((0..ROOMS).filter(|room| has_client(state, *room)).map(Action::Box));
        }
        Frame::Publish => expected.extend((0..TREATISES).map(Action::Publish)),
        Frame::PlaceTile { .. } => {
            expected.extend((0..CELLS).map(Action::Cell));
            expected.push(Action::DiscardTile);
        }
        Frame::Bonus => {
            expected.extend((0..city::SLOTS).map(Action::Bonus));
            if let Some(district) = state.fireworks {
                let first = city::first_of(district);
                expected.extend((first..first + 4).map(Action::FireworksBonus));
            }
        }
        Frame::Join => expected.extend([Figure::Professor, Figure::Journalist].map(Action::Join)),
        Frame::Location { .. } => expected.extend((0..3).map(Action::Pick)),
        Frame::Zone => {
            let open = game.catalogue.reputation.open(state.freud_marker).len() as u8;
            expected.extend((0..open).map(Action::Pick));
        }
        _ => {}
    }
}

fn has_client(state: &State, room: u8) -> bool {
    state.me().rooms[usize::from(room)].client.is_some()
}
