//! What is printed on the components, as boards read it.

use std::collections::BTreeSet;

use mittwoch_kernel::{Game, Pack, Setting, Wording};
use mittwoch_unconscious_mind::effect::{Effects, Icon, describe, icons, parse};
use mittwoch_unconscious_mind::{FILES, Sheet, TextPart, UnconsciousMind};
use mittwoch_words::{Lang, Words, joined};

use crate::support::pack;

/// The files whose entries are components, and not rules of a board.
const COMPONENTS: [&str; 15] = [
    "case-studies.toml",
    "goals.toml",
    "grief-layers.toml",
    "id-cards.toml",
    "id-overlays.toml",
    "id-tiles.toml",
    "latent-dreams.toml",
    "location-tiles.toml",
    "manifest-dreams.toml",
    "notebook-level-i.toml",
    "notebook-level-ii.toml",
    "notebook-starting.toml",
    "research-cards.toml",
    "routine-clients.toml",
    "treatises.toml",
];

fn game(pack: &Pack, setting: &Setting) -> UnconsciousMind {
    UnconsciousMind::new(pack, setting).expect("a sound pack and setting")
}

fn sheet() -> Sheet {
    game(&pack(), &Setting::new(2)).sheet()
}

/// The names of everything in the lists of a sheet.
fn names(sheet: &Sheet) -> Vec<&String> {
    let mut names: Vec<&String> = sheet.research.iter().map(|one| &one.name).collect();
    names.extend(sheet.treatises.iter().map(|one| &one.name));
    names.extend(sheet.tiles.iter().map(|one| &one.name));
    names.extend(sheet.clients.iter().map(|one| &one.name));
    names.extend(sheet.layers.iter().map(|one| &one.name));
    names.extend(sheet.latent.iter().chain(&sheet.manifest).map(|one| &one.name));
    names.extend(sheet.goals.iter().map(|one| &one.name));
    names.extend(sheet.room_cards.iter().map(|one| &one.name));
    names.extend(sheet.city.location_tiles.iter().map(|one| &one.name));
    names.extend(sheet.table.actions.iter().map(|one| &one.name));
    names.extend(&sheet.slots);
    names.extend(sheet.id.cards.iter().map(|one| &one.name));
    names.extend(sheet.id.tiles.iter().map(|one| &one.name));
    names.extend(sheet.id.overlays.iter().flat_map(|one| [&one.name, &one.twin]));
    names
}

#[test]
fn every_component_of_the_pack_is_in_the_sheet_once() {
    let sheet = sheet();
    let listed = names(&sheet);
    let unique: BTreeSet<_> = listed.iter().copied().collect();
    assert_eq!(unique.len(), listed.len(), "a component is listed twice");
    let mut found = 0;
    for (file, text) in FILES.iter().filter(|(file, _)| COMPONENTS.contains(file)) {
        for id in text.lines().filter_map(|line| line.strip_prefix("id = \"")) {
            let id = id.trim_end_matches('"').to_owned();
            // The slots of a location tile are lines of it.
            if *file == "location-tiles.toml" && !listed.contains(&&id) {
                assert!(["-top", "-middle", "-bottom"].iter().any(|end| id.ends_with(end)));
                continue;
            }
            assert!(unique.contains(&id), "{id} of {file} is not listed");
            assert!(sheet.text.contains_key(&id), "{id} of {file} has no text");
            found += 1;
        }
    }
    let boards = sheet.room_cards.len() + sheet.table.actions.len() + sheet.slots.len();
    assert_eq!(listed.len(), found + boards);
    assert!(listed.iter().all(|name| sheet.text.contains_key(*name)));
}

#[test]
fn a_sheet_is_that_of_its_pack_whatever_the_setting() {
    let sheet = sheet();
    for players in 1..=4 {
        let setting = Setting::new(players).with("locations", "mixed");
        let setting = match players {
            1 => setting.with("level", "hard").with("strong-coffee", "true"),
            _ => setting.with("journalist", "true"),
        };
        assert!(game(&pack(), &setting).sheet() == sheet, "{players} players");
    }
    let written = serde_json::to_string(&sheet).expect("sheets can be written");
    let read: Sheet = serde_json::from_str(&written).expect("sheets can be read");
    assert!(read == sheet);
    assert!(written.len() < 400_000, "the sheet has {} bytes", written.len());
}

