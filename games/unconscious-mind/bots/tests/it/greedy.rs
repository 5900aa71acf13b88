//! The greedy bot against the random one: it must win, and a seed must decide all it does.

use mittwoch_ai::trial::{Trial, built_in, play, seed_decides, wins};
use mittwoch_unconscious_mind::{Action, UnconsciousMind};
use mittwoch_unconscious_mind_bots::BOTS;

#[test]
fn greedy_beats_random() {
    let wins = wins(&BOTS, "greedy", "random", 20);
    assert!(wins >= 19, "greedy won {wins} of 20 games");
}

#[test]
fn a_seed_decides_all_that_greedy_does() {
    assert!(seed_decides(&BOTS, "greedy"));
}

#[test]
fn greedy_bots_treat_publish_and_take_their_time() {
    for players in 2..=4 {
        let game = built_in::<UnconsciousMind>(players);
        let names = vec!["greedy"; usize::from(players)];
        let games = [3, 4].map(|seed| play(&game, &BOTS, &names, seed));
        for Trial { outcome, .. } in &games {
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
