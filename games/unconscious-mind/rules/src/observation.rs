//! What a seat knows as numbers, from its own side: field by field all of its knowledge.
//!
//! Where a component is one of many and lies alone, it has a number for each of them; in rows and
//! notebooks it is written as its place in the pack, counted from 1, beside the set of all that
//! lie there.

mod business;
mod id;
mod player;

use mittwoch_kernel::{AmountScale, Bag, Pen, Seat, Viewer};

use crate::UnconsciousMind;
use crate::component::{Colour, Face, Location};
use crate::knowledge::Knowledge;
use crate::state::{CLIENTS, Deck, ROOMS, State};

/// Rounds, what is laid in one place, and cards in a deck.
const ROUNDS: AmountScale = AmountScale::up_to(20, 255);
const FEW: AmountScale = AmountScale::up_to(5, 255);
const CARDS: AmountScale = AmountScale::up_to(36, Bag::CAPACITY as i32);

/// What one viewer looks with, and how many components there are of each kind.
struct Eye<'a> {
    game: &'a UnconsciousMind,
    viewer: Viewer,
    boards: u8,
    research: usize,
    clients: usize,
    layers: usize,
    latent: usize,
    manifest: usize,
    tiles: usize,
}

/// Writes all that a viewer knows.
pub(crate) fn observe<P: Pen>(game: &UnconsciousMind, knowledge: &Knowledge, pen: &mut P) {
    let catalogue = &game.catalogue;
    let eye = Eye {
        game,
        viewer: knowledge.viewer(),
        boards: game.config.boards(),
        research: catalogue.research.len(),
        clients: CLIENTS.into(),
        layers: catalogue.layers.len(),
        latent: catalogue.latent.len(),
        manifest: catalogue.manifest.len(),
        tiles: catalogue.tiles.len(),
    };
    let table = knowledge.table().fields();
    eye.time(table, pen);
    eye.city(table, pen);
    eye.meeting(table, pen);
    eye.decks(table, pen);
    eye.displays(table, pen);
    eye.treatises(table, pen);
    for (place, seat) in eye.viewer.clockwise(eye.boards).enumerate() {
        pen.begin("board", place);
        eye.board(table.player(seat), pen);
        pen.end();
    }
    if game.config.is_solo() {
        eye.id(&table.id, knowledge.turned(), pen);
    }
    eye.therapy(table, pen);
    eye.business(table, pen);
}

/// A component as its place in the pack, counted from 1; 0 for none.
fn placed(id: Option<u8>) -> u8 {
    id.map_or(0, |id| id + 1)
}

fn bits(bits: u32, count: u8) -> Bag {
    Bag::of_bits(bits & ((1 << count) - 1))
}

