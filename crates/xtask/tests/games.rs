use mittwoch_games::catalogue;

use crate::tree::{assert_none, files_below, root};

#[test]
fn every_game_has_its_manifest_and_its_page_of_components() {
    let wanted = catalogue().iter().flat_map(|title| {
        let key = title.about().key;
        ["docs/components.md", "game.toml"].map(|path| format!("games/{key}/{path}"))
    });
    let missing = wanted.filter(|path| !root().join(path).is_file());
    assert_none(missing.map(|path| format!("{path} is missing")).collect());
}

/// What must be the same in every language: the numbers of paragraphs, the levels of headings.
fn frame(digest: &str) -> Vec<&str> {
    let numbers = digest.lines().filter_map(|line| {
        let paragraph = line.strip_prefix("**").and_then(|rest| Some(rest.split_once("**")?.0));
        let heading = || line.starts_with('#').then(|| line.split(' ').next()).flatten();
        paragraph.or_else(heading)
    });
    numbers.collect()
}

#[test]
fn every_digest_says_the_same_paragraphs_in_every_language() {
    for title in catalogue() {
        let about = title.about();
        let languages: Vec<_> = about.translations.iter().map(|(lang, _)| *lang).collect();
        assert_eq!(languages, ["fr", "pl", "ru"], "{}", about.key);
        assert!(frame(about.digest).len() > 10, "{}", about.key);
        for (lang, text) in about.translations {
            assert_eq!(frame(text), frame(about.digest), "{} in {lang}", about.key);
        }
    }
}

#[test]
fn every_game_has_golden_playthroughs_for_every_number_of_players() {
    let mut missing = Vec::new();
    for title in catalogue() {
        let about = title.about();
        let folder = format!("games/{}/rules/tests/playthroughs", about.key);
        let files = files_below(&folder);
        for players in about.players.clone() {
            let start = format!("{folder}/{}-{players}p", about.key);
            let golden = |path: &str| path.starts_with(&start) && path.ends_with(".snap");
            if !files.iter().any(|file| golden(&file.path)) {
                missing.push(format!("{start}*.snap is missing: run cargo xtask playthroughs"));
            }
        }
    }
    assert_none(missing);
}

#[test]
fn the_generated_pages_are_what_the_games_say_now() {
    for title in catalogue() {
        let path = root().join(format!("games/{}/docs/components.md", title.about().key));
        let text = std::fs::read_to_string(path).unwrap_or_default();
        assert!(text == title.components_page(), "run cargo xtask codegen");
    }
}
