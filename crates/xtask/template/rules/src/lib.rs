//! The rules of Night Market, for two to four players.
//!
//! The rooms are those of every game, listed in `docs/adding-a-game.md`; there are no others.
//! Numbers such as NM-4.3 are paragraphs of `docs/rules` of its folder.

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
pub use component::{Catalogue, Coin, FILES, Ware, WareId, components_page};
pub use config::{Config, Trade};
pub use event::{Event, EventView, Open};
pub use knowledge::{Knowledge, Known};
pub use refusal::Refusal;
pub use sheet::{CoinCard, Sheet, WareCard};
pub use state::{Frame, SEATS, State};
pub use view::{Mine, Now, PlayerView, View};

use mittwoch_kernel::{Numbering, Seats};

/// The name under which the registry knows the game.
pub type Rules = NightMarket;

/// The game of Night Market with its components and its setting.
#[derive(Clone, Debug)]
pub struct NightMarket {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
    pub(crate) numbering: Numbering,
}

impl NightMarket {
    fn of(catalogue: Catalogue, config: Config) -> NightMarket {
        let numbering = answers::numbering(&catalogue);
        NightMarket { catalogue, config, numbering }
    }

    /// The checked components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Everybody who plays.
    #[inline]
    pub(crate) fn all(&self) -> Seats {
        Seats::first_n(self.config.players)
    }
}

mittwoch_kernel::rooms!(NightMarket {});
