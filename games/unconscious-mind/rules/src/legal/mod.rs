//! What may be answered.

mod why;

use mittwoch_kernel::Seat;

use crate::UnconsciousMind;
use crate::action::{Action, Free, Part};
use crate::effect::EffectId;
use crate::flow;
use crate::flow::settle::{children, line_left, tile_left};
use crate::phase::{city, draft, free, insights, journalist, notebook, publish};
use crate::phase::{special, state_ideas, treat};
use crate::refusal::Refusal;
use crate::state::{CELLS, CLIENTS, Frame, ROOMS, Spot, State, TREATISES};

/// The answers open to an asked seat: first those to the question, then the free actions.
#[inline]
pub(crate) fn legal(game: &UnconsciousMind, state: &State, seat: Seat, offers: &mut Vec<Action>) {
    offers.clear();
    if !flow::asked(game, state).contains(seat) {
        return;
    }
    let frame = state.stack.current();
    answers(game, state, frame, offers);
    if can_skip(game, state, frame) {
        offers.push(Action::Skip);
    }
    free::offer(game, state, frame, offers);
}

/// Whether a question may be left unanswered, or nothing more is wanted.
fn can_skip(game: &UnconsciousMind, state: &State, frame: Frame) -> bool {
    match frame {
        Frame::PickRow
        | Frame::PickColumn
        | Frame::Line { .. }
        | Frame::PickOwnTile
        | Frame::Zone
        | Frame::May { .. }
        | Frame::Repeat { .. }
        | Frame::Generate(_)
        | Frame::Swap
        | Frame::Play { .. }
        | Frame::Publish
        | Frame::TileEffects { .. }
        | Frame::Visit { .. }
        | Frame::VisitByJournalist { .. }
        | Frame::Location { .. }
        | Frame::Special(_)
        | Frame::Bonus
        | Frame::Treat
        | Frame::TreatOne
        | Frame::Moment { .. }
        | Frame::Boxes => true,
        Frame::Choose { skip, .. } => skip,
        // Where each effect could be left out by itself, all that are left can be (UM-4.4).
        Frame::All { effect, done } => children(game, effect).enumerate().all(|(at, child)| {
            done >> at & 1 != 0 || game.is_declinable(child) || game.is_idle(state, child)
        }),
        Frame::Elevate { free } | Frame::Transfer { free } => !free,
        Frame::Pay { next, asked, .. } => next == 0 && !asked,
        _ => false,
    }
}

fn answers(game: &UnconsciousMind, state: &State, frame: Frame, offers: &mut Vec<Action>) {
    let player = state.me();
    match frame {
        Frame::PickClient => {
            let all = state.candidates.iter();
            offers.extend(all.map(|client| Action::Draft { room: 0, client }));
        }
        Frame::PickTile => offers.extend(player.choice.iter().map(Action::Keep)),
        Frame::PickCell { .. } => offers.extend([0, 3, 6].map(Action::Cell)),
        Frame::Turn => state_ideas::offer_turns(game, state, offers),
        Frame::Point => state_ideas::offer_points(game, state, offers),
        Frame::Pieces { .. } => state_ideas::offer_pieces(game, state, offers),
        Frame::Ink { least, most } => {
            state_ideas::offer_steps(game, state, (least, most), offers);
        }
        Frame::PickRow => offers.extend((0..3).map(Action::Line)),
        Frame::PickColumn => {
            let open = (0..3).filter(|column| player.is_unlocked(*column));
            offers.extend(open.map(|column| Action::Line(column + 3)));
        }
        Frame::Line { line, done } => {
            let left = |part: Part| line_left(game, state, (line, done), part);
            offer_parts(game, state, &Part::LINE, left, offers);
        }
        Frame::Zone => {
            pick(game, state, game.catalogue.reputation.open(state.freud_marker), offers);
        }
        Frame::Location { location, .. } => {
            pick(game, state, &game.catalogue.city.effects[location.index()], offers);
        }
        Frame::Gain { .. } => offers.push(Action::Do),
        Frame::May { effect } | Frame::Repeat { effect, .. } => {
            offers.extend(game.can(state, effect).then_some(Action::Do));
        }
        Frame::All { effect, done } => {
            let all = children(game, effect).zip(0..);
            let open = all.filter(|(child, at)| done >> at & 1 == 0 && game.can(state, *child));
            offers.extend(open.map(|(_, at)| Action::Pick(at)));
        }
        Frame::Choose { effect, .. } => {
            let open = children(game, effect).zip(0..).filter(|(child, _)| game.can(state, *child));
            offers.extend(open.map(|(_, at)| Action::Pick(at)));
        }
        Frame::Pay { price, next, .. } => {
            insights::offer_payment(game, state, price, next, offers);
        }
        Frame::Generate(insight) => insights::offer_generate(player, insight, offers),
        Frame::Elevate { .. } => insights::offer_elevate(player, offers),
        Frame::Transfer { .. } => insights::offer_transfer(player, offers),
        _ => card_answers(game, state, frame, offers),
    }
}

/// The parts that are left and can be triggered now.
fn offer_parts(
    game: &UnconsciousMind,
    state: &State,
    parts: &[Part],
    left: impl Fn(Part) -> Option<EffectId>,
    offers: &mut Vec<Action>,
) {
    let can = |part: &&Part| left(**part).is_some_and(|effect| game.can(state, effect));
    offers.extend(parts.iter().filter(can).map(|part| Action::Trigger(*part)));
}

