//! The component files: the census, what is refused, and that every fault is named at once.

use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::{Pack, Setting};
use mittwoch_unconscious_mind::{
    CASE_STUDIES, Catalogue, Config, FILES, LEVEL_ONE, LEVEL_TWO, ROUTINE, RecallRule, STARTING,
    STARTING_LAYER, components_page,
};

use crate::support::{catalogue, config, faults, for_players, pack, told, written};

/// The numbers of the component list.
#[test]
fn the_census_agrees_with_the_component_list() {
    let catalogue = catalogue();
    assert_eq!(catalogue.research.len(), 36);
    assert_eq!(catalogue.treatises.len(), 9);
    assert_eq!([LEVEL_ONE, LEVEL_TWO, STARTING].map(|tiles| tiles.len()), [24, 24, 12]);
    assert_eq!(catalogue.tiles.len(), 60);
    assert_eq!([ROUTINE.len(), CASE_STUDIES.len(), catalogue.clients.len()], [12, 12, 24]);
    assert_eq!(catalogue.layers.len(), usize::from(STARTING_LAYER) + 1);
    assert_eq!((catalogue.latent.len(), catalogue.manifest.len()), (24, 24));
    assert_eq!(catalogue.goals.len(), 7);
    assert_eq!(catalogue.city.tokens.iter().sum::<u8>(), 24);
    assert_eq!(catalogue.set_up.rooms.len(), 4);
    let blocks: BTreeMap<_, _> =
        FILES.iter().map(|(file, text)| (*file, text.matches("[[").count())).collect();
    let wanted = [
        ("research-cards.toml", 36),
        ("treatises.toml", 9),
        ("notebook-level-i.toml", 24),
        ("notebook-level-ii.toml", 24),
        ("notebook-starting.toml", 12),
        ("routine-clients.toml", 12),
        ("case-studies.toml", 12),
        ("grief-layers.toml", 24),
        ("latent-dreams.toml", 24),
        ("manifest-dreams.toml", 24),
        ("goals.toml", 7),
        ("pieces.toml", 26),
        ("id-cards.toml", 16),
        ("id-tiles.toml", 9),
        ("id-overlays.toml", 8),
        ("id-exchange.toml", 12),
    ];
    for (file, count) in wanted {
        assert_eq!(blocks[file], count, "{file}");
    }
}

#[test]
fn every_id_stands_once_and_is_plain() {
    let mut seen = BTreeSet::new();
    for (file, id) in written("id") {
        assert!(seen.insert(id), "{file}: {id} stands twice");
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(id.chars().all(plain), "{file}: {id}");
    }
    assert!(seen.len() > 330, "only {} entries", seen.len());
}

#[test]
fn every_entry_has_status_and_source() {
    let count = |key| written(key).len();
    assert_eq!(count("id"), count("status"));
    assert_eq!(count("id"), count("source"));
    for (file, source) in written("source") {
        assert!(source.len() > 10, "{file}: '{source}' says too little");
    }
}

#[test]
fn the_pack_is_sound_for_every_number_of_players() {
    let open = [2, 3, 4].map(|players| 16 - for_players(players).table.blocked.len());
    assert_eq!(open, [8, 12, 16]);
    let tiles = [2, 3, 4].map(|players| for_players(players).set_up.tiles);
    assert_eq!(tiles, [12, 15, 18]);
}

#[test]
fn an_owner_may_change_an_entry() {
    let text = "[[client]]\nid = 'the-bookbinder'\neffect = 'adjust tile-cost -2'\npoints = 7\n";
    let owner = Pack::new([("routine-clients.toml", text)]).expect("sound TOML");
    let pack = pack().overlaid(&owner).expect("a known file");
    let catalogue = Catalogue::new(&pack, &config(2)).expect("a sound pack");
    let client = catalogue.clients.iter().find(|client| client.id == "the-bookbinder");
    assert_eq!(client.expect("there").points, 7);
    assert_ne!(pack.digest(), crate::support::pack().digest());
}

#[test]
fn an_effect_that_is_too_long_is_named_with_its_file_and_the_limit() {
    let effect = "gain points 1 ; ".repeat(26_000);
    let text = format!("[[client]]\nid = 'the-bookbinder'\neffect = '{effect}'\npoints = 7\n");
    let told = faults("routine-clients.toml", &text);
    let wanted = "routine-clients.toml: the-bookbinder: column 1: the text has 416000 bytes, the \
                  limit is 1000";
    assert_eq!(told, wanted);
}

