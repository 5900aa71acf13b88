//! Clients, dreams and layers.

use super::{me, push, score};
use crate::UnconsciousMind;
use crate::component::STARTING_LAYER;
use crate::effect::{Good, Moment};
use crate::event::Open;
use crate::id::Step;
use crate::state::{Frame, Room, Shown, State};

impl UnconsciousMind {
    pub(super) fn apply_clients(&self, state: &mut State, event: Open) {
        match event {
            Open::DreamUsed { room, dream, manifest, matching, .. } => {
                self.use_dream(state, room, (dream, manifest), matching);
            }
            Open::TreatmentOver { room, excess } => self.end_treatment(state, room, excess),
            Open::Helped { room, marker, points, .. } => self.help(state, room, marker, points),
            Open::Catharsis { room, layer, points, .. } => {
                score(state, points);
                state.stack.replace(Frame::Shed { room });
                if let Some(effect) = self.catalogue.layers[usize::from(layer)].effect {
                    push(state, &[Frame::Run { effect, asked: false }]);
                }
            }
            Open::LayerShed { room, client, layer } => self.shed(state, room, client, layer),
            Open::Cured { room, client, points } => self.cure(state, room, client, points),
            Open::RoomOpened => {
                me(state).blocked = false;
                state.stack.pop();
            }
            Open::Lasting { client } => self.lasting(state, client),
            Open::BoxUsed { room, .. } => {
                me(state).boxes -= 1;
                if self.is_id(state.turn) {
                    state.id.next_room = Some(1 - room.min(1)); // ID-8.3
                }
                push(state, &[Frame::Therapy { room, left: 1 }]);
            }
            Open::Drafted { room, client } => draft(state, room, client),
            Open::ClientShown { place, client, layer } => show(state, place, client, layer),
            Open::SpareLaid { client } => {
                state.candidates.remove(client);
                state.id.candidates.clear();
                state.bottom = Some(client);
                state.stack.pop();
            }
            Open::MarkerSet { room, marker, points, .. } => {
                me(state).rooms[usize::from(room)].marker = marker;
                score(state, points);
                state.stack.pop();
            }
            _ => apply_dreams(state, event),
        }
    }

    fn use_dream(&self, state: &mut State, room: u8, dream: (u8, bool), matching: bool) {
        let (dream, manifest) = dream;
        state.therapy.room = Some(room);
        state.therapy.excess = 0;
        state.stack.replace(Frame::DreamOver { room, manifest });
        let dreams = if manifest { &self.catalogue.manifest } else { &self.catalogue.latent };
        let effect = dreams[usize::from(dream)].effect;
        push(state, &[Frame::Run { effect, asked: false }]);
        if matching {
            let effect = self.catalogue.board.matching;
            push(state, &[Frame::Run { effect, asked: false }]);
        }
    }

    fn end_treatment(&self, state: &mut State, room: u8, excess: u8) {
        self.gain(state, Good::Box, excess);
        if let Some(Frame::DreamOver { manifest, .. }) = state.stack.top() {
            discard_dream(state, room, manifest);
        }
        state.therapy.room = None;
        state.therapy.excess = 0;
        state.stack.pop();
        self.react(state, Moment::Treat, None);
    }

    fn help(&self, state: &mut State, room: u8, marker: u8, points: u8) {
        score(state, points);
        let chamber = &mut me(state).rooms[usize::from(room)];
        chamber.marker = marker;
        let catharsis = marker <= self.catalogue.board.catharsis && chamber.layer.is_some();
        if let Some(Frame::Therapy { left, .. }) = state.stack.top() {
            state.stack.replace(Frame::Therapy { room, left: left - 1 });
        }
        if marker == 0 {
            push(state, &[Frame::Cure { room }]);
        }
        if catharsis {
            push(state, &[Frame::Catharsis { room }]);
        }
    }

    fn shed(&self, state: &mut State, room: u8, client: u8, layer: u8) {
        me(state).rooms[usize::from(room)].layer = None;
        if layer != STARTING_LAYER {
            state.layers.gone.insert(layer);
        }
        state.stack.pop();
        self.react(state, Moment::Catharsis, Some(client));
        if self.is_id(state.turn) {
            push(state, &[Frame::Id(Step::Overlay { client })]);
        }
    }

