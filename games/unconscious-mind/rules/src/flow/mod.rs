//! Where the game goes next; the work is done in the phases.

pub(crate) mod answer;
pub(crate) mod settle;

use mittwoch_kernel::{Bag, Chance, Folds, Label, Seat, Seats, Sink};

use crate::UnconsciousMind;
use crate::effect::purse::asks;
use crate::effect::{Cost, Figure, Good};
use crate::event::{Event, Open};
use crate::flow::answer::client;
use crate::phase::{draft, fireworks, free, goals, reputation, state_ideas, treat};
use crate::state::{Frame, Price, State};
use crate::{conserved, id, score};

/// Lets something open happen on the turn of the player who has it.
#[inline]
pub(crate) fn happen<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    sink: &mut S,
    what: Open,
) {
    let seat = state.turn;
    game.happen(state, sink, (seat, what));
}

/// Performs an answer.
#[inline]
pub(crate) fn perform<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    _seat: Seat,
    action: crate::Action,
    sink: &mut S,
) {
    debug_assert_eq!(conserved::frame(game, state), Ok(()));
    let event = answer::event(game, state, action);
    happen(game, state, sink, event.expect("an answer that is allowed makes something happen"));
}

/// Goes on to the next question or to the end.
pub(crate) fn advance<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    while go_one_on(game, state, chance, sink) {}
}

/// Lets one thing happen; false if somebody is asked or the game is over.
pub(crate) fn go_one_on<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) -> bool {
    debug_assert_eq!(conserved::frame(game, state), Ok(()));
    let frame = state.stack.current();
    if state.round > 0
        && let Some(goal) = goals::met(game, state)
    {
        happen(game, state, sink, Open::Claimed { goal });
        return true;
    }
    let by_itself = game.is_id(state.turn);
    if frame == Frame::Over || !by_itself && is_question(game, state, frame) {
        return false;
    }
    if !(by_itself && id::flow::go_on(game, state, frame, chance, sink)) {
        go_on(game, state, frame, chance, sink);
    }
    true
}

/// Whether a frame waits for an answer.
#[inline]
pub(crate) fn is_question(game: &UnconsciousMind, state: &State, frame: Frame) -> bool {
    match frame {
        Frame::Gain { good: Good::Coffee, count } => {
            beyond(game, state, Good::Coffee, count) > 0 && free::can_spend_coffee(game, state)
        }
        Frame::Pay { price, next, .. } => {
            game.costs(state, price).get(usize::from(next)).is_some_and(|cost| asks(*cost))
        }
        Frame::Join => state.journalist.is_some_and(|at| at != state.freud),
        Frame::Over
        | Frame::Next
        | Frame::Spare
        | Frame::Track
        | Frame::Gain { .. }
        | Frame::Draw { .. }
        | Frame::Refill { .. }
        | Frame::OpenRoom
        | Frame::Fireworks
        | Frame::TakeIdeas
        | Frame::Dream { .. }
        | Frame::DreamOver { .. }
        | Frame::Therapy { .. }
        | Frame::Catharsis { .. }
        | Frame::Shed { .. }
        | Frame::Cure { .. }
        | Frame::RefillClient { .. }
        | Frame::Latent { .. }
        | Frame::TopManifest { .. }
        | Frame::RefillManifest { .. }
        | Frame::SetMarker { .. }
        | Frame::Id(_)
        | Frame::Close => false,
        _ => true,
    }
}

/// Who is asked: nobody but the player whose turn it is.
#[inline]
pub(crate) fn asked(_game: &UnconsciousMind, state: &State) -> Seats {
    match state.stack.top() {
        None | Some(Frame::Over) => Seats::NONE,
        _ => Seats::only(state.turn),
    }
}

/// How much of a gain would be lost or turned into points.
pub(crate) fn beyond(game: &UnconsciousMind, state: &State, good: Good, count: u8) -> u8 {
    let player = state.me();
    match good {
        Good::Coffee if game.is_id(state.turn) => 0,
        Good::Coffee => {
            (player.coffee + count).saturating_sub(game.coffee_limit(state, state.turn))
        }
        Good::Box => (player.boxes + count).saturating_sub(game.catalogue.board.box_most),
        _ => 0,
    }
}

