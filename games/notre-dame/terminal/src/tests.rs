//! The board against views that the rules do not give by themselves.

use mittwoch_ai::Bots;
use mittwoch_kernel::{Game, Pack, Seed, Setting, Viewer, Wording};
use mittwoch_match::{CatalogueEntry, Match, MatchSetup, Title};
use mittwoch_notre_dame::{FILES, NotreDame};
use serde_json::json;

use super::*;
use mittwoch_words::Lang;

fn open(players: u8) -> Box<dyn Match> {
    let title = CatalogueEntry::<NotreDame>::new(&Bots::RANDOM);
    let pack = title.pack(None).expect("the built-in pack is sound");
    let (setting, seed) = (Setting::new(players), Seed::from_number(1));
    let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    title.open(opening).expect("it opens")
}

fn sight<'a>(game: &dyn Match, viewer: Viewer, words: &'a Words) -> Scene<'a> {
    let (key, view, awaited) = ("notre-dame", game.view(viewer), game.awaited());
    let sheet = game.sheet().into();
    Scene { key, view, sheet, viewer, awaited, words, lit: &[] }
}

fn drawn(game: &dyn Match, change: impl Fn(&mut serde_json::Value), lit: &[String]) -> String {
    let words = Words::new(Lang::En).with_pieces(game.pieces());
    let mut sight = sight(game, Viewer::Seat(Seat(0)), &words).lit(lit);
    change(&mut sight.view);
    draw(&sight, 80).expect("the view is its own").text.to_string()
}

#[test]
fn a_street_that_is_not_there_is_not_drawn() {
    let game = open(3);
    let borders = |text: &str| text.lines().filter(|line| line.contains('│')).count();
    assert_eq!(borders(&drawn(&*game, |_| {}, &[])), 1);
    let fewer = |view: &mut serde_json::Value| {
        let streets = view["streets"].as_array_mut().expect("a list");
        let is_border = |street: &serde_json::Value| {
            let text = street.to_string();
            text.contains("-side") && text.contains("-inner")
        };
        streets.retain(|street| !is_border(street));
    };
    assert_eq!(borders(&drawn(&*game, fewer, &[])), 0);
}

#[test]
fn coins_that_are_limited_are_counted() {
    let game = open(3);
    assert!(!drawn(&*game, |_| {}, &[]).contains("Coins in the general"));
    let text = drawn(&*game, |view| view["bank"] = json!(4), &[]);
    assert!(text.contains("Coins in the general supply: 4"), "{text}");
}

#[test]
fn streets_of_another_form_are_listed_market_by_market() {
    let more = |view: &mut serde_json::Value| {
        let streets = view["streets"].as_array_mut().expect("a list");
        streets.push(json!(["lapis-centre", "brick-centre"]));
    };
    let text = drawn(&*open(4), more, &[]);
    assert!(text.contains("outer right outer left"), "{text}");
    assert!(text.contains("Streets from: Brick centre. They lead to: "), "{text}");
    assert!(!text.contains('╱'), "{text}");
}

#[test]
fn what_an_answer_concerns_is_lit_in_the_own_borough_alone() {
    let game = open(3);
    let lit = |name: &str| drawn(&*game, |_| {}, &[name.to_owned()]).matches('[').count();
    assert_eq!(lit("nothing"), 0);
    assert_eq!(lit("bank"), 1);
    assert_eq!(lit("notre-dame"), 1);
    assert_eq!(lit("amber-park"), 1, "a card lights the sector it leads to");
    assert_eq!(lit("amber-centre"), 1);
    assert_eq!(lit("lapis-inner"), 2, "the border where the ring is cut stands at both ends");
}

#[test]
fn there_is_no_forecast_for_those_who_had_the_plague() {
    let game = open(3);
    let phase = |phase: serde_json::Value| {
        let text = drawn(&*game, |view| view["phase"] = phase.clone(), &[]);
        // One arrow stands in the explanation of the signs.
        text.matches('→').count() - 1
    };
    assert_eq!(phase(json!({ "hire": { "turn": 0 } })), 3);
    assert_eq!(phase(json!({ "plague": { "turn": 2 } })), 1);
    assert_eq!(phase(json!("round-end")), 0);
}

#[test]
fn another_game_s_view_is_not_drawn() {
    let words = Words::new(Lang::En);
    let game = open(2);
    let mut sight = sight(&*game, Viewer::Spectator, &words);
    assert!(describe(&sight).is_some());
    sight.view = json!({ "round": 1 });
    assert!(draw(&sight, 80).is_none() && describe(&sight).is_none());
}

fn built_in() -> Pack {
    Pack::new(FILES.iter().copied()).expect("the built-in files are sound")
}

/// The sheet of an owner's pack with a person whom the box does not have.
fn merchants_sheet() -> Sheet {
    let (old, new) = (
        "id = \"mayor\"\ndeck = \"c\"\nrats = 2",
        "id = \"wine-merchant\"\ndeck = \"c\"\nrats = 4",
    );
    let files: Vec<_> = FILES.iter().map(|(name, text)| (*name, text.replace(old, new))).collect();
    let pack = Pack::new(files.iter().map(|(name, text)| (*name, text.as_str())));
    let game = NotreDame::new(&pack.expect("sound TOML"), &Setting::new(3));
    game.expect("a sound pack").sheet()
}

#[test]
fn a_person_of_an_owner_has_its_whole_card_in_every_language() {
    let sheet = merchants_sheet();
    let person = sheet.persons.iter().find(|person| person.name == "wine-merchant");
    let person = person.expect("the new person");
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let said: Vec<_> = person.facts.iter().flat_map(|fact| &fact.text).collect();
        let said: Vec<_> = said.into_iter().map(|phrase| words.phrase(phrase)).collect();
        assert!(said.iter().all(|text| !text.is_empty() && !text.contains("nd-")), "{said:?}");
        assert!(said[0].contains('3') && said[2].contains('4'), "{said:?}");
    }
}

#[test]
fn a_message_is_drawn_from_what_it_gives() {
    let game = NotreDame::new(&built_in(), &Setting::new(2)).expect("a sound pack");
    let sheet = game.sheet();
    let drawn: Vec<_> = sheet.messages.iter().take(4).map(market::signs).collect();
    assert_eq!(drawn, ["1¢", "2■", "3~", "4"]);
    let mut feast = sheet.messages[0].clone();
    feast.rat_back = true;
    assert_eq!(market::signs(&feast), "1¢~");
}
