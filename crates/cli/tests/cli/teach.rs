//! Guided first games in plain lines.

use mittwoch_cli::words::{Lang, Words, prefix};

use crate::run::{feed, run};

#[test]
fn a_lesson_explains_proposes_and_obeys() {
    let ran = feed(&["teach", "notre-dame", "--lang", "en"], "show\nundo\nleave\nshow\n");
    let head = ran.out.lines().find(|line| line.starts_with("Lesson 1 of ")).expect("a card");
    assert!(head.ends_with(": Your quarter of Paris"), "{head}");
    let now = ran.out.lines().find(|line| line.starts_with("Now you: ")).expect("a proposal");
    assert!(now.starts_with("Now you: Keep Residence (lapis) (show: "), "{now}");
    for said in ["You keep Residence (lapis).", "The lesson is over, the game goes on."] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    // Whoever has left the lesson is not shown anything any more.
    assert!(ran.out.contains("This is not an answer: show"), "{}", ran.out);
}

#[test]
fn every_lesson_comes_to_its_end_in_every_language_without_a_bare_key() {
    for (game, _) in mittwoch_games::lessons() {
        let last = mittwoch_games::lesson(game).and_then(|lesson| lesson.moments.last().cloned());
        let key = format!("{}-teach-{}", prefix(game), last.expect("moments").key);
        for lang in Lang::ALL {
            let args = ["teach", game, "--lang", lang.code()];
            let ran = feed(&args, &"show\n1\n".repeat(200));
            let title = Words::new(lang).with_lesson(game).say(&key);
            assert!(title != key && ran.out.contains(&title), "{game} {lang:?}");
            assert!(!ran.out.contains("-teach-"), "{game} {lang:?}");
        }
    }
}

#[test]
fn a_game_that_is_not_there_is_refused() {
    let ran = run(&["teach", "chess"]);
    assert!(ran.code != Some(0) && !ran.err.is_empty(), "{}", ran.out);
}
