//! The set-up of the table and of the players (chapters 2 and 3).

use mittwoch_kernel::{Bag, Chance, List, Seat, Stack};

use crate::UnconsciousMind;
use crate::component::{
    Banner, CASE_STUDIES, Catalogue, LEVEL_ONE, LEVEL_TWO, Location, ROUTINE, STARTING,
    STARTING_LAYER,
};
use crate::config::Config;
use crate::effect::{Effect, EffectId, Good};
use crate::flow::settle::settle;
use crate::id::{self, IdBoard};
use crate::phase::{fireworks, journalist, location_tiles};
use crate::state::{DEPTH, Deck, Frame, Player, SEATS, Shelf, Shown, State, Therapy, TileRow};

/// Sets the table up to the draft of the first clients.
pub(crate) fn set_up<C: Chance>(game: &UnconsciousMind, chance: &mut C) -> State {
    let catalogue = &game.catalogue;
    let mut goals = goals_of_locations(catalogue);
    let freud = first_location(catalogue, &mut goals, chance);
    let journalist = journalist::set_up(game, &mut goals, chance);
    let covers = location_tiles::set_up(game, chance);
    let tiles = [
        tile_row(game, LEVEL_ONE.collect(), "tile of level I", chance),
        tile_row(game, LEVEL_TWO.collect(), "tile of level II", chance),
    ];
    let mut state = State {
        round: 0,
        turn: Seat(0),
        signal: None,
        freud,
        journalist,
        fireworks: fireworks::set_up(game, freud),
        covers,
        freud_marker: catalogue.reputation.freud,
        goals: [None; 7],
        spaces: Default::default(),
        tokens: catalogue.city.tokens,
        slots: [0; 6],
        marks: [[None; 4]; 3],
        tiles,
        held: Bag::EMPTY,
        gone_tiles: Bag::EMPTY,
        research: deck(0..catalogue.research.len() as u8),
        shown_research: [None; 2],
        routine: deck(ROUTINE),
        bottom: None,
        cases: deck(CASE_STUDIES),
        shown_clients: [None; 4],
        candidates: Bag::EMPTY,
        layers: deck(0..STARTING_LAYER),
        latent: deck(0..catalogue.latent.len() as u8),
        manifest: deck(0..catalogue.manifest.len() as u8),
        shown_manifest: [None; 4],
        treatises: [Shelf::default(); 9],
        players: [Player::default(); SEATS],
        id: IdBoard::default(),
        therapy: Therapy::default(),
        stack: frames(&game.config),
    };
    show_cards(game, &mut state, chance);
    let rooms = rooms(game, chance);
    for seat in game.boards() {
        let player = player(game, seat, rooms[seat.index()]);
        let own = if game.is_id(seat) { id::setup::player(player) } else { player };
        state.players[seat.index()] = own;
    }
    if game.config.is_solo() {
        id::setup::set_up(game, &mut state, chance);
    }
    settle(game, &mut state);
    state
}

/// Clients in reverse turn order, the spare one, then starting tiles in turn order (UM-3.8).
fn frames(config: &Config) -> Stack<Frame, DEPTH> {
    let mut stack = Stack::new();
    stack.push(Frame::Next);
    for seat in (0..config.players).rev() {
        stack.push(Frame::PickTile);
        stack.push(Frame::Seat(Seat(seat)));
    }
    stack.push(Frame::Spare);
    for seat in 0..config.boards() {
        stack.push(Frame::PickClient);
        stack.push(Frame::Seat(Seat(seat)));
    }
    stack
}

/// The goals with two tags of one location.
fn goals_of_locations(catalogue: &Catalogue) -> Bag {
    let goals = catalogue.goals.iter().zip(0..).filter(|(goal, _)| goal.location.is_some());
    goals.map(|(_, at)| at).collect()
}

/// Where Freud starts: one of the goals with two tags of one location (UM-2.3).
fn first_location<C: Chance>(catalogue: &Catalogue, goals: &mut Bag, chance: &mut C) -> Location {
    let name = |id: u8| catalogue.goals[usize::from(id)].id.clone();
    let drawn = goals.draw(chance, "first location of Freud", name);
    let goal = drawn.expect("there are goals of locations");
    catalogue.goals[usize::from(goal)].location.expect("a goal of a location")
}

/// The right tile is laid first, then the centre one; the next one is seen on the stack (UM-2.7).
fn tile_row<C: Chance>(
    game: &UnconsciousMind,
    mut unseen: Bag,
    what: &'static str,
    chance: &mut C,
) -> TileRow {
    let name = |id: u8| game.catalogue.tiles[usize::from(id)].id.clone();
    let mut shown = [None; 3];
    for column in [2, 1, 0] {
        shown[column] = unseen.draw(chance, what, name);
    }
    TileRow { unseen, below: game.catalogue.set_up.tiles - 3, shown }
}

