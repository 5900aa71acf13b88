//! Chapter 9: the notebook tiles of the Id.

use mittwoch_unconscious_mind::effect::{Figure, notation};
use mittwoch_unconscious_mind::{
    Deed, Did, Errand, Exchange, Frame, ID, Idle, Layer, Location, Open, PERSON, Pick, Room, Side,
};

use super::table::{Table, acts};

/// ID-9.1, ID-9.2: banner, coffee, and the display is refilled.
#[test]
fn tiles_of_the_display_leave_for_their_banners() {
    for (deed, level, coffee) in [(Deed::UpperDisplay, 0, 1), (Deed::LowerDisplay, 1, 2)] {
        let table = Table::new();
        let [stack, centre, right] = table.state.tiles[level].shown;
        let tile = right.expect("a tile");
        let table = acts(table, deed);
        let took = Did::TookTile { level: level as u8, column: 2, tile, coffee };
        assert_eq!(table.did()[0], took);
        assert!(table.state.gone_tiles.contains(tile));
        assert_eq!(table.state.tiles[level].shown[1..], [stack, centre], "they slide");
        let gained = |did: &Did| matches!(did, Did::Coffee { count, .. } if *count == coffee);
        assert!(table.did().iter().any(gained), "{:?}", table.did());
    }
}

/// ID-9.3: a dream for nothing, with the match of symbols.
#[test]
fn a_dream_is_used_for_nothing() {
    let table = Table::new();
    let dream = table.manifest("a-missed-train");
    let client = table.client("the-seamstress");
    let table = table.with(|state| {
        let id = &mut state.players[ID.index()];
        // The unsent letter bears waves too.
        let room = Room { client: Some(client), layer: Some(1), marker: 8, ..Room::default() };
        id.rooms[0] = Room { manifest: Some(dream), ..room };
    });
    let table = acts(table, Deed::Dream);
    assert_eq!(table.did()[0], Did::Dream { room: 0 });
    let used = Open::DreamUsed { room: 0, client, dream, manifest: true, matching: true };
    assert!(table.told.contains(&used));
    let id = table.id();
    assert_eq!((id.rooms[0].marker, id.rooms[0].manifest, id.boxes), (6, None, 1));
    assert_eq!(id.points, 3 + 2 + 1, "the dream's and those of the track");
}

/// ID-9.3: two clients with dreams, the compass.
#[test]
fn the_compass_chooses_between_two_dreams() {
    let table = Table::new();
    let client = table.client("the-heiress");
    let table = table.with(|state| {
        let id = &mut state.players[ID.index()];
        let room = Room { client: Some(client), layer: Some(1), marker: 8, ..Room::default() };
        id.rooms[1] = Room { latent: Some(20), ..room };
        state.id.compass = Side::Right;
    });
    let table = acts(table, Deed::Dream);
    assert_eq!(table.did()[0], Did::Compass { pick: Pick::Dream, from: Side::Right });
    assert_eq!(table.did()[1], Did::Dream { room: 1 });
}

/// ID-9.4: draw, swap, play that one and the stack.
#[test]
fn a_card_is_swapped_and_the_whole_stack_is_played() {
    let table = Table::new().goes(&[Frame::Draw { left: 1 }]);
    let table = table.with(|state| state.id.compass = Side::Left);
    let take = table.state.shown_research[0].expect("a card");
    let table = table.wish(&["on-obsession", "the-divided-heart"]);
    let table = acts(table, Deed::SwapAndPlay);
    let played: Vec<_> = table.state.id.row.iter().copied().collect();
    assert_eq!(played[0], take, "the shown card first");
    assert_eq!((played.len(), table.id().hand_count), (2, 0));
    let given = table.state.shown_research[0].expect("the drawn card");
    assert_eq!(given, table.research("the-divided-heart"), "the first of the wishes in the pack");
    let table = Table::new().with(|state| {
        let rest = std::mem::take(&mut state.research.bag);
        (state.research.gone, state.research.count) = (state.research.gone.union(rest), 0);
    });
    let table = acts(table, Deed::SwapAndPlay);
    assert_eq!(table.exchanges(), [(Exchange::NoCard, 1)], "no deck and no stack");
}

