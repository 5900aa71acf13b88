//! The full screen, drawn without a terminal.

use mittwoch_cli::party::{LocalMatch, Who};
use mittwoch_cli::save::Seating;
use mittwoch_cli::tui::{Menu, PlayExit, PlayScreen, ReplayScreen, Screen};
use mittwoch_cli::words::Lang;
use mittwoch_games::{catalogue, title};
use mittwoch_kernel::{Seed, Setting, Viewer};
use mittwoch_match::MatchSetup;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::run::Folder;

const SHAPES: [char; 3] = ['◆', '⬢', '●'];

fn party(seating: &[&str]) -> LocalMatch {
    party_of("dreamworld", seating)
}

fn party_of(game: &str, seating: &[&str]) -> LocalMatch {
    let title = title(game).expect("it is in the catalogue");
    let opening = MatchSetup {
        pack: title.pack(None).expect("the built-in pack is sound"),
        setting: Setting::new(seating.len() as u8),
        seed: Seed::from_number(3),
        entropy: Vec::new(),
    };
    let seating = seating.iter().map(|name| Who::from((*name).to_owned())).collect();
    LocalMatch::open(title, opening, Seating { seating, ..Seating::default() }).expect("it opens")
}

fn draw(screen: &mut impl Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("it is in memory");
    terminal.draw(|frame| screen.draw(frame)).expect("it is in memory");
    let text = terminal.backend().to_string();
    let lines = text.lines().map(|line| line.trim_matches('"').trim_end());
    lines.collect::<Vec<_>>().join("\n")
}

fn press<S: Screen>(screen: &mut S, keys: &[KeyCode]) -> Option<S::Out> {
    let mut out = None;
    for key in keys {
        out = screen.key(KeyEvent::new(*key, KeyModifiers::NONE)).expect("no key fails");
    }
    out
}

fn letters(text: &str) -> Vec<KeyCode> {
    text.chars().map(KeyCode::Char).collect()
}

#[test]
fn the_table_fits_into_eighty_by_twenty_four() {
    let mut play =
        PlayScreen::new(party(&["human", "greedy", "greedy"]), Lang::En).expect("it starts");
    insta::assert_snapshot!("table_80x24", draw(&mut play, 80, 24));
}

#[test]
fn a_larger_terminal_shows_every_night() {
    let mut play = PlayScreen::new(party(&["human"]), Lang::En).expect("it starts");
    press(&mut play, &[KeyCode::Enter; 4]);
    insta::assert_snapshot!("table_120x40", draw(&mut play, 120, 40));
}

/// Gives the first answer until a screen shows this.
fn play_until(play: &mut PlayScreen, size: (u16, u16), wanted: &str) -> String {
    for _ in 0..400 {
        let screen = draw(play, size.0, size.1);
        if screen.contains(wanted) {
            return screen;
        }
        assert!(press(play, &[KeyCode::Enter]).is_none(), "the game ended without {wanted}");
    }
    panic!("never saw {wanted}");
}

#[test]
fn the_boroughs_fit_into_eighty_by_twenty_four() {
    let seating = ["human", "random", "random"];
    let mut play = PlayScreen::new(party_of("notre-dame", &seating), Lang::En).expect("it starts");
    let hiring = play_until(&mut play, (80, 24), "hiring persons");
    insta::assert_snapshot!("boroughs_80x24", hiring);
}

#[test]
fn the_streets_come_first_while_riding() {
    let seating = ["human", "random", "random", "random"];
    let mut play = PlayScreen::new(party_of("notre-dame", &seating), Lang::En).expect("it starts");
    play_until(&mut play, (80, 24), "Streets at most");
    press(&mut play, &[KeyCode::Down]);
    insta::assert_snapshot!("streets_80x24", draw(&mut play, 80, 24));
}

#[test]
fn a_larger_terminal_shows_the_whole_city() {
    let seating = ["human", "random", "random", "random", "random"];
    let mut play = PlayScreen::new(party_of("notre-dame", &seating), Lang::En).expect("it starts");
    play_until(&mut play, (120, 40), "round 3 of 9: playing cards");
    insta::assert_snapshot!("city_120x40", draw(&mut play, 120, 40));
}

#[test]
fn five_boroughs_are_listed_where_they_cannot_be_drawn() {
    let seating = ["human", "random", "random", "random", "random"];
    let mut play = PlayScreen::new(party_of("notre-dame", &seating), Lang::En).expect("it starts");
    insta::assert_snapshot!("listed_80x50", draw(&mut play, 80, 50));
}

#[test]
fn the_menu_leads_to_a_game() {
    let mut menu = Menu::new(Lang::En);
    insta::assert_snapshot!("menu_80x24", draw(&mut menu, 80, 24));
    press(&mut menu, &[KeyCode::Down, KeyCode::Down, KeyCode::Right, KeyCode::Right]);
    assert!(draw(&mut menu, 80, 24).contains("< 4 >"));
    let party = menu.start().expect("what the menu offers can be played");
    assert_eq!(party.game().seats(), 4);
    let language = [KeyCode::Home, KeyCode::End, KeyCode::Up, KeyCode::Up, KeyCode::Up];
    press(&mut menu, &language);
    press(&mut menu, &[KeyCode::Left]);
    assert_eq!(menu.lang(), Lang::Ru);
    assert!(draw(&mut menu, 80, 24).contains("Начать игру"));
}

