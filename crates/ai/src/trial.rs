//! Games among bots that know what their seats know: what a bot's tests are made of.

use mittwoch_kernel::{EventLog, FastRng, Outcome, Pack, Seat, Setting, Viewer, Whole};

use crate::{Bots, MindBudget, SeatedMind};

/// What a bot of a trial may think, where it counts at all.
const ITERATIONS: u32 = 100;

/// A game that was played to its end.
pub struct Trial<A> {
    /// The answers in their order.
    pub answers: Vec<A>,
    /// How it ended.
    pub outcome: Outcome,
}

/// The game for a number of players, with the built-in components.
///
/// # Panics
///
/// Panics where the game has no such number of players.
pub fn built_in<G: Whole>(players: u8) -> G {
    let about = G::about();
    let pack = Pack::new(about.files.iter().copied()).expect("the built-in files are sound");
    G::new(&pack, &Setting::new(players)).expect("a sound setting")
}

/// Plays a game among named bots; its luck follows from `seed`.
///
/// # Panics
///
/// Panics where a bot is not known or answers what was not offered.
pub fn play<G: Whole>(game: &G, bots: &Bots<G>, names: &[&str], seed: u64) -> Trial<G::Action> {
    let (mut luck, mut log) = (FastRng::new(seed), EventLog::default());
    let mut state = game.setup(&mut luck, &mut log);
    log.0.clear();
    let sit = |(name, seat): (&&str, u8)| {
        let viewer = Viewer::Seat(Seat(seat));
        let mind = bots.mind(name).expect("a bot of this name");
        let place = (Seat(seat), seed * 10 + u64::from(seat));
        SeatedMind::sit(game, mind, place, game.know(viewer, &game.view(&state, viewer)))
    };
    let mut seated: Vec<SeatedMind<G>> = names.iter().zip(0..).map(sit).collect();
    let (mut answers, mut offers) = (Vec::new(), Vec::new());
    let budget = MindBudget::iterations(ITERATIONS);
    while let Some(seat) = game.asked(&state).first() {
        game.legal(&state, seat, &mut offers);
        let moment = answers.len() as u64;
        let answer = seated[seat.index()].think(game, &offers, moment, &budget).choice;
        assert!(offers.contains(&answer), "{answer:?} is none of {offers:?}");
        answers.push(answer);
        game.perform(&mut state, seat, answer, &mut luck, &mut log);
        for event in log.0.drain(..) {
            for (mind, seat) in seated.iter_mut().zip(0..) {
                let view = game.event_view(&event, Viewer::Seat(Seat(seat)));
                view.into_iter().for_each(|view| mind.hear(game, &view));
            }
        }
    }
    let outcome = game.outcome(&state).expect("nobody is asked any more");
    Trial { answers, outcome }
}

/// How many of some two-player games one bot wins alone against another, in either seat as often.
pub fn wins<G: Whole>(bots: &Bots<G>, one: &str, other: &str, games: u64) -> usize {
    let game = built_in::<G>(2);
    let won = |seed: &u64| {
        let (names, seat) = match seed % 2 {
            0 => ([one, other], Seat(0)),
            _ => ([other, one], Seat(1)),
        };
        let winners = play(&game, bots, &names, *seed).outcome.winners;
        winners.contains(seat) && winners.len() == 1
    };
    (0..games).filter(won).count()
}

/// Whether two games with the same seed are the same and one with another seed is not, for every
/// number of players.
pub fn seed_decides<G: Whole>(bots: &Bots<G>, name: &str) -> bool {
    G::about().players.all(|players| {
        let game = built_in::<G>(players);
        let names = vec![name; usize::from(players)];
        let [one, again, another] = [1, 1, 2].map(|seed| play(&game, bots, &names, seed).answers);
        one == again && one != another
    })
}
