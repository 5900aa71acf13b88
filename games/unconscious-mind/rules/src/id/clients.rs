//! The clients of the Id: whom it takes, with which dream, and what covers them (chapters 2 and 8).

use mittwoch_kernel::Sink;

use super::{Did, Pick, compass};
use crate::UnconsciousMind;
use crate::component::ClientKind;
use crate::event::{Event, Open};
use crate::flow::answer::client;
use crate::flow::happen;
use crate::phase::draft::is_free;
use crate::state::{Shown, State};

/// The first client, by the compass (ID-2.13).
pub(super) fn first<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    let found = compass::outermost(state.id.compass, state.id.candidates.iter().copied());
    if let Some(client) = compass::choose(game, state, sink, Pick::Client, found) {
        happen(game, state, sink, Open::Drafted { room: 0, client });
    }
}

/// Routine clients into the first room, case studies into the second (ID-8.5, ID-8.6).
pub(super) fn draft<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    let Some(room) = (0..2).find(|room| is_free(state, *room)) else { return };
    let kind = if room == 0 { ClientKind::Routine } else { ClientKind::CaseStudy };
    let fits = |shown: &Shown| game.catalogue.clients[usize::from(shown.client)].kind == kind;
    let row = || state.shown_clients.iter().flatten();
    let any = !row().any(fits);
    let side = state.id.compass;
    let found = compass::outermost(side, row().filter(|shown| any || fits(shown)));
    let found = found.map(|(shown, used)| (shown.client, used));
    if any {
        happen(game, state, sink, Open::Id(Did::AnyKind { room }));
    }
    let pick = match kind {
        _ if any => Pick::Client,
        ClientKind::Routine => Pick::Routine,
        ClientKind::CaseStudy => Pick::CaseStudy,
    };
    if let Some(client) = compass::choose(game, state, sink, pick, found) {
        happen(game, state, sink, Open::Drafted { room, client });
    }
}

/// The shown manifest dream with most therapy points (ID-2.14).
pub(super) fn dream<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    room: u8,
    sink: &mut S,
) {
    let therapy = |dream: &u8| game.catalogue.manifest[usize::from(*dream)].therapy;
    let row = || state.shown_manifest.iter().flatten().copied();
    let most = row().map(|dream| therapy(&dream)).max();
    let best = row().filter(|dream| Some(therapy(dream)) == most);
    let found = compass::outermost(state.id.compass, best);
    match compass::choose(game, state, sink, Pick::Manifest, found) {
        Some(dream) => {
            let client = client(state, room).expect("a dream comes to a client");
            happen(game, state, sink, Open::ManifestTaken { room, client, dream });
        }
        None => happen(game, state, sink, Open::TopChosen),
    }
}

/// The top overlay of the client's kind (ID-8.7, ID-8.8).
pub(super) fn overlay(game: &UnconsciousMind, state: &State, client: u8) -> Did {
    let routine = game.catalogue.clients[usize::from(client)].kind == ClientKind::Routine;
    let column = if routine { &state.id.covers[..4] } else { &state.id.covers[4..] };
    let used = column.iter().flatten().count();
    match state.id.order.get(used) {
        Some(pair) => Did::Overlaid { client, overlay: pair + if routine { 0 } else { 4 } },
        None => Did::NoOverlay { client },
    }
}
