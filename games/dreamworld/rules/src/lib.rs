//! The rules of Dreamworld, for one to four players.
//!
//! The rooms are those of every game, listed in `docs/adding-a-game.md`; there are no others.
//! Numbers such as DW-6.7 are paragraphs of `docs/rules` of its folder.

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

pub use action::Action;
pub use component::{
    Card, Catalogue, ClientId, Effect, FILES, Icon, RowId, Side, Suit, TileId, components_page,
};
pub use config::{Config, Ends, Level, ProfessorStart};
pub use event::{Choice, Event, EventView, Open};
pub use knowledge::{Knowledge, Known};
pub use refusal::Refusal;
pub use sheet::{Client, DreamCard, ProfessorCard, Sheet, TherapyTile, TileEffect, TokenRow};
pub use state::{Frame, LAST_ROUND, Owner, Placed, Player, Professor, SEATS, State};
pub use view::{ClientView, IdView, LineCard, LyingCard, Mine, Now, PlayerView, View};

/// The name under which the registry knows the game.
pub type Rules = Dreamworld;

use mittwoch_kernel::Numbering;

/// The game of Dreamworld with its components and its setting.
#[derive(Clone, Debug)]
pub struct Dreamworld {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
    pub(crate) numbering: Numbering,
}

impl Dreamworld {
    fn of(catalogue: Catalogue, config: Config) -> Dreamworld {
        Dreamworld { catalogue, config, numbering: answers::numbering() }
    }

    /// The checked components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The checked setting.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The gap of the card at a place in the line, counted from the farthest.
    pub fn gap(&self, state: &State, at: u8) -> u8 {
        phase::arrange::gap(self, state, at)
    }

    /// Lays a card into the line as a reveal would, wherever it was before; its place, counted from
    /// the farthest. For whoever thinks of what might be revealed.
    pub fn lay(&self, state: &mut State, placed: Placed) -> u8 {
        phase::arrange::insert(self, state, placed)
    }

    /// The limit of the card at a place in the line with some +1 tokens.
    pub fn limit(&self, state: &State, at: u8, spent: u8) -> u8 {
        phase::determine_scoring::limit(self, state, at, spent)
    }
}

mittwoch_kernel::rooms!(Dreamworld {
    fn starts_turn(&self, event: &Event) -> Option<mittwoch_kernel::Seat> {
        event::starts_turn(*event)
    }
});
