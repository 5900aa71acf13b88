//! Places of the catalogue for what lies on a table that the companion does not see.
//!
//! The engine speaks of components by their places. Whatever the Id does not own is of no account,
//! so its places are spare: they are lent to what is entered next.

use mittwoch_kernel::Bag;

use super::run::Run;
use crate::component::{CASE_STUDIES, ROUTINE, STARTING_LAYER};
use crate::id::ID;
use crate::state::{Deck, Frame, Shown, State, TileRow};

/// The research cards that a deck is taken to have as long as nobody says that it is empty.
const SOME_CARDS: u8 = 12;

/// Lends all that is spare anew.
pub(super) fn tidy(run: &mut Run) {
    let no_research = run.facts.no_research;
    let catalogue = &run.game.catalogue;
    let state = &mut run.state;
    research(state, catalogue.research.len() as u8, no_research);
    clients(state);
    dreams(state, catalogue.latent.len() as u8, catalogue.manifest.len() as u8);
    state.tiles = [TileRow::default(); 2];
    state.gone_tiles = Bag::EMPTY;
    for district in 0..3 {
        let slots =
            state.slots[2 * district].count_ones() + state.slots[2 * district + 1].count_ones();
        let marks = state.marks[district].iter().flatten().count() as u8;
        let used = slots as u8 + marks;
        state.tokens[district] = catalogue.city.tokens[district].saturating_sub(used);
    }
}

fn research(state: &mut State, all: u8, no_research: bool) {
    state.shown_research = [None; 2];
    let mut bag: Bag = (0..all).collect();
    for card in state.treatises.iter().flat_map(|treatise| treatise.volumes).flatten() {
        bag.remove(card);
    }
    let id = state.player(ID);
    bag = bag.minus(id.hand).minus(id.played);
    for shown in &mut state.shown_research {
        *shown = bag.iter().last();
        shown.iter().for_each(|card| bag.remove(*card));
    }
    let count = if no_research { 0 } else { SOME_CARDS };
    state.research = Deck { bag, count, gone: Bag::EMPTY };
}

/// A place for a card, or nothing if more cards are in play than there are.
pub(super) fn card(state: &mut State) -> Option<u8> {
    let card = state.research.bag.iter().last()?;
    state.research.bag.remove(card);
    Some(card)
}

/// The client places that the Id does not own.
fn free_clients(state: &State) -> Bag {
    let id = state.player(ID);
    let all = (ROUTINE.start..CASE_STUDIES.end).collect::<Bag>();
    let mut bag = all.minus(id.cured).minus(state.candidates);
    id.rooms.iter().filter_map(|room| room.client).for_each(|client| bag.remove(client));
    state.id.covers.iter().flatten().for_each(|client| bag.remove(*client));
    bag
}

/// The layer places that the Id does not own.
fn free_layers(state: &State) -> impl Iterator<Item = u8> + use<> {
    let owned: Bag = state.player(ID).rooms.iter().filter_map(|room| room.layer).collect();
    (0..STARTING_LAYER).filter(move |layer| !owned.contains(*layer))
}

fn clients(state: &mut State) {
    if state.round > 0 {
        state.candidates = Bag::EMPTY;
    }
    show(state, 2, 2);
    let empty = Deck { bag: Bag::EMPTY, count: 0, gone: Bag::EMPTY };
    (state.routine, state.cases, state.layers, state.bottom) = (empty, empty, empty, None);
}

/// Shows so many clients of each kind.
pub(super) fn show(state: &mut State, routine: usize, cases: usize) {
    let free = free_clients(state);
    let mut layers = free_layers(state);
    let of = |kind: std::ops::Range<u8>, count| {
        let mut row = kind.filter(|client| free.contains(*client)).take(count);
        [row.next(), row.next()]
    };
    let [first, second] = of(ROUTINE, routine);
    let [third, fourth] = of(CASE_STUDIES, cases);
    let row = [first, second, third, fourth];
    let shown = row.map(|client| client.zip(layers.next()));
    state.shown_clients = shown.map(|shown| shown.map(|(client, layer)| Shown { client, layer }));
}

/// A client that comes to a room or is cured without having been seen.
pub(super) fn client(state: &State, routine: bool) -> Option<(u8, u8)> {
    let kind = if routine { ROUTINE } else { CASE_STUDIES };
    let free = free_clients(state);
    kind.into_iter().find(|client| free.contains(*client)).zip(free_layers(state).next())
}

fn dreams(state: &mut State, latent: u8, manifest: u8) {
    let rooms = state.player(ID).rooms;
    let mut deck: Bag = (0..latent).collect();
    rooms.iter().filter_map(|room| room.latent).for_each(|dream| deck.remove(dream));
    state.latent = Deck { bag: deck, count: deck.len() as u8, gone: Bag::EMPTY };
    let mut deck: Bag = (0..manifest).collect();
    rooms.iter().filter_map(|room| room.manifest).for_each(|dream| deck.remove(dream));
    let top = matches!(state.stack.top(), Some(Frame::TopManifest { .. }));
    state.shown_manifest = [None; 4];
    state.manifest = Deck { bag: deck, count: u8::from(top), gone: Bag::EMPTY };
}
