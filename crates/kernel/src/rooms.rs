/// The façade of a game: which of its rooms answers which question of the contract.
///
/// Every game has the same rooms with the same doors, so the façade is written once, and a game
/// that lacks a door does not compile. `docs/adding-a-game.md` lists the rooms. The crate's root
/// declares them as modules, the game value, and how it is made of checked components and a checked
/// setting:
///
/// ```text
/// pub struct Lanterns {
///     catalogue: Catalogue,
///     config: Config,
///     numbering: Numbering,
/// }
///
/// impl Lanterns {
///     fn of(catalogue: Catalogue, config: Config) -> Lanterns {
///         let numbering = answers::numbering(&catalogue);
///         Lanterns { catalogue, config, numbering }
///     }
/// }
///
/// mittwoch_kernel::rooms!(Lanterns {});
/// ```
///
/// Between the braces stand methods of [`Game`](crate::Game) that have a default, where the game
/// has its own.
#[allow(clippy::crate_in_macro_def, reason = "the rooms are those of the game that calls it")]
#[macro_export]
macro_rules! rooms {
    ($game:ident { $($own:item)* }) => {
        impl $crate::Game for $game {
            const KEY: &'static str = crate::config::KEY;
            const EDITIONS: &'static [$crate::Edition] = crate::config::EDITIONS;

            type State = crate::state::State;
            type Action = crate::action::Action;
            type Refusal = crate::refusal::Refusal;
            type Event = crate::event::Event;

            fn about() -> $crate::About {
                crate::config::about()
            }

            fn with_rules(
                rules: u32,
                pack: &$crate::Pack,
                setting: &$crate::Setting,
            ) -> Result<Self, Vec<$crate::DataFault>> {
                let about = Self::about_of(rules).map_err(|fault| vec![fault])?;
                let config = crate::config::Config::of(&about, setting)?;
                Ok($game::of(crate::component::Catalogue::new(pack, &config)?, config))
            }

            fn seats(&self) -> u8 {
                self.config.players
            }

            fn setup<C: $crate::Chance, S: $crate::Sink<Self::Event>>(
                &self,
                chance: &mut C,
                sink: &mut S,
            ) -> Self::State {
                let mut state = crate::setup::set_up(self, chance);
                crate::flow::advance(self, &mut state, chance, sink);
                state
            }

            #[inline]
            fn asked(&self, state: &Self::State) -> $crate::Seats {
                crate::flow::asked(self, state)
            }

            #[inline]
            fn legal(
                &self,
                state: &Self::State,
                seat: $crate::Seat,
                offers: &mut Vec<Self::Action>,
            ) {
                crate::legal::legal(self, state, seat, offers);
            }

            fn check(
                &self,
                state: &Self::State,
                seat: $crate::Seat,
                action: Self::Action,
            ) -> Result<(), Self::Refusal> {
                crate::legal::check(self, state, seat, action)
            }

            #[inline]
            fn perform<C: $crate::Chance, S: $crate::Sink<Self::Event>>(
                &self,
                state: &mut Self::State,
                seat: $crate::Seat,
                action: Self::Action,
                chance: &mut C,
                sink: &mut S,
            ) {
                crate::flow::perform(self, state, seat, action, sink);
                crate::flow::advance(self, state, chance, sink);
            }

            fn neighbours(
                &self,
                state: &Self::State,
                seat: $crate::Seat,
                refused: &mut Vec<(Self::Action, Self::Refusal)>,
            ) {
                crate::legal::neighbours(self, state, seat, refused);
            }

            fn as_it_stands(&self, state: &Self::State) -> $crate::Outcome {
                crate::score::as_it_stands(self, state)
            }

            fn outcome(&self, state: &Self::State) -> Option<$crate::Outcome> {
                crate::score::outcome(self, state)
            }

            fn score_sheet(&self, state: &Self::State) -> Vec<$crate::ScoreLine> {
                crate::score::sheet(self, state)
            }

            fn conserved(&self, state: &Self::State) -> Result<(), String> {
                crate::conserved::conserved(self, state)
            }

            $($own)*
        }

        impl $crate::Knowing for $game {
            type View = crate::view::View;
            type EventView = crate::event::EventView;
            type Knowledge = crate::knowledge::Knowledge;

            fn view(&self, state: &Self::State, viewer: $crate::Viewer) -> Self::View {
                crate::view::project(self, state, viewer)
            }

            fn event_view(
                &self,
                event: &Self::Event,
                viewer: $crate::Viewer,
            ) -> Option<Self::EventView> {
                crate::event::view(*event, viewer)
            }

            fn reveals(&self, event: &Self::Event, viewer: $crate::Viewer) -> bool {
                crate::event::reveals(self, *event, viewer)
            }

            fn know(&self, viewer: $crate::Viewer, view: &Self::View) -> Self::Knowledge {
                crate::knowledge::know(self, viewer, view)
            }

            fn learn(&self, knowledge: &mut Self::Knowledge, event: &Self::EventView) {
                crate::knowledge::learn(self, knowledge, event);
            }

            fn known_view(&self, knowledge: &Self::Knowledge) -> Self::View {
                crate::knowledge::known_view(self, knowledge)
            }

            fn determinize<C: $crate::Chance>(
                &self,
                knowledge: &Self::Knowledge,
                chance: &mut C,
            ) -> Self::State {
                crate::knowledge::determinize(self, knowledge, chance)
            }

            fn interchangeable(&self, knowledge: &Self::Knowledge) -> Vec<Vec<String>> {
                crate::knowledge::interchangeable(self, knowledge)
            }
        }

        impl $crate::Encoding for $game {
            #[inline]
            fn numbering(&self) -> &$crate::Numbering {
                &self.numbering
            }

            #[inline]
            fn number(&self, seat: $crate::Seat, action: Self::Action) -> Option<u32> {
                crate::answers::number(self, seat, action)
            }

            fn numbered(&self, seat: $crate::Seat, number: u32) -> Option<Self::Action> {
                crate::answers::numbered(self, seat, number)
            }

            fn observe<P: $crate::Pen>(&self, knowledge: &Self::Knowledge, pen: &mut P) {
                crate::observation::observe(self, knowledge, pen);
            }
        }
    };
}
