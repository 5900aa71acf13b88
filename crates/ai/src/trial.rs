//! Games among bots that know what their seats know: what a bot's tests are made of.

use mittwoch_kernel::{EventLog, FastRng, Outcome, Pack, Seat, Setting, Viewer, Whole};

use crate::{Bots, MindBudget, SeatedMind, pick};

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
    play_with(game, bots, names, seed, ITERATIONS)
}

/// The same, with so many iterations for each thought.
///
/// # Panics
///
/// Panics where a bot is not known or answers what was not offered.
pub fn play_with<G: Whole>(
    game: &G,
    bots: &Bots<G>,
    names: &[&str],
    seed: u64,
    iterations: u32,
) -> Trial<G::Action> {
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
    let budget = MindBudget::iterations(iterations);
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

/// Whether a bot answers the same when everything that its seat cannot know is dealt anew, at every
/// `every`-th question of a game. The answers are those of a fresh mind with the same seed; minds that
/// have heard a match are tried where whole matches can be dealt anew, in the tests of `review`.
pub fn is_blind<G: Whole>(bots: &Bots<G>, name: &str, players: u8, every: usize) -> bool {
    let (game, mut luck) = (built_in::<G>(players), FastRng::new(11));
    let mut state = game.setup(&mut luck, &mut EventLog::default());
    let (mut offers, mut count) = (Vec::new(), 0);
    let budget = MindBudget::iterations(4);
    let answer = |state: &G::State, seat: Seat, offers: &[G::Action]| {
        let viewer = Viewer::Seat(seat);
        let knowledge = game.know(viewer, &game.view(state, viewer));
        let mind = bots.mind(name).expect("a bot of this name");
        let mut mind = SeatedMind::sit(&game, mind, (seat, 5), knowledge);
        mind.think(&game, offers, 0, &budget)
    };
    while let Some(seat) = game.asked(&state).first() {
        offers.clear();
        game.legal(&state, seat, &mut offers);
        count += 1;
        if count % every == 0 && offers.len() > 1 {
            let viewer = Viewer::Seat(seat);
            let known = game.know(viewer, &game.view(&state, viewer));
            let other = game.determinize(&known, &mut luck);
            if answer(&state, seat, &offers) != answer(&other, seat, &offers) {
                return false;
            }
        }
        let next = pick(&offers, &mut luck);
        game.perform(&mut state, seat, next, &mut luck, &mut EventLog::default());
    }
    count > every
}

/// Whether a bot plays whole games with every number of players and every value of every option.
pub fn plays_everything<G: Whole>(bots: &Bots<G>, name: &str, pack: &Pack) -> bool {
    let about = G::about();
    let settings = about.players.clone().flat_map(|players| {
        let options = about.options.iter().filter(move |option| option.matters(players));
        let each = options.flat_map(move |option| {
            let with = move |value: &&str| Setting::new(players).with(option.key, value);
            option.values.iter().map(with)
        });
        std::iter::once(Setting::new(players)).chain(each)
    });
    let mut settings = settings.zip(1..);
    settings.all(|(setting, seed)| {
        let game = G::new(pack, &setting).expect("a sound setting");
        let names = vec![name; usize::from(setting.players)];
        !play_with(&game, bots, &names, seed, 1).answers.is_empty()
    })
}
