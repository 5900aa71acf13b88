//! All that one viewer can know, and how it grows.

#[cfg(test)]
mod reading;

use mittwoch_kernel::{Bag, Chance, Folds, Seat, Stack, Viewer};

use crate::UnconsciousMind;
use crate::component::{CASE_STUDIES, LEVEL_ONE, LEVEL_TWO, ROUTINE, STARTING_LAYER};
use crate::event::{EventView, Open};
use crate::id::Did;
use crate::state::{
    Cover, DEPTH, Deck, Frame, IdeaSpace, Player, Room, SEATS, Shelf, Shown, State, Therapy,
    TileRow,
};
use crate::view::{self, DeckView, PlayerView, RoomView, View};

/// The table as far as one viewer knows it: the fields of a state, with holes.
///
/// Hands of others hold only what was taken openly, and the bag of research cards holds every card
/// that the viewer has not seen, wherever it is. Everything else that is hidden lies in decks
/// alone, whose sizes are open.
///
/// It is no state: the rules answer nothing about it, for with holes they would answer wrongly.
///
/// ```compile_fail,E0308
/// # use mittwoch_kernel::{Game, Seat};
/// # use mittwoch_unconscious_mind::{Action, UnconsciousMind, Knowledge};
/// fn offers(game: &UnconsciousMind, knowledge: &Knowledge, seat: Seat, offers: &mut Vec<Action>) {
///     game.legal(knowledge.table(), seat, offers);
/// }
/// ```
///
/// Whoever wants to ask the rules samples a state in which everything known is true:
///
/// ```
/// # use mittwoch_kernel::{Game, Knowing, Seat, FastRng};
/// # use mittwoch_unconscious_mind::{Action, UnconsciousMind, Knowledge};
/// fn offers(game: &UnconsciousMind, knowledge: &Knowledge, seat: Seat, offers: &mut Vec<Action>) {
///     game.legal(&game.determinize(knowledge, &mut FastRng::new(1)), seat, offers);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known(State);

impl Known {
    /// The current round.
    pub fn round(&self) -> u8 {
        self.0.round
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.0.turn
    }

    /// Where the game is; nothing of it is hidden.
    pub fn stack(&self) -> Stack<Frame, DEPTH> {
        self.0.stack
    }

    /// What lies before a player; the hand holds only the cards known to be there.
    pub fn player(&self, seat: Seat) -> &Player {
        self.0.player(seat)
    }

    /// The tile on each location.
    pub fn covers(&self) -> [Option<Cover>; 6] {
        self.0.covers
    }

    /// The fields with their holes, for the observation alone.
    pub(crate) fn fields(&self) -> &State {
        &self.0
    }
}

/// What a viewer knows who forgets nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    viewer: Viewer,
    table: Known,
    /// The meeting-table cards that the viewer has seen the Id turn up; they come again (ID-4.2).
    turned: Bag,
}

impl Knowledge {
    /// Who knows.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table as far as the viewer knows it.
    pub fn table(&self) -> &Known {
        &self.table
    }

    /// The meeting-table cards that the viewer has seen the Id turn up.
    pub(crate) fn turned(&self) -> Bag {
        self.turned
    }

    /// How many cards of a hand the viewer does not know.
    pub fn hidden_in_hand(&self, seat: Seat) -> u32 {
        let player = self.table.player(seat);
        u32::from(player.hand_count) - player.hand.len()
    }
}

/// The view that follows from what is known.
pub(crate) fn known_view(game: &UnconsciousMind, knowledge: &Knowledge) -> View {
    view::project(game, &knowledge.table.0, knowledge.viewer)
}

/// Adds what an event tells.
pub(crate) fn learn(game: &UnconsciousMind, knowledge: &mut Knowledge, event: &EventView) {
    match *event {
        EventView::Drew { seat, card } => {
            knowledge.table.0.research.bag.remove(card);
            knowledge.table.0.players[seat.index()].hand.insert(card);
        }
        EventView::Open { seat, what } => {
            if let Open::Id(Did::Card { card }) = what {
                knowledge.turned.insert(card);
            }
            game.apply(&mut knowledge.table.0, (seat, what));
        }
    }
}

