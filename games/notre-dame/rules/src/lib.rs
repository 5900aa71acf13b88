//! The rules of Notre Dame, for two to five players.
//!
//! Read in this order: `state` (what changes), `action` and `event` (what is answered and what
//! happens), `apply` (what an event does), `setup`, `flow` (where the game goes next), `phase`
//! (one file per chapter of the rulebook), `legal`, `score`; then `view`, `knowledge` and `guess`
//! (who knows what), `words`, `printed`, `sheet` and `tell`.
//! Numbers such as ND-10.7 are paragraphs of `docs/rules` of its folder.

mod action;
mod apply;
mod component;
mod config;
mod conserved;
mod describe;
mod event;
mod flow;
mod guess;
mod knowledge;
mod legal;
mod phase;
mod printed;
mod score;
mod setup;
mod sheet;
mod state;
mod tell;
mod view;
mod words;

pub use action::{Action, Favour, Refusal};
pub use component::{
    Ability, Borough, Card, Catalogue, Colour, Deck, FILES, HARBOUR, Kind, Layout, Market,
    MarketId, Measure, Message, MessageKind, Pane, Person, PersonId, Sector, SetUp, Spot, Street,
    Streets, components_page,
};
pub use config::Config;
pub use event::{Event, EventView, Open};
pub use knowledge::{Knowledge, Known};
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

use mittwoch_kernel::{
    About, Bag, Chance, Edition, Fault, Game, Knowing, Outcome, Pack, ScoreLine, Seat, Seats,
    Setting, Sink, Viewer,
};

/// The game of Notre Dame with its components and its setting.
#[derive(Clone, Debug)]
pub struct NotreDame {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
    /// The action cards of each seat.
    pub(crate) owned: [Bag; SEATS],
    /// The action cards of all players.
    pub(crate) cards: Bag,
}

impl NotreDame {
    /// The checked components.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// What is printed on the components.
    pub fn sheet(&self) -> Sheet {
        Sheet::of(self)
    }

    /// The checked setting.
    pub fn config(&self) -> &Config {
        &self.config
    }
}

impl Game for NotreDame {
    const KEY: &'static str = "notre-dame";
    const EDITIONS: &'static [Edition] = config::EDITIONS;

    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;

    fn about() -> About {
        About {
            key: Self::KEY,
            players: 2..=5,
            rules: Self::RULES,
            options: config::EDITIONS[0].options,
            files: FILES,
            former: &[],
            digest: include_str!("../../docs/rules/en/notre-dame.md"),
            translations: &[
                ("fr", include_str!("../../docs/rules/fr/notre-dame.md")),
                ("pl", include_str!("../../docs/rules/pl/notre-dame.md")),
                ("ru", include_str!("../../docs/rules/ru/notre-dame.md")),
            ],
        }
    }

    fn with_rules(rules: u32, pack: &Pack, setting: &Setting) -> Result<NotreDame, Vec<Fault>> {
        let about = Self::about_of(rules).map_err(|fault| vec![fault])?;
        let config = Config::new(&about, setting)?;
        let catalogue = Catalogue::new(pack, &config)?;
        let owned = std::array::from_fn(|seat| Card::owned_by(Seat(seat as u8)));
        let seated = owned[..usize::from(config.players)].iter();
        let cards = seated.fold(Bag::EMPTY, |all, own: &Bag| all.union(*own));
        Ok(NotreDame { catalogue, config, owned, cards })
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
        flow::asked(self, state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        legal::legal(self, state, seat, offers);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        legal::check(self, state, seat, action)
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
        flow::perform(self, state, seat, action, sink);
        flow::advance(self, state, chance, sink);
    }

    fn neighbours(&self, state: &State, seat: Seat, refused: &mut Vec<(Action, Refusal)>) {
        legal::neighbours(self, state, seat, refused);
    }

    fn as_it_stands(&self, state: &State) -> Outcome {
        score::as_it_stands(self, state)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(self, state)
    }

    fn score_sheet(&self, state: &State) -> Vec<ScoreLine> {
        score::sheet(self, state)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        conserved::conserved(self, state)
    }
}

impl Knowing for NotreDame {
    type View = View;
    type EventView = EventView;
    type Knowledge = Knowledge;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::project(self, state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        match *event {
            Event::Drew { seat, cards } => {
                viewer.is(seat).then_some(EventView::Drew { seat, cards })
            }
            Event::Received { seat, cards } => {
                viewer.is(seat).then_some(EventView::Received { seat, cards })
            }
            Event::Chose { seat, card } if viewer.is(seat) => Some(EventView::Chose { seat, card }),
            Event::Chose { seat, .. } => Some(EventView::HasChosen { seat }),
            Event::Open(open) => Some(EventView::Open(open)),
        }
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Drew { seat, .. } | Event::Received { seat, .. } => viewer.is(seat),
            Event::Chose { .. } => false,
            Event::Open(Open::Shown { .. }) => true,
            Event::Open(Open::Played { seat, .. }) => !viewer.is(seat),
            Event::Open(Open::LostPrestige { seat, .. } | Open::Counted { seat, .. }) => {
                !viewer.is(seat) && !self.config.open_prestige
            }
            Event::Open(_) => false,
        }
    }

    fn know(&self, viewer: Viewer, view: &View) -> Knowledge {
        guess::know(self, viewer, view)
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &EventView) {
        knowledge::learn(self, knowledge, event);
    }

    fn known_view(&self, knowledge: &Knowledge) -> View {
        view::project(self, &knowledge.table.0, knowledge.viewer)
    }

    fn determinize<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        guess::determinize(self, knowledge, chance)
    }

    fn interchangeable(&self, knowledge: &Knowledge) -> Vec<Vec<String>> {
        knowledge::interchangeable(self, knowledge)
    }
}