/// ID-9.4: a card that is drawn meanwhile is played too.
#[test]
fn a_card_drawn_meanwhile_is_played_as_well() {
    let table = Table::new().showing("on-growing-pains");
    let table = table.with(|state| state.id.compass = Side::Left).wish(&["on-obsession"]);
    let table = acts(table, Deed::SwapAndPlay);
    assert_eq!(table.state.id.row[0], table.research("on-growing-pains"), "it draws a card");
    assert_eq!((table.id().played.len(), table.id().hand_count), (2, 0));
}

const OWN: [&str; 3] = ["on-growing-pains", "the-veiled-figure", "on-forgetting-names"];

/// ID-9.5, ID-2.3: own cards alone, most points, then the compass along the row of the grid.
#[test]
fn it_publishes_the_best_treatise_of_its_own_cards() {
    // Green, red and purple make each of the three small treatises.
    for (side, wanted) in [(Side::Left, "first-steps"), (Side::Right, "hidden-fires")] {
        let table = Table::new().playing(&OWN).with(|state| state.id.compass = side);
        let table = acts(table, Deed::Publish);
        let treatise = table.treatise(wanted);
        assert_eq!(table.did()[0], Did::Compass { pick: Pick::Treatise, from: side });
        assert_eq!(table.did()[1], Did::Treatise { treatise, cites: 0 });
        assert_eq!(table.state.treatises[usize::from(treatise)].owner, Some(ID));
        assert_eq!((table.id().points, table.id().dial[0][1], table.id().played.len()), (8, 0, 0));
    }
}

/// A treatise of the person with a green volume at its right end.
fn cited(table: Table) -> Table {
    let treatise = table.treatise("hidden-fires");
    let volumes = ["on-obsession", "dreams-of-flying", "the-lost-toy"].map(|n| table.research(n));
    table.with(|state| {
        let shelf = &mut state.treatises[usize::from(treatise)];
        shelf.owner = Some(PERSON);
        for (place, card) in volumes.into_iter().enumerate() {
            shelf.volumes[place] = Some(card);
            state.research.bag.remove(card);
            state.research.count -= 1;
        }
        state.id.shelf.push(treatise);
    })
}

/// ID-9.12, ID-9.5: own cards come before citing, even for fewer points; cite what is needed.
#[test]
fn it_cites_only_what_it_must() {
    let table = cited(Table::new().playing(&["the-veiled-figure", "on-forgetting-names"]));
    let table = acts(table, Deed::Publish);
    let treatise = table.treatise("the-grammar-of-dreams");
    assert_eq!(table.did()[0], Did::Treatise { treatise, cites: 3 }, "17 points, a purple lead");
    let person = table.state.player(PERSON);
    assert_eq!((person.points, person.bright), (6, 3));
    let shelf = &table.state.treatises[usize::from(table.treatise("hidden-fires"))];
    assert_eq!(shelf.volumes.iter().flatten().count(), 0);
    // With a green card more there are own ways to the small ones, and a citing one to 12 points.
    let own = ["on-growing-pains", "the-veiled-figure", "on-forgetting-names"];
    let table = acts(cited(Table::new().playing(&own)), Deed::Publish);
    assert!(table.did().iter().any(|did| matches!(did, Did::Treatise { cites: 0, .. })));
}

/// ID-9.11: cards with the fewest tags, the compass along the row.
#[test]
fn cards_with_few_tags_become_volumes() {
    let own = ["three-essays-on-childhood", "family-resemblances", "on-the-first-word"];
    let own = [&own[..], &OWN[1..]].concat();
    // Only the first small treatise is left.
    for (side, kept) in [(Side::Left, "on-the-first-word"), (Side::Right, "family-resemblances")] {
        let table = Table::new().playing(&own).with(|state| {
            (1..9).for_each(|at| state.treatises[at].owner = Some(PERSON));
            state.id.compass = side;
        });
        let table = acts(table, Deed::Publish);
        assert_eq!(table.did()[0], Did::Treatise { treatise: 0, cites: 0 });
        assert_eq!(table.did()[1], Did::Compass { pick: Pick::Volume, from: side });
        assert!(table.id().played.contains(table.research("three-essays-on-childhood")));
        assert!(table.id().played.contains(table.research(kept)));
    }
}

