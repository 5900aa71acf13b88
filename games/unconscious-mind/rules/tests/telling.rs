//! What is told says what a reader of the log needs: who, which effect, how much.

use mittwoch_kernel::{Arg, Game, Phrase, Reason, Seat, Wording};
use mittwoch_unconscious_mind::effect::Good;
use mittwoch_unconscious_mind::{EventView, Frame, Location};

use crate::position::Position;

/// Why an answer is refused, in words.
fn why(position: &Position, text: &str) -> Phrase {
    let action = position.game.read(text).expect("an action");
    let refusal = position.game.check(&position.state, position.state.turn, action);
    refusal.expect_err("a refusal").phrase()
}

/// The phrases of all that was told, by the end of their key.
fn told(position: &Position, key: &str) -> Vec<Phrase> {
    let views = position.told.iter().map(|what| EventView::Open { seat: Seat(0), what: *what });
    let phrases = views.map(|view| position.game.tell(&view));
    phrases.filter(|phrase| phrase.key == format!("um-event-{key}")).collect()
}

fn piece(phrase: &Phrase, name: &str) -> String {
    match &phrase.args[name] {
        Arg::Piece(piece) => piece.clone(),
        other => panic!("{other:?} is no piece"),
    }
}

#[test]
fn refusals_say_how_much_is_needed_and_how_much_there_is() {
    let numbers = |need: u8, have: u8| {
        move |phrase: Phrase| {
            phrase == Phrase::new(&phrase.key).number("need", need).number("have", have)
        }
    };
    let tile = Position::new(2).clear().fill(&[0, 1, 2, 3, 4]).run("gain tile left");
    let tile = tile.answer("tile level-i");
    assert!(numbers(1, 0)(why(&tile, "cell r2c3")));
    let slot = Position::new(2).figures(Location::Cafe, Location::Opera).own("reserve");
    let slot = slot.area(0, &["on-growing-pains"]).bonus();
    assert!(numbers(5, 2)(why(&slot, "bonus red-5")));
    let coffee = Position::new(2).dial(&["minor-growth"]).mine(|player| player.coffee = 1);
    assert!(numbers(2, 1)(why(&coffee, "coffee-elevate")));
    assert!(numbers(3, 1)(why(&coffee, "coffee-bright")));
    assert_eq!(why(&coffee.dial(&[]), "coffee-elevate").args.len(), 0, "nothing to elevate");
}

#[test]
fn a_treatise_is_refused_for_its_own_reason() {
    let start = || Position::new(2).no_goals().in_play(0, &["green", "purple", "red"]);
    let cases = [
        (start().own("reserve").published(1, "first-steps"), "um-refused-treatise-taken"),
        (start(), "um-refused-no-endowment"),
        (
            start().own("reserve").with(|state| state.players[0].played = Default::default()),
            "um-refused-cannot-publish",
        ),
    ];
    for (position, key) in cases {
        let position = position.with(|state| state.stack.push(Frame::Publish));
        assert_eq!(why(&position, "publish first-steps").key, key);
    }
}

#[test]
fn choices_are_told_with_their_effect() {
    let position = Position::new(2).dial(&[]);
    let position = position.run("generate minor growth / generate minor passion").answer("pick 2");
    let picked = &told(&position, "picked")[0];
    let Arg::Phrases(effect) = &picked.args["effect"] else { panic!("{picked:?}") };
    assert_eq!(effect[0].args["quality"], Arg::Word("passion".to_owned()));
    let line = Position::new(2).dial(&[]).frame(Frame::Line { line: 1, done: 0 });
    let triggered = told(&line.answer("trigger printed"), "triggered");
    assert!(triggered[0].args.contains_key("effect"), "{triggered:?}");
}

#[test]
fn what_happens_to_a_client_names_it() {
    let position = Position::new(2).client(0, "the-bookbinder").marker(0, 4);
    let position = position.frame(Frame::Therapy { room: 0, left: 1 });
    for key in ["helped", "catharsis", "layer-shed"] {
        let phrases = told(&position, key);
        assert_eq!(piece(&phrases[0], "client"), "the-bookbinder", "{key}");
    }
    let position = position.emptied(0).ending();
    let draft = position.verb("draft")[0].clone();
    let client = draft.rsplit(' ').next().expect("a client").to_owned();
    let position = position.answer(&draft).answer("dream-top");
    for key in ["latent-turned", "manifest-taken", "marker-set"] {
        let phrases = told(&position, key);
        let last = phrases.last().expect("told");
        assert_eq!(piece(last, "client"), client, "{key}");
    }
}

#[test]
fn free_actions_are_told_with_what_they_cost_and_bring() {
    let numbers =
        |phrase: &Phrase| [&phrase.args["coffee"], &phrase.args["gained"]].map(Clone::clone);
    let position = Position::new(2).mine(|player| (player.coffee, player.boxes) = (3, 1));
    let position = position.answers(&["coffee-bright", "box-points"]);
    let freed = told(&position, "freed");
    assert_eq!(numbers(&freed[0]), [Arg::Number(3), Arg::Number(1)]);
    assert_eq!(numbers(&freed[1]), [Arg::Number(0), Arg::Number(2)]);
    let position = Position::new(2).frame(Frame::Gain { good: Good::Box, count: 2 });
    assert_eq!(told(&position, "gained")[0].args["count"], Arg::Number(2));
}