#[test]
fn the_hand_over_hides_every_card_until_the_next_person_is_there() {
    let mut play = PlayScreen::new(party(&["human", "human"]), Lang::En).expect("it starts");
    let hidden = draw(&mut play, 80, 24);
    assert!(!hidden.contains(SHAPES), "{hidden}");
    press(&mut play, &[KeyCode::Enter]);
    assert!(draw(&mut play, 80, 24).contains("Hand [◆"));
    press(&mut play, &[KeyCode::Enter]);
    let hidden = draw(&mut play, 80, 24);
    assert!(!hidden.contains(SHAPES), "{hidden}");
    insta::assert_snapshot!("hand_over_80x24", hidden);
    press(&mut play, &letters("q"));
    assert!(!draw(&mut play, 80, 24).contains(SHAPES), "nor while leaving is asked");
    press(&mut play, &[KeyCode::Esc]);
    assert!(!draw(&mut play, 80, 24).contains(SHAPES), "nor after it");
    press(&mut play, &letters("u"));
    assert!(draw(&mut play, 80, 24).contains("Player 1"), "the first may choose again");
}

#[test]
fn pages_open_scroll_search_and_close() {
    let mut play = PlayScreen::new(party(&["human", "greedy"]), Lang::En).expect("it starts");
    press(&mut play, &letters("w"));
    assert!(draw(&mut play, 80, 24).contains("[DW-5.12]"));
    press(&mut play, &[KeyCode::Esc]);
    press(&mut play, &letters("r"));
    assert!(draw(&mut play, 80, 24).contains("DW-5.2"), "the rule of the question is shown");
    press(&mut play, &letters("/corner"));
    press(&mut play, &[KeyCode::Enter]);
    let found = draw(&mut play, 80, 24);
    assert!(found.contains("DW-1.4") && !found.contains("DW-1.1 "), "{found}");
    press(&mut play, &[KeyCode::Esc, KeyCode::End]);
    assert!(draw(&mut play, 80, 24).contains("DW-E.8"));
    press(&mut play, &[KeyCode::Esc]);
    press(&mut play, &letters("l"));
    assert!(draw(&mut play, 80, 24).contains("Round 1"));
    press(&mut play, &[KeyCode::Esc]);
    press(&mut play, &letters("?"));
    assert!(draw(&mut play, 80, 24).contains("Ctrl-C"));
    press(&mut play, &[KeyCode::Esc]);
    press(&mut play, &letters("u"));
    assert!(draw(&mut play, 80, 24).contains("nothing to take back"));
    press(&mut play, &letters("q"));
    assert_eq!(press(&mut play, &letters("d")), Some(PlayExit::Discarding));
}

#[test]
fn a_key_moves_and_the_same_key_again_answers() {
    let mut play = PlayScreen::new(party(&["human", "greedy"]), Lang::En).expect("it starts");
    press(&mut play, &letters("3"));
    assert!(draw(&mut play, 80, 24).contains(">3) "));
    press(&mut play, &letters("3"));
    press(&mut play, &letters("l"));
    assert!(draw(&mut play, 80, 24).contains("You reveal"));
}

#[test]
fn a_whole_game_is_drawn_in_every_language_at_any_size() {
    let sizes = [(80, 24), (120, 40), (40, 10), (20, 5), (1, 1), (200, 60)];
    let seats = ["human", "greedy", "human", "random", "greedy"];
    for title in catalogue() {
        let about = title.about();
        let counts = [*about.players.start(), *about.players.end()];
        for (lang, count) in Lang::ALL.into_iter().flat_map(|lang| counts.map(|n| (lang, n))) {
            let party = party_of(about.key, &seats[..usize::from(count)]);
            let mut play = PlayScreen::new(party, lang).expect("it starts");
            let mut left = None;
            for (width, height) in sizes.into_iter().cycle().take(900) {
                draw(&mut play, width, height);
                left = press(&mut play, &[KeyCode::Down, KeyCode::Enter]);
                if left.is_some() {
                    break;
                }
            }
            assert_eq!(left, Some(PlayExit::Over), "{} {lang:?} {count}", about.key);
        }
    }
}

#[test]
fn a_recorded_game_is_walked_through() {
    let folder = Folder::new();
    let mut played = party(&["greedy", "greedy"]);
    played.advance().expect("bots play to the end");
    let file = folder.path().join("game.jsonl");
    played.save(&file).expect("it can be saved");
    let party = LocalMatch::watch(&file, &[]).expect("it can be read");
    let steps = party.game().answers();
    let mut show = ReplayScreen::new(party, Viewer::Spectator, Lang::En);
    assert!(draw(&mut show, 80, 24).contains(&format!("spectator, step 0 of {steps}")));
    press(&mut show, &letters("v"));
    press(&mut show, &[KeyCode::Right]);
    let first = draw(&mut show, 80, 24);
    assert!(first.contains(&format!("Player 1, step 1 of {steps}")), "{first}");
    assert!(first.contains("Hand"), "the hand of the player is shown");
    press(&mut show, &[KeyCode::End]);
    let last = draw(&mut show, 80, 24);
    assert!(
        last.contains("Golden tokens flipped") && last.contains("+1 tokens in supply"),
        "{last}"
    );
    press(&mut show, &letters("g5"));
    press(&mut show, &[KeyCode::Enter]);
    assert!(draw(&mut show, 80, 24).contains(&format!("step 5 of {steps}")));
    press(&mut show, &[KeyCode::Home, KeyCode::Left]);
    assert!(draw(&mut show, 80, 24).contains("step 0 of"));
    assert_eq!(press(&mut show, &letters("q")), Some(()));
}