/// Lets what is on top of the stack happen.
fn go_on<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    frame: Frame,
    chance: &mut C,
    sink: &mut S,
) {
    match frame {
        Frame::Next => next_turn(game, state, sink),
        Frame::Draw { .. } => draw_card(game, state, chance, sink),
        Frame::Refill { level, column: 0 } => turn_up(game, state, level, chance, sink),
        Frame::RefillClient { place } => draft::refill(game, state, place, chance, sink),
        Frame::Latent { room } => {
            let name = |id: u8| game.catalogue.latent[usize::from(id)].id.clone();
            let dream = draft::peek(state.latent.bag, chance, "latent dream", name);
            let drawn = dream.zip(client(state, room));
            let event = drawn.map(|(dream, client)| Open::LatentTurned { room, client, dream });
            happen_or_drop(game, state, sink, event);
        }
        Frame::TopManifest { room } => {
            let drawn = top_manifest(game, state, chance).zip(client(state, room));
            let event = drawn.map(|(dream, client)| Open::ManifestTaken { room, client, dream });
            happen_or_drop(game, state, sink, event);
        }
        Frame::RefillManifest { place } => {
            let drawn = top_manifest(game, state, chance);
            let event = drawn.map(|dream| Open::ManifestShown { place, dream });
            happen_or_drop(game, state, sink, event);
        }
        Frame::Gain { good: Good::Reputation, .. } => {
            let step = reputation::step(game, state);
            let event = Open::Reputation { points: step.points, steps: step.steps };
            happen(game, state, sink, event);
            if step.signal {
                happen(game, state, sink, Open::Signalled);
            }
        }
        _ => happen_or_drop(game, state, sink, certain(game, state, frame)),
    }
}

/// Lets an event happen; without one, what is on top of the stack has nothing left to do.
fn happen_or_drop<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    sink: &mut S,
    event: Option<Open>,
) {
    match event {
        Some(event) => happen(game, state, sink, event),
        None => drop(state.stack.pop()),
    }
}

/// What happens without luck.
fn certain(game: &UnconsciousMind, state: &State, frame: Frame) -> Option<Open> {
    let player = state.me();
    let room = |room: u8| player.rooms[usize::from(room)];
    Some(match frame {
        Frame::Spare => Open::SpareLaid { client: state.candidates.iter().next()? },
        Frame::Track => {
            let zone = game.catalogue.reputation.above[usize::from(player.reputation)];
            Open::TrackTriggered { points: zone.points, coffee: zone.coffee }
        }
        Frame::Gain { good, count } => {
            Open::Gained { good, count, beyond: beyond(game, state, good, count) }
        }
        Frame::Pay { price, next, .. } => pay(game, state, price, next)?,
        Frame::Refill { level, column } => Open::Slid { level, column },
        Frame::Join => Open::Walked { figure: Figure::Professor, to: state.freud },
        Frame::OpenRoom => Open::RoomOpened,
        Frame::Fireworks => Open::FireworksMoved { to: fireworks::next(state)? },
        Frame::TakeIdeas => Open::IdeasBack { ideas: ideas_on_table(state) },
        Frame::Dream { room } => {
            let (dream, manifest) = game.exposed(state, room)?;
            let matching = treat::is_matching(game, state, room);
            Open::DreamUsed { room, client: client(state, room)?, dream, manifest, matching }
        }
        Frame::DreamOver { room, .. } => Open::TreatmentOver { room, excess: state.therapy.excess },
        Frame::Therapy { room: at, .. } => {
            let marker = room(at).marker.checked_sub(1)?;
            let points = game.catalogue.board.therapy_points[usize::from(marker)];
            Open::Helped { room: at, client: room(at).client?, marker, points }
        }
        Frame::Catharsis { room: at } => {
            let layer = room(at).layer?;
            let points = game.catalogue.layers[usize::from(layer)].points;
            Open::Catharsis { room: at, client: room(at).client?, layer, points }
        }
        Frame::Shed { room: at } => {
            Open::LayerShed { room: at, client: room(at).client?, layer: room(at).layer? }
        }
        Frame::Cure { room: at } => {
            let client = room(at).client?;
            let points = game.catalogue.clients[usize::from(client)].points;
            Open::Cured { room: at, client, points }
        }
        Frame::SetMarker { room: at } => set_marker(game, state, at)?,
        Frame::Close => Open::TurnEnded,
        _ => return None,
    })
}