#[test]
fn wrong_counts_are_named() {
    let card = "[[card]]\nid = 'extra'\nvolume = 'red'\ntags = ['cafe']\nstatus = 'guess'\nsource = 'me'\n";
    let told = faults("research-cards.toml", card);
    assert_eq!(told, "research-cards.toml: there must be 36 research cards, not 37");
    let layer = "[starting]\nid = 'the-first-session'\ncount = 4\nstatus = 'guess'\n";
    assert!(faults("grief-layers.toml", layer).contains("there must be 5 starting layers, not 4"));
    let piece = "[[piece]]\nid = 'ideas'\ncount = 23\n";
    assert_eq!(faults("pieces.toml", piece), "pieces.toml: ideas: there must be 24 of it");
    let token = "[[token]]\nid = 'red-token'\ncount = 6\n";
    assert_eq!(faults("city.toml", token), "city.toml: there must be 8 red tokens, not 7");
}

#[test]
fn a_faulty_effect_is_named_with_its_column() {
    let tile = "[[tile]]\nid = 'second-cup'\nmain = 'gain tea 2'\n";
    let told = faults("notebook-level-i.toml", tile);
    assert!(told.starts_with("notebook-level-i.toml: second-cup: column 6: expected one of"));
    let dream = "[[dream]]\nid = 'a-lost-key'\ncost = 'coffee 2'\neffect = 'therapy'\n";
    let told = faults("manifest-dreams.toml", dream);
    assert!(told.contains("a-lost-key: a dream costs insights only"), "{told}");
    assert!(told.contains("a-lost-key: column 8: expected a number"), "all at once: {told}");
    assert!(!told.contains("therapy points"), "one fault is told once: {told}");
}

/// A file, what an owner writes into an entry of it, and what is said of that.
type Case = (&'static str, &'static str, &'static str, &'static str);

fn all_refused(list: &str, cases: &[Case]) {
    for (file, entry, text, wanted) in cases {
        let told = faults(file, &format!("[[{list}]]\nid = '{entry}'\n{text}\n"));
        assert!(told.contains(&format!("{file}: {entry}: ")), "{text}: {told}");
        assert!(told.contains(wanted), "{text}: {told}");
    }
}

/// Layers that do not fit every client are refused too (UM-1.9).
#[test]
fn words_in_the_wrong_place_are_named() {
    let (tiles, clients) = ("notebook-level-i.toml", "routine-clients.toml");
    let tile = |text, wanted| (tiles, "second-cup", text, wanted);
    let client = |text, wanted| (clients, "the-flaneur", text, wanted);
    let dream = |text, wanted| ("latent-dreams.toml", "the-red-room", text, wanted);
    let layer = |text, wanted| ("grief-layers.toml", "the-lost-child", text, wanted);
    let lasting = "'on' or 'adjust'";
    all_refused(
        "tile",
        &[
            tile("main = 'therapy 1'", "only dreams"),
            tile("main = 'on recall: elevate'", "only routine clients"),
            tile("main = 'gain reputation 1'", "reputation comes only"),
        ],
    );
    all_refused(
        "client",
        &[
            client("effect = 'elevate'", lasting),
            client("effect = 'on visit: on cure: elevate'", lasting),
            client("effect = 'may adjust tile-cost -1'", lasting),
            ("case-studies.toml", "the-heiress", "score = '5 per goals'", "with a maximum"),
        ],
    );
    all_refused(
        "dream",
        &[
            dream("effect = 'gain points 9'", "1 to 8 therapy"),
            dream("symbol = 'eye'", "only manifest dreams"),
        ],
    );
    all_refused(
        "layer",
        &[
            layer("therapy = 5", "4 to 8 therapy points"),
            layer("effect = 'unlock room'", "only the starting layer"),
        ],
    );
    let starting = "[starting]\nid = 'x'\nstatus = 'guess'\neffect = 'elevate'\n";
    assert!(faults("grief-layers.toml", starting).contains("x: the starting layer must unlock"));
}