/// ID-9.6, ID-9.10: research III, and what comes of no insight.
#[test]
fn it_plays_a_card_and_another_if_it_cannot_publish() {
    let table = Table::new().insights(0).wish(&["on-obsession", "the-divided-heart"]);
    let table = acts(table, Deed::PlayAndPublish);
    assert!(table.did().contains(&Did::CannotPublish { insight: false }));
    assert_eq!(table.exchanges(), [(Exchange::NoTreatise, 1)]);
    assert_eq!(table.id().played.len(), 2);
    let table = acts(Table::new().insights(1).wish(&["on-obsession"]), Deed::Publish);
    assert_eq!(table.did()[0], Did::CannotPublish { insight: true });
    assert_eq!(table.id().played.len(), 1);
}

/// ID-9.7, ID-9.13: Freud goes where most can be triggered, the nearest of several.
#[test]
fn freud_goes_where_most_can_be_triggered() {
    let table = Table::new().with(|state| {
        state.freud = Location::Theatre;
        state.players[ID.index()].professor = Location::Opera;
        state.players[0].professor = Location::Museum;
    });
    let table = acts(table, Deed::MoveFreud);
    let to = Location::Opera;
    let (figure, errand) = (Figure::Freud, Errand::Triggers);
    let walked = Did::Walked { figure, to, triggers: 2, tied: true, errand, replaced: None };
    assert_eq!(table.did()[0], walked);
    assert_eq!(table.exchanges(), [(Exchange::Location, 2)]);
    assert_eq!(table.id().bright, 1, "bright ideas are not used");
    let cards = ["the-travellers-unease", "the-symbol-in-art", "the-lost-toy"];
    let table = Table::new().playing(&cards).with(|state| {
        state.freud = Location::Theatre;
        state.players[ID.index()].professor = Location::Opera;
        state.players[0].professor = Location::Cafe;
    });
    let table = acts(table, Deed::MoveFreud);
    let visited = Did::Visited { location: Location::Museum, tags: true, triggers: 4 };
    assert_eq!(table.did()[1], visited, "four tags are more than figures");
}

/// ID-9.15: a quiet move leads to the same place and triggers nothing.
#[test]
fn a_quiet_move_triggers_nothing() {
    let table = Table::new().with(|state| {
        state.freud = Location::Theatre;
        state.players[ID.index()].professor = Location::Opera;
        state.players[0].professor = Location::Opera;
    });
    let (figure, to, errand) = (Figure::Freud, Location::Opera, Errand::Quiet);
    let table = table.goes(&[Frame::Move { figure, least: 1, most: 3, quietly: true }]);
    let walked = Did::Walked { figure, to, triggers: 3, tied: false, errand, replaced: None };
    assert_eq!(table.did(), [walked]);
    assert_eq!((table.state.freud, table.id().coffee), (to, 0));
}

/// ID-9.12: the compass is used for each volume that is cited.
#[test]
fn each_cited_volume_is_a_choice_of_the_compass() {
    let row = ["open-doors", "hidden-fires"];
    let table = Table::new().playing(&["the-veiled-figure", "on-forgetting-names"]).published(&row);
    // A red volume each; at the right ends a green and a purple one.
    let volumes = [["on-obsession", "the-lost-toy"], ["stage-fright", "dreams-of-flying"]];
    let volumes = volumes.map(|names| names.map(|name| table.research(name)));
    let places = row.map(|name| usize::from(table.treatise(name)));
    let table = table.with(|state| {
        for (treatise, cards) in places.into_iter().zip(volumes) {
            for (place, card) in cards.into_iter().enumerate() {
                state.treatises[treatise].volumes[place] = Some(card);
                state.research.bag.remove(card);
                state.research.count -= 1;
            }
        }
        state.id.compass = Side::Left;
    });
    let table = acts(table, Deed::Publish);
    let cited = |did: &Did| match did {
        Did::Compass { pick: Pick::Citation, from } => Some(*from),
        _ => None,
    };
    let turns: Vec<_> = table.did().iter().filter_map(cited).collect();
    assert_eq!(turns, [Side::Left, Side::Right, Side::Left], "green, purple, red");
}