impl Eye<'_> {
    fn place_of(&self, seat: Seat) -> usize {
        self.viewer.place_of(seat, self.boards)
    }

    fn owner<P: Pen>(&self, name: &'static str, seat: Option<Seat>, pen: &mut P) {
        pen.one_of(name, seat.map(|seat| self.place_of(seat)), self.boards.into());
    }

    fn time<P: Pen>(&self, table: &State, pen: &mut P) {
        let players = self.game.config.players;
        pen.one_of("seat", Some(self.viewer.side().index()), players.into());
        pen.flag("watching", self.viewer == Viewer::Spectator);
        pen.amount("round", table.round.into(), ROUNDS);
        self.owner("turn", Some(table.turn), pen);
        pen.flag("end signalled", table.signal.is_some());
        pen.amount("round of the signal", table.signal.unwrap_or_default().into(), ROUNDS);
    }

    fn city<P: Pen>(&self, table: &State, pen: &mut P) {
        let locations = Location::ALL.len();
        pen.one_of("Freud", Some(table.freud.index()), locations);
        pen.one_of("Journalist", table.journalist.map(Location::index), locations);
        pen.one_of("Fireworks", table.fireworks.map(|at| at as usize), Colour::ALL.len());
        for (place, cover) in table.covers.iter().enumerate() {
            let tiles = self.game.catalogue.location_tiles.len();
            pen.begin("location", place);
            pen.one_of("tile", cover.map(|cover| cover.tile.into()), tiles);
            let side = cover.map(|cover| cover.side as usize);
            pen.one_of("side of the tile", side, Face::ALL.len());
            pen.some_of("slots used", bits(table.slots[place].into(), 3), 3);
            pen.end();
        }
        pen.amount("marker of Freud", table.freud_marker.into(), ROUNDS);
        for (place, owner) in table.goals.iter().enumerate() {
            pen.begin("goal", place);
            self.owner("owner", *owner, pen);
            pen.end();
        }
        for (place, marks) in table.marks.iter().enumerate() {
            pen.begin("district", place);
            pen.amount("tokens", table.tokens[place].into(), FEW);
            for (slot, owner) in marks.iter().enumerate() {
                pen.begin("slot", slot);
                self.owner("owner", *owner, pen);
                pen.end();
            }
            pen.end();
        }
    }

    fn meeting<P: Pen>(&self, table: &State, pen: &mut P) {
        let actions = self.game.catalogue.table.actions.len();
        for (place, space) in table.spaces.iter().enumerate() {
            let taken = space.is_taken();
            pen.begin("idea space", place);
            pen.amount("ideas", space.ideas.into(), FEW);
            pen.amount("bright ideas", space.bright.into(), FEW);
            self.owner("owner", taken.then_some(space.owner), pen);
            pen.one_of("action", taken.then_some(space.action.into()), actions);
            pen.end();
        }
    }

    fn deck<P: Pen>(&self, name: (&'static str, usize), deck: &Deck, all: usize, pen: &mut P) {
        pen.begin(name.0, name.1);
        pen.some_of("may come", deck.bag, all);
        pen.amount("cards", deck.count.into(), CARDS);
        pen.some_of("gone", deck.gone, all);
        pen.end();
    }

    fn decks<P: Pen>(&self, table: &State, pen: &mut P) {
        self.deck(("research deck", 0), &table.research, self.research, pen);
        self.deck(("routine clients", 0), &table.routine, self.clients, pen);
        self.deck(("case studies", 0), &table.cases, self.clients, pen);
        self.deck(("grief layers", 0), &table.layers, self.layers, pen);
        self.deck(("latent dreams", 0), &table.latent, self.latent, pen);
        self.deck(("manifest dreams", 0), &table.manifest, self.manifest, pen);
        pen.one_of("bottom client", table.bottom.map(usize::from), self.clients);
        pen.some_of("first clients", table.candidates, self.clients);
        pen.some_of("tiles held", table.held, self.tiles);
        pen.some_of("tiles gone", table.gone_tiles, self.tiles);
    }

    fn displays<P: Pen>(&self, table: &State, pen: &mut P) {
        for (place, row) in table.tiles.iter().enumerate() {
            pen.begin("tile row", place);
            pen.some_of("may come", row.unseen, self.tiles);
            pen.amount("tiles below", row.below.into(), CARDS);
            for (column, tile) in row.shown.iter().enumerate() {
                pen.begin("column", column);
                pen.one_of("tile", tile.map(usize::from), self.tiles);
                pen.end();
            }
            pen.end();
        }
        for (place, card) in table.shown_research.iter().enumerate() {
            pen.begin("research shown", place);
            pen.one_of("card", card.map(usize::from), self.research);
            pen.end();
        }
        for (place, shown) in table.shown_clients.iter().enumerate() {
            pen.begin("client shown", place);
            pen.one_of("client", shown.map(|shown| shown.client.into()), self.clients);
            pen.one_of("layer", shown.map(|shown| shown.layer.into()), self.layers);
            pen.end();
        }
        for (place, dream) in table.shown_manifest.iter().enumerate() {
            pen.begin("dream shown", place);
            pen.one_of("dream", dream.map(usize::from), self.manifest);
            pen.end();
        }
    }

    fn treatises<P: Pen>(&self, table: &State, pen: &mut P) {
        for (place, shelf) in table.treatises.iter().enumerate() {
            pen.begin("treatise", place);
            self.owner("owner", shelf.owner, pen);
            pen.counts("volumes", &shelf.volumes.map(placed), self.research as u32);
            pen.end();
        }
    }

    fn therapy<P: Pen>(&self, table: &State, pen: &mut P) {
        let therapy = &table.therapy;
        pen.one_of("room in treatment", therapy.room.map(usize::from), ROOMS.into());
        pen.amount("excess", therapy.excess.into(), FEW);
        pen.some_of("rooms treated", bits(therapy.treated.into(), ROOMS), ROOMS.into());
    }
}
