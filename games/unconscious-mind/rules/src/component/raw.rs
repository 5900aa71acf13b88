//! The component files as they are written, before anything is checked.

use mittwoch_kernel::{entries, files};

use super::id::{Deed, Exchange, IdColour, Way};
use crate::component::{Colour, Column, Face, Glyph, Level, Location, Symbol, Tag};

entries! {
    ResearchCard { volume: Colour, tags: Vec<Tag>, effect: Option<String> }
    Treatise { volumes: Vec<Colour>, points: u8, tags: Vec<Tag> }
    Tile { main: String, banner: String }
    StartingTile { glyph: Glyph, main: String, professor: Location, insights: String }
    RoutineClient { therapy: u8, points: u8, tags: Vec<Tag>, effect: String }
    CaseStudy { therapy: u8, points: u8, score: String }
    Layer { therapy: u8, points: u8, symbol: Symbol, effect: Option<String> }
    StartingLayer {
        count: u8, therapy: u8, points: u8, symbol: Option<Symbol>, effect: Option<String>,
    }
    Dream { cost: String, effect: String, symbol: Option<Symbol> }
    Goal { condition: String, tags: Vec<Tag> }
    LocationEntry { district: Colour }
    LocationEffect { location: Location, effect: String }
    DistrictSlot { district: Colour, need: u8, effect: String }
    LocationTile { district: Colour }
    TileSlot { tile: String, side: Face, effect: String }
    Token { district: Colour, count: u8, reputation: u8 }
    Points { points: Vec<u8> }
    Triggers { most: u8, bright: u8 }
    Above { first: u8, last: u8, points: u8, coffee: u8 }
    Below { first: u8, last: u8, actions: Vec<String> }
    Portraits { spaces: Vec<u8> }
    Track { last: u8, freud: u8, highest: u8, beyond: u8, shares: [u8; 2] }
    Effect { effect: String }
    NotebookRow { printed: String, end: String }
    NotebookColumn { foot: String }
    Thresholds { cured: [u8; 3] }
    Supply { start: u8, most: u8 }
    Therapy { points: Vec<u8>, catharsis: u8, matching: String }
    Action { row: u8, column: u8, effect: String }
    IdeaRow { inkpot: u8 }
    Lattice { rows: u8, columns: u8, triggers: u8 }
    Blocked { players: u8, spaces: Vec<String> }
    DisplaySlot { level: Level, column: Column, points: u8 }
    Players { count: u8, tiles: u8, clients: u8 }
    Display { clients: u8, manifest: u8, research: u8 }
    PlayerSupply { common: u8, own: u8, locked_ideas: u8, ideas: u8 }
    SeatBonus { seat: u8, effect: String }
    Room { glyph: Glyph }
    Piece { count: u8 }
    IdCard { space: String, way: Way }
    IdTile { colour: IdColour, number: u8, does: Deed, coffee: Option<u8> }
    RoutineOverlay { tags: Vec<Tag>, twin: String }
    CaseOverlay { low: String, high: String }
    IdExchange { what: Exchange, effect: String }
    IdBox { coffee: u8 }
}

files! {
    ResearchCards { card: Vec<ResearchCard> }
    Treatises { treatise: Vec<Treatise> }
    Tiles { tile: Vec<Tile> }
    StartingTiles { tile: Vec<StartingTile> }
    RoutineClients { client: Vec<RoutineClient> }
    CaseStudies { client: Vec<CaseStudy> }
    GriefLayers { layer: Vec<Layer>, starting: StartingLayer }
    Dreams { dream: Vec<Dream> }
    Goals { goal: Vec<Goal> }
    City {
        location: Vec<LocationEntry>,
        effect: Vec<LocationEffect>,
        slot: Vec<LocationEffect>,
        district_slot: Vec<DistrictSlot>,
        token: Vec<Token>,
        presence: Points,
        triggers: Triggers,
    }
    LocationTiles { tile: Vec<LocationTile>, slot: Vec<TileSlot> }
    Reputation { above: Vec<Above>, below: Vec<Below>, portraits: Portraits, track: Track }
    PlayerBoard {
        space: Vec<Effect>,
        row: Vec<NotebookRow>,
        column: Vec<NotebookColumn>,
        thresholds: Thresholds,
        rows: Points,
        kinds: Points,
        full: Effect,
        coffee: Supply,
        r#box: Supply,
        exchange: Vec<Effect>,
        therapy: Therapy,
    }
    MeetingTable {
        action: Vec<Action>,
        row: Vec<IdeaRow>,
        lattice: Lattice,
        blocked: Vec<Blocked>,
        display: Vec<DisplaySlot>,
    }
    SetUp {
        players: Vec<Players>,
        display: Display,
        supply: PlayerSupply,
        seat: Vec<SeatBonus>,
        room: Vec<Room>,
    }
    Pieces { piece: Vec<Piece> }
    IdCards { card: Vec<IdCard> }
    IdTiles { tile: Vec<IdTile> }
    IdOverlays { routine: Vec<RoutineOverlay>, case_study: Vec<CaseOverlay> }
    IdExchanges { exchange: Vec<IdExchange>, r#box: Vec<IdBox> }
}
