//! Positions for rule tests: pieces are put where a test wants them, and play goes on from there.
//!
//! Every helper keeps all pieces on the table, so conservation is checked at every answer.

use mittwoch_kernel::{
    Bag, Game, Log, Pack, Reason, Seat, Setting, Silent, Thought, Viewer, Wording,
};
use mittwoch_unconscious_mind::effect::{EffectId, notation};
use mittwoch_unconscious_mind::{
    Action, Event, FILES, Frame, Open, Player, Spot, State, UnconsciousMind,
};

/// The built-in components.
pub(crate) fn pack() -> Pack {
    Pack::new(FILES.iter().copied()).expect("the built-in files are sound")
}

/// A game in the middle, and what was told since.
pub(crate) struct Position {
    pub(crate) game: UnconsciousMind,
    pub(crate) state: State,
    pub(crate) told: Vec<Open>,
    luck: Thought,
}

/// The first effect that is written so.
pub(crate) fn effect(game: &UnconsciousMind, text: &str) -> EffectId {
    let effects = &game.catalogue().effects;
    let mut all = (0..effects.len() as u16).map(EffectId);
    all.find(|id| notation(effects, *id) == text)
        .unwrap_or_else(|| panic!("no effect is written '{text}'"))
}

/// A place on the dial by its plain name.
pub(crate) fn spot(name: &str) -> usize {
    let rings = ["minor", "median", "major"];
    let qualities = ["growth", "freedom", "passion"];
    let Some((ring, quality)) = name.split_once('-') else { return Spot::RESERVE.index() };
    let at = |all: [&str; 3], name: &str| all.iter().position(|n| *n == name).expect("a name");
    1 + 3 * at(rings, ring) + at(qualities, quality)
}

impl Position {
    /// The first question of a fresh game.
    pub(crate) fn fresh(setting: Setting) -> Position {
        let game = UnconsciousMind::new(&pack(), &setting).expect("a sound setting");
        let mut luck = Thought::new(11);
        let state = game.setup(&mut luck, &mut Silent);
        Position { game, state, told: Vec::new(), luck }
    }

    /// The first turn of the first player, after a set-up with the first answer each time.
    pub(crate) fn new(players: u8) -> Position {
        Position::of(Setting::new(players))
    }

    /// The same with options.
    pub(crate) fn of(setting: Setting) -> Position {
        let mut position = Position::fresh(setting);
        while position.state.round == 0 {
            let first = position.offers()[0].clone();
            position = position.answer(&first);
        }
        // Rule tests count from nothing.
        for player in &mut position.state.players {
            (player.points, player.coffee, player.bright) = (0, 4, 0);
        }
        position.told.clear();
        position
    }

