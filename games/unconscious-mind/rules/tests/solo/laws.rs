//! The laws of the test kit for one person against the Id, at every level and option.

use mittwoch_kernel::{Chance, Dice, FastRng, Game, Seed, Setting, Silent};
use mittwoch_testkit::{Broken, Budget, check_seed, run_laws};
use mittwoch_unconscious_mind::UnconsciousMind;

use crate::laws::LONGEST;

#[test]
fn solo_breaks_no_law() -> Result<(), Broken> {
    let budget = Budget { bound: LONGEST, ..Budget::games(4).within(60.0) };
    let report = run_laws::<UnconsciousMind>(&crate::support::pack(), 1, budget, 1000)?;
    println!("{report}");
    assert!(report.games >= 1 && report.count("determinized states fit") > 0, "{report}");
    Ok(())
}

/// ID-1.4: the Id always comes to the end of its turn, and every game to its end.
#[test]
fn random_games_end_at_every_level() {
    for (level, strong) in [("easy", "false"), ("medium", "true"), ("hard", "true")] {
        let setting = Setting::new(1).with("level", level).with("strong-coffee", strong);
        let game = UnconsciousMind::new(&crate::support::pack(), &setting).expect("sound");
        let mut offers = Vec::new();
        for seed in 0..100 {
            let (mut dice, mut thought) = (Dice::new(Seed::from_number(seed)), FastRng::new(seed));
            let mut state = game.setup(&mut dice, &mut Silent);
            let mut answers = 0;
            while let Some(seat) = game.asked(&state).first() {
                game.legal(&state, seat, &mut offers);
                let action = offers[thought.below(offers.len() as u32) as usize];
                game.perform(&mut state, seat, action, &mut dice, &mut Silent);
                answers += 1;
                assert!(answers < LONGEST, "{level} seed {seed}");
            }
            assert!(game.outcome(&state).is_some_and(|outcome| outcome.automaton.is_some()));
            assert_eq!(game.conserved(&state), Ok(()));
        }
    }
}

/// ID-4.2: in this game the deck of the Id was shuffled anew, and cards that the person had seen
/// counted as unseen again.
#[test]
fn a_card_that_comes_again_was_seen_before() -> Result<(), Broken> {
    let modules = Setting::new(1).with("fireworks", "true").with("journalist", "true");
    let level = modules.with("level", "easy").with("strong-coffee", "true");
    let setting = level.with("recall", "first-print").with("id-rows", "notebook-city-research");
    check_seed::<UnconsciousMind>(&crate::support::pack(), &setting, 77678).map(drop)
}