/// Pays a part of a price that leaves no choice.
fn pay(game: &UnconsciousMind, state: &State, price: Price, next: u8) -> Option<Open> {
    let discount = game.discount(state, price);
    let (good, count) = match *game.costs(state, price).get(usize::from(next))? {
        Cost::Coffee(count) => (Good::Coffee, count.saturating_sub(discount)),
        Cost::Box(count) => (Good::Box, count),
        Cost::Bright(count) => (Good::Bright, count),
        Cost::Insight(_) | Cost::Suppress | Cost::Card => return None,
    };
    Some(Open::Paid { good, count })
}

/// Where the therapy marker of a new client starts (UM-3.10, UM-21.9).
fn set_marker(game: &UnconsciousMind, state: &State, room: u8) -> Option<Open> {
    let chamber = state.me().rooms[usize::from(room)];
    let client = chamber.client?;
    let layer = game.catalogue.layers[usize::from(chamber.layer?)].therapy;
    let marker = game.catalogue.clients[usize::from(client)].therapy + layer;
    let points = game.catalogue.board.therapy_points[usize::from(marker)];
    Some(Open::MarkerSet { room, client, marker, points })
}

fn ideas_on_table(state: &State) -> u8 {
    let own = state.spaces.iter().filter(|space| space.owner == state.turn);
    own.map(|space| space.ideas).sum()
}

pub(crate) fn next_turn<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    let seat = if state.round == 0 { Seat(0) } else { state.turn.next(game.config.boards()) };
    if seat == Seat(0) && state.is_last_round() {
        let winners = score::winners(game, state);
        return happen(game, state, sink, Open::Ended { winners });
    }
    state.turn = seat;
    if seat == Seat(0) {
        happen(game, state, sink, Open::RoundStarted { round: state.round + 1 });
    }
    happen(game, state, sink, Open::TurnStarted);
}

fn draw_card<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = state.turn;
    let name = |id: u8| game.catalogue.research[usize::from(id)].id.clone();
    // The face-down hand of the Id lies among the unseen cards too (ID-3.6).
    let mut unseen = if state.research.count == 0 { Bag::EMPTY } else { state.research.bag };
    let Some(card) = unseen.draw(chance, Label::of("research card", seat), name) else {
        return happen(game, state, sink, Open::NoCard);
    };
    state.research.bag = unseen;
    state.players[seat.index()].hand.insert(card);
    sink.emit(|| Event::Drew { seat, card });
    happen(game, state, sink, Open::CardDrawn);
}

fn turn_up<C: Chance, S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    level: u8,
    chance: &mut C,
    sink: &mut S,
) {
    let name = |id: u8| game.catalogue.tiles[usize::from(id)].id.clone();
    let unseen = state.tiles[usize::from(level)].unseen;
    let drawn = draft::peek(unseen, chance, "notebook tile", name);
    happen_or_drop(game, state, sink, drawn.map(|tile| Open::TurnedUp { level, tile }));
}

fn top_manifest<C: Chance>(game: &UnconsciousMind, state: &State, chance: &mut C) -> Option<u8> {
    let name = |id: u8| game.catalogue.manifest[usize::from(id)].id.clone();
    draft::peek(state.manifest.bag, chance, "manifest dream", name)
}

/// The spaces with own ideas, for a Recall.
pub(crate) fn recall_event(state: &State) -> Open {
    Open::RecallBegan { spaces: state_ideas::idea_spaces(state) }
}
