//! The rules of Notre Dame, for two to five players.
//!
//! The rooms are those of every game, listed in `docs/adding-a-game.md`; there are no others.
//! Numbers such as ND-10.7 are paragraphs of `docs/rules` of its folder.

mod action;
mod answers;
mod apply;
mod component;
mod config;
mod conserved;
mod event;
mod flow;
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

pub use action::{Action, Favour};
pub use component::{
    Ability, Borough, Card, Catalogue, Colour, Deck, FILES, HARBOUR, Kind, Layout, Market,
    MarketId, Measure, Message, MessageKind, Pane, Person, PersonId, Sector, SetUp, Spot, Street,
    Streets, components_page,
};
pub use config::Config;
pub use event::{Event, EventView, Open};
pub use knowledge::{Knowledge, Known};
pub use refusal::Refusal;
pub use sheet::{
    ActionCard, Fact, Harbour, MarketSpot, MessageTile, PersonCard, PlaceSheet, Sheet,
};
pub use state::{
    COINS, DRAWN, Frame, LAST_ROUND, LAST_STEP, MARKERS, PERIOD, Place, Player, SEATS, Source,
    State,
};
pub use view::{BoroughView, MarketView, Mine, PersonView, PlayerView, PrestigeView, View};

/// The name under which the registry knows the game.
pub type Rules = NotreDame;

use mittwoch_kernel::{Bag, Numbering, Seat};

/// The game of Notre Dame with its components and its setting.
#[derive(Clone, Debug)]
pub struct NotreDame {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
    /// The action cards of each seat.
    pub(crate) owned: [Bag; SEATS],
    /// The action cards of all players.
    pub(crate) cards: Bag,
    /// The borough of each seat, by its place in the ring.
    pub(crate) homes: [u8; SEATS],
    pub(crate) numbering: Numbering,
}

impl NotreDame {
    fn of(catalogue: Catalogue, config: Config) -> NotreDame {
        let owned = std::array::from_fn(|seat| Card::owned_by(Seat(seat as u8)));
        let seated = owned[..usize::from(config.players)].iter();
        let cards = seated.fold(Bag::EMPTY, |all, own: &Bag| all.union(*own));
        let owner = |seat: u8| {
            let own = catalogue.boroughs.iter().position(|one| one.owner == Some(Seat(seat)));
            own.unwrap_or_default() as u8
        };
        let homes = std::array::from_fn(|seat| owner(seat as u8));
        let numbering = answers::numbering(&catalogue, &config);
        NotreDame { catalogue, config, owned, cards, homes, numbering }
    }

    /// The checked components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The checked setting.
    pub fn config(&self) -> &Config {
        &self.config
    }
}

mittwoch_kernel::rooms!(NotreDame {});
