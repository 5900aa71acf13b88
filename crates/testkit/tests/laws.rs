//! The laws hold for a sound game, and each of them bites.

use crate::toy::{Toy, fault, pack};
use mittwoch_kernel::{Game, Setting};
use mittwoch_testkit::{Broken, Budget, Subject, check_seed, check_walk, laws, run_laws};

type Sound = Toy<{ fault::NONE }>;

#[test]
fn a_sound_game_breaks_no_law_and_every_law_has_something_to_look_at() -> Result<(), Broken> {
    for players in 2..=3 {
        let report = run_laws::<Sound>(&pack(), players, Budget::games(200), 1)?;
        assert_eq!((report.settings, report.games), (2, 200));
        for law in laws::<Sound>() {
            assert!(report.count(law.name) >= 100, "{}: {report}", law.name);
        }
    }
    Ok(())
}

#[test]
fn time_is_a_budget_too() -> Result<(), Broken> {
    let budget = Budget::games(u64::MAX).within(0.05);
    let report = run_laws::<Sound>(&pack(), 2, budget, 1)?;
    assert!(report.games > 0 && report.steps > report.games);
    Ok(())
}

#[test]
fn a_game_that_cannot_be_made_is_told() {
    let broken = check_seed::<Sound>(&pack(), &Setting::new(7), 1).expect_err("7 players");
    assert!(broken.to_string().contains("2 to 3 players"), "{broken}");
}

/// The breach of one law by one variant, found within a few walks.
fn breach<const FAULT: u8>(law: &'static str) -> Broken {
    let setting = Setting::new(3);
    let subject = Subject::<Toy<FAULT>>::new(&pack(), &setting).expect("a game");
    let found = (0..60).find_map(|seed| check_walk(&subject, seed, 200, Some(law)).err());
    let broken = found.unwrap_or_else(|| panic!("fault {FAULT} does not break '{law}'"));
    assert_eq!(broken.law, law, "{broken}");
    let seeds = format!("game {}, seed {}", Sound::KEY, broken.seed);
    assert!(broken.to_string().contains(&seeds), "{broken}");
    let again = check_walk(&subject, broken.seed, 200, Some(law)).err();
    if FAULT != fault::SHARED {
        assert_eq!(again.as_ref(), Some(&broken), "a seed shows the same breach again");
    }
    broken
}

#[test]
fn what_is_hidden_must_not_reach_a_viewer() {
    for broken in [
        breach::<{ fault::VIEW_LEAKS }>("non-interference"),
        breach::<{ fault::EVENT_LEAKS }>("non-interference"),
        breach::<{ fault::PREVIEW_LEAKS }>("non-interference"),
        breach::<{ fault::GROUPS_TOO_WIDE }>("non-interference"),
    ] {
        assert!(broken.what.contains("can tell what is hidden"), "{broken}");
    }
    breach::<{ fault::CHOICE_TOLD }>("sealed answers are secret");
}

#[test]
fn what_a_viewer_knows_must_be_what_it_sees() {
    breach::<{ fault::VIEW_LEAKS }>("knowledge equals the view");
    breach::<{ fault::FORGETFUL }>("knowledge equals the view");
    let broken = breach::<{ fault::TIDIES_QUIETLY }>("what is learnt is revealed");
    assert!(broken.what.contains("comes to know"), "{broken}");
    breach::<{ fault::GUESS_SHORT }>("determinized states fit");
    breach::<{ fault::PREVIEW_LEAKS }>("determinized states fit");
}

#[test]
fn what_is_foretold_must_come_true() {
    let broken = breach::<{ fault::BOASTFUL }>("previews come true");
    assert!(broken.what.contains("'shine' was to bring"), "{broken}");
}

#[test]
fn offers_and_checks_must_agree() {
    breach::<{ fault::OFFER_REFUSED }>("offered answers perform");
    let broken = breach::<{ fault::NEIGHBOUR_OFFERED }>("other answers are refused");
    assert!(broken.what.contains("'pass' is a neighbour and offered"), "{broken}");
    breach::<{ fault::ANYBODY_MAY }>("other answers are refused");
    let broken = breach::<{ fault::RULE_MISSING }>("other answers are refused");
    assert!(broken.what.contains("TY-9.9"), "{broken}");
}

#[test]
fn no_question_may_close_while_free_actions_could_open_it() {
    let broken = breach::<{ fault::HASTY }>("no question closes too early");
    assert!(broken.what.contains("passed over, but 'fill', 'shine'"), "{broken}");
}

#[test]
fn a_panic_is_a_breach_with_a_seed() {
    let broken = breach::<{ fault::PANICS }>("offered answers perform");
    assert!(broken.what.contains("the lamps went out"), "{broken}");
}

#[test]
fn the_same_play_must_lead_to_the_same_state() {
    breach::<{ fault::SHARED }>("a copy is independent");
    breach::<{ fault::DRAW_UNSAID }>("replay equals live");
    breach::<{ fault::ORDER_MATTERS }>("answers commute");
}

#[test]
fn nothing_may_vanish_and_every_game_must_end() {
    let broken = breach::<{ fault::CARD_LOST }>("pieces are conserved");
    assert!(broken.what.contains("11 lamps"), "{broken}");
    let broken = endless();
    assert!(broken.what.contains("not over after 20 answers"), "{broken}");
}

fn endless() -> Broken {
    let subject = Subject::<Toy<{ fault::ENDLESS }>>::new(&pack(), &Setting::new(2));
    let subject = subject.expect("a game");
    let mut found = (0..60).filter_map(|seed| check_walk(&subject, seed, 20, None).err());
    let broken = found.find(|broken| broken.law == "every walk ends");
    broken.expect("some walk must take too long")
}

#[test]
fn what_is_written_must_read_back_and_be_known() {
    breach::<{ fault::NOTATION_LOOSE }>("notation round trips");
    breach::<{ fault::FIELD_UNWRITTEN }>("JSON round trips");
    breach::<{ fault::EVENT_UNWRITTEN }>("JSON round trips");
    let broken = breach::<{ fault::KEY_MISSING }>("phrases are known");
    assert!(broken.what.contains("toy-passed"), "{broken}");
    let broken = breach::<{ fault::PIECE_UNKNOWN }>("phrases are known");
    assert!(broken.what.contains("candle"), "{broken}");
}

#[test]
fn answers_must_have_numbers_and_observations_a_form() {
    let broken = breach::<{ fault::NUMBER_MISSING }>("answers have numbers");
    assert!(broken.what.contains("'pass' has no number"), "{broken}");
    breach::<{ fault::NUMBER_TWICE }>("answers have numbers");
    breach::<{ fault::FORM_CHANGES }>("observations keep their form");
    breach::<{ fault::OUT_OF_RANGE }>("observations keep their form");
    let broken = breach::<{ fault::OBSERVATION_LEAKS }>("non-interference");
    assert!(broken.what.contains("observation leak"), "{broken}");
}
