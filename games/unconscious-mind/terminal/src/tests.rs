//! The board drawn all through random games.

use mittwoch_kernel::{Chance, FastRng, Game, Knowing, Pack, Setting, Silent, Viewer, Wording};
use mittwoch_unconscious_mind::{FILES, State, TextPart, UnconsciousMind};
use serde_json::json;

use super::*;
use mittwoch_words::Lang;

fn game(players: u8) -> UnconsciousMind {
    let pack = Pack::new(FILES.iter().copied()).expect("the built-in files are sound");
    UnconsciousMind::new(&pack, &Setting::new(players)).expect("the built-in pack is sound")
}

fn sight<'a>(
    game: &UnconsciousMind,
    state: &State,
    viewer: Viewer,
    words: &'a Words,
    lit: &'a [String],
) -> Scene<'a> {
    let view = serde_json::to_value(game.view(state, viewer)).expect("views can be written");
    let sheet = serde_json::to_value(game.sheet()).expect("sheets can be written").into();
    let (key, awaited) = ("unconscious-mind", game.asked(state));
    Scene { key, view, sheet, viewer, awaited, words, lit }
}

fn words(game: &UnconsciousMind, lang: Lang) -> Words {
    Words::new(lang).with_pieces(game.pieces())
}

/// Plays a random game and shows every so many positions with a random answer in focus.
fn walk(players: u8, every: usize, mut show: impl FnMut(&UnconsciousMind, &State, &[String])) {
    let game = game(players);
    let (mut chance, mut offers) = (FastRng::new(u64::from(players)), Vec::new());
    let mut state = game.setup(&mut chance, &mut Silent);
    for step in 0.. {
        let Some(seat) = game.asked(&state).first() else { break };
        game.legal(&state, seat, &mut offers);
        let action = offers[chance.below(offers.len() as u32) as usize];
        if step % every == 0 {
            show(&game, &state, &game.offer(&state, seat, action).pieces);
        }
        game.perform(&mut state, seat, action, &mut chance, &mut Silent);
    }
    show(&game, &state, &[]);
}

#[test]
fn random_games_are_drawn_within_the_width_in_all_languages() {
    for players in 1..=4 {
        let all = Lang::ALL.map(|lang| words(&game(players), lang));
        let mut shown = 0;
        // Solo games are short: a random person is soon left behind.
        let every = if players == 1 { 17 } else { 701 };
        walk(players, every, |game, state, lit| {
            for (viewer, words) in Viewer::all(players).zip(all.iter().cycle().skip(shown)) {
                let sight = sight(game, state, viewer, words, lit);
                for width in [80, 120, 40] {
                    let drawing = draw(&sight, width).expect("the view is its own");
                    assert!(drawing.text.width() <= usize::from(width), "{}", drawing.text);
                    assert!(drawing.vital <= 12 || width < 80, "{}", drawing.text);
                    assert!(drawing.height() > drawing.vital);
                }
                assert!(describe(&sight).expect("the view is its own").len() > 60);
            }
            shown += 1;
        });
        assert!(shown > 3, "{shown}");
    }
}

#[test]
fn whatever_an_answer_concerns_is_lit_in_the_drawing() {
    let words = words(&game(3), Lang::En);
    let mut lit_names = 0;
    walk(3, 23, |game, state, lit| {
        for name in lit {
            let (viewer, lit) = (Viewer::Seat(state.turn), [name.clone()]);
            let sight = sight(game, state, viewer, &words, &lit);
            let drawing = draw(&sight, 80).expect("the view is its own");
            assert!(drawing.lit().is_some(), "{name} is not lit\n{}", drawing.text);
            lit_names += 1;
        }
    });
    assert!(lit_names > 100);
}

#[test]
fn nothing_is_lit_without_an_answer_in_focus() {
    let words = words(&game(2), Lang::En);
    walk(2, 97, |game, state, _| {
        let sight = sight(game, state, Viewer::Spectator, &words, &[]);
        assert_eq!(draw(&sight, 80).expect("the view is its own").lit(), None);
    });
}

#[test]
fn what_is_printed_comes_with_the_sheet_of_the_game() {
    let game = game(2);
    let words = words(&game, Lang::En);
    let state = game.setup(&mut FastRng::new(1), &mut Silent);
    let sight = sight(&game, &state, Viewer::Spectator, &words, &[]);
    let board = BoardView::of(&sight).expect("the view is its own");
    for name in board.view.shown_manifest.iter().flatten() {
        assert!(!board.printed(name, TextPart::Cost).is_empty(), "{name}");
        assert!(!board.printed(name, TextPart::Effect).is_empty(), "{name}");
    }
    assert_eq!(board.full("theatre").matches("; ").count(), 2, "{}", board.full("theatre"));
    for (name, part) in [("tile-left", TextPart::Effect), ("row-2", TextPart::End)] {
        assert!(!board.printed(name, part).is_empty(), "{name} {}", part.name());
    }
    assert_eq!(board.full("no-such-dream"), "");
}

