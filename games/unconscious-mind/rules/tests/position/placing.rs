//! Layers, dreams, volumes, tokens and ideas put where a test wants them.

use mittwoch_kernel::{Bag, Seat};
use mittwoch_unconscious_mind::{
    Frame, IdeaSpace, LEVEL_ONE, Location, Open, Room, STARTING_LAYER, Table,
};

use super::{Position, named};

impl Position {
    /// The id of a tile.
    pub(crate) fn tile_id(&self, name: &str) -> u8 {
        named(self.game.catalogue().tiles.iter().map(|tile| &tile.id), name)
    }

    /// The id of a client.
    pub(crate) fn client_id(&self, name: &str) -> u8 {
        named(self.game.catalogue().clients.iter().map(|client| &client.id), name)
    }

    /// The id of a layer.
    pub(crate) fn layer_id(&self, name: &str) -> u8 {
        named(self.game.catalogue().layers.iter().map(|layer| &layer.id), name)
    }

    /// The id of a latent dream.
    pub(crate) fn latent_id(&self, name: &str) -> u8 {
        named(self.game.catalogue().latent.iter().map(|dream| &dream.id), name)
    }

    /// The id of a manifest dream.
    pub(crate) fn manifest_id(&self, name: &str) -> u8 {
        named(self.game.catalogue().manifest.iter().map(|dream| &dream.id), name)
    }

    /// The id of a goal.
    pub(crate) fn goal_id(&self, name: &str) -> usize {
        usize::from(named(self.game.catalogue().goals.iter().map(|goal| &goal.id), name))
    }

    /// A tile lies on a space of the display; what lay there goes back among the unseen ones.
    pub(crate) fn shown_tile(mut self, level: usize, column: usize, name: &str) -> Position {
        let id = self.tile_id(name);
        assert_eq!(LEVEL_ONE.contains(&id), level == 0, "{name} is of the other level");
        let row = &mut self.state.tiles[level];
        if let Some(other) = row.shown.iter().position(|shown| *shown == Some(id)) {
            row.shown.swap(other, column);
            return self;
        }
        row.unseen.remove(id);
        if let Some(before) = row.shown[column].replace(id) {
            row.unseen.insert(before);
        }
        self
    }

    /// A space of the display is empty; the stack space stands for the whole stack.
    pub(crate) fn no_tile(mut self, level: usize, column: usize) -> Position {
        let row = &mut self.state.tiles[level];
        if let Some(before) = row.shown[column].take() {
            row.unseen.insert(before);
        }
        if column == 0 {
            row.below = 0;
        }
        self
    }

    /// Research cards in play before a seat.
    pub(crate) fn area(mut self, seat: usize, names: &[&str]) -> Position {
        for name in names {
            self = self.in_hand(name);
            let (card, mine) = (self.card_id(name), self.seat());
            let player = &mut self.state.players[mine];
            player.hand.remove(card);
            player.hand_count -= 1;
            self.state.players[seat].played.insert(card);
        }
        self
    }

    /// The deck of research cards is used up.
    pub(crate) fn no_research(self) -> Position {
        self.with(|state| {
            state.research.gone = state.research.gone.union(state.research.bag);
            state.research.bag = Bag::EMPTY;
            state.research.count = 0;
        })
    }

