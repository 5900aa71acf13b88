//! The game value, and what it answers to those who play it.

use mittwoch_kernel::{
    About, Chance, Edition, Fault, Game, Knowing, Outcome, Pack, ScoreLine, Seat, Seats, Setting,
    Sink, Viewer,
};

use crate::action::Action;
use crate::component::Catalogue;
use crate::config::{self, Config};
use crate::effect::reach::Reach;
use crate::event::{Event, EventView, Open};
use crate::id::Did;
use crate::knowledge::{self, Knowledge};
use crate::phase::free::Exchanges;
use crate::refusal::Refusal;
use crate::settle::settle;
use crate::state::State;
use crate::view::{self, View};
use crate::{conserved, flow, legal, score, setup};

/// The game of Unconscious Mind with its components and its setting.
#[derive(Clone, Debug)]
pub struct UnconsciousMind {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
    pub(crate) exchanges: Exchanges,
    pub(crate) reach: Reach,
}

impl UnconsciousMind {
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
        settle(self, state);
        flow::advance(self, state, chance, sink);
    }

    /// What each part of the final scoring brings a player if the game ended now.
    pub fn score_parts(&self, state: &State, seat: Seat) -> [i32; 9] {
        score::parts(self, state, seat)
    }
}

/// The digest of one language: the rulebook and then that of the solo mode.
macro_rules! digest {
    ($folder:literal) => {
        concat!(
            include_str!(concat!("../../docs/rules/", $folder, "/unconscious-mind.md")),
            "\n",
            include_str!(concat!("../../docs/rules/", $folder, "/unconscious-mind-solo.md"))
        )
    };
}

impl Game for UnconsciousMind {
    const KEY: &'static str = "unconscious-mind";
    const EDITIONS: &'static [Edition] = config::EDITIONS;

    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;

    fn about() -> About {
        let translations = &[("fr", digest!("fr")), ("pl", digest!("pl")), ("ru", digest!("ru"))];
        config::about(digest!("en"), translations)
    }

    fn with_rules(
        rules: u32,
        pack: &Pack,
        setting: &Setting,
    ) -> Result<UnconsciousMind, Vec<Fault>> {
        let about = Self::about_of(rules).map_err(|fault| vec![fault])?;
        let config = Config::of(&about, setting)?;
        let catalogue = Catalogue::new(pack, &config)?;
        let exchanges = Exchanges::new(&catalogue);
        let reach = if config.waits_for_free_actions() { Reach::FreeActions } else { Reach::Now };
        Ok(UnconsciousMind { catalogue, config, exchanges, reach })
    }

    fn seats(&self) -> u8 {
        self.config.players
    }

    fn setup<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        let mut state = setup::set_up(self, chance);
        self.resume(&mut state, chance, sink);
        state
    }

    #[inline]
    fn asked(&self, state: &State) -> Seats {
        flow::asked(state)
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
        _seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        flow::perform(self, state, action, sink);
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

    fn patient(&self) -> Option<UnconsciousMind> {
        let waits = self.config.waits_for_free_actions();
        waits.then(|| UnconsciousMind { reach: Reach::Any, ..self.clone() })
    }
}

impl Knowing for UnconsciousMind {
    type View = View;
    type EventView = EventView;
    type Knowledge = Knowledge;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::project(self, state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        match *event {
            Event::Drew { seat, card } => viewer.is(seat).then_some(EventView::Drew { seat, card }),
            Event::Open { seat, what } => Some(EventView::Open { seat, what }),
        }
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Drew { .. } => true,
            Event::Open { seat, what: Open::Played { .. } | Open::Discarded { .. } } => {
                !viewer.is(seat)
            }
            // What the Id swaps nobody has seen (ID-9.4); others see what a person gives.
            Event::Open { seat, what: Open::Swapped { .. } } => {
                self.is_id(seat) || !viewer.is(seat)
            }
            Event::Open { what, .. } => matches!(
                what,
                Open::TurnedUp { .. }
                    | Open::ClientShown { .. }
                    | Open::LatentTurned { .. }
                    | Open::ManifestTaken { .. }
                    | Open::ManifestShown { .. }
                    | Open::Id(Did::Card { .. })
            ),
        }
    }

    fn know(&self, viewer: Viewer, view: &View) -> Knowledge {
        knowledge::know(self, viewer, view)
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &EventView) {
        knowledge::learn(self, knowledge, event);
    }

    fn known_view(&self, knowledge: &Knowledge) -> View {
        view::project(self, &knowledge.table, knowledge.viewer)
    }

    fn determinize<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        knowledge::determinize(self, knowledge, chance)
    }

    fn interchangeable(&self, knowledge: &Knowledge) -> Vec<Vec<String>> {
        knowledge::interchangeable(self, knowledge)
    }
}
