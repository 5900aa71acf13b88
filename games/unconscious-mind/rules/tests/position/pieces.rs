//! Putting pieces of the player whose turn it is where a test wants them.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::{Colour, Deck, LEVEL_ONE, ROUTINE, Spot};

use super::{Position, named, spot};

fn take_from(deck: &mut Deck, id: u8) {
    if deck.bag.contains(id) {
        deck.bag.remove(id);
        deck.count -= 1;
    }
    deck.gone.remove(id);
}

/// Takes a card out of a deck and its display; the display is filled up from the deck.
fn take_shown(deck: &mut Deck, shown: &mut [Option<u8>], id: u8) {
    take_from(deck, id);
    for place in shown.iter_mut().filter(|place| **place == Some(id)) {
        *place = deck.bag.iter().next();
        if let Some(next) = *place {
            take_from(deck, next);
        }
    }
}

impl Position {
    /// The number of a research card.
    pub(crate) fn card_id(&self, name: &str) -> u8 {
        named(self.game.catalogue().research.iter().map(|card| &card.id), name)
    }

    /// The number of a treatise.
    pub(crate) fn treatise(&self, name: &str) -> usize {
        usize::from(named(self.game.catalogue().treatises.iter().map(|one| &one.id), name))
    }

    /// Puts the common insights at these places; the others lie in the reserve.
    pub(crate) fn dial(self, places: &[&str]) -> Position {
        self.mine(|player| {
            player.dial.iter_mut().for_each(|at| at[0] = 0);
            for place in places {
                player.dial[spot(place).index()][0] += 1;
            }
            player.dial[0][0] += 7 - places.len() as u8;
        })
    }

    /// Puts one more player-colour insight at a place; it comes from the last locked line.
    pub(crate) fn own(self, place: &str) -> Position {
        self.mine(|player| {
            player.locked_lines &= !(1 << player.locked_lines.ilog2());
            player.dial[spot(place).index()][1] += 1;
        })
    }

    /// Fills empty cells with unseen tiles of level I; a completed line frees its insight.
    pub(crate) fn fill(self, cells: &[usize]) -> Position {
        cells.iter().fold(self, |position, cell| {
            if position.me().notebook[*cell].is_some() {
                return position;
            }
            let unseen = position.state.tiles[0].unseen.iter().find(|id| LEVEL_ONE.contains(id));
            position.tile_at(*cell, unseen.expect("an unseen tile"))
        })
    }

    /// Puts a tile of the catalogue on a cell; a completed line frees its insight.
    pub(crate) fn tile_at(mut self, cell: usize, tile: u8) -> Position {
        self.take_tile(tile);
        let seat = self.seat();
        let player = &mut self.state.players[seat];
        if let Some(gone) = player.notebook[cell].replace(tile) {
            self.state.gone_tiles.insert(gone);
        }
        for line in 0..6 {
            if player.is_complete(line) && player.locked_lines >> line & 1 != 0 {
                player.locked_lines &= !(1 << line);
                player.dial[Spot::RESERVE.index()][1] += 1;
            }
        }
        self
    }

    /// Puts a tile on a cell by its name.
    pub(crate) fn tile(self, cell: usize, name: &str) -> Position {
        let tile = self.tile_id(name);
        self.tile_at(cell, tile)
    }

    /// Takes all tiles off the board; they leave the game.
    pub(crate) fn clear(mut self) -> Position {
        let seat = self.seat();
        for tile in std::mem::take(&mut self.state.players[seat].notebook).into_iter().flatten() {
            self.state.gone_tiles.insert(tile);
        }
        self
    }

    fn take_tile(&mut self, id: u8) {
        for row in &mut self.state.tiles {
            row.unseen.remove(id);
            let next = row.unseen.iter().next();
            for shown in row.shown.iter_mut().filter(|shown| **shown == Some(id)) {
                *shown = next;
                next.iter().for_each(|next| row.unseen.remove(*next));
            }
        }
        self.state.gone_tiles.remove(id);
        self.state.held.remove(id);
        for player in &mut self.state.players {
            player.choice.remove(id);
            for cell in player.notebook.iter_mut().filter(|cell| **cell == Some(id)) {
                *cell = None;
            }
        }
    }

    /// Has so many routine clients and case studies cured; they come from the decks.
    pub(crate) fn cured(mut self, routine: u8, cases: u8) -> Position {
        let seat = self.seat();
        let player = &mut self.state.players[seat];
        let decks = [(&mut self.state.routine, routine), (&mut self.state.cases, cases)];
        for (deck, count) in decks {
            for _ in 0..count {
                let client = deck.bag.iter().next().expect("a client");
                take_from(deck, client);
                player.cured.insert(client);
            }
        }
        self
    }