/// Samples a full state: unseen research cards are dealt to the hands.
pub(crate) fn determinize<C: Chance>(
    game: &UnconsciousMind,
    knowledge: &Knowledge,
    chance: &mut C,
) -> State {
    let mut state = knowledge.table.0;
    let name = |id: u8| game.catalogue.research[usize::from(id)].id.clone();
    for seat in game.all_seats() {
        let hidden = knowledge.hidden_in_hand(seat);
        let dealt = state.research.bag.deal(hidden, chance, "unknown hand", name);
        let hand = &mut state.players[seat.index()].hand;
        *hand = hand.union(dealt);
    }
    state
}

/// Names that could change places without the viewer noticing: what lies unseen in one deck.
pub(crate) fn interchangeable(game: &UnconsciousMind, knowledge: &Knowledge) -> Vec<Vec<String>> {
    let (table, catalogue) = (&knowledge.table.0, &game.catalogue);
    let named = |bag: Bag, name: &dyn Fn(usize) -> String| {
        bag.iter().map(|id| name(usize::from(id))).collect::<Vec<_>>()
    };
    let tile = |id: usize| catalogue.tiles[id].id.clone();
    let client = |id: usize| catalogue.clients[id].id.clone();
    vec![
        named(table.research.bag, &|id| catalogue.research[id].id.clone()),
        named(table.latent.bag, &|id| catalogue.latent[id].id.clone()),
        named(table.manifest.bag, &|id| catalogue.manifest[id].id.clone()),
        named(table.layers.bag, &|id| catalogue.layers[id].id.clone()),
        named(table.routine.bag, &client),
        named(table.cases.bag, &client),
        named(table.tiles[0].unseen, &tile),
        named(table.tiles[1].unseen, &tile),
        named(table.id.deck.minus(knowledge.turned), &|id| catalogue.id.cards[id].id.clone()),
    ]
}

/// Finds components by their plain names; a view of another pack is a fault of the program.
struct Ids<'a>(&'a UnconsciousMind);

impl Ids<'_> {
    fn tile(&self, name: &String) -> u8 {
        place(self.0.catalogue.tiles.iter().map(|tile| &tile.id), name)
    }

    fn research(&self, name: &String) -> u8 {
        place(self.0.catalogue.research.iter().map(|card| &card.id), name)
    }

    fn client(&self, name: &String) -> u8 {
        place(self.0.catalogue.clients.iter().map(|client| &client.id), name)
    }

    fn layer(&self, name: &String) -> u8 {
        place(self.0.catalogue.layers.iter().map(|layer| &layer.id), name)
    }

    fn latent(&self, name: &String) -> u8 {
        place(self.0.catalogue.latent.iter().map(|dream| &dream.id), name)
    }

    fn manifest(&self, name: &String) -> u8 {
        place(self.0.catalogue.manifest.iter().map(|dream| &dream.id), name)
    }

    fn bag(&self, names: &[String], id: impl Fn(&Self, &String) -> u8) -> Bag {
        names.iter().map(|name| id(self, name)).collect()
    }

    fn some(&self, name: Option<&String>, id: impl Fn(&Self, &String) -> u8) -> Option<u8> {
        name.map(|name| id(self, name))
    }
}

fn place<'a>(mut all: impl Iterator<Item = &'a String>, name: &String) -> u8 {
    all.position(|id| id == name).expect("a view names components of this pack") as u8
}