fn deck(ids: impl Iterator<Item = u8>) -> Deck {
    let bag: Bag = ids.collect();
    Deck { bag, count: bag.len() as u8, gone: Bag::EMPTY }
}

impl Deck {
    fn draw<C: Chance>(
        &mut self,
        chance: &mut C,
        what: &'static str,
        name: impl Fn(u8) -> String,
    ) -> Option<u8> {
        let drawn = self.bag.draw(chance, what, name)?;
        self.count -= 1;
        Some(drawn)
    }
}

/// Clients with layers, dreams, research cards, and the clients of the draft (UM-2.8 to UM-3.7).
fn show_cards<C: Chance>(game: &UnconsciousMind, state: &mut State, chance: &mut C) {
    let catalogue = &game.catalogue;
    let client = |id: u8| catalogue.clients[usize::from(id)].id.clone();
    let layer = |id: u8| catalogue.layers[usize::from(id)].id.clone();
    for place in 0..4 {
        let deck = if place < 2 { &mut state.routine } else { &mut state.cases };
        let drawn = deck.draw(chance, "client", client);
        let covered = state.layers.draw(chance, "grief layer", layer);
        state.shown_clients[place] =
            drawn.zip(covered).map(|(client, layer)| Shown { client, layer });
    }
    let dream = |id: u8| catalogue.manifest[usize::from(id)].id.clone();
    for place in 0..4 {
        state.shown_manifest[place] = state.manifest.draw(chance, "manifest dream", dream);
    }
    let card = |id: u8| catalogue.research[usize::from(id)].id.clone();
    for place in 0..2 {
        state.shown_research[place] = state.research.draw(chance, "research card", card);
    }
    for _ in 0..catalogue.set_up.clients {
        let drawn = state.routine.draw(chance, "first client", client);
        if let Some(client) = drawn {
            state.candidates.insert(client);
            if game.config.is_solo() {
                state.id.candidates.push(client);
            }
        }
    }
}

/// Each player gets an office room card at random (UM-3.6).
fn rooms<C: Chance>(game: &UnconsciousMind, chance: &mut C) -> List<u8, SEATS> {
    let cards = &game.catalogue.set_up.rooms;
    let mut bag: Bag = (0..cards.len() as u8).collect();
    chance.announce("office room".into(), || cards.iter().map(|(id, _)| id.clone()).collect());
    game.boards().filter_map(|_| bag.draw_next(chance)).collect()
}

fn player(game: &UnconsciousMind, seat: Seat, room: u8) -> Player {
    let (board, set_up) = (&game.catalogue.board, &game.catalogue.set_up);
    let glyph = set_up.rooms[usize::from(room)].1;
    let of_glyph = |tile: &u8| match game.catalogue.tiles[usize::from(*tile)].banner {
        Banner::Start(start) => start.glyph == glyph,
        Banner::Effect(_) => false,
    };
    let mut player = Player {
        coffee: board.coffee_start,
        boxes: board.box_start,
        height: game.config.boards() - 1 - seat.0, // UM-3.4
        ideas: set_up.ideas,
        locked: set_up.locked_ideas,
        locked_lines: 0b11_1111,
        glyph: room,
        blocked: true,
        choice: STARTING.filter(of_glyph).collect(),
        ..Player::default()
    };
    player.dial[0][0] = set_up.common;
    if let Some(bonus) = set_up.seats[seat.index()] {
        gain_bonus(game, &mut player, bonus);
    }
    player
}

/// What a later seat starts with (UM-3.5).
fn gain_bonus(game: &UnconsciousMind, player: &mut Player, bonus: EffectId) {
    game.catalogue.effects.walk(bonus, &mut |node| match node {
        Effect::Gain(Good::Coffee, amount) => {
            player.coffee = (player.coffee + amount.each).min(game.catalogue.board.coffee_most);
        }
        Effect::Gain(Good::Bright, amount) => player.bright += amount.each,
        Effect::Gain(Good::Points, amount) => player.points += i16::from(amount.each),
        _ => {}
    });
}

/// The points among what a later seat starts with.
pub(crate) fn start_points(game: &UnconsciousMind, seat: Seat) -> i32 {
    i32::from(player(game, seat, 0).points)
}

impl UnconsciousMind {
    /// Where the professor starts with a starting tile (UM-3.13).
    pub(crate) fn start_location(&self, tile: u8) -> Location {
        match self.catalogue.tiles[usize::from(tile)].banner {
            Banner::Start(start) => start.professor,
            Banner::Effect(_) => Location::default(),
        }
    }
}
