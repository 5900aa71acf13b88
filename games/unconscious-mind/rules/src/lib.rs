//! The rules of Unconscious Mind, for two to four players and for one against the Id.
//!
//! The rooms are those of every game, listed in `docs/adding-a-game.md`, and three of its own:
//!
//! - `effect`: the language in which cards, tiles, slots and tracks say what they do, for nearly
//!   every component of the rulebook bears a sentence of its own;
//! - `id`: the automaton of the solo game, which has a rulebook of its own;
//! - `companion`: the Id alone, for a person with cardboard on the table.
//!
//! Numbers such as UM-10.5 and ID-5.2 are paragraphs of the digests in `docs/rules` of its
//! folder.

mod action;
mod answers;
mod apply;
mod companion;
mod component;
mod config;
mod conserved;
pub mod effect;
mod event;
mod flow;
mod id;
mod knowledge;
mod legal;
mod observation;
mod phase;
mod refusal;
mod score;
mod setup;
mod sheet;
mod state;
mod view;
mod words;

pub use action::{Action, Free, Part, Token};
pub use event::{Event, EventView, Open};
pub use id::{
    Did, Errand, Freed, ID, IdBoard, IdView, IdWalk, Idle, Mover, PERSON, Pick, Plight, Replaced,
    Step,
};
pub use knowledge::{Knowledge, Known};
pub use refusal::Refusal;
pub use sheet::{
    ActionSheet, AidSheet, CitySheet, ClientSheet, DisplaySheet, DistrictSheet, DistrictSlotSheet,
    DreamSheet, GoalSheet, IdSheet, IdTileSheet, LayerSheet, LineSheet, LocationSheet,
    LocationTileSheet, MeetingCardSheet, OverlaySheet, PracticeSheet, Print, ReputationActionSheet,
    ReputationSheet, ResearchSheet, RoomSheet, Sheet, SlotSheet, SpaceSheet, SpotSheet, StartSheet,
    TableSheet, TextLine, TextPart, TileSheet, TreatiseSheet, ZoneSheet,
};
pub use state::{
    Cover, DEPTH, Deck, Dial, Frame, IdeaSpace, LAST_ROUND, Player, Price, Room, SEATS, SPACES,
    Shelf, Shown, Spot, State, Therapy, TileRow, cells,
};
pub use view::{
    CoverView, DeckView, DistrictView, GoalView, LocationView, Mine, PlayerView, RoomView,
    ShownView, SpaceView, TileRowView, TreatiseView, View,
};

/// The name under which the registry knows the game.
pub type Rules = UnconsciousMind;

pub use component::{
    Banner, Board, CASE_STUDIES, Catalogue, City, Client, ClientId, ClientKind, Colour, Column,
    Deed, DistrictSlot, Dream, DreamId, Exchange, FILES, Face, Family, Glyph, Goal, GoalId,
    IdColour, IdParts, IdTile, Insight, LEVEL_ONE, LEVEL_TWO, Layer, LayerId, Level, Location,
    LocationTile, MeetingCard, Overlay, Power, Printed, Quality, ROUTINE, Reputation, ResearchCard,
    ResearchId, Ring, STARTING, STARTING_LAYER, SetUp, Side, Space, Start, Symbol, Table, Tag,
    Tags, Tile, TileId, TileKind, Treatise, TreatiseId, Volume, Way, Zone, components_page,
};
pub use config::{Config, IdLevel, Locations, RecallRule};

use mittwoch_kernel::{Chance, Numbering, ScoreLine, Seat, Sink};

use effect::reach::Reach;
use phase::free::Exchanges;

/// The game of Unconscious Mind with its components and its setting.
#[derive(Clone, Debug)]
pub struct UnconsciousMind {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
    pub(crate) exchanges: Exchanges,
    pub(crate) reach: Reach,
    pub(crate) numbering: Numbering,
}

impl UnconsciousMind {
    fn of(catalogue: Catalogue, config: Config) -> UnconsciousMind {
        let exchanges = Exchanges::new(&catalogue);
        let reach = if config.waits_for_free_actions() { Reach::FreeActions } else { Reach::Now };
        let numbering = answers::numbering(&catalogue);
        UnconsciousMind { catalogue, config, exchanges, reach, numbering }
    }

    /// The checked components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The checked setting.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Lets a position that was set up by hand go on to its next question.
    pub fn resume<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        chance: &mut C,
        sink: &mut S,
    ) {
        flow::settle::settle(self, state);
        flow::advance(self, state, chance, sink);
    }

    /// What each part of the final scoring brings a player if the game ended now.
    pub fn score_parts(&self, state: &State, seat: Seat) -> [i32; 9] {
        score::parts(self, state, seat)
    }
}

mittwoch_kernel::rooms!(UnconsciousMind {
    fn patient(&self) -> Option<UnconsciousMind> {
        let waits = self.config.waits_for_free_actions();
        waits.then(|| UnconsciousMind { reach: Reach::Any, ..self.clone() })
    }

    fn starts_turn(&self, event: &Event) -> Option<Seat> {
        event::starts_turn(*event)
    }

    fn earnings(&self, events: &[Event]) -> Vec<ScoreLine> {
        score::earnings(self, events)
    }
});