/// What a viewer knows who sees this view and remembers nothing of before.
pub(crate) fn know(game: &UnconsciousMind, viewer: Viewer, view: &View) -> Knowledge {
    let ids = Ids(game);
    let mut table = State {
        round: view.round,
        turn: view.turn,
        signal: view.signal,
        freud: view.freud,
        journalist: view.journalist,
        fireworks: view.fireworks,
        covers: [None; 6],
        freud_marker: view.freud_marker,
        goals: [None; 7],
        spaces: [IdeaSpace::default(); 16],
        tokens: [0; 3],
        slots: [0; 6],
        marks: [[None; 4]; 3],
        tiles: [TileRow::default(); 2],
        held: ids.bag(&view.held, Ids::tile),
        gone_tiles: ids.bag(&view.gone_tiles, Ids::tile),
        research: deck(&ids, &view.research, Ids::research),
        shown_research: [None; 2],
        routine: Deck { count: view.routine, ..Deck::default() },
        bottom: ids.some(view.bottom.as_ref(), Ids::client),
        cases: Deck { count: view.cases, ..Deck::default() },
        shown_clients: [None; 4],
        candidates: ids.bag(&view.candidates, Ids::client),
        layers: deck(&ids, &view.layers, Ids::layer),
        latent: deck(&ids, &view.latent, Ids::latent),
        manifest: deck(&ids, &view.manifest, Ids::manifest),
        shown_manifest: [None; 4],
        treatises: [Shelf::default(); 9],
        players: [Player::default(); SEATS],
        id: view.id.as_ref().map(|seen| crate::id::know(game, seen)).unwrap_or_default(),
        therapy: therapy(view),
        stack: Stack::new(),
    };
    view.stack.iter().for_each(|frame| table.stack.push(*frame));
    know_board(game, &mut table, view);
    know_displays(&ids, &mut table, view);
    for (player, seen) in table.players.iter_mut().zip(&view.players) {
        *player = know_player(&ids, seen);
    }
    if let Some(mine) = &view.mine {
        let hand = ids.bag(&mine.hand, Ids::research);
        table.players[mine.seat.index()].hand = hand;
    }
    know_unseen(game, &mut table);
    Knowledge { viewer, turned: table.id.spent, table: Known(table) }
}

fn deck<'a>(ids: &Ids<'a>, view: &DeckView, id: impl Fn(&Ids<'a>, &String) -> u8) -> Deck {
    Deck { bag: Bag::EMPTY, count: view.count, gone: ids.bag(&view.gone, id) }
}

fn therapy(view: &View) -> Therapy {
    let treated = u8::from(view.treated[0]) | u8::from(view.treated[1]) << 1;
    Therapy { room: view.treating, excess: view.excess, treated }
}

fn know_board(game: &UnconsciousMind, table: &mut State, view: &View) {
    for (owner, goal) in table.goals.iter_mut().zip(&view.goals) {
        *owner = goal.owner;
    }
    for (space, seen) in table.spaces.iter_mut().zip(&view.spaces) {
        let Some(owner) = seen.owner else { continue };
        let actions = game.catalogue.table.action_ids.iter();
        let action = seen.action.as_ref().map_or(0, |action| place(actions, action));
        *space = IdeaSpace { ideas: seen.ideas, bright: seen.bright, owner, action };
    }
    for (at, district) in view.districts.iter().enumerate().take(3) {
        table.tokens[at] = district.tokens;
        table.marks[at] = district.marks;
    }
    for (slots, seen) in table.slots.iter_mut().zip(&view.locations) {
        *slots = bits(&seen.used);
    }
    let tiles = &game.catalogue.location_tiles;
    for (cover, seen) in table.covers.iter_mut().zip(&view.locations) {
        *cover = seen.cover.as_ref().map(|seen| Cover {
            tile: place(tiles.iter().map(|tile| &tile.id), &seen.tile),
            side: seen.side,
        });
    }
}

fn bits(flags: &[bool]) -> u8 {
    flags.iter().enumerate().fold(0, |bits, (at, flag)| bits | u8::from(*flag) << at)
}

fn know_displays(ids: &Ids<'_>, table: &mut State, view: &View) {
    for (row, seen) in table.tiles.iter_mut().zip(&view.tiles) {
        row.below = seen.below;
        row.shown = seen.shown.each_ref().map(|tile| ids.some(tile.as_ref(), Ids::tile));
    }
    for (shown, seen) in table.shown_research.iter_mut().zip(&view.shown_research) {
        *shown = ids.some(seen.as_ref(), Ids::research);
    }
    for (shown, seen) in table.shown_manifest.iter_mut().zip(&view.shown_manifest) {
        *shown = ids.some(seen.as_ref(), Ids::manifest);
    }
    for (shown, seen) in table.shown_clients.iter_mut().zip(&view.shown_clients) {
        *shown = seen
            .as_ref()
            .map(|seen| Shown { client: ids.client(&seen.client), layer: ids.layer(&seen.layer) });
    }
    for (treatise, seen) in table.treatises.iter_mut().zip(&view.treatises) {
        treatise.owner = seen.owner;
        treatise.volumes =
            seen.volumes.each_ref().map(|card| ids.some(card.as_ref(), Ids::research));
    }
}

