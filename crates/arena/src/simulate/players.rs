use mittwoch_ai::{Bots, MindBudget, SeatedMind, pick};
use mittwoch_kernel::{EventLog, FastRng, Seat, Seed, Sink, Viewer, Whole};

use mittwoch_match::{ITERATIONS, mind_seed};

/// Whether nobody at the table needs to know anything.
pub(super) fn all_random(names: &[String]) -> bool {
    names.iter().all(|name| name == "random")
}

/// The luck of the choices in an all-random game.
pub(super) fn random_thought(seed: Seed) -> FastRng {
    FastRng::new(seed.key(&["choices".to_owned()]).small())
}

/// Those who sit at a simulated table.
pub(super) enum Players<G: Whole> {
    /// All choose at random, with one source of luck.
    Random(Box<FastRng>),
    /// Each with a mind of its own, and how many answers it has given.
    Minds(Vec<(SeatedMind<G>, u64)>, MindBudget),
}

impl<G: Whole> Players<G> {
    /// Seats the named bots, which are known to exist, at a game that was just set up.
    pub(super) fn sit(
        (names, bots): (&[String], &Bots<G>),
        seed: Seed,
        game: &G,
        state: &G::State,
    ) -> Players<G> {
        if all_random(names) {
            return Players::Random(Box::new(random_thought(seed)));
        }
        let seated = names.iter().zip(0..).filter_map(|(name, seat)| {
            let (seat, viewer) = (Seat(seat), Viewer::Seat(Seat(seat)));
            let (mind, place) = (bots.mind(name)?, (seat, mind_seed(seed, seat)));
            let knowledge = game.know(viewer, &game.view(state, viewer));
            Some((SeatedMind::sit(game, mind, place, knowledge), 0))
        });
        Players::Minds(seated.collect(), MindBudget::iterations(ITERATIONS))
    }

    /// The answer of a seat, and whether there was no other.
    pub(super) fn answer(&mut self, game: &G, state: &G::State, seat: Seat) -> (G::Action, bool) {
        let mut offers = Vec::new();
        game.legal(state, seat, &mut offers);
        (self.choose(game, seat, &offers), offers.len() == 1)
    }

    fn choose(&mut self, game: &G, seat: Seat, offers: &[G::Action]) -> G::Action {
        match self {
            Players::Random(thought) => pick(offers, thought),
            Players::Minds(seated, budget) => {
                let (mind, given) = &mut seated[seat.index()];
                let moment = *given;
                *given += 1;
                mind.think(game, offers, moment, budget).choice
            }
        }
    }

    /// Tells every seat what it may know of what happened.
    pub(super) fn learn(&mut self, game: &G, heard: &mut EventTap<G::Event>) {
        let Players::Minds(seated, _) = self else { return };
        for event in heard.0.0.drain(..) {
            for ((mind, _), seat) in seated.iter_mut().zip(0..) {
                if let Some(view) = game.event_view(&event, Viewer::Seat(Seat(seat))) {
                    mind.hear(game, &view);
                }
            }
        }
    }

    /// An empty log for the events that [`Players::learn`] needs.
    pub(super) fn ears(&self) -> EventTap<G::Event> {
        EventTap(EventLog::default(), matches!(self, Players::Minds(..)))
    }
}

/// Events that somebody listens to, or nobody.
pub(super) struct EventTap<E>(EventLog<E>, bool);

impl<E> Sink<E> for EventTap<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        if self.1 {
            self.0.emit(make);
        }
    }
}
