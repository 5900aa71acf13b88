//! What is told of the Id: the right sentence with all that a reader with cardboard needs.

use mittwoch_kernel::{Arg, Phrase, Wording};
use mittwoch_unconscious_mind::effect::{Figure, Good};
use mittwoch_unconscious_mind::{
    Deed, Did, EventView, Exchange, Frame, ID, Location, Open, PERSON, Side, Step,
};

use super::c12_versions::{lit, reported, whispered};
use super::table::{Table, acts};

/// All that was told, in phrases.
fn phrases(table: &Table) -> Vec<Phrase> {
    let views = table.told.iter().map(|what| EventView::Open { seat: ID, what: *what });
    views.map(|view| table.game.tell(&view)).collect()
}

/// The first phrase with a key.
fn told(table: &Table, key: &str) -> Phrase {
    let all = phrases(table);
    let found = all.iter().find(|phrase| phrase.key == key);
    found.unwrap_or_else(|| panic!("no {key}: {all:?}")).clone()
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    match phrase.args[name] {
        Arg::Number(number) => number,
        ref other => panic!("{name} is {other:?}"),
    }
}

fn word(phrase: &Phrase, name: &str) -> String {
    match &phrase.args[name] {
        Arg::Word(word) => word.clone(),
        other => panic!("{name} is {other:?}"),
    }
}

fn effect(phrase: &Phrase) -> usize {
    match &phrase.args["effect"] {
        Arg::Phrases(phrases) => phrases.len(),
        other => panic!("no effect but {other:?}"),
    }
}

/// ID-9.8, ID-9.15: to Freud is told as such, and a quiet move tells no triggers.
#[test]
fn reasons_of_a_walk_are_true() {
    let apart = Table::new().with(|state| {
        state.freud = Location::Theatre;
        state.players[ID.index()].professor = Location::Cafe;
    });
    told(&acts(apart, Deed::MoveProfessor), "um-id-joined");
    told(&whispered(2), "um-id-walked-quietly");
    let together = Table::new().with(|state| state.freud = state.players[ID.index()].professor);
    told(&acts(together, Deed::MoveProfessor), "um-id-walked");
}

/// ID-11.1, ID-12.3: in whose place the Journalist goes, and for how much more.
#[test]
fn the_journalist_s_walk_is_compared() {
    let phrase = told(&whispered(1), "um-id-journalist");
    assert_eq!(
        (word(&phrase, "instead"), word(&phrase, "errand")),
        ("freud".into(), "quiet".into())
    );
    assert!(number(&phrase, "triggers") > number(&phrase, "fewer"));
}

/// ID-11.2: the bonus is told through the right figure, with its tags and its effect.
#[test]
fn a_bonus_is_told_with_figure_tags_and_effect() {
    let phrase = told(&reported(2).goes(&[Frame::Bonus]), "um-id-bonus");
    assert_eq!((word(&phrase, "mover"), number(&phrase, "tags")), ("freud".into(), 3));
    assert!(effect(&phrase) > 0);
    let phrase = told(&lit(2).goes(&[Frame::Bonus]), "um-id-bonus");
    assert_eq!(number(&phrase, "tags"), 4);
}

/// ID-9.1: the banner is told, and the coffee once.
#[test]
fn a_removed_tile_is_told_with_its_banner() {
    let table = acts(Table::new(), Deed::UpperDisplay);
    let phrase = told(&table, "um-id-took-tile");
    assert!(effect(&phrase) > 0 && !phrase.args.contains_key("coffee"));
    let gained = table.did().into_iter().filter(|did| matches!(did, Did::Coffee { count: 1, .. }));
    assert!(gained.count() >= 1);
}

/// ID-3.3: boxes without room are told as points.
#[test]
fn boxes_beyond_the_limit_are_told_as_points() {
    let table = Table::new().with(|state| state.players[ID.index()].boxes = 3);
    let table = table.goes(&[Frame::Gain { good: Good::Box, count: 2 }]);
    let phrase = told(&table, "um-event-gained");
    assert_eq!((number(&phrase, "beyond"), number(&phrase, "points")), (2, 4));
    assert_eq!(table.id().points, 4);
}

/// ID-3.1: an exchange tells how often and how much coffee there is then.
#[test]
fn an_exchange_tells_times_and_total() {
    let what = Exchange::Location;
    let table = Table::new().goes(&[Frame::Id(Step::Exchange { what, times: 3 })]);
    let phrase = told(&table, "um-id-exchanged");
    assert_eq!((number(&phrase, "times"), number(&phrase, "total")), (3, 3));
}

/// ID-2.5, ID-9.12: it publishes from its supply, and the cited person's reward is told.
#[test]
fn publishing_is_told_without_a_dial_and_with_the_reward() {
    let own = ["on-growing-pains", "the-veiled-figure", "on-forgetting-names"];
    let table = acts(Table::new().playing(&own), Deed::Publish);
    let phrase = told(&table, "um-id-published");
    assert_eq!(number(&phrase, "points"), 8);
    assert!(phrases(&table).iter().all(|phrase| phrase.key != "um-event-published"));
    let cited = Open::VolumeLaid { treatise: 0, card: 0, cited: Some(PERSON) };
    let phrase = table.game.tell(&EventView::Open { seat: ID, what: cited });
    assert_eq!((number(&phrase, "points"), number(&phrase, "bright")), (2, 1));
}

/// ID-6.1, ID-6.8, ID-6.3: rows and columns have sentences of their own, and so has none.
#[test]
fn rows_and_columns_are_told_apart() {
    told(&Table::new().runs("trigger row"), "um-id-row");
    let open = Table::new().with(|state| state.players[ID.index()].locked = 1);
    told(&open.runs("trigger column"), "um-id-column");
    told(&Table::new().runs("trigger column"), "um-id-no-column");
}

/// ID-7.8, ID-3.17, ID-9.14: what comes to nothing is told, with the effect or the reason.
#[test]
fn what_comes_to_nothing_is_told() {
    let without = Table::new().with(|state| state.tokens = [0; 3]);
    told(&without.goes(&[Frame::Bonus]), "um-id-no-bonus");
    assert!(effect(&told(&Table::new().runs("special take-back-idea"), "um-id-idle")) > 0);
    let dreamless = Table::new().with(|state| {
        let room = &mut state.players[ID.index()].rooms[0];
        (room.manifest, room.latent) = (None, None);
    });
    assert_eq!(word(&told(&acts(dreamless, Deed::Dream), "um-id-nothing"), "why"), "no-dream");
}

/// ID-8.5, ID-8.6: the compass chooses among clients of the right kind, or among all.
#[test]
fn the_kind_of_client_is_told() {
    let free = |shown: usize| {
        Table::new().with(|state| {
            state.players[ID.index()].rooms[0] = Default::default();
            state.shown_clients[..shown].fill(None);
            state.id.compass = Side::Left;
        })
    };
    let pick =
        |shown: usize| word(&told(&free(shown).goes(&[Frame::Draft]), "um-id-compass"), "pick");
    assert_eq!((pick(0), pick(2)), ("routine".into(), "client".into()));
}

/// ID-9.7: a walk for triggers tells them.
#[test]
fn a_walk_for_triggers_tells_them() {
    let table = acts(Table::new(), Deed::MoveFreud);
    let phrase = told(&table, "um-id-walked");
    let Did::Walked { triggers, .. } = table.did()[0] else { panic!("{:?}", table.did()) };
    assert_eq!(word(&phrase, "figure"), Figure::Freud.name());
    assert_eq!(number(&phrase, "triggers"), i64::from(triggers));
}