#[test]
fn wrong_numbers_are_named() {
    let far = "the inkpot moves";
    all_refused("slot", &[("city.toml", "museum-top", "effect = 'move inkpot 1..5'", far)]);
    all_refused("row", &[("meeting-table.toml", "idea-row-4", "inkpot = 5", far)]);
    let free = "has a price";
    let idea = "effect = 'gain bright 1'";
    all_refused("exchange", &[("player-board.toml", "coffee-for-idea", idea, free)]);
    let tags = "tags = ['cafe', 'cafe']";
    all_refused("treatise", &[("treatises.toml", "first-steps", tags, "two different tags")]);
    all_refused("seat", &[("set-up.toml", "seat-2", "seat = 1", "only the seats 2 to 4")]);
    let zone = "[[above]]\nid = 'above-2'\nlast = 4\n";
    assert!(faults("reputation.toml", zone).contains("must cover 0 to 9"));
    let goal = "[[goal]]\nid = 'two-marks'\ntags = ['wild']\n";
    assert!(faults("goals.toml", goal).contains("6 goals with two tags"));
    let place = "[[location]]\nid = 'opera'\ndistrict = 'red'\n";
    assert!(faults("city.toml", place).contains("must stand in walking order"));
    let space = "[[blocked]]\nid = 'blocked-3'\nspaces = ['5-1']\n";
    assert!(faults("meeting-table.toml", space).contains("such as 1-4"));
}

#[test]
fn effects_that_could_run_for_ever_are_refused() {
    for (file, text, ring) in [
        (
            "notebook-level-i.toml",
            "[[tile]]\nid = 'second-cup'\nmain = 'trigger tile'\n",
            "tile-main",
        ),
        (
            "research-cards.toml",
            "[[card]]\nid = 'stage-fright'\neffect = 'trigger tile'\n",
            "research, tile-main",
        ),
        (
            "reputation.toml",
            "[[below]]\nid = 'below-4'\nactions = ['move inkpot 1']\n",
            "zone, space",
        ),
        (
            "routine-clients.toml",
            "[[client]]\nid = 'the-flaneur'\neffect = 'on visit: move professor 1'\n",
            "visit",
        ),
    ] {
        let told = faults(file, text);
        let wanted = format!("could set one another off for ever: {ring}");
        assert!(told.contains(&wanted), "{text}: {told}");
    }
    let chained = "[[card]]\nid = 'stage-fright'\neffect = 'play research 1'\n";
    assert_eq!(faults("research-cards.toml", chained), "", "each card is used up");
}

#[test]
fn unknown_fields_values_and_shared_ids_are_named() {
    let unknown = "[[tile]]\nid = 'second-cup'\ncolour = 'blue'\n";
    assert!(faults("notebook-level-i.toml", unknown).contains("unknown field `colour`"));
    let symbol = "[[layer]]\nid = 'the-lost-child'\nsymbol = 'star'\n";
    assert!(faults("grief-layers.toml", symbol).contains("unknown variant `star`"));
    let files = FILES
        .iter()
        .map(|(name, text)| (*name, text.replace("id = \"two-columns\"", "id = \"the-flaneur\"")));
    let files: Vec<_> = files.collect();
    let pack = Pack::new(files.iter().map(|(name, text)| (*name, text.as_str()))).expect("sound");
    let told = told(&Catalogue::new(&pack, &config(2)).expect_err("a shared id"));
    assert_eq!(told, "routine-clients.toml: the-flaneur: this id stands also in goals.toml");
}

#[test]
fn missing_files_are_named_all_at_once() {
    let gone = ["goals.toml", "city.toml"];
    let all = FILES.iter().copied().filter(|(name, _)| !gone.contains(name));
    let pack = Pack::new(all).expect("sound files");
    let told = told(&Catalogue::new(&pack, &config(3)).expect_err("two files are missing"));
    assert_eq!(told, "goals.toml: the file is missing; city.toml: the file is missing");
}

#[test]
fn a_setting_is_checked() {
    let fault = |setting: &Setting| Config::new(setting).expect_err("a fault")[0].to_string();
    assert_eq!(fault(&Setting::new(5)), "unconscious-mind is for 1 to 4 players, not 5");
    assert!(fault(&Setting::new(2).with("recall", "never")).contains("cannot be 'never'"));
    let first = Config::new(&Setting::new(2).with("recall", "first-print")).expect("sound");
    assert_eq!((config(2).recall, first.recall), (RecallRule::SecondPrint, RecallRule::FirstPrint));
}

#[test]
fn the_page_of_components_names_every_entry() {
    let page = components_page();
    for (file, id) in written("id") {
        assert!(page.contains(&format!("| `{id}` |")), "{file}: {id} is not on the page");
    }
    let entries = written("id").len();
    let counts = page.lines().find_map(|line| line.strip_prefix("Entries: ")).expect("counts");
    let sum: usize =
        counts.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse::<usize>().ok()).sum();
    assert_eq!(sum, entries, "{counts}");
}
