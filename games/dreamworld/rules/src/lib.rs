//! The rules of Dreamworld, for one to four players.
//!
//! Read in this order: `state` (what changes), `action` and `event` (what is answered and what
//! happens), `setup`, `flow` (where the game goes next), `phase` (one file per chapter of the
//! rulebook), `legal`, `score`; then `view` and `knowledge` (who knows what) and `words`.
//! Numbers such as DW-6.7 are paragraphs of `docs/rules` of its folder.

mod action;
mod component;
mod config;
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
pub use component::{
    Card, Catalogue, ClientId, Effect, FILES, Icon, RowId, SUITS, Side, Suit, TileId,
    components_page,
};
pub use config::{Config, Ends, Level, ProfessorStart};
pub use event::{Choice, Event, EventView, Open};
pub use knowledge::Knowledge;
pub use state::{Frame, LAST_ROUND, Owner, Placed, Player, Professor, SEATS, State};
pub use view::{ClientView, IdView, LineCard, LyingCard, Mine, Now, PlayerView, View};

/// The name under which the registry knows the game.
pub type Rules = Dreamworld;

use mittwoch_kernel::{
    About, Bag, Chance, Edition, Fault, Game, Knowing, Outcome, Pack, ScoreLine, Seat, Seats,
    Setting, Sink, Viewer,
};

/// The game of Dreamworld with its components and its setting.
#[derive(Clone, Debug)]
pub struct Dreamworld {
    pub(crate) catalogue: Catalogue,
    pub(crate) config: Config,
}

impl Dreamworld {
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

    /// The limit of the card at a place in the line with some +1 tokens.
    pub fn limit(&self, state: &State, at: u8, spent: u8) -> u8 {
        phase::determine_scoring::limit(self, state, at, spent)
    }
}

impl Game for Dreamworld {
    const KEY: &'static str = "dreamworld";
    const EDITIONS: &'static [Edition] = config::EDITIONS;

    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;

    fn about() -> About {
        About {
            key: Self::KEY,
            players: 1..=4,
            rules: Self::RULES,
            options: config::EDITIONS[0].options,
            files: FILES,
            former: component::FORMER,
            digest: include_str!("../../docs/rules/en/dreamworld.md"),
            translations: &[
                ("fr", include_str!("../../docs/rules/fr/dreamworld.md")),
                ("pl", include_str!("../../docs/rules/pl/dreamworld.md")),
                ("ru", include_str!("../../docs/rules/ru/dreamworld.md")),
            ],
        }
    }

    fn with_rules(rules: u32, pack: &Pack, setting: &Setting) -> Result<Dreamworld, Vec<Fault>> {
        let about = Self::about_of(rules).map_err(|fault| vec![fault])?;
        let config = Config::new(&about, setting)?;
        Ok(Dreamworld { catalogue: Catalogue::new(pack, &config)?, config })
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
        self.cards_conserved(state)?;
        self.tokens_conserved(state)
    }
}

impl Dreamworld {
    fn cards_conserved(&self, state: &State) -> Result<(), String> {
        let line: Bag = state.line.iter().map(|placed| placed.card.0).collect();
        let places = state.hands.into_iter().chain([state.pool, state.lying, line]);
        let (mut all, mut count) = (Bag::EMPTY, 0);
        for place in places {
            all = all.union(place);
            count += place.len();
        }
        if all != self.catalogue.deck || count != self.catalogue.deck.len() {
            return Err(format!("{count} Dream cards lie about, {} of them different", all.len()));
        }
        let unsound =
            (0..SEATS).find(|seat| !state.open[*seat].minus(state.hands[*seat]).is_empty());
        unsound
            .map_or(Ok(()), |seat| Err(format!("an open card is not in the hand of seat {seat}")))
    }

    /// Every flipped standard token is a +1 token in a supply or on a card (DW-6.9, DW-6.14).
    fn tokens_conserved(&self, state: &State) -> Result<(), String> {
        let mut flipped = 0;
        for player in &state.players[..usize::from(self.config.players)] {
            for ((_, tokens), left) in self.catalogue.rows.iter().zip(player.left) {
                flipped += tokens.len() - usize::from(left.max(1));
            }
        }
        let supplies = state.players.iter().map(|player| usize::from(player.supply));
        let on_cards = state.plus_on.iter().map(|plus| usize::from(*plus));
        let held: usize = supplies.chain(on_cards).sum();
        if held == flipped {
            return Ok(());
        }
        Err(format!("{flipped} standard tokens are flipped, but {held} +1 tokens exist"))
    }
}

impl Knowing for Dreamworld {
    type View = View;
    type EventView = EventView;
    type Knowledge = Knowledge;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::project(self, state, view::Counts::of(state), viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(match *event {
            Event::Chose { seat, choice } if viewer.is(seat) => EventView::Chose { seat, choice },
            Event::Chose { seat, .. } => EventView::HasChosen { seat },
            Event::Open(open) => EventView::Open(open),
        })
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Open(Open::TurnedUp { .. }) => true,
            Event::Open(Open::Revealed { seat, .. }) => !viewer.is(*seat),
            _ => false,
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
        knowledge::interchangeable(knowledge)
    }
}
