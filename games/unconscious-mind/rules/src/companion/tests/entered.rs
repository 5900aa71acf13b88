//! Components that are in no pack, entered by their icons; and answers that are corrected.

use mittwoch_kernel::{Setting, Situation, Stand, Statement};

use super::{number, pack, run, told, word};
use crate::companion::{accompany, run::Run};
use crate::id::ID;

/// A game up to the first card of the Id; its first client has four therapy points.
fn opening() -> Vec<Statement> {
    vec![
        told(
            "begin",
            vec![("start", word("new")), ("compass", word("left")), ("freud", word("opera"))],
        ),
        told("manifest", vec![("shown", word("one")), ("therapy", number(3))]),
        told("marker", vec![("therapy", number(4))]),
        told("mine", vec![("points", number(0)), ("cited", number(0)), ("end", word("no"))]),
    ]
}

/// The card leads to row two, whose tile is Notebook I, with a banner of our own making.
fn with_banner(banner: &str) -> Vec<Statement> {
    let mut all = opening();
    all.extend([
        told("card", vec![("space", word("1-2")), ("way", word("down"))]),
        told("column", vec![("taken", mittwoch_kernel::Said::Words(vec![]))]),
        told("tile", vec![("there", word("shown")), ("effect", word(banner))]),
    ]);
    all
}

fn followed(told: &[Statement]) -> Run {
    let mut run = run(&Setting::new(1).with("level", "easy"));
    let reached = run.follow(told).expect("it goes on");
    assert_eq!((reached.fault, reached.used.len()), (None, told.len()));
    run
}

#[test]
fn a_banner_that_is_in_no_pack_does_what_it_says() {
    let run = followed(&with_banner("gain bright 3 + gain points 5 + gain box 1"));
    let id = run.state.player(ID);
    // One of two bright ideas of the set-up is left; coffee: row, tile and nothing for a box yet.
    assert_eq!((id.coffee, id.boxes, id.points >= 5), (2, 0, true));
    assert_eq!(id.bright, 4, "the one of the set-up and three of the banner");
    assert_eq!(id.rooms[0].marker, 3, "the box of the banner went to the client");
}

#[test]
fn an_exchange_takes_the_place_of_what_it_cannot_use() {
    let run = followed(&with_banner("generate median any + elevate"));
    // Row one, two for the median insight, one for the elevation: a box; then the tile's own.
    assert_eq!(run.state.player(ID).coffee, 1);
    assert_eq!(run.state.player(ID).rooms[0].marker, 3);
}

#[test]
fn a_corrected_answer_changes_what_follows_and_drops_what_no_longer_fits() {
    let mut all = with_banner("gain coffee 2");
    let before = followed(&all).state.player(ID).coffee;
    all[4] = told("card", vec![("space", word("4-2")), ("way", word("down"))]);
    let situation = Situation { version: 1, options: Setting::new(1).options, told: all };
    let Stand { guide, .. } = accompany(&pack(), &situation).expect("it stands somewhere");
    let ask = guide.ask.expect("a question").name;
    assert_eq!((before, ask.as_str()), (0, "inkpot"), "row four has icons that nobody told");
    assert_eq!(guide.situation.told.len(), 6, "the tile is not asked for any more");
    let asked: Vec<_> = guide.answered.iter().map(|one| one.phrase.key.as_str()).collect();
    assert_eq!(
        (asked.len(), asked[4]),
        (6, "um-companion-ask-card"),
        "each answer has its question"
    );
}

#[test]
fn the_table_may_be_otherwise() {
    let mut all = opening();
    all.push(told(
        "set-goods",
        vec![
            ("coffee", number(3)),
            ("boxes", number(2)),
            ("ideas", number(0)),
            ("bright", number(0)),
            ("insights", number(1)),
            ("points", number(40)),
            ("reputation", number(4)),
            ("stack", number(1)),
            ("deck", word("some")),
        ],
    ));
    let run = followed(&all);
    let id = run.state.player(ID);
    assert_eq!((id.points, id.reputation, id.coffee), (40, 4, 3));
    let mut run = run;
    let ask = run.follow(&[]).expect("it goes on").ask.expect("a question");
    assert_eq!(ask.name, "figures", "without ideas it recalls, and needs the figures for a bonus");
}

#[test]
fn a_game_can_be_joined_in_its_middle() {
    let mut all = vec![told(
        "begin",
        vec![("start", word("middle")), ("compass", word("right")), ("freud", word("cafe"))],
    )];
    all.push(told(
        "set-room-1",
        vec![
            ("kind", word("routine")),
            ("marker", number(5)),
            ("layer", word("yes")),
            ("manifest", word("yes")),
            ("latent", word("no")),
        ],
    ));
    let tags = mittwoch_kernel::Said::Words(vec!["opera".to_owned(), "wild".to_owned()]);
    all.push(told("add-card", vec![("tags", tags.clone()), ("volume", word("red"))]));
    all.push(told("add-cured", vec![("kind", word("routine")), ("tags", tags)]));
    let run = followed(&all);
    let id = run.state.player(ID);
    assert_eq!((id.rooms[0].marker, id.rooms[0].latent, id.cured.len()), (5, None, 1));
    assert_eq!(run.game.tags(&run.state, ID).total(), 4);
}

#[test]
fn what_follows_is_said_before_it_comes() {
    let mut all = opening();
    all.extend([
        told("card", vec![("space", word("1-2")), ("way", word("down"))]),
        told("column", vec![("taken", mittwoch_kernel::Said::Words(vec![]))]),
    ]);
    let options = Setting::new(1).with("level", "easy").options;
    let situation = Situation { version: 1, options, told: all };
    let Stand { guide, events, .. } = accompany(&pack(), &situation).expect("it stands");
    assert_eq!(guide.ask.map(|form| form.name).as_deref(), Some("tile"));
    assert_eq!(guide.steps.len(), events.len(), "each step has its event");
    let keys: Vec<_> = guide.coming.iter().map(|one| one.phrase.key.as_str()).collect();
    let wanted = ["um-companion-coming-flip", "um-companion-coming-yours"];
    assert!(wanted.iter().all(|key| keys.contains(key)), "{keys:?}");
}