/// ID-9.8: to Freud, or on from him.
#[test]
fn the_professor_joins_freud_or_goes_on() {
    let table = Table::new().with(|state| {
        state.freud = Location::Theatre;
        state.players[ID.index()].professor = Location::Cafe;
        state.players[0].professor = Location::Museum;
    });
    let table = acts(table, Deed::MoveProfessor);
    assert_eq!(
        (table.id().professor, table.exchanges()),
        (Location::Theatre, vec![(Exchange::Location, 2)])
    );
    assert!(
        matches!(table.did()[0], Did::Walked { errand: Errand::Freud, .. }),
        "not for triggers"
    );
    let table = acts(table, Deed::MoveProfessor);
    assert_eq!(
        table.id().professor,
        Location::Library,
        "one figure there, as at the next: nearest"
    );
}

/// ID-9.9: an end of the row of goals, or reputation.
#[test]
fn it_takes_a_goal_from_an_end_of_the_row() {
    let table = Table::new().with(|state| state.id.compass = Side::Right);
    let goal = table.state.id.goal_row[6];
    let table = acts(table, Deed::Goal);
    assert_eq!(
        table.did()[..2],
        [Did::Compass { pick: Pick::Goal, from: Side::Right }, Did::Goal { goal }]
    );
    assert_eq!((table.state.goals[usize::from(goal)], table.id().reputation), (Some(ID), 1));
    let table = table.with(|state| state.goals = [Some(PERSON); 7]);
    let table = acts(table, Deed::Goal);
    assert_eq!((table.did().pop(), table.id().reputation), (Some(Did::NoGoal), 2));
}

/// ID-9.14: nothing to act on.
#[test]
fn a_tile_without_a_target_gives_its_coffee_alone() {
    let table = Table::new().with(|state| {
        for row in &mut state.tiles {
            let shown = std::mem::take(&mut row.shown);
            shown.iter().flatten().for_each(|tile| state.gone_tiles.insert(*tile));
            row.below = 0;
        }
        state.players[ID.index()].rooms[0].manifest = None;
        state.players[ID.index()].rooms[0].latent = None;
    });
    let table = acts(table, Deed::LowerDisplay);
    let nothing = Did::Nothing { coffee: 2, why: Idle::NoTile };
    assert_eq!((table.did()[0], table.id().coffee), (nothing, 2));
    let table = acts(table, Deed::Dream);
    assert_eq!(table.did()[1], Did::Nothing { coffee: 0, why: Idle::NoDream });
    let table = Table::new().with(|state| {
        let right = state.tiles[0].shown[2].take();
        right.iter().for_each(|tile| state.gone_tiles.insert(*tile));
    });
    let centre = table.state.tiles[0].shown[1].expect("a tile");
    let table = acts(table, Deed::UpperDisplay);
    assert!(matches!(table.did()[0], Did::TookTile { column: 1, tile, .. } if tile == centre));
}

/// ID-9.14: while a client is helped no dream is used, though a layer triggers the row of the tile.
#[test]
fn no_dream_is_used_within_a_catharsis() {
    let table = Table::new();
    let client = table.client("the-seamstress");
    let layers = &table.game.catalogue().layers;
    let row = |layer: &Layer| {
        layer.effect.is_some_and(|effect| {
            notation(&table.game.catalogue().effects, effect) == "trigger row"
        })
    };
    let layer = layers.iter().position(row).expect("a layer") as u8;
    let table = table.with(|state| {
        let id = &mut state.players[ID.index()];
        id.boxes = 1;
        let room = Room { client: Some(client), layer: Some(layer), marker: 4, ..Room::default() };
        id.rooms[0] = Room { latent: Some(0), manifest: Some(0), ..room };
        state.id.active = 0b000_000_111;
    });
    let table = table.goes(&[Frame::Boxes]);
    let nothing = Did::Nothing { coffee: 0, why: Idle::Therapy };
    assert!(table.did().contains(&nothing), "the reason is told: {:?}", table.did());
    let cathartic = table.told.iter().filter(|open| matches!(open, Open::Catharsis { .. }));
    assert_eq!(cathartic.count(), 1);
}
