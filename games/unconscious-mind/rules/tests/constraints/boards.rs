use mittwoch_unconscious_mind::effect::{Effect, Good};
use mittwoch_unconscious_mind::{
    Banner, Colour, Column, Family, Level, Location, Ring, STARTING, Space, Table, Zone,
};

use crate::support::{catalogue, for_players, of_family, text};

#[test]
fn a1_spaces_are_blocked_by_the_number_of_players() {
    let blocked = |players| -> Vec<Space> { for_players(players).table.blocked.iter().collect() };
    let outer: Vec<Space> = (0..16).filter(|space| [0, 3].contains(&(space % 4))).collect();
    assert_eq!(blocked(2), outer, "the columns on the left and on the right");
    assert_eq!(blocked(3), [0, 3, 12, 15], "the corners");
    assert!(blocked(4).is_empty());
}

#[test]
fn a1_set_up_numbers() {
    for (players, tiles) in [(2, 12), (3, 15), (4, 18)] {
        let set_up = for_players(players).set_up;
        assert_eq!((set_up.tiles, set_up.clients), (tiles, players + 1));
        let display = [set_up.display_clients, set_up.display_manifest, set_up.display_research];
        assert_eq!(display, [2, 4, 2]);
        assert_eq!([set_up.common, set_up.own], [7, 6], "28 common and 6 own insights each");
        assert_eq!([set_up.locked_ideas, set_up.ideas], [3, 3]);
    }
    let board = catalogue().board;
    assert_eq!([board.coffee_start, board.coffee_most], [4, 6]);
    assert_eq!([board.box_start, board.box_most], [0, 3]);
}

#[test]
fn a1_bonuses_of_later_seats() {
    let catalogue = catalogue();
    let seats = catalogue.set_up.seats.map(|seat| seat.map(|effect| text(&catalogue, effect)));
    assert_eq!(seats[0], None);
    assert_eq!(seats[1].as_deref(), Some("gain coffee 1"));
    assert_eq!(seats[2].as_deref(), Some("gain bright 1"));
    assert_eq!(seats[3].as_deref(), Some("gain coffee 1 + gain bright 1"));
}

#[test]
fn a1_each_room_card_has_three_starting_tiles_with_four_insights_and_a_location() {
    let catalogue = catalogue();
    for (room, glyph) in &catalogue.set_up.rooms {
        let starts = STARTING.map(|tile| catalogue.tiles[usize::from(tile)].banner);
        let own = starts.filter(|b| matches!(b, Banner::Start(start) if start.glyph == *glyph));
        assert_eq!(own.count(), 3, "{room}");
    }
    for tile in STARTING.map(|tile| &catalogue.tiles[usize::from(tile)]) {
        let Banner::Start(start) = tile.banner else { panic!("{}", tile.id) };
        assert!(start.insights.iter().all(|insight| insight.quality.is_some()), "{}", tile.id);
        assert!(start.insights.iter().any(|insight| insight.ring > Ring::Minor), "{}", tile.id);
    }
}

#[test]
fn a3_numbers_of_the_reputation_track() {
    let track = catalogue().reputation;
    assert_eq!([track.freud, track.highest, track.last, track.beyond], [1, 9, 10, 3]);
    assert_eq!(track.shares, [2, 1]);
}

#[test]
fn a3_both_examples_of_triggering_exist_and_points_rise_while_coffee_falls() {
    let track = catalogue().reputation;
    let early = track.above.iter().position(|z| *z == Zone { points: 1, coffee: 2 });
    let late = track.above.iter().position(|z| *z == Zone { points: 3, coffee: 1 });
    assert!(early.expect("turquoise") < late.expect("pink"));
    for pair in track.above[..10].windows(2) {
        assert!(pair[0].points <= pair[1].points && pair[0].coffee >= pair[1].coffee);
    }
    assert!(track.above[9].points > track.above[0].points);
}

#[test]
fn a3_actions_below_open_from_the_left_and_one_gains_a_tile() {
    let catalogue = catalogue();
    let track = &catalogue.reputation;
    let open: Vec<usize> = (0..=10).map(|freud| track.open(freud).len()).collect();
    assert!(open.is_sorted() && open[1] > 0, "{open:?}");
    assert!(open[10] > open[4] && open[4] > open[1], "several zones: {open:?}");
    let texts: Vec<_> = track.open(10).iter().map(|id| text(&catalogue, *id)).collect();
    assert!(texts.contains(&"gain tile left".to_owned()), "{texts:?}");
}

