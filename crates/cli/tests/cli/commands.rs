//! Commands that print something and end.

use serde_json::Value;

use crate::run::{Folder, run};

fn json(args: &[&str]) -> Value {
    let ran = run(args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
    serde_json::from_str(&ran.out).expect("one JSON value")
}

#[test]
fn games_are_listed_for_programs_and_people() {
    let games = json(&["games", "--json"]);
    let game = &games[0];
    assert_eq!(game["key"], "dreamworld");
    assert_eq!((&game["players"]["least"], &game["players"]["most"]), (&1.into(), &4.into()));
    let option = &game["options"][0];
    assert_eq!((&option["key"], &option["default"]), (&"professor".into(), &"table".into()));
    assert_eq!(option["values"], serde_json::json!(["table", "hand"]));
    assert_eq!(game["bots"][0], "random");
    let plain = run(&["games"]);
    assert!(plain.out.contains("dreamworld") && plain.out.contains("professor=table|hand"));
}

#[test]
fn a_simulation_prints_one_object_with_every_figure() {
    let plan = ["--players", "3", "--games", "20", "--bots", "random", "--seed", "4", "--json"];
    let tally = json(&[&["simulate", "dreamworld"][..], &plan].concat());
    assert_eq!(tally["games"], 20);
    for key in ["decisions", "seconds", "decisions_per_second", "games_per_second"] {
        assert!(tally[key].as_f64().is_some_and(|number| number > 0.0), "{key}: {tally}");
    }
    for key in ["wins", "score_mean"] {
        assert_eq!(tally[key].as_array().map(Vec::len), Some(3), "{key}: {tally}");
    }
    assert!(tally["winning_score_mean"].is_number() && tally["rounds_mean"].is_number());
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let with = |threads: &str| {
        let plan = ["--players", "2", "--games", "12", "--bots", "greedy,random", "--seed", "9"];
        let more = ["--option", "professor=hand", "--json", "--threads", threads];
        let tally = json(&[&["simulate", "dreamworld"][..], &plan, &more].concat());
        (tally["decisions"].clone(), tally["wins"].clone(), tally["score_mean"].clone())
    };
    assert_eq!(with("1"), with("2"));
}

#[test]
fn records_fill_a_new_folder_with_one_sound_file_per_game() {
    let folder = Folder::new();
    let records = folder.file("deep/records");
    let plan = ["--players", "1", "--games", "3", "--bots", "random", "--records", &records];
    let ran = run(&[&["simulate", "dreamworld"][..], &plan].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("3 games"), "{}", ran.out);
    let files: Vec<_> = std::fs::read_dir(&records).expect("it was made").flatten().collect();
    assert_eq!(files.len(), 3);
    for file in files {
        let ran = run(&["replay", "--verify", &file.path().display().to_string()]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
    }
}

#[test]
fn rules_are_printed_whole_or_by_paragraph() {
    let whole = run(&["rules", "dreamworld"]);
    assert!(whole.out.starts_with("# ") && whole.out.contains("**DW-6.4**"));
    let one = run(&["rules", "dreamworld", "dw-6.4"]);
    assert!(one.out.starts_with("DW-6.4  ") && one.out.lines().count() == 1, "{}", one.out);
}

#[test]
fn components_say_what_is_reconstructed() {
    let summary = run(&["components", "dreamworld"]);
    assert!(summary.out.contains("therapy-tiles.toml"), "{}", summary.out);
    assert!(summary.out.contains("numbers-low"), "{}", summary.out);
    let page = run(&["components", "dreamworld", "--page"]);
    assert!(page.out.starts_with("# ") && page.out.len() > summary.out.len());
}

#[test]
fn an_owner_s_pack_is_checked_and_played_with() {
    let folder = Folder::new();
    folder.write(
        "therapy-tiles.toml",
        "[[tile]]\nid = \"farthest-plus\"\neffect = { farthest = 3 }\n",
    );
    let pack = folder.path().display().to_string();
    for args in [&["components", "check", "dreamworld", &pack][..], &["components", "check", &pack]]
    {
        let ran = run(args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
        assert!(ran.out.starts_with("Sound"), "{}", ran.out);
    }
    let plan = ["--players", "2", "--games", "2", "--bots", "random", "--json", "--pack", &pack];
    let records = folder.file("records");
    let args = [&["simulate", "dreamworld"][..], &plan, &["--records", &records]].concat();
    assert_eq!(json(&args)["games"], 2);
    let game = folder.file("records/game-000001.jsonl");
    assert_eq!(run(&["replay", &game, "--verify", "--pack", &pack]).code, Some(0));
    let without = run(&["replay", &game, "--verify"]);
    assert_eq!(without.code, Some(1), "another pack is another game");
    assert!(without.err.contains("line 1"), "{}", without.err);
}

#[test]
fn the_speeds_are_measured_for_every_number_of_players() {
    let ran = run(&["bench", "dreamworld"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!(lines.len(), 5, "{}", ran.out);
    assert!(lines[0].contains("decisions/s") && lines[0].contains("games/s"));
}

#[test]
fn without_a_terminal_the_menu_is_a_list_of_what_can_be_done() {
    let ran = run(&["menu"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("dreamworld") && ran.out.contains("mittwoch play GAME --text"));
    assert!(run(&["--help"]).out.contains("simulate"));
    assert!(run(&["--version"]).out.starts_with("mittwoch "));
}
