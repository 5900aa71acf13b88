//! What a viewer sees. No field of these types can hold another player's hidden cards.

use mittwoch_kernel::{Bag, Seat, Seats, Viewer};

use crate::UnconsciousMind;
use crate::component::{Colour, Face, Level, Location, Table, Tags};
use crate::id::{self, IdView};
use crate::score;
use crate::state::{Cover, Deck, Dial, Frame, Player, Room, State};

mittwoch_kernel::wired! {
    /// What a viewer sees of the table.
    View {
        /// The current round; 0 during the set-up.
        round: u8,
        /// Whose turn it is.
        turn: Seat,
        /// The round in which the end was signalled.
        signal: Option<u8>,
        /// Where the Freud figure stands.
        freud: Location,
        /// Where the Journalist stands, if that module is played.
        journalist: Option<Location>,
        /// In which district the Fireworks stand, if that module is played.
        fireworks: Option<Colour>,
        /// The space of Freud's marker.
        freud_marker: u8,
        /// The goals in their order.
        goals: Vec<GoalView>,
        /// The idea spaces, row by row.
        spaces: Vec<SpaceView>,
        /// The districts with tokens and marks.
        districts: Vec<DistrictView>,
        /// The locations with used slots.
        locations: Vec<LocationView>,
        /// The notebook display.
        tiles: Vec<TileRowView>,
        /// Tiles that were taken and are not yet placed.
        held: Vec<String>,
        /// Tiles that left the game openly.
        gone_tiles: Vec<String>,
        /// The research cards shown.
        shown_research: Vec<Option<String>>,
        /// The deck of research cards.
        research: DeckView,
        /// The clients shown, with their layers.
        shown_clients: Vec<Option<ShownView>>,
        /// Clients to choose from in the set-up.
        candidates: Vec<String>,
        /// Routine clients in the deck above the known bottom card.
        routine: u8,
        /// The known bottom card of the routine clients.
        bottom: Option<String>,
        /// Case-study clients in the deck.
        cases: u8,
        /// The grief layers.
        layers: DeckView,
        /// The latent dreams.
        latent: DeckView,
        /// The manifest dreams.
        manifest: DeckView,
        /// The manifest dreams shown.
        shown_manifest: Vec<Option<String>>,
        /// The treatises.
        treatises: Vec<TreatiseView>,
        /// What everybody sees of each board; in solo the second one is the Id's.
        players: Vec<PlayerView>,
        /// What the solo game adds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<IdView>,
        /// The room of the client who is being treated.
        treating: Option<u8>,
        /// Therapy points beyond the cure in this treatment.
        excess: u8,
        /// Rooms treated this turn.
        treated: [bool; 2],
        /// The unfinished business, the question on top last.
        stack: Vec<Frame>,
        /// Who won, once the game is over.
        winners: Option<Seats>,
        /// What only the viewer sees.
        mine: Option<Mine>,
    }

    /// A goal.
    GoalView {
        /// Its plain name.
        name: String,
        /// Who has claimed it.
        owner: Option<Seat>,
    }

    /// An idea space.
    SpaceView {
        /// Its plain name.
        name: String,
        /// Whether it is blocked at this table.
        blocked: bool,
        /// Whose pieces lie there.
        owner: Option<Seat>,
        /// The action at which they point.
        action: Option<String>,
        /// Ideas.
        ideas: u8,
        /// Bright ideas.
        bright: u8,
    }

    /// A district.
    DistrictView {
        /// Its colour.
        colour: Colour,
        /// Tokens left.
        tokens: u8,
        /// Whose insight lies on each slot.
        marks: [Option<Seat>; 4],
    }

    /// A location.
    LocationView {
        /// The location.
        location: Location,
        /// Which slots are used.
        used: [bool; 3],
        /// The tile that lies on its slots, if one does.
        cover: Option<CoverView>,
    }

    /// A location tile that lies on a location.
    CoverView {
        /// The tile.
        tile: String,
        /// The side that is up.
        side: Face,
    }

    /// A row of the notebook display.
    TileRowView {
        /// Its level.
        level: Level,
        /// The top of the stack, the centre and the right.
        shown: [Option<String>; 3],
        /// Tiles below the top of the stack.
        below: u8,
    }

    /// A deck.
    DeckView {
        /// How many cards it has.
        count: u8,
        /// What was used up.
        gone: Vec<String>,
    }

    /// A client that is shown.
    ShownView {
        /// The client.
        client: String,
        /// Its layer.
        layer: String,
    }

    /// A treatise.
    TreatiseView {
        /// Its plain name.
        name: String,
        /// Who has published it.
        owner: Option<Seat>,
        /// The research cards on it, from the left.
        volumes: [Option<String>; 5],
    }

    /// A room of an office.
    RoomView {
        /// The client.
        client: Option<String>,
        /// Its layer.
        layer: Option<String>,
        /// The latent dream.
        latent: Option<String>,
        /// The manifest dream.
        manifest: Option<String>,
        /// The space of the therapy marker.
        marker: u8,
    }

    /// What everybody sees of a player.
    PlayerView {
        /// Victory points scored so far.
        points: i16,
        /// Coffee.
        coffee: u8,
        /// Heart-shaped boxes.
        boxes: u8,
        /// Bright ideas.
        bright: u8,
        /// The space of the reputation marker.
        reputation: u8,
        /// How high the marker lies on its space.
        height: u8,
        /// The space of the inkpot, 0 at the top.
        inkpot: u8,
        /// Ideas in the supply.
        ideas: u8,
        /// Ideas that are still locked.
        locked: u8,
        /// Common and player-colour insights in the reserve and at each place of the dial.
        dial: Dial,
        /// Rows, then columns, whose player-colour insight is still locked.
        locked_lines: [bool; 6],
        /// Where the professor stands.
        professor: Location,
        /// The notebook, row by row.
        notebook: [Option<String>; 9],
        /// The office room card.
        room_card: String,
        /// Whether it still blocks the second room.
        blocked: bool,
        /// Starting tiles to choose from.
        choice: Vec<String>,
        /// The rooms.
        rooms: [RoomView; 2],
        /// Cured clients.
        cured: Vec<String>,
        /// Research cards in play.
        played: Vec<String>,
        /// How many research cards are in the hand.
        hand: u8,
        /// Those of them that everybody knows.
        known: Vec<String>,
        /// Location tags.
        tags: Tags,
    }

    /// What only the viewer sees.
    Mine {
        /// The viewer's seat.
        seat: Seat,
        /// The research cards in the hand.
        hand: Vec<String>,
    }
}

