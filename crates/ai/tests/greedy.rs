//! The greedy bots against the random one: they must win, and a seed must decide all they do.

use mittwoch_ai::{Bot, Playable};
use mittwoch_dreamworld::Dreamworld;
use mittwoch_kernel::{Log, Outcome, Pack, Seat, Setting, Thought, Viewer};
use mittwoch_notre_dame::NotreDame;
use mittwoch_unconscious_mind::{Action, UnconsciousMind};

/// A game that was played to its end.
struct Played<A> {
    answers: Vec<A>,
    outcome: Outcome,
}

fn game<G: Playable>(players: u8) -> G {
    let about = G::about();
    let pack = Pack::new(about.files.iter().copied()).expect("the built-in files are sound");
    G::new(&pack, &Setting::new(players)).expect("a sound setting")
}

/// Plays a game among bots that know what their seats know; its luck follows from `seed`.
fn play<G: Playable>(game: &G, names: &[&str], seed: u64) -> Played<G::Action> {
    let (mut luck, mut log) = (Thought::new(seed), Log::default());
    let mut state = game.setup(&mut luck, &mut log);
    log.0.clear();
    let sit = |(name, seat): (&&str, u8)| {
        let viewer = Viewer::Seat(Seat(seat));
        let bot = G::bot(name, seed * 10 + u64::from(seat)).expect("a bot of this name");
        (bot, game.know(viewer, &game.view(&state, viewer)))
    };
    let mut seated: Vec<(Box<dyn Bot<G>>, G::Knowledge)> = names.iter().zip(0..).map(sit).collect();
    let (mut answers, mut offers) = (Vec::new(), Vec::new());
    while let Some(seat) = game.asked(&state).first() {
        game.legal(&state, seat, &mut offers);
        let (bot, knowledge) = &mut seated[seat.index()];
        let answer = bot.choose(game, knowledge, seat, &offers);
        assert!(offers.contains(&answer), "{answer:?} is none of {offers:?}");
        answers.push(answer);
        game.perform(&mut state, seat, answer, &mut luck, &mut log);
        for event in log.0.drain(..) {
            for ((_, knowledge), seat) in seated.iter_mut().zip(0..) {
                let view = game.event_view(&event, Viewer::Seat(Seat(seat)));
                view.into_iter().for_each(|view| game.learn(knowledge, &view));
            }
        }
    }
    let outcome = game.outcome(&state).expect("nobody is asked any more");
    Played { answers, outcome }
}

/// How many of some two-player games greedy wins alone, in either seat as often.
fn wins<G: Playable>(games: u64) -> usize {
    let game = game::<G>(2);
    let won = |seed: &u64| {
        let (names, seat) = match seed % 2 {
            0 => (["greedy", "random"], Seat(0)),
            _ => (["random", "greedy"], Seat(1)),
        };
        let winners = play(&game, &names, *seed).outcome.winners;
        winners.contains(seat) && winners.len() == 1
    };
    (0..games).filter(won).count()
}

/// Two games with the same seed are the same, and one with another seed is not.
fn a_seed_decides_all<G: Playable>() {
    for players in G::about().players {
        let game = game::<G>(players);
        let names = vec!["greedy"; usize::from(players)];
        let [one, again, other] = [1, 1, 2].map(|seed| play(&game, &names, seed).answers);
        assert_eq!(one, again, "{players} players");
        assert_ne!(one, other, "{players} players");
    }
}

#[test]
fn greedy_beats_random_in_dreamworld() {
    let wins = wins::<Dreamworld>(100);
    assert!(wins >= 90, "greedy won {wins} of 100 games");
}

#[test]
fn greedy_beats_random_in_notre_dame() {
    let wins = wins::<NotreDame>(100);
    assert!(wins >= 90, "greedy won {wins} of 100 games");
}

#[test]
fn greedy_beats_random_in_unconscious_mind() {
    let wins = wins::<UnconsciousMind>(20);
    assert!(wins >= 19, "greedy won {wins} of 20 games");
}

#[test]
fn greedy_bots_treat_publish_and_take_their_time_in_unconscious_mind() {
    for players in 2..=4 {
        let game = game::<UnconsciousMind>(players);
        let names = vec!["greedy"; usize::from(players)];
        let games = [3, 4].map(|seed| play(&game, &names, seed));
        for Played { outcome, .. } in &games {
            let best = outcome.scores.iter().max().copied().unwrap_or(0);
            assert!(best > 100, "{players} players: {outcome:?}");
            assert!((9..=40).contains(&outcome.rounds), "{players} players: {outcome:?}");
        }
        let count = |what: fn(&Action) -> bool| {
            games.iter().flat_map(|played| &played.answers).filter(|answer| what(answer)).count()
        };
        let seats = 2 * usize::from(players);
        let treated = count(|answer| matches!(answer, Action::Treat(_)));
        assert!(treated >= 2, "{treated} treatments by {seats} seats");
        let published = count(|answer| matches!(answer, Action::Publish(_)));
        assert!(published >= 1, "{published} treatises by {seats} seats");
    }
}

#[test]
fn a_seed_decides_all_that_greedy_does_in_unconscious_mind() {
    a_seed_decides_all::<UnconsciousMind>();
}

#[test]
fn a_seed_decides_all_that_greedy_does_in_dreamworld() {
    a_seed_decides_all::<Dreamworld>();
}

#[test]
fn a_seed_decides_all_that_greedy_does_in_notre_dame() {
    a_seed_decides_all::<NotreDame>();
}