fn know_room(ids: &Ids<'_>, seen: &RoomView) -> Room {
    Room {
        client: ids.some(seen.client.as_ref(), Ids::client),
        layer: ids.some(seen.layer.as_ref(), Ids::layer),
        latent: ids.some(seen.latent.as_ref(), Ids::latent),
        manifest: ids.some(seen.manifest.as_ref(), Ids::manifest),
        marker: seen.marker,
    }
}

fn know_player(ids: &Ids<'_>, seen: &PlayerView) -> Player {
    let known = ids.bag(&seen.known, Ids::research);
    let cards = ids.0.catalogue.set_up.rooms.iter().map(|(id, _)| id);
    Player {
        points: seen.points,
        coffee: seen.coffee,
        boxes: seen.boxes,
        bright: seen.bright,
        reputation: seen.reputation,
        height: seen.height,
        inkpot: seen.inkpot,
        ideas: seen.ideas,
        locked: seen.locked,
        dial: seen.dial,
        locked_lines: bits(&seen.locked_lines),
        professor: seen.professor,
        notebook: seen.notebook.each_ref().map(|tile| ids.some(tile.as_ref(), Ids::tile)),
        glyph: place(cards, &seen.room_card),
        blocked: seen.blocked,
        choice: ids.bag(&seen.choice, Ids::tile),
        rooms: seen.rooms.each_ref().map(|room| know_room(ids, room)),
        cured: ids.bag(&seen.cured, Ids::client),
        hand: known,
        open: known,
        hand_count: seen.hand,
        played: ids.bag(&seen.played, Ids::research),
    }
}

/// Whatever is not seen lies in its deck, or as a research card in a hand.
fn know_unseen(game: &UnconsciousMind, table: &mut State) {
    let mut tiles = table.held.union(table.gone_tiles);
    let (mut research, mut clients) = (table.research.gone, table.candidates);
    let (mut layers, mut latent, mut manifest) =
        (table.layers.gone, table.latent.gone, table.manifest.gone);
    let add = |bag: &mut Bag, ids: &[Option<u8>]| {
        ids.iter().flatten().for_each(|id| bag.insert(*id));
    };
    for player in &table.players {
        add(&mut tiles, &player.notebook);
        research = research.union(player.hand).union(player.played);
        clients = clients.union(player.cured);
        for room in player.rooms {
            add(&mut clients, &[room.client]);
            add(&mut layers, &[room.layer]);
            add(&mut latent, &[room.latent]);
            add(&mut manifest, &[room.manifest]);
        }
    }
    table.tiles.iter().for_each(|row| add(&mut tiles, &row.shown));
    table.treatises.iter().for_each(|treatise| add(&mut research, &treatise.volumes));
    add(&mut research, &table.shown_research);
    add(&mut manifest, &table.shown_manifest);
    add(&mut clients, &[table.bottom]);
    for shown in table.shown_clients.iter().flatten() {
        clients.insert(shown.client);
        layers.insert(shown.layer);
    }
    let rest = |all: std::ops::Range<u8>, seen: Bag| all.collect::<Bag>().minus(seen);
    table.tiles[0].unseen = rest(LEVEL_ONE, tiles);
    table.tiles[1].unseen = rest(LEVEL_TWO, tiles);
    table.research.bag = rest(0..game.catalogue.research.len() as u8, research);
    table.routine.bag = rest(ROUTINE, clients);
    table.cases.bag = rest(CASE_STUDIES, clients);
    table.layers.bag = rest(0..STARTING_LAYER, layers);
    table.latent.bag = rest(0..game.catalogue.latent.len() as u8, latent);
    table.manifest.bag = rest(0..game.catalogue.manifest.len() as u8, manifest);
}