/// Projects a state, or what a viewer knows of one, onto what the viewer sees.
///
/// Of the hands only the viewer's own is read, and of decks only their sizes.
pub(crate) fn project(game: &UnconsciousMind, state: &State, viewer: Viewer) -> View {
    let names = Names(game);
    let over = state.stack.top() == Some(Frame::Over);
    View {
        round: state.round,
        turn: state.turn,
        signal: state.signal,
        freud: state.freud,
        journalist: state.journalist,
        fireworks: state.fireworks,
        freud_marker: state.freud_marker,
        goals: goals(game, state),
        spaces: (0..Table::SPACES).map(|space| self::space(game, state, space)).collect(),
        districts: districts(state),
        locations: locations(names, state),
        tiles: tiles(names, state),
        held: names.all(state.held, Names::tile),
        gone_tiles: names.all(state.gone_tiles, Names::tile),
        shown_research: names.shown(&state.shown_research, Names::research),
        research: names.deck(&state.research, Names::research),
        shown_clients: shown_clients(names, state),
        candidates: names.all(state.candidates, Names::client),
        routine: state.routine.count,
        bottom: state.bottom.map(|client| names.client(client)),
        cases: state.cases.count,
        layers: names.deck(&state.layers, Names::layer),
        latent: names.deck(&state.latent, Names::latent),
        manifest: names.deck(&state.manifest, Names::manifest),
        shown_manifest: names.shown(&state.shown_manifest, Names::manifest),
        treatises: treatises(names, state),
        players: game.boards().map(|seat| player(game, state, seat)).collect(),
        id: game.config.is_solo().then(|| id::project(game, state)),
        treating: state.therapy.room,
        excess: state.therapy.excess,
        treated: [0, 1].map(|room| state.therapy.treated >> room & 1 != 0),
        stack: frames(state),
        winners: over.then(|| score::winners(game, state)),
        mine: game
            .all_seats()
            .find(|seat| viewer.is(*seat))
            .map(|seat| Mine { seat, hand: names.all(state.player(seat).hand, Names::research) }),
    }
}

/// The plain names of components by their place in the catalogue.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a>(pub(crate) &'a UnconsciousMind);

impl Names<'_> {
    pub(crate) fn tile(&self, id: u8) -> String {
        self.0.catalogue.tiles[usize::from(id)].id.clone()
    }

    pub(crate) fn location_tile(&self, id: u8) -> String {
        self.0.catalogue.location_tiles[usize::from(id)].id.clone()
    }

    pub(crate) fn research(&self, id: u8) -> String {
        self.0.catalogue.research[usize::from(id)].id.clone()
    }

    pub(crate) fn goal(&self, id: u8) -> String {
        self.0.catalogue.goals[usize::from(id)].id.clone()
    }

    pub(crate) fn treatise(&self, id: u8) -> String {
        self.0.catalogue.treatises[usize::from(id)].id.clone()
    }

    pub(crate) fn client(&self, id: u8) -> String {
        self.0.catalogue.clients[usize::from(id)].id.clone()
    }

    pub(crate) fn layer(&self, id: u8) -> String {
        self.0.catalogue.layers[usize::from(id)].id.clone()
    }

    pub(crate) fn latent(&self, id: u8) -> String {
        self.0.catalogue.latent[usize::from(id)].id.clone()
    }

    pub(crate) fn manifest(&self, id: u8) -> String {
        self.0.catalogue.manifest[usize::from(id)].id.clone()
    }

    fn all(&self, bag: Bag, name: impl Fn(&Self, u8) -> String) -> Vec<String> {
        bag.iter().map(|id| name(self, id)).collect()
    }

    fn shown(&self, ids: &[Option<u8>], name: impl Fn(&Self, u8) -> String) -> Vec<Option<String>> {
        ids.iter().map(|id| id.map(|id| name(self, id))).collect()
    }

    fn deck(&self, deck: &Deck, name: impl Fn(&Self, u8) -> String) -> DeckView {
        DeckView { count: deck.count, gone: self.all(deck.gone, name) }
    }
}