    /// Takes a research card from wherever it lies.
    pub(crate) fn take_card(&mut self, id: u8) {
        take_shown(&mut self.state.research, &mut self.state.shown_research, id);
        for shelf in &mut self.state.treatises {
            for volume in shelf.volumes.iter_mut().filter(|volume| **volume == Some(id)) {
                *volume = None;
            }
        }
        for player in &mut self.state.players {
            player.hand_count -= u8::from(player.hand.contains(id));
            player.hand.remove(id);
            player.open.remove(id);
            player.played.remove(id);
        }
    }

    /// Puts a research card into the hand.
    pub(crate) fn in_hand(mut self, name: &str) -> Position {
        let card = self.card_id(name);
        self.take_card(card);
        self.mine(|player| {
            player.hand.insert(card);
            player.hand_count += 1;
        })
    }

    /// The first card of a colour in the deck.
    fn card_of(&self, colour: Colour) -> u8 {
        let research = &self.game.catalogue().research;
        let mut deck = self.state.research.bag.iter();
        deck.find(|card| research[usize::from(*card)].volume == colour)
            .expect("a card of the colour")
    }

    /// Gives a seat so many cards of the deck.
    pub(crate) fn hand(mut self, seat: usize, count: u8) -> Position {
        for _ in 0..count {
            let card = self.state.research.bag.iter().next().expect("a card");
            self.take_card(card);
            self.state.players[seat].hand.insert(card);
            self.state.players[seat].hand_count += 1;
        }
        self
    }

    /// Puts cards of these colours into play before a seat; they come from the deck.
    pub(crate) fn in_play(mut self, seat: usize, colours: &[&str]) -> Position {
        for colour in colours {
            let card = self.card_of(Colour::named(colour).expect("a colour"));
            self.take_card(card);
            self.state.players[seat].played.insert(card);
        }
        self
    }

    /// A treatise of a seat with all its volumes, from the deck; its insight comes from the last
    /// locked line.
    pub(crate) fn published(mut self, seat: usize, name: &str) -> Position {
        let treatise = self.treatise(name);
        let volumes = self.game.catalogue().treatises[treatise].volumes;
        for (place, colour) in volumes.iter().enumerate() {
            let card = self.card_of(colour.expect("a colour"));
            self.take_card(card);
            self.state.treatises[treatise].volumes[place] = Some(card);
        }
        self.state.treatises[treatise].owner = Some(Seat(seat as u8));
        let player = &mut self.state.players[seat];
        player.locked_lines &= !(1 << player.locked_lines.ilog2());
        self
    }

    /// The client of a room becomes this one; layer, dreams and marker stay.
    pub(crate) fn client(mut self, room: usize, name: &str) -> Position {
        let id = self.client_id(name);
        let seat = self.seat();
        let before = self.state.players[seat].rooms[room].client;
        self.take_client(id);
        if let Some(before) = before.filter(|before| *before != id) {
            let deck = self.deck_of(before);
            deck.bag.insert(before);
            deck.count += 1;
        }
        self.mine(|player| {
            player.rooms[room].client = Some(id);
            player.blocked &= room == 0;
        })
    }

    fn deck_of(&mut self, client: u8) -> &mut Deck {
        if ROUTINE.contains(&client) { &mut self.state.routine } else { &mut self.state.cases }
    }

    fn take_client(&mut self, id: u8) {
        take_from(self.deck_of(id), id);
        if self.state.bottom == Some(id) {
            self.state.bottom = None;
        }
        for place in 0..4 {
            let shown = self.state.shown_clients[place].filter(|shown| shown.client == id);
            if let Some(mut shown) = shown {
                let deck = self.deck_of(id);
                shown.client = deck.bag.iter().next().expect("a client");
                take_from(deck, shown.client);
                self.state.shown_clients[place] = Some(shown);
            }
        }
        for player in &mut self.state.players {
            player.cured.remove(id);
            for room in player.rooms.iter_mut().filter(|room| room.client == Some(id)) {
                room.client = None;
            }
        }
    }

    /// The manifest dream of a room becomes this one; the one before is discarded.
    pub(crate) fn dream(mut self, room: usize, name: &str) -> Position {
        let id = self.manifest_id(name);
        take_shown(&mut self.state.manifest, &mut self.state.shown_manifest, id);
        for player in &mut self.state.players {
            for chamber in player.rooms.iter_mut().filter(|at| at.manifest == Some(id)) {
                chamber.manifest = None;
            }
        }
        let seat = self.seat();
        let before = self.state.players[seat].rooms[room].manifest.replace(id);
        before.iter().for_each(|dream| self.state.manifest.gone.insert(*dream));
        self
    }
}