#[test]
fn a3_portraits_lie_on_borders_of_zones() {
    let track = catalogue().reputation;
    let spaces: Vec<u8> = (0..=10).filter(|space| track.portrait(*space)).collect();
    assert!(spaces.len() >= 2, "one point may cross two portraits");
    for space in spaces {
        let at = usize::from(space);
        assert!(track.above[at - 1] != track.above[at] || track.open[at - 1] != track.open[at]);
    }
}

#[test]
fn a3_reputation_comes_from_goals_tokens_slots_of_six_and_full_boards_alone() {
    let catalogue = catalogue();
    let renowned = |effect| {
        catalogue.effects.any(effect, |node| matches!(node, Effect::Gain(Good::Reputation, _)))
    };
    let sources: Vec<_> =
        catalogue.printed.iter().filter(|printed| renowned(printed.effect)).collect();
    let mut entries: Vec<_> = sources.iter().map(|printed| printed.entry.as_str()).collect();
    entries.sort_unstable();
    assert_eq!(entries, ["full-board", "green-6", "purple-6", "red-6"]);
    assert_eq!(catalogue.city.reputation_tokens, [1, 1, 1]);
    let supply = catalogue.goals.len() + 3 + 3;
    let needed = usize::from(catalogue.reputation.last - catalogue.reputation.freud);
    assert!(supply >= needed, "{supply} points can end a game that needs {needed}");
}

#[test]
fn a4_exchanges_at_any_time() {
    let catalogue = catalogue();
    let texts: Vec<_> = catalogue.board.exchanges.iter().map(|id| text(&catalogue, *id)).collect();
    assert_eq!(
        texts,
        [
            "pay coffee 2 -> (elevate / transfer)",
            "pay coffee 3 -> gain bright 1",
            "pay major any, median any, minor any -> gain box 1",
            "pay box 1 -> gain points 2",
        ]
    );
}

#[test]
fn a5_nine_actions_with_two_triggers_among_sixteen_spaces() {
    let catalogue = catalogue();
    assert_eq!(catalogue.table.triggers, 2);
    let around: Vec<usize> = (0..Table::SPACES).map(|space| Table::around(space).count()).collect();
    assert_eq!(around, [1, 2, 2, 1, 2, 4, 4, 2, 2, 4, 4, 2, 1, 2, 2, 1]);
    for action in 0..9 {
        let touching = (0..16).filter(|space| Table::around(*space).any(|a| a == action)).count();
        assert_eq!(touching, 4, "{}", catalogue.table.action_ids[usize::from(action)]);
    }
    let mut texts: Vec<_> =
        catalogue.table.actions.iter().map(|id| text(&catalogue, *id)).collect();
    texts.sort_unstable();
    assert_eq!(
        texts,
        [
            "elevate + elevate + transfer",
            "gain research 1",
            "generate minor growth + generate minor freedom + generate minor passion",
            "move freud 1..3",
            "move professor 1..2 / move professor to freud",
            "pay coffee 1 -> gain tile left",
            "pay coffee 2 -> gain tile centre",
            "pay coffee 3 -> gain tile right",
            "play research 2 / publish",
        ]
    );
}

#[test]
fn a5_two_players_can_point_at_every_action() {
    let table = for_players(2).table;
    let open = (0..16).filter(|space| !table.blocked.contains(*space));
    let mut actions: Vec<u8> = open.flat_map(Table::around).collect();
    actions.sort_unstable();
    actions.dedup();
    assert_eq!(actions.len(), 9);
}

#[test]
fn a5_a14_inkpot_icons_are_less_than_a_lap_and_one_in_the_top_row() {
    let catalogue = catalogue();
    assert_eq!(catalogue.table.inkpot[0], 1);
    assert!(catalogue.table.inkpot.iter().all(|steps| (1..=4).contains(steps)));
    let far = |node| matches!(node, Effect::MoveInkpot(steps) if steps.most >= 5);
    assert!(catalogue.printed.iter().all(|p| !catalogue.effects.any(p.effect, far)));
}

#[test]
fn a5_five_spaces_trigger_a_column_three_rows_and_the_track() {
    let catalogue = catalogue();
    let spaces = catalogue.board.spaces.map(|id| text(&catalogue, id));
    let rows = ["trigger row 1", "trigger row 2", "trigger row 3"];
    assert_eq!(spaces[0], "trigger column");
    assert_eq!(spaces[1..4], rows);
    assert_eq!(spaces[4], "trigger reputation");
}

