//! The rules of Unconscious Mind, for two to four players and for one against the Id.
//!
//! Read in this order: `piece` (plain names of what lies on the table), `effect` (the language in
//! which cards, tiles, slots and tracks say what they do, with `can` and `run`), `component` (the
//! data files and the checked catalogue), `config`; then `state` and `frame` (what changes, and
//! where the game is), `action`, `refusal` and `event`, `answer` (what an answer makes happen),
//! `apply` (what an event does), `settle` (what follows by itself), `setup`, `flow` (where the game
//! goes next), `phase` (one file for each chapter that has work to do), `legal` and `why`, `query`,
//! `score`; `id` (the automaton of the solo game); `view` and `knowledge` (who knows what); `game`
//! (all of it as one value) and `words`.
//! Numbers such as UM-10.5 and ID-5.2 are paragraphs of `docs/rules` of its folder and
//! its solo digest.

mod action;
mod answer;
mod apply;
mod component;
mod config;
mod conserved;
pub mod effect;
mod event;
mod flow;
mod frame;
mod game;
mod id;
mod knowledge;
mod legal;
mod phase;
mod piece;
mod plain;
mod query;
mod refusal;
mod score;
mod settle;
mod setup;
mod sheet;
mod state;
mod view;
mod why;
mod wire;
mod words;

pub use action::{Action, Free, Part, Token};
pub use event::{Event, EventView, Open};
pub use frame::{Frame, Price};
pub use game::UnconsciousMind;
pub use id::{
    Did, Errand, Freed, ID, IdBoard, IdView, Idle, Mover, PERSON, Pick, Plight, Replaced, Step,
};
pub use knowledge::Knowledge;
pub use refusal::Refusal;
pub use sheet::{
    ActionSheet, AidSheet, CitySheet, ClientSheet, DisplaySheet, DistrictSheet, DistrictSlotSheet,
    DreamSheet, GoalSheet, IdSheet, IdTileSheet, LayerSheet, LineSheet, LocationSheet,
    LocationTileSheet, MeetingCardSheet, OverlaySheet, PracticeSheet, Print, ReputationActionSheet,
    ReputationSheet, ResearchSheet, RoomSheet, Sheet, SlotSheet, SpaceSheet, SpotSheet, StartSheet,
    TableSheet, TextLine, TextPart, TileSheet, TreatiseSheet, ZoneSheet,
};
pub use state::{
    Cover, Deck, Dial, IdeaSpace, LAST_ROUND, Player, Room, SEATS, SPACES, Shelf, Shown, Spot,
    State, Therapy, TileRow, cells,
};
pub use view::{
    CoverView, DeckView, DistrictView, GoalView, LocationView, Mine, PlayerView, RoomView,
    ShownView, SpaceView, TileRowView, TreatiseView, View,
};

/// The name under which the registry knows the game.
pub type Rules = UnconsciousMind;

pub use component::{
    Banner, Board, CASE_STUDIES, Catalogue, City, Client, ClientId, Deed, DistrictSlot, Dream,
    DreamId, Exchange, FILES, Family, Goal, GoalId, IdColour, IdParts, IdTile, LEVEL_ONE,
    LEVEL_TWO, Layer, LayerId, LocationTile, MeetingCard, Overlay, Power, Printed, ROUTINE,
    Reputation, ResearchCard, ResearchId, STARTING, STARTING_LAYER, SetUp, Space, Start, Table,
    Tile, TileId, TileKind, Treatise, TreatiseId, Volume, Way, Zone, components_page,
};
pub use config::{Config, IdLevel, Locations, RecallRule};
pub use piece::{
    ClientKind, Colour, Column, Face, Glyph, Insight, Level, Location, Quality, Ring, Side, Symbol,
    Tag, Tags,
};
