use mittwoch_ai::{Bot, Bots, pick};
use mittwoch_kernel::{EventLog, FastRng, Seat, Seed, Sink, Viewer, Whole};

use crate::running::small;

/// Whether nobody at the table needs to know anything.
pub(super) fn all_random(names: &[String]) -> bool {
    names.iter().all(|name| name == "random")
}

/// The luck of the choices in an all-random game.
pub(super) fn random_thought(seed: Seed) -> FastRng {
    FastRng::new(small(seed.key(&["choices".to_owned()])))
}

/// Those who sit at a simulated table.
pub(super) enum Players<G: Whole> {
    /// All choose at random, with one source of luck.
    Random(Box<FastRng>),
    /// Each with a bot of its own and what its seat knows.
    Bots(Vec<(Box<dyn Bot<G>>, G::Knowledge)>),
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
            let viewer = Viewer::Seat(Seat(seat));
            let bot = bots.bot(name, small(seed.key(&[format!("bot {seat}")])))?;
            Some((bot, game.know(viewer, &game.view(state, viewer))))
        });
        Players::Bots(seated.collect())
    }

    /// The answer of a seat.
    pub(super) fn choose(&mut self, game: &G, seat: Seat, offers: &[G::Action]) -> G::Action {
        match self {
            Players::Random(thought) => pick(offers, thought),
            Players::Bots(_) if offers.len() == 1 => offers[0],
            Players::Bots(seated) => {
                let (bot, knowledge) = &mut seated[seat.index()];
                bot.choose(game, knowledge, seat, offers)
            }
        }
    }

    /// Tells every seat what it may know of what happened.
    pub(super) fn learn(&mut self, game: &G, heard: &mut EventTap<G::Event>) {
        let Players::Bots(seated) = self else { return };
        for event in heard.0.0.drain(..) {
            for ((_, knowledge), seat) in seated.iter_mut().zip(0..) {
                if let Some(view) = game.event_view(&event, Viewer::Seat(Seat(seat))) {
                    game.learn(knowledge, &view);
                }
            }
        }
    }

    /// An empty log for the events that [`Players::learn`] needs.
    pub(super) fn ears(&self) -> EventTap<G::Event> {
        EventTap(EventLog::default(), matches!(self, Players::Bots(_)))
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