#[test]
fn another_game_s_view_is_not_drawn() {
    let game = game(2);
    let words = words(&game, Lang::En);
    let state = game.setup(&mut FastRng::new(1), &mut Silent);
    let mut sight = sight(&game, &state, Viewer::Spectator, &words, &[]);
    assert!(describe(&sight).is_some());
    sight.view = json!({ "round": 1 });
    assert!(draw(&sight, 80).is_none() && describe(&sight).is_none());
}

#[test]
fn the_pieces_of_the_modules_are_shown() {
    let pack = Pack::new(FILES.iter().copied()).expect("the built-in files are sound");
    let setting = Setting::new(2).with("journalist", "true").with("fireworks", "true");
    let setting = setting.with("locations", "grey");
    let game = UnconsciousMind::new(&pack, &setting).expect("a sound setting");
    let state = game.setup(&mut FastRng::new(3), &mut Silent);
    let words = words(&game, Lang::En);
    let sight = sight(&game, &state, Viewer::Spectator, &words, &[]);
    let drawn = draw(&sight, 100).expect("the view is its own").text.to_string();
    for shown in ["Journalist: ", "Fireworks: ", "J Journalist", "one tag less"] {
        assert!(drawn.contains(shown), "{shown} in {drawn}");
    }
    let tiles = drawn.matches(", grey side").count();
    let treats = drawn.matches("treat a client with one dream").count();
    assert_eq!((tiles, treats), (6, 6), "{drawn}");
}

#[test]
fn both_columns_of_overlays_are_told_with_what_they_give() {
    let game = game(1);
    let mut state = game.setup(&mut FastRng::new(1), &mut Silent);
    // The top overlay for case studies is laid; its routine twin is not.
    let top = usize::from(state.id.order[0]);
    state.id.covers[4 + top] = Some(0);
    let twin =
        |at: usize| game.catalogue().id.overlays[usize::from(state.id.order[at])].twin.clone();
    for lang in Lang::ALL {
        let words = words(&game, lang);
        let sight = sight(&game, &state, Viewer::Spectator, &words, &[]);
        let lines = describe(&sight).expect("the view is its own");
        let line = |key: &str| {
            let found = lines.iter().find(|line| line.contains(&words.say(key)));
            found.unwrap_or_else(|| panic!("no {key}: {lines:?}")).clone()
        };
        let (routine, twins) = (line("um-id-board-overlays"), line("um-id-board-twins"));
        assert_eq!(routine.matches('(').count(), 4, "{routine}");
        assert!(!twins.contains(&words.piece(&twin(0))), "{twins}");
        assert!(twins.contains(&words.piece(&twin(1))) && twins.contains('('), "{twins}");
    }
}

/// The built-in pack with other effects on a research card of the display, and another name of it.
fn with_a_new_card() -> UnconsciousMind {
    let (file, whole) = FILES.iter().find(|(file, _)| *file == "research-cards.toml").expect("it");
    let (start, entry) = whole.split_once("id = \"").expect("an entry");
    let (_, entry) = entry.split_once('"').expect("the end of a name");
    let effect = entry.lines().find(|line| line.starts_with("effect = ")).expect("an effect");
    let entry = entry.replacen(effect, "effect = \"pay coffee 1 -> trigger tag opera\"", 1);
    let text = format!("{start}id = \"a-new-card\"{entry}");
    let files =
        FILES.iter().map(|(name, old)| (*name, if name == file { text.as_str() } else { *old }));
    let pack = Pack::new(files).expect("sound TOML");
    UnconsciousMind::new(&pack, &Setting::new(2)).expect("a sound pack")
}

#[test]
fn a_new_card_of_an_owner_has_its_full_text() {
    let game = with_a_new_card();
    let mut state = game.setup(&mut FastRng::new(1), &mut Silent);
    state.shown_research[0] = Some(0);
    assert_eq!(game.catalogue().research[0].id, "a-new-card");
    for lang in Lang::ALL {
        let words = words(&game, lang);
        let sight = sight(&game, &state, Viewer::Spectator, &words, &[]);
        let lines = describe(&sight).expect("the view is its own");
        let line = lines.iter().find(|line| line.contains(&words.piece("a-new-card")));
        let line = line.unwrap_or_else(|| panic!("{lang:?}: {lines:?}"));
        assert!(line.contains(&words.piece("opera")), "{line}");
        assert!(drawn_whole(&sight, &words.piece("opera")), "{lang:?}");
    }
}

fn drawn_whole(sight: &Scene, part: &str) -> bool {
    draw(sight, 120).expect("the view is its own").text.to_string().contains(part)
}