    /// Changes the state by hand.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Position {
        change(&mut self.state);
        self
    }

    /// The seat whose turn it is.
    pub(crate) fn seat(&self) -> usize {
        self.state.turn.index()
    }

    /// What belongs to the player whose turn it is.
    pub(crate) fn me(&self) -> &Player {
        self.state.player(self.state.turn)
    }

    /// Changes what belongs to the player whose turn it is.
    pub(crate) fn mine(mut self, change: impl FnOnce(&mut Player)) -> Position {
        let seat = self.seat();
        change(&mut self.state.players[seat]);
        self
    }

    /// The common insights of the player on the dial, the others in the reserve.
    pub(crate) fn dial(self, places: &[&str]) -> Position {
        self.mine(|player| {
            let all: u8 = player.dial.iter().map(|at| at[0]).sum();
            player.dial.iter_mut().for_each(|at| at[0] = 0);
            places.iter().for_each(|name| player.dial[spot(name)][0] += 1);
            player.dial[0][0] = all - places.len() as u8;
        })
    }

    /// Unlocks a player-colour insight and puts it somewhere on the dial.
    pub(crate) fn own(self, place: &str) -> Position {
        self.mine(|player| {
            player.locked_lines &= player.locked_lines - 1;
            player.dial[spot(place)][1] += 1;
        })
    }

    /// How many insights of both kinds lie at a place.
    pub(crate) fn at(&self, place: &str) -> u8 {
        self.me().dial[spot(place)].iter().sum()
    }

    /// Pushes a frame and goes on to the next question.
    pub(crate) fn frame(mut self, frame: Frame) -> Position {
        self.state.stack.push(frame);
        let mut log = Log::default();
        self.game.resume(&mut self.state, &mut self.luck, &mut log);
        self.hear(log);
        self
    }

    /// Runs an effect that is written so, as if the player had chosen it.
    pub(crate) fn run(self, text: &str) -> Position {
        let effect = effect(&self.game, text);
        self.frame(Frame::Run { effect, asked: true })
    }

    fn hear(&mut self, log: Log<Event>) {
        let open = log.0.into_iter().filter_map(|event| match event {
            Event::Open { what, .. } => Some(what),
            Event::Drew { .. } => None,
        });
        self.told.extend(open);
    }

    /// The answers on offer, in their notation.
    pub(crate) fn offers(&self) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal(&self.state, self.state.turn, &mut offers);
        offers.into_iter().map(|action| self.game.write(action)).collect()
    }

    /// Whether an answer is on offer.
    pub(crate) fn offered(&self, text: &str) -> bool {
        self.offers().iter().any(|offer| offer == text)
    }

    /// The offers that begin with a verb.
    pub(crate) fn verb(&self, verb: &str) -> Vec<String> {
        let offers = self.offers().into_iter();
        offers.filter(|offer| offer.split(' ').next() == Some(verb)).collect()
    }

    fn read(&self, text: &str) -> Action {
        self.game.read(text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Gives an answer, which must be allowed.
    #[track_caller]
    pub(crate) fn answer(mut self, text: &str) -> Position {
        let (action, seat) = (self.read(text), self.state.turn);
        let allowed = self.game.check(&self.state, seat, action);
        assert!(
            allowed.is_ok(),
            "'{text}' is refused: {allowed:?} at {:?}; offers: {:?}",
            self.state.stack.top(),
            self.offers()
        );
        let mut log = Log::default();
        self.game.perform(&mut self.state, seat, action, &mut self.luck, &mut log);
        self.hear(log);
        assert_eq!(self.game.conserved(&self.state), Ok(()), "after '{text}'");
        self
    }

    /// Gives several answers.
    #[track_caller]
    pub(crate) fn answers(self, texts: &[&str]) -> Position {
        let mut position = self;
        for text in texts {
            position = position.answer(text);
        }
        position
    }

    /// The paragraph that forbids an answer.
    #[track_caller]
    pub(crate) fn refused(&self, text: &str) -> &'static str {
        let refusal = self.game.check(&self.state, self.state.turn, self.read(text));
        refusal.expect_err("it is allowed").rule()
    }

    /// The question on top.
    pub(crate) fn top(&self) -> Frame {
        self.state.stack.top().unwrap_or_default()
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> mittwoch_unconscious_mind::View {
        mittwoch_kernel::Knowing::view(&self.game, &self.state, viewer)
    }

    /// Moves a tile of a level to a cell of the player.
    pub(crate) fn tile(mut self, cell: usize, name: &str) -> Position {
        let id = self.game.catalogue().tiles.iter().position(|tile| tile.id == name);
        let id = id.expect("a tile") as u8;
        let row = usize::from(id / 24);
        if let Some(place) = self.state.tiles[row].shown.iter().position(|t| *t == Some(id)) {
            let other = self.state.tiles[row].unseen.iter().next().expect("a tile");
            self.state.tiles[row].unseen.remove(other);
            self.state.tiles[row].shown[place] = Some(other);
        } else {
            assert!(self.state.tiles[row].unseen.contains(id), "the tile is elsewhere");
            self.state.tiles[row].unseen.remove(id);
        }
        let seat = self.seat();
        if let Some(gone) = self.state.players[seat].notebook[cell].replace(id) {
            self.state.gone_tiles.insert(gone);
        }
        self.unlock_lines()
    }

    /// Fills cells of the player with any tiles of level I.
    pub(crate) fn fill(mut self, cells: &[usize]) -> Position {
        let seat = self.seat();
        for cell in cells {
            if self.state.players[seat].notebook[*cell].is_some() {
                continue;
            }
            let tile = self.state.tiles[0].unseen.iter().last().expect("a tile");
            self.state.tiles[0].unseen.remove(tile);
            self.state.players[seat].notebook[*cell] = Some(tile);
        }
        self.unlock_lines()
    }

    /// Takes every tile off the board of the player.
    pub(crate) fn clear(mut self) -> Position {
        let seat = self.seat();
        for cell in 0..9 {
            if let Some(tile) = self.state.players[seat].notebook[cell].take() {
                self.state.gone_tiles.insert(tile);
            }
        }
        self
    }

    fn unlock_lines(self) -> Position {
        self.mine(|player| {
            for line in 0..6 {
                if player.is_complete(line) && player.locked_lines >> line & 1 != 0 {
                    player.locked_lines &= !(1 << line);
                    player.dial[0][1] += 1;
                }
            }
        })
    }

    /// Research cards in the hand of a seat, from the deck.
    pub(crate) fn hand(mut self, seat: usize, count: u8) -> Position {
        for _ in 0..count {
            let card = self.state.research.bag.iter().next().expect("a card");
            self.take_card(card);
            self.state.players[seat].hand.insert(card);
            self.state.players[seat].hand_count += 1;
        }
        self
    }

    fn take_card(&mut self, card: u8) {
        assert!(self.state.research.bag.contains(card), "the card is elsewhere");
        self.state.research.bag.remove(card);
        self.state.research.count -= 1;
    }

    /// Research cards of some colours in play before a seat.
    pub(crate) fn in_play(mut self, seat: usize, colours: &[&str]) -> Position {
        for colour in colours {
            let research = &self.game.catalogue().research;
            let fits = |card: &u8| research[usize::from(*card)].volume.name() == *colour;
            let card = self.state.research.bag.iter().find(fits).expect("a card of the colour");
            self.take_card(card);
            self.state.players[seat].played.insert(card);
        }
        self
    }

    /// A treatise published by a seat, with cards of the colours that it shows.
    pub(crate) fn published(mut self, seat: usize, name: &str) -> Position {
        let at = self.treatise(name);
        let colours = self.game.catalogue().treatises[at].volumes;
        for (place, colour) in colours.iter().flatten().enumerate() {
            let research = &self.game.catalogue().research;
            let fits = |card: &u8| research[usize::from(*card)].volume == *colour;
            let card = self.state.research.bag.iter().find(fits).expect("a card of the colour");
            self.take_card(card);
            self.state.treatises[at].volumes[place] = Some(card);
        }
        self.state.treatises[at].owner = Some(Seat(seat as u8));
        let player = &mut self.state.players[seat];
        player.locked_lines &= player.locked_lines - 1;
        self
    }

    /// The place of a treatise.
    pub(crate) fn treatise(&self, name: &str) -> usize {
        let all = &self.game.catalogue().treatises;
        all.iter().position(|treatise| treatise.id == name).expect("a treatise")
    }

    /// The client in a room of the player becomes this one.
    pub(crate) fn client(mut self, room: usize, name: &str) -> Position {
        let all = &self.game.catalogue().clients;
        let wanted = all.iter().position(|client| client.id == name).expect("a client") as u8;
        let now = self.me().rooms[room].client.expect("a client in the room");
        let swapped = |id: u8| swap(id, wanted, now);
        let bag = |bag: Bag| bag.iter().map(swapped).collect::<Bag>();
        let state = &mut self.state;
        state.routine.bag = bag(state.routine.bag);
        state.cases.bag = bag(state.cases.bag);
        state.bottom = state.bottom.map(swapped);
        for shown in state.shown_clients.iter_mut().flatten() {
            shown.client = swapped(shown.client);
        }
        for player in &mut state.players {
            player.cured = bag(player.cured);
            player.rooms.iter_mut().for_each(|room| room.client = room.client.map(swapped));
        }
        self
    }

    /// The exposed manifest dream of a room becomes this one.
    pub(crate) fn dream(mut self, room: usize, name: &str) -> Position {
        let all = &self.game.catalogue().manifest;
        let wanted = all.iter().position(|dream| dream.id == name).expect("a dream") as u8;
        let now = self.me().rooms[room].manifest.expect("a manifest dream");
        let swapped = |id: u8| swap(id, wanted, now);
        let state = &mut self.state;
        state.manifest.bag = state.manifest.bag.iter().map(swapped).collect();
        for shown in &mut state.shown_manifest {
            *shown = shown.map(swapped);
        }
        for player in &mut state.players {
            player.rooms.iter_mut().for_each(|room| room.manifest = room.manifest.map(swapped));
        }
        self
    }

    /// Cured clients of the decks for the player, for nothing.
    pub(crate) fn cured(mut self, routine: u8, cases: u8) -> Position {
        let seat = self.seat();
        for (count, case) in [(routine, false), (cases, true)] {
            for _ in 0..count {
                let deck = if case { &mut self.state.cases } else { &mut self.state.routine };
                let client = deck.bag.iter().next().expect("a client");
                deck.bag.remove(client);
                deck.count -= 1;
                self.state.players[seat].cured.insert(client);
            }
        }
        self
    }
}

fn swap(id: u8, one: u8, other: u8) -> u8 {
    match id {
        id if id == one => other,
        id if id == other => one,
        id => id,
    }
}