#[test]
fn a5_rows_generate_and_end_in_an_elevation_and_columns_end_in_a_generation() {
    let catalogue = catalogue();
    let rows = catalogue.board.rows.map(|id| text(&catalogue, id));
    assert_eq!(rows[2], "generate minor passion", "the bottom row");
    assert!(rows.iter().all(|row| row.starts_with("generate minor ")));
    assert!(rows[0] != rows[1] && rows[1] != rows[2] && rows[0] != rows[2]);
    assert!(catalogue.board.row_ends.iter().all(|id| text(&catalogue, *id) == "elevate"));
    for foot in catalogue.board.column_feet {
        assert!(matches!(catalogue.effects.node(foot), Effect::Generate(_)));
    }
}

#[test]
fn a6_thresholds_and_points_of_empty_slots() {
    let catalogue = catalogue();
    assert_eq!(catalogue.board.thresholds, [0, 1, 2]);
    for level in Level::ALL {
        for column in Column::ALL {
            assert!(catalogue.table.display_points(level, column) > 0);
        }
    }
    assert_eq!(text(&catalogue, catalogue.board.full), "gain reputation 1");
}

#[test]
fn a8_districts_and_their_slots() {
    let catalogue = catalogue();
    let pairs = Colour::ALL.iter().map(|colour| colour.locations());
    let wanted = [
        [Location::Theatre, Location::Library],
        [Location::Opera, Location::Museum],
        [Location::University, Location::Cafe],
    ];
    assert_eq!(pairs.collect::<Vec<_>>(), wanted);
    for slots in &catalogue.city.district_slots {
        assert_eq!(slots.map(|slot| slot.need), [3, 4, 5, 6]);
    }
    assert_eq!((catalogue.city.most_triggers, catalogue.city.bright_triggers), (5, 2));
}

#[test]
fn a8_examples_of_the_university_and_the_library() {
    let catalogue = catalogue();
    let effects = |location: Location| {
        catalogue.city.effects[location.index()].map(|id| text(&catalogue, id))
    };
    let university = effects(Location::University);
    assert!(university.contains(&"generate minor passion".to_owned()));
    assert!(university.contains(&"pay minor passion -> gain research 1".to_owned()));
    let library = effects(Location::Library);
    assert_eq!(
        library,
        ["generate minor growth", "gain coffee 2", "pay median growth -> gain box 1"]
    );
}

#[test]
fn a9_the_red_slot_of_five_and_tokens_that_run_out() {
    let catalogue = catalogue();
    let red = catalogue.city.district_slots[Colour::Red.index()];
    let five = red.iter().find(|slot| slot.need == 5).expect("a slot");
    assert_eq!(text(&catalogue, five.effect), "move inkpot 1..3 + gain box 2");
    for colour in Colour::ALL {
        let slots = 2 * 3 + 4;
        assert_eq!((catalogue.city.tokens[colour.index()], slots), (8, 10));
    }
}

#[test]
fn a10_therapy_track() {
    let catalogue = catalogue();
    assert_eq!(catalogue.board.therapy_points, [0, 0, 0, 0, 0, 0, 1, 2, 3]);
    assert_eq!(catalogue.board.catharsis, 3);
    assert_eq!(text(&catalogue, catalogue.board.matching), "gain box 1");
}

#[test]
fn a12_points_of_the_boards() {
    let catalogue = catalogue();
    assert_eq!(catalogue.city.presence, [0, 4, 10, 18]);
    assert_eq!(catalogue.board.row_points, [0, 1, 5, 16]);
    assert_eq!(catalogue.board.kind_points, [0, 0, 1, 3, 6, 10, 15]);
}

#[test]
fn a12_the_final_score_of_the_example() {
    let catalogue = catalogue();
    let (track, board) = (&catalogue.reputation, &catalogue.board);
    let reputation = 4 + 5 * track.shares[1];
    let parts =
        [catalogue.city.presence[1], board.row_points[3], board.kind_points[5], 9, 2 * 2, 1];
    assert_eq!(reputation + parts.iter().sum::<u8>(), 53);
}

#[test]
fn a14_the_track_is_triggered_by_no_component_that_the_id_can_meet() {
    let catalogue = catalogue();
    for family in [
        Family::TileBanner,
        Family::Layer,
        Family::Research,
        Family::Dream,
        Family::LocationSlot,
        Family::DistrictSlot,
    ] {
        for printed in of_family(&catalogue, family) {
            assert!(!printed.text.contains("trigger reputation"), "{}", printed.entry);
        }
    }
}