    fn cure(&self, state: &mut State, room: u8, client: u8, points: u8) {
        let chamber = std::mem::take(&mut me(state).rooms[usize::from(room)]);
        me(state).cured.insert(client);
        chamber.latent.iter().for_each(|dream| state.latent.gone.insert(*dream));
        chamber.manifest.iter().for_each(|dream| state.manifest.gone.insert(*dream));
        score(state, points);
        state.stack.pop();
        self.react(state, Moment::Cure, None);
    }

    fn lasting(&self, state: &mut State, client: u8) {
        let Frame::Moment { moment, pending } = state.stack.current() else {
            unreachable!("clients react to a moment");
        };
        state.stack.replace(Frame::Moment { moment, pending: pending & !(1 << client) });
        let effect = self.reaction(client, moment).expect("a client that reacts has an effect");
        push(state, &[Frame::Run { effect, asked: true }]);
    }
}

/// The used dream goes, unless it went with the cured client (UM-19.13).
fn discard_dream(state: &mut State, room: u8, manifest: bool) {
    let chamber = &mut me(state).rooms[usize::from(room)];
    if chamber.client.is_none() {
        return;
    }
    if manifest {
        let dream = chamber.manifest.take();
        dream.iter().for_each(|dream| state.manifest.gone.insert(*dream));
    } else {
        let dream = chamber.latent.take();
        dream.iter().for_each(|dream| state.latent.gone.insert(*dream));
    }
}

/// A client comes into a room; the display, dreams and marker follow (UM-21.6 to UM-21.9).
fn draft(state: &mut State, room: u8, client: u8) {
    let shown = |shown: &Option<Shown>| shown.is_some_and(|shown| shown.client == client);
    let place = state.shown_clients.iter().position(shown);
    let layer = match place {
        Some(place) => state.shown_clients[place].take().map(|shown| shown.layer),
        None => {
            state.candidates.remove(client);
            state.id.candidates.retain(|at| *at != client);
            state.stack.pop();
            Some(STARTING_LAYER)
        }
    };
    me(state).rooms[usize::from(room)] = Room { client: Some(client), layer, ..Room::default() };
    push(state, &[Frame::SetMarker { room }, Frame::Manifest { room }, Frame::Latent { room }]);
    if let Some(place) = place {
        push(state, &[Frame::RefillClient { place: place as u8 }]);
    }
}

fn show(state: &mut State, place: u8, client: u8, layer: u8) {
    if state.bottom == Some(client) {
        state.bottom = None;
    } else {
        let routine = state.routine.bag.contains(client);
        let deck = if routine { &mut state.routine } else { &mut state.cases };
        deck.bag.remove(client);
        deck.count -= 1;
    }
    state.layers.bag.remove(layer);
    state.layers.count -= 1;
    state.shown_clients[usize::from(place)] = Some(Shown { client, layer });
    state.stack.pop();
}

fn apply_dreams(state: &mut State, event: Open) {
    match event {
        Open::LatentTurned { room, dream, .. } => {
            state.latent.bag.remove(dream);
            state.latent.count -= 1;
            me(state).rooms[usize::from(room)].latent = Some(dream);
            state.stack.pop();
        }
        Open::TopChosen => {
            let Frame::Manifest { room } = state.stack.current() else {
                unreachable!("the top dream is chosen when one is asked for");
            };
            state.stack.replace(Frame::TopManifest { room });
        }
        Open::ManifestTaken { room, dream, .. } => {
            me(state).rooms[usize::from(room)].manifest = Some(dream);
            state.stack.pop();
            let place = state.shown_manifest.iter().position(|shown| *shown == Some(dream));
            if let Some(place) = place {
                state.shown_manifest[place] = None;
                push(state, &[Frame::RefillManifest { place: place as u8 }]);
            } else {
                state.manifest.bag.remove(dream);
                state.manifest.count -= 1;
            }
        }
        Open::ManifestShown { place, dream } => {
            state.manifest.bag.remove(dream);
            state.manifest.count -= 1;
            state.shown_manifest[usize::from(place)] = Some(dream);
            state.stack.pop();
        }
        Open::Exchanged { room, dream, .. } => {
            let place = state.shown_manifest.iter().position(|shown| *shown == Some(dream));
            let chamber = &mut me(state).rooms[usize::from(room)];
            let before = chamber.manifest.replace(dream);
            if let Some(place) = place {
                state.shown_manifest[place] = before;
            }
            state.stack.pop();
        }
        event => unreachable!("{event:?} is not about clients and dreams"),
    }
}
