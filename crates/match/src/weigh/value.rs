//! What a position promises every seat.

use mittwoch_ai::{Bots, Expected, MindBudget, SeatedMind};
use mittwoch_kernel::{EventLog, FastRng, Outcome, Seat, Viewer, Whole};

/// How much a bot thinks about one position on the way.
const GLANCE: u32 = 2;
/// After so many answers a game that does not end is counted as it stands.
const PATIENCE: u32 = 20_000;

/// What a position was found to promise.
#[derive(Debug)]
pub(super) struct PositionValue {
    pub seats: Vec<Expected>,
    /// Whether a bot judged it; else the game was played to its end.
    pub judged: bool,
}

/// Bots that look at positions which were imagined.
pub(super) struct Valuer<'a, G: Whole> {
    game: &'a G,
    bots: &'a Bots<G>,
    bot: &'a str,
}

impl<'a, G: Whole> Valuer<'a, G> {
    pub(super) fn new(game: &'a G, bots: &'a Bots<G>, bot: &'a str) -> Valuer<'a, G> {
        Valuer { game, bots, bot }
    }

    /// Lets whoever is asked say what to expect; bots that do not judge play on to the end.
    pub(super) fn value(
        &self,
        mut state: G::State,
        luck: &mut FastRng,
        seed: u64,
    ) -> PositionValue {
        let (game, budget) = (self.game, MindBudget::iterations(GLANCE));
        let mut minds: Vec<SeatedMind<G>> =
            (0..game.seats()).filter_map(|seat| self.seated(&state, Seat(seat), seed)).collect();
        let (mut offers, mut log) = (Vec::new(), EventLog::default());
        for moment in 0..PATIENCE {
            let Some(seat) = game.asked(&state).first() else { break };
            offers.clear();
            game.legal(&state, seat, &mut offers);
            let thought = minds[seat.index()].think(game, &offers, u64::from(moment), &budget);
            if !thought.expected.is_empty() {
                return PositionValue { seats: thought.expected, judged: true };
            }
            game.perform(&mut state, seat, thought.choice, luck, &mut log);
            for event in log.0.drain(..) {
                for (mind, seat) in minds.iter_mut().zip(0..) {
                    let view = game.event_view(&event, Viewer::Seat(Seat(seat)));
                    view.into_iter().for_each(|view| mind.hear(game, &view));
                }
            }
        }
        let ended = game.outcome(&state);
        let judged = ended.is_some() && offers.is_empty();
        let outcome = ended.unwrap_or_else(|| game.as_it_stands(&state));
        PositionValue { seats: counted(&outcome), judged }
    }

    fn seated(&self, state: &G::State, seat: Seat, seed: u64) -> Option<SeatedMind<G>> {
        let (game, viewer) = (self.game, Viewer::Seat(seat));
        let knowledge = game.know(viewer, &game.view(state, viewer));
        let place = (seat, seed.wrapping_add(u64::from(seat.0)));
        Some(SeatedMind::sit(game, self.bots.mind(self.bot)?, place, knowledge))
    }
}

/// What an end gives every seat; winners share the win.
fn counted(outcome: &Outcome) -> Vec<Expected> {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    let seat = |(score, at): (&i32, u8)| {
        let win = if outcome.winners.contains(Seat(at)) { share } else { 0.0 };
        Expected { win, score: *score as f32 }
    };
    outcome.scores.iter().zip(0..).map(seat).collect()
}