    /// The colours of the volumes that lie on a treatise.
    pub(crate) fn volumes(&self, treatise: &str) -> Vec<&'static str> {
        let research = &self.game.catalogue().research;
        let shelf = self.state.treatises[self.treatise(treatise)];
        let cards = shelf.volumes.into_iter().flatten();
        cards.map(|card| research[usize::from(card)].volume.name()).collect()
    }

    /// The name of the card that lies on a treatise at a place.
    pub(crate) fn volume(&self, treatise: &str, place: usize) -> String {
        let card = self.state.treatises[self.treatise(treatise)].volumes[place];
        self.card_name(card.expect("a volume"))
    }

    /// The name of a research card.
    pub(crate) fn card_name(&self, card: u8) -> String {
        self.game.catalogue().research[usize::from(card)].id.clone()
    }

    /// The layer of a room becomes this one; the one before goes back into the bag.
    pub(crate) fn layer(mut self, room: usize, name: &str) -> Position {
        let (id, seat) = (self.layer_id(name), self.seat());
        let before = self.state.players[seat].rooms[room].layer;
        for shown in self.state.shown_clients.iter_mut().flatten() {
            if shown.layer == id {
                let other = self.state.layers.bag.iter().next().expect("a layer");
                self.state.layers.bag.remove(other);
                self.state.layers.bag.insert(id);
                shown.layer = other;
            }
        }
        self.state.layers.bag.remove(id);
        self.state.layers.count -= 1;
        self.state.players[seat].rooms[room].layer = Some(id);
        if let Some(before) = before.filter(|layer| *layer != STARTING_LAYER) {
            self.state.layers.bag.insert(before);
            self.state.layers.count += 1;
        }
        self
    }

    /// The client of a room is past its catharsis.
    pub(crate) fn live(mut self, room: usize) -> Position {
        let seat = self.seat();
        let chamber = &mut self.state.players[seat].rooms[room];
        let layer = chamber.layer.take();
        chamber.marker = chamber.marker.min(3);
        if let Some(layer) = layer.filter(|layer| *layer != STARTING_LAYER) {
            self.state.layers.gone.insert(layer);
        }
        self
    }

    /// The therapy marker of a room.
    pub(crate) fn marker(self, room: usize, space: u8) -> Position {
        self.mine(|player| player.rooms[room].marker = space)
    }

    /// The manifest dream of a room was used before.
    pub(crate) fn no_manifest(mut self, room: usize) -> Position {
        let seat = self.seat();
        if let Some(dream) = self.state.players[seat].rooms[room].manifest.take() {
            self.state.manifest.gone.insert(dream);
        }
        self
    }

    /// Both dreams of a room were used before.
    pub(crate) fn no_dreams(self, room: usize) -> Position {
        let mut position = self.no_manifest(room);
        let seat = position.seat();
        if let Some(dream) = position.state.players[seat].rooms[room].latent.take() {
            position.state.latent.gone.insert(dream);
        }
        position
    }

    /// The latent dream of a room becomes this one.
    pub(crate) fn latent(mut self, room: usize, name: &str) -> Position {
        let (wanted, seat) = (self.latent_id(name), self.seat());
        let now = self.state.players[seat].rooms[room].latent.expect("a latent dream");
        let swapped = |id: u8| match id {
            id if id == wanted => now,
            id if id == now => wanted,
            id => id,
        };
        self.state.latent.bag = self.state.latent.bag.iter().map(swapped).collect();
        for player in &mut self.state.players {
            player.rooms.iter_mut().for_each(|room| room.latent = room.latent.map(swapped));
        }
        self
    }

    /// The second room is open and has a client, a layer and dreams from the decks.
    pub(crate) fn second_room(mut self) -> Position {
        let seat = self.seat();
        let state = &mut self.state;
        let first = |bag: &mut Bag| {
            let id = bag.iter().next().expect("not empty");
            bag.remove(id);
            Some(id)
        };
        let room = Room {
            client: first(&mut state.routine.bag),
            layer: first(&mut state.layers.bag),
            latent: first(&mut state.latent.bag),
            manifest: first(&mut state.manifest.bag),
            marker: 5,
        };
        state.routine.count -= 1;
        state.layers.count -= 1;
        state.latent.count -= 1;
        state.manifest.count -= 1;
        state.players[seat].blocked = false;
        state.players[seat].rooms[1] = room;
        self
    }

    /// Where Freud and the player's professor stand; the others stand behind the professor.
    pub(crate) fn figures(self, professor: Location, freud: Location) -> Position {
        let behind = [professor.after(5), professor.after(4)];
        let elsewhere = if behind[0] == freud { behind[1] } else { behind[0] };
        let seat = self.seat();
        self.with(|state| {
            state.freud = freud;
            state.players.iter_mut().for_each(|player| player.professor = elsewhere);
            state.players[seat].professor = professor;
        })
    }

    /// Ideas of a seat on a space, pointing at an action.
    pub(crate) fn idea(self, seat: usize, space: &str, action: u8, ideas: u8) -> Position {
        let space = usize::from(Table::space_named(space).expect("a space"));
        self.with(|state| {
            state.players[seat].ideas -= ideas;
            let owner = Seat(seat as u8);
            state.spaces[space] = IdeaSpace { ideas, bright: 0, owner, action };
        })
    }

    /// So many ideas were unlocked before.
    pub(crate) fn unlocked(self, count: u8) -> Position {
        self.mine(|player| {
            player.ideas += count;
            player.locked -= count;
        })
    }

    /// Nobody can claim a goal any more: another player has them all.
    pub(crate) fn no_goals(self) -> Position {
        self.with(|state| state.goals = [Some(Seat(1)); 7])
    }

    /// Slots of a location hold tokens.
    pub(crate) fn used(self, location: Location, slots: &[u8]) -> Position {
        self.with(|state| {
            for slot in slots {
                state.slots[location.index()] |= 1 << slot;
                state.tokens[location.district().index()] -= 1;
            }
        })
    }

    /// An insight of a seat lies on a slot of a district.
    pub(crate) fn mark(self, seat: usize, district: usize, slot: usize) -> Position {
        self.with(|state| {
            state.marks[district][slot] = Some(Seat(seat as u8));
            state.tokens[district] -= 1;
            let player = &mut state.players[seat];
            player.locked_lines &= player.locked_lines - 1;
        })
    }

    /// A clean table for bonuses: the recall has come to its third step.
    pub(crate) fn bonus(self) -> Position {
        self.frame(Frame::Bonus)
    }

    /// The triggers of a location that were counted last.
    pub(crate) fn triggers(&self) -> Option<u8> {
        self.told.iter().rev().find_map(|event| match event {
            Open::Visited { triggers, .. } => Some(*triggers),
            _ => None,
        })
    }

    /// Where an event lies among those told.
    #[track_caller]
    pub(crate) fn when(&self, wanted: impl Fn(&Open) -> bool) -> usize {
        self.told.iter().position(wanted).unwrap_or_else(|| panic!("never told: {:?}", self.told))
    }

    /// Whether an event was told.
    pub(crate) fn heard(&self, wanted: impl Fn(&Open) -> bool) -> bool {
        self.told.iter().any(wanted)
    }

    /// Leaves out all that can be left out and else takes the first answer, up to the next turn.
    pub(crate) fn end_turn(mut self) -> Position {
        let (round, turn) = (self.state.round, self.state.turn);
        while self.state.round == round && self.state.turn == turn {
            let offers = self.offers();
            let Some(first) = offers.first() else { break };
            let skip = if self.offered("skip") { "skip".to_owned() } else { first.clone() };
            self = self.answer(&skip);
        }
        self
    }

    /// A case study with a layer lies on a place of the clients' display.
    pub(crate) fn show_case(mut self, place: usize, client: &str, layer: &str) -> Position {
        let (client, layer) = (self.client_id(client), self.layer_id(layer));
        let state = &mut self.state;
        let mut shown = state.shown_clients[place].expect("a client");
        let other = |wanted: &dyn Fn(u8, u8) -> bool| {
            (0..4).find(|at| {
                *at != place
                    && state.shown_clients[*at]
                        .is_some_and(|shown| wanted(shown.client, shown.layer))
            })
        };
        let (same_client, same_layer) = (other(&|id, _| id == client), other(&|_, id| id == layer));
        match same_client.and_then(|at| state.shown_clients[at].as_mut()) {
            Some(other) => other.client = shown.client,
            None => {
                state.cases.bag.remove(client);
                state.cases.bag.insert(shown.client);
            }
        }
        match same_layer.and_then(|at| state.shown_clients[at].as_mut()) {
            Some(other) => other.layer = shown.layer,
            None => {
                state.layers.bag.remove(layer);
                state.layers.bag.insert(shown.layer);
            }
        }
        (shown.client, shown.layer) = (client, layer);
        state.shown_clients[place] = Some(shown);
        self
    }

    /// Routine clients that the player has cured before.
    pub(crate) fn cured_named(mut self, names: &[&str]) -> Position {
        for name in names {
            self = self.client(0, name);
            let seat = self.seat();
            let next = self.state.routine.bag.iter().next().expect("a client");
            self.state.routine.bag.remove(next);
            self.state.routine.count -= 1;
            let player = &mut self.state.players[seat];
            let cured = player.rooms[0].client.replace(next);
            cured.iter().for_each(|client| player.cured.insert(*client));
        }
        self
    }

    /// The room is empty, as after a cure; its client is cured.
    pub(crate) fn emptied(mut self, room: usize) -> Position {
        self = self.no_dreams(room).live(room);
        self.mine(|player| {
            let room = std::mem::take(&mut player.rooms[room]);
            room.client.iter().for_each(|client| player.cured.insert(*client));
        })
    }

    /// The turn comes to its end: boxes, then new clients.
    pub(crate) fn ending(self) -> Position {
        let position = self.with(|state| {
            state.stack.pop();
            state.stack.pop();
        });
        position.frame(Frame::Boxes)
    }
}
