//! The rules of Night Market, for two to four players.
//!
//! Read in this order: `state` (what changes), `action` and `event` (what is answered and what
//! happens), `setup`, `flow` (where the game goes next), `phase` (one file per chapter of the
//! rulebook), `legal`, `score`; then `view` and `knowledge` (who knows what) and `words`.
//! Numbers such as NM-4.3 are paragraphs of `docs/rules` of its folder.

mod action;
mod component;
mod config;
mod conserved;
mod event;
mod flow;
mod knowledge;
mod legal;
mod phase;
mod score;
mod setup;
mod state;
mod view;
mod words;

pub use action::{Action, Refusal};
pub use component::{Catalogue, Coin, FILES, Ware, WareId, components_page};
pub use config::{Config, Trade};
pub use event::{Event, EventView, Open};
pub use knowledge::{Knowledge, Known};
pub use state::{Frame, SEATS, State};
pub use view::{Mine, Now, PlayerView, View};

/// The name under which the registry knows the game.
pub type Rules = NightMarket;

use mittwoch_kernel::{
    About, Chance, Edition, Fault, Game, Knowing, Outcome, Pack, ScoreLine, Seat, Seats, Setting,
    Sink, Viewer,
};

/// The game of Night Market with its components and its setting.
#[derive(Clone, Debug)]
pub struct NightMarket {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
}

impl NightMarket {
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

impl Game for NightMarket {
    const KEY: &'static str = "night-market";
    const EDITIONS: &'static [Edition] = config::EDITIONS;

    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;

    fn about() -> About {
        About {
            key: Self::KEY,
            players: 2..=SEATS as u8,
            rules: Self::RULES,
            options: config::EDITIONS[0].options,
            files: FILES,
            former: component::FORMER,
            digest: include_str!("../../docs/rules/en/night-market.md"),
            translations: &[
                ("fr", include_str!("../../docs/rules/fr/night-market.md")),
                ("pl", include_str!("../../docs/rules/pl/night-market.md")),
                ("ru", include_str!("../../docs/rules/ru/night-market.md")),
            ],
        }
    }

    fn with_rules(rules: u32, pack: &Pack, setting: &Setting) -> Result<NightMarket, Vec<Fault>> {
        let about = Self::about_of(rules).map_err(|fault| vec![fault])?;
        let config = Config::new(&about, setting)?;
        Ok(NightMarket { catalogue: Catalogue::new(pack)?, config })
    }

    fn seats(&self) -> u8 {
        self.config.players
    }

    fn setup<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut state = setup::set_up(self, chance);
        flow::advance(self, &mut state, chance, sink);
        state
    }

    #[inline]
    fn asked(&self, state: &State) -> Seats {
        flow::asked(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        legal::legal(state, seat, offers);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        legal::check(state, seat, action)
    }

    #[inline]
    fn perform<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        flow::perform(self, state, seat, action, chance, sink);
        flow::advance(self, state, chance, sink);
    }

    fn neighbours(&self, state: &State, seat: Seat, refused: &mut Vec<(Action, Refusal)>) {
        legal::neighbours(state, seat, refused);
    }

    fn as_it_stands(&self, state: &State) -> Outcome {
        score::as_it_stands(self, state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stack.current() == Frame::Over).then(|| score::as_it_stands(self, state))
    }

    fn score_sheet(&self, state: &State) -> Vec<ScoreLine> {
        score::sheet(self, state)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        conserved::conserved(self, state)
    }
}

impl Knowing for NightMarket {
    type View = View;
    type EventView = EventView;
    type Knowledge = Knowledge;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::project(self, state, view::Counts::of(state), viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(match *event {
            Event::Bid { seat, coin } if viewer.is(seat) => EventView::Bid { seat, coin },
            Event::Bid { seat, .. } => EventView::HasBid { seat },
            Event::Drew { seat, coin } if viewer.is(seat) => EventView::Drew { seat, coin },
            Event::Drew { seat, .. } => EventView::HasDrawn { seat },
            Event::Open(open) => EventView::Open(open),
        })
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Open(Open::RoundStarted { .. }) => true,
            Event::Open(Open::Revealed { seat, .. } | Open::Laid { seat, .. }) => !viewer.is(seat),
            Event::Drew { seat, .. } => viewer.is(seat),
            Event::Open(_) | Event::Bid { .. } => false,
        }
    }

    fn know(&self, viewer: Viewer, view: &View) -> Knowledge {
        knowledge::know(self, viewer, view)
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &EventView) {
        knowledge::learn(self, knowledge, event);
    }

    fn known_view(&self, knowledge: &Knowledge) -> View {
        knowledge::known_view(self, knowledge)
    }

    fn determinize<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        knowledge::determinize(self, knowledge, chance)
    }

    fn interchangeable(&self, knowledge: &Knowledge) -> Vec<Vec<String>> {
        vec![knowledge.unseen().iter().map(|coin| Coin(coin).to_string()).collect()]
    }
}