#[test]
fn numbers_of_the_sheet_are_places_in_its_lists() {
    let game = game(&pack(), &Setting::new(2));
    let (sheet, all) = (game.sheet(), game.catalogue());
    assert_eq!(sheet.effects.len(), all.effects.len());
    assert!(sheet.clients.iter().zip(&all.clients).all(|(one, client)| one.name == client.id));
    assert_eq!(sheet.slots.len(), 30);
    assert_eq!(sheet.city.locations[2].slots[1].name, sheet.slots[7]);
    assert_eq!(sheet.city.districts[1].slots[3].name, sheet.slots[25]);
    assert_eq!(sheet.practice.dial.len(), 10);
    let corner = &sheet.table.spaces[15];
    assert_eq!((corner.name.as_str(), corner.around.as_slice()), ("4-4", &[8][..]));
}

#[test]
fn every_text_of_the_sheet_has_words_in_all_languages() {
    let game = game(&pack(), &Setting::new(2));
    let sheet = game.sheet();
    for lang in Lang::ALL {
        let words = Words::new(lang).with_pieces(game.pieces());
        for (name, lines) in &sheet.text {
            for line in lines {
                let text = said(&words, &sheet, name, line.part);
                assert!(!text.is_empty() && !text.contains("um-"), "{lang:?} {name}: {text}");
            }
        }
    }
}

fn said(words: &Words, sheet: &Sheet, name: &str, part: TextPart) -> String {
    let lines = sheet.text(name).iter().filter(|line| line.part == part);
    let phrases = lines.flat_map(|line| sheet.words(line));
    joined(words.lang(), &phrases.map(|phrase| words.phrase(phrase)).collect::<Vec<_>>())
}

/// Every verb of the language with what can belong to it.
const VERBS: &str = "generate minor growth|generate major any|elevate|transfer|gain coffee 2|\
     gain box 1 per tags opera max 3|gain bright 1|gain points 2 per tiles level-ii|\
     gain reputation 1|gain research 1|gain tile left|gain tile centre|gain tile right|therapy 2|\
     play research 2|publish|treat|move inkpot 1..3|move professor 1..2|move freud 1 quietly|\
     move professor to freud|trigger row|trigger row 2|trigger column|trigger reputation|\
     trigger tile|trigger tag cafe|unlock room|adjust coffee-limit +1|adjust elevate-cost -1|\
     adjust inkpot-shift +1|adjust location-triggers +1|adjust tile-cost -1|\
     adjust district-need -1|special exchange-dream|special take-back-idea|special copy-display";