fn pick(game: &UnconsciousMind, state: &State, effects: &[EffectId], offers: &mut Vec<Action>) {
    let open = effects.iter().zip(0..).filter(|(effect, _)| game.can(state, **effect));
    offers.extend(open.map(|(_, at)| Action::Pick(at)));
}

fn card_answers(game: &UnconsciousMind, state: &State, frame: Frame, offers: &mut Vec<Action>) {
    let player = state.me();
    match frame {
        Frame::Swap => {
            for take in state.shown_research.iter().flatten() {
                let hand = player.hand.iter();
                offers.extend(hand.map(|give| Action::Swap { give, take: *take }));
            }
        }
        Frame::Play { .. } => offers.extend(player.hand.iter().map(Action::Play)),
        Frame::Publish => {
            let open = (0..TREATISES).filter(|at| publish::is_publishable(game, state, *at));
            offers.extend(open.map(Action::Publish));
        }
        Frame::Volumes { treatise } => {
            let cards = publish::volumes(game, state, treatise);
            offers.extend(cards.iter().map(Action::Volume));
        }
        Frame::Endow { .. } | Frame::Mark { .. } | Frame::MarkByFireworks { .. } => {
            let own = (0..10).map(Spot).filter(|spot| player.dial[spot.index()][1] > 0);
            offers.extend(own.map(Action::Endow));
        }
        Frame::GainTile { .. } => offers.extend([0, 1].map(Action::Level)),
        Frame::TileEffects { tile, both, done } => {
            let left = |part: Part| tile_left(game, (tile, both, done), part);
            offer_parts(game, state, &[Part::Banner, Part::Main], left, offers);
        }
        Frame::PlaceTile { .. } => {
            let cells = (0..CELLS).filter(|cell| notebook::check(game, state, *cell).is_ok());
            offers.extend(cells.map(Action::Cell));
            if !notebook::can_place(game, player) {
                offers.push(Action::DiscardTile);
            }
        }
        Frame::PickOwnTile => {
            let tiles = player.notebook.iter().zip(0..);
            let can = |tile: u8| game.can(state, game.catalogue.tiles[usize::from(tile)].main);
            let open = tiles.filter(|(tile, _)| tile.is_some_and(can));
            offers.extend(open.map(|(_, cell)| Action::Cell(cell)));
        }
        Frame::Move { least, most, .. } => {
            offers.extend((least..=most).map(Action::Walk));
            if state.journalist.is_some() {
                offers.extend((least..=most).map(Action::WalkJournalist));
            }
        }
        Frame::Join => offers.extend(journalist::joins(state).map(Action::Join)),
        Frame::Special(which) => special::offer(game, state, which, offers),
        _ => client_answers(game, state, frame, offers),
    }
}

fn client_answers(game: &UnconsciousMind, state: &State, frame: Frame, offers: &mut Vec<Action>) {
    let player = state.me();
    match frame {
        Frame::Bonus => offers.extend(city::bonuses(game, state)),
        Frame::Treat | Frame::TreatOne => {
            let open = (0..ROOMS).filter(|room| treat::can_treat(game, state, *room));
            offers.extend(open.map(Action::Treat));
        }
        Frame::Moment { moment, pending } => {
            let waiting = (0..CLIENTS).filter(|client| pending >> client & 1 != 0);
            let can = |client: &u8| {
                game.reaction(*client, moment).is_some_and(|effect| game.can(state, effect))
            };
            offers.extend(waiting.filter(can).map(Action::Lasting));
        }
        Frame::Boxes if player.boxes > 0 => {
            let rooms = (0..ROOMS).filter(|room| player.rooms[usize::from(*room)].client.is_some());
            offers.extend(rooms.map(Action::Box));
        }
        Frame::Draft => draft::offer(state, offers),
        Frame::Shelve { .. } => {
            offers.extend(crate::component::Side::ALL.iter().copied().map(Action::Shelve));
        }
        Frame::Manifest { .. } => {
            offers.extend(state.shown_manifest.iter().flatten().map(|dream| Action::Dream(*dream)));
            if state.manifest.count > 0 {
                offers.push(Action::DreamTop);
            }
        }
        _ => {
            if let Some(visit) = city::Visit::of(frame) {
                city::offer_visits(game, state, visit, offers);
            }
        }
    }
}

/// Whether a seat may give an answer, and if not, why.
pub(crate) fn check(
    game: &UnconsciousMind,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if !flow::asked(game, state).contains(seat) {
        let over = flow::asked(game, state).is_empty();
        return Err(if over { Refusal::Over } else { Refusal::NotYourTurn });
    }
    let mut offers = Vec::new();
    legal(game, state, seat, &mut offers);
    if offers.contains(&action) {
        return Ok(());
    }
    Err(why::refusal(game, state, action))
}

/// Answers that a player would expect beside the offers, with what forbids each.
pub(crate) fn neighbours(
    game: &UnconsciousMind,
    state: &State,
    seat: Seat,
    refused: &mut Vec<(Action, Refusal)>,
) {
    refused.clear();
    if !flow::asked(game, state).contains(seat) {
        return;
    }
    let mut offers = Vec::new();
    legal(game, state, seat, &mut offers);
    let mut expected = Vec::new();
    if let Some(frame) = state.stack.top() {
        why::expected(game, state, frame, &mut expected);
    }
    if state.round > 0 {
        expected.extend(Free::ALL.iter().map(|(free, _)| Action::Free(*free)));
    }
    expected.retain(|action| !offers.contains(action));
    refused.extend(expected.into_iter().map(|action| (action, why::refusal(game, state, action))));
}