fn goals(game: &UnconsciousMind, state: &State) -> Vec<GoalView> {
    let all = game.catalogue.goals.iter().zip(state.goals);
    all.map(|(goal, owner)| GoalView { name: goal.id.clone(), owner }).collect()
}

fn space(game: &UnconsciousMind, state: &State, at: u8) -> SpaceView {
    let (table, space) = (&game.catalogue.table, state.spaces[usize::from(at)]);
    let taken = space.is_taken();
    SpaceView {
        name: Table::space_name(at),
        blocked: table.blocked.contains(at),
        owner: taken.then_some(space.owner),
        action: (taken && !game.is_id(space.owner))
            .then(|| table.action_ids[usize::from(space.action)].clone()),
        ideas: space.ideas,
        bright: space.bright,
    }
}

fn districts(state: &State) -> Vec<DistrictView> {
    let all = Colour::ALL.iter().zip(state.tokens).zip(state.marks);
    all.map(|((colour, tokens), marks)| DistrictView { colour: *colour, tokens, marks }).collect()
}

fn locations(names: Names<'_>, state: &State) -> Vec<LocationView> {
    let all = Location::ALL.iter().zip(state.slots).zip(state.covers);
    let cover = |Cover { tile, side }| CoverView { tile: names.location_tile(tile), side };
    all.map(|((location, used), covered)| LocationView {
        location: *location,
        used: [0, 1, 2].map(|slot| used >> slot & 1 != 0),
        cover: covered.map(cover),
    })
    .collect()
}

fn tiles(names: Names<'_>, state: &State) -> Vec<TileRowView> {
    let rows = Level::ALL.iter().zip(&state.tiles);
    rows.map(|(level, row)| TileRowView {
        level: *level,
        shown: row.shown.map(|tile| tile.map(|tile| names.tile(tile))),
        below: row.below,
    })
    .collect()
}

fn shown_clients(names: Names<'_>, state: &State) -> Vec<Option<ShownView>> {
    let view = |shown: crate::state::Shown| ShownView {
        client: names.client(shown.client),
        layer: names.layer(shown.layer),
    };
    state.shown_clients.iter().map(|shown| shown.map(view)).collect()
}

fn treatises(names: Names<'_>, state: &State) -> Vec<TreatiseView> {
    let all = names.0.catalogue.treatises.iter().zip(&state.treatises);
    all.map(|(printed, treatise)| TreatiseView {
        name: printed.id.clone(),
        owner: treatise.owner,
        volumes: treatise.volumes.map(|card| card.map(|card| names.research(card))),
    })
    .collect()
}

fn room(names: Names<'_>, room: Room) -> RoomView {
    RoomView {
        client: room.client.map(|id| names.client(id)),
        layer: room.layer.map(|id| names.layer(id)),
        latent: room.latent.map(|id| names.latent(id)),
        manifest: room.manifest.map(|id| names.manifest(id)),
        marker: room.marker,
    }
}

fn player(game: &UnconsciousMind, state: &State, seat: Seat) -> PlayerView {
    let (names, player): (Names<'_>, &Player) = (Names(game), state.player(seat));
    PlayerView {
        points: player.points,
        coffee: player.coffee,
        boxes: player.boxes,
        bright: player.bright,
        reputation: player.reputation,
        height: player.height,
        inkpot: player.inkpot,
        ideas: player.ideas,
        locked: player.locked,
        dial: player.dial,
        locked_lines: [0, 1, 2, 3, 4, 5].map(|line| player.locked_lines >> line & 1 != 0),
        professor: player.professor,
        notebook: player.notebook.map(|tile| tile.map(|tile| names.tile(tile))),
        room_card: game.catalogue.set_up.rooms[usize::from(player.glyph)].0.clone(),
        blocked: player.blocked,
        choice: names.all(player.choice, Names::tile),
        rooms: player.rooms.map(|chamber| room(names, chamber)),
        cured: names.all(player.cured, Names::client),
        played: names.all(player.played, Names::research),
        hand: player.hand_count,
        known: names.all(player.open, Names::research),
        tags: game.tags(state, seat),
    }
}

fn frames(state: &State) -> Vec<Frame> {
    let mut stack = state.stack;
    let mut frames: Vec<Frame> = std::iter::from_fn(|| stack.pop()).collect();
    frames.reverse();
    frames
}