#[test]
fn every_verb_has_icons_and_words_in_all_languages() {
    let all = Lang::ALL.map(Words::new);
    for text in VERBS.split('|') {
        let mut effects = Effects::default();
        let id = parse(&mut effects, text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert!(!icons(&effects, id).is_empty(), "{text} has no icon");
        for phrase in describe(&effects, id) {
            assert!(all.iter().all(|words| words.has(&phrase.key)), "{text}: {}", phrase.key);
        }
    }
}

/// The files of the rules in which a verb is met, but for the rules of its own place. The companion
/// bounds the numbers of a few; it lets others pass, so a new one needs nothing there.
fn files_of(verb: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut waiting = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    while let Some(path) = waiting.pop() {
        if path.ends_with("src/companion") {
            continue;
        }
        if path.is_dir() {
            waiting
                .extend(path.read_dir().expect("a folder").map(|one| one.expect("there").path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a text");
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let declared = name == "word.rs" && text.contains(&format!("\n    {verb}"));
        let met = text.match_indices(&format!("Effect::{verb}")).any(|(at, met)| {
            !text[at + met.len()..].starts_with(|sign: char| sign.is_alphanumeric())
        });
        if declared || met {
            found.push(name);
        }
    }
    found.sort();
    found
}

/// The verbs, each with the files in which other rules speak of it too: where it may stand, how the
/// Id reads it, what it costs, how many answers it can have.
const RULED: [(&str, &[&str]); 14] = [
    ("Elevate", &["exchange.rs"]),
    ("Transfer", &["exchange.rs"]),
    ("PlayResearch", &["id.rs"]),
    ("Publish", &[]),
    ("MoveInkpot", &["answers.rs", "words.rs"]),
    ("JoinFreud", &[]),
    ("Treat", &["location_tiles.rs", "words.rs"]),
    ("UnlockRoom", &["words.rs"]),
    ("Therapy", &["words.rs"]),
    ("Generate", &["exchange.rs"]),
    ("GainTile", &["can.rs", "exchange.rs"]),
    ("Trigger", &["exchange.rs"]),
    ("Move", &["answers.rs"]),
    ("Special", &[]),
];

/// With a text in each of four languages and the picture on the page that makes eight.
#[test]
fn a_verb_needs_three_files_of_the_rules() {
    for (verb, ruled) in RULED {
        let mut expected = ["act.rs", "verb.rs", "word.rs"].to_vec();
        expected.extend(ruled);
        expected.sort_unstable();
        assert_eq!(files_of(verb), expected, "{verb}");
    }
}

/// A file of the built-in pack with an entry called anew and a field of it written anew.
fn changed(file: &str, [old, new]: [&str; 2], field: &str, effect: &str) -> String {
    let (_, whole) = FILES.iter().find(|(name, _)| *name == file).expect("a known file");
    let (start, entry) = whole.split_once(&format!("id = \"{old}\"")).expect("the entry");
    let line = entry.lines().find(|line| line.starts_with(field)).expect("the field");
    let entry = entry.replacen(line, &format!("{field} = \"{effect}\""), 1);
    format!("{start}id = \"{new}\"{entry}")
}

/// A pack with a card, a tile and a client of an owner in the place of built-in ones.
fn owners() -> Pack {
    let old = sheet();
    let card = [old.research[0].name.as_str(), "a-new-card"];
    let effect = "pay median freedom, coffee 1 -> trigger tag opera";
    let research = changed("research-cards.toml", card, "effect", effect);
    let tile = [old.tiles[0].name.as_str(), "a-new-tile"];
    let effect = "if tags museum >= 2: (gain box 1 / repeat 2: elevate)";
    let tiles = changed("notebook-level-i.toml", tile, "main", effect);
    let client = [old.clients[0].name.as_str(), "a-new-client"];
    let effect = "on publish: gain points 2 per districts max 6";
    let clients = changed("routine-clients.toml", client, "effect", effect);
    let files = FILES.iter().map(|(file, text)| match *file {
        "research-cards.toml" => (*file, research.as_str()),
        "notebook-level-i.toml" => (*file, tiles.as_str()),
        "routine-clients.toml" => (*file, clients.as_str()),
        _ => (*file, *text),
    });
    Pack::new(files).expect("sound TOML")
}

#[test]
fn a_new_card_of_an_owner_has_its_full_text_and_its_icons() {
    let game = game(&owners(), &Setting::new(2));
    let sheet = game.sheet();
    for lang in Lang::ALL {
        let words = Words::new(lang).with_pieces(game.pieces());
        let inside =
            [("a-new-card", "opera"), ("a-new-tile", "museum")].map(|(a, b)| (a, words.piece(b)));
        for (name, inside) in inside.into_iter().chain([("a-new-client", "6".to_owned())]) {
            let text = said(&words, &sheet, name, TextPart::Effect);
            assert!(text.contains(&inside) && !text.contains("um-"), "{lang:?} {name}: {text}");
        }
    }
    let card = sheet.research.iter().find(|one| one.name == "a-new-card").expect("the card");
    let drawn = &sheet.effect(card.effect.expect("an effect")).icons;
    let [Icon::Insight { .. }, Icon::Good { .. }, Icon::Sign { .. }, Icon::Visit { .. }] =
        drawn[..]
    else {
        panic!("{drawn:?}");
    };
}
