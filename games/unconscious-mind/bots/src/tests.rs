//! Choices that every player would make, and the short cut of the judge.

use mittwoch_kernel::{Chance, FastRng, Game, Knowing, Pack, Seat, Setting, Silent, Viewer};
use mittwoch_unconscious_mind::{
    Action, FILES, Frame, Free, Knowledge, Spot, State, UnconsciousMind,
};

use super::beam::Line;
use super::greedy::Greedy;
use super::judge::{Judge, same_standing};
use super::levels::level;
use super::opening::{chosen, odds, openings};
use super::tables::Tables;
use super::weights::WEIGHTS;
use mittwoch_ai::{MindBudget, SeatedMind};

const ME: Seat = Seat(0);

fn game(players: u8) -> UnconsciousMind {
    let pack = Pack::new(FILES.iter().copied()).expect("the built-in files are sound");
    UnconsciousMind::new(&pack, &Setting::new(players)).expect("a sound setting")
}

fn knowledge(game: &UnconsciousMind, state: &State, seat: Seat) -> Knowledge {
    let viewer = Viewer::Seat(seat);
    game.know(viewer, &game.view(state, viewer))
}

/// The last turn of the first seat in a game of two.
fn last_turn() -> (UnconsciousMind, State) {
    let game = game(2);
    let mut luck = FastRng::new(7);
    let mut state = game.setup(&mut luck, &mut Silent);
    let mut offers = Vec::new();
    while state.round == 0 {
        let seat = game.asked(&state).first().expect("somebody is asked in the set-up");
        game.legal(&state, seat, &mut offers);
        game.perform(&mut state, seat, offers[0], &mut luck, &mut Silent);
    }
    state.round = 20;
    state.signal = Some(19);
    (game, state)
}

fn choice(game: &UnconsciousMind, state: &State) -> Action {
    let mut offers = Vec::new();
    game.legal(state, ME, &mut offers);
    let mind = Box::new(Greedy::default());
    let mut mind = SeatedMind::sit(game, mind, (ME, 1), knowledge(game, state, ME));
    mind.think(game, &offers, 0, &MindBudget::iterations(1)).choice
}

#[test]
fn a_client_is_cured_in_the_last_turn_where_boxes_suffice() {
    let (game, mut state) = last_turn();
    let player = &mut state.players[ME.index()];
    (player.boxes, player.rooms[0].marker, player.rooms[0].layer) = (1, 1, None);
    (player.coffee, player.dial) = (0, [[0; 2]; Spot::COUNT]);
    player.dial[0][0] = 7;
    state.stack.replace(Frame::Boxes);
    assert_eq!(choice(&game, &state), Action::Box(0));
    state.players[ME.index()].rooms[0].marker = 3;
    assert_eq!(choice(&game, &state), Action::Skip, "a box that cures nobody is two points");
}

#[test]
fn idle_insights_become_a_box_in_the_last_turn() {
    let (game, mut state) = last_turn();
    let player = &mut state.players[ME.index()];
    player.dial = [[0; 2]; Spot::COUNT];
    player.dial[0][0] = 4;
    for spot in [1, 4, 7] {
        player.dial[spot][0] = 1;
    }
    player.coffee = 0;
    state.stack.replace(Frame::Boxes);
    assert_eq!(choice(&game, &state), Action::Free(Free::Set));
}

/// The last turn with so much coffee and common insights at these places.
fn last_turn_with(coffee: u8, spots: &[usize]) -> (UnconsciousMind, State) {
    let (game, mut state) = last_turn();
    let player = &mut state.players[ME.index()];
    player.dial = [[0; 2]; Spot::COUNT];
    player.dial[0][0] = 7 - spots.len() as u8;
    spots.iter().for_each(|spot| player.dial[*spot][0] += 1);
    player.coffee = coffee;
    (game, state)
}

/// The answers of the bot until the turn is over.
fn course(game: &UnconsciousMind, state: &mut State) -> Vec<Action> {
    let (mut answers, mut luck) = (Vec::new(), FastRng::new(3));
    while state.turn == ME && game.asked(state).contains(ME) {
        let answer = choice(game, state);
        game.perform(state, ME, answer, &mut luck, &mut Silent);
        answers.push(answer);
    }
    answers
}

#[test]
fn a_waiting_line_is_opened_with_coffee() {
    let (game, mut state) = last_turn_with(2, &[1]);
    let tile = game.catalogue().tiles.iter().position(|tile| tile.id == "herbarium");
    state.players[ME.index()].notebook = [None; 9];
    state.players[ME.index()].notebook[0] = tile.map(|tile| tile as u8);
    state.stack.replace(Frame::Line { line: 0, done: 1 << 3 });
    let answers = course(&game, &mut state);
    assert_eq!(answers.first(), Some(&Action::Free(Free::Elevate)), "{answers:?}");
    assert_eq!(state.players[ME.index()].boxes, 1, "{answers:?}");
}

#[test]
fn coffee_makes_a_set_for_a_cure_and_is_not_wasted_without_one() {
    let (game, mut state) = last_turn_with(2, &[7, 1, 2]);
    let room = &mut state.players[ME.index()].rooms[0];
    (room.marker, room.layer) = (1, None);
    state.stack.replace(Frame::Boxes);
    let mut poor = state;
    let answers = course(&game, &mut state);
    assert!(answers.contains(&Action::Box(0)), "{answers:?}");
    assert!(state.players[ME.index()].rooms[0].client.is_none(), "{answers:?}");
    poor.players[ME.index()].rooms[0].marker = 5;
    poor.players[ME.index()].dial = [[0; 2]; Spot::COUNT];
    poor.players[ME.index()].dial[1][0] = 7;
    (poor.players[ME.index()].coffee, poor.players[ME.index()].boxes) = (3, 1);
    course(&game, &mut poor);
    assert_eq!(game.score_parts(&poor, ME)[7..], [2, 1], "a box and three coffee are kept");
}

#[test]
fn what_stands_is_judged_anew_only_when_it_has_changed() {
    let game = game(3);
    let tables = Tables::of(game.catalogue());
    let mut luck = FastRng::new(5);
    let mut state = game.setup(&mut luck, &mut Silent);
    let judge = Judge::new(&game, &state, ME, WEIGHTS, &tables);
    let (mut offers, mut same, mut changed) = (Vec::new(), 0, 0);
    while let Some(seat) = game.asked(&state).first() {
        game.legal(&state, seat, &mut offers);
        let answer = offers[luck.below(offers.len() as u32) as usize];
        let before = state;
        game.perform(&mut state, seat, answer, &mut luck, &mut Silent);
        if same_standing(&before, &state, ME) {
            same += 1;
            assert_eq!(judge.standing(&before), judge.standing(&state), "{answer:?}");
        } else {
            changed += usize::from(judge.standing(&before) != judge.standing(&state));
        }
    }
    assert!(same > 100 && changed > 10, "{same} and {changed}");
}

#[test]
fn openings_far_behind_are_given_up_and_the_best_is_taken_by_the_cool() {
    let (_, state) = last_turn();
    let line = |answer: Action| Line { worth: 0, answers: vec![answer], drawn: false, end: state };
    let answers = [Action::Skip, Action::Box(0), Action::Box(1), Action::Skip];
    let mut openings = openings(&answers.map(line), &[0.2, 0.55, 0.5, 0.1]);
    assert_eq!(openings.left.len(), 3, "the same opening counts once, with its best line");
    let all: f32 = odds(&answers[..3], &openings.left, 0.0).iter().sum();
    assert!((all - 1.0).abs() < 1e-5, "{all}");
    assert!(openings.thin_out(), "two are near one another");
    let kept: Vec<Action> = openings.left.iter().map(|opening| opening.answers[0]).collect();
    assert_eq!(kept, [Action::Box(0), Action::Box(1)]);
    let mut luck = FastRng::new(4);
    assert_eq!(chosen(&openings.left, 0.0, &mut luck), Some(0));
    let loose = (0..100).filter_map(|_| chosen(&openings.left, 1.0, &mut luck)).sum::<usize>();
    assert!((30..70).contains(&loose), "{loose}");
}

#[test]
fn where_answers_are_ruled_out_the_others_are_thought_through() {
    let (game, state) = last_turn();
    let mut left = Vec::new();
    game.legal(&state, ME, &mut left);
    assert!(left.len() > 2, "{left:?}");
    while left.len() > 1 {
        let mind = level("expert").expect("a level");
        let mut mind = SeatedMind::sit(&game, mind, (ME, 1), knowledge(&game, &state, ME));
        let thought = mind.think(&game, &left, 0, &MindBudget::iterations(1));
        assert!(left.contains(&thought.choice), "{:?} of {left:?}", thought.choice);
        assert!(!thought.expected.is_empty(), "a line was found for {:?}", thought.choice);
        left.retain(|offer| *offer != thought.choice);
    }
}

#[test]
fn luck_that_all_openings_share_decides_nothing() {
    let (_, state) = last_turn();
    let line = |answer: Action| Line { worth: 0, answers: vec![answer], drawn: true, end: state };
    let mut openings = openings(&[Action::Box(0), Action::Box(1)].map(line), &[0.5, 0.49]);
    for world in 0..4 {
        let luck = (world % 2) as f32;
        openings.left.iter_mut().zip([0.0, 0.01]).for_each(|(one, less)| one.add(luck - less));
    }
    assert!(!openings.thin_out(), "a small lead in every world is a lead");
    assert_eq!(openings.left[0].answers, [Action::Box(0)]);
}

#[test]
fn what_was_given_up_in_some_worlds_may_be_best_in_all() {
    let (_, state) = last_turn();
    let line = |answer: Action| Line { worth: 0, answers: vec![answer], drawn: true, end: state };
    let found = |worths: [f32; 2]| {
        let mut found = openings(&[Action::Box(0), Action::Box(1)].map(line), &worths);
        assert!(!found.thin_out(), "one is far behind");
        found
    };
    let mut all = found([0.9, 0.2]);
    all.take_in(found([0.1, 1.2]));
    let means = all.left.iter().map(|one| (one.answers[0], (10.0 * one.mean()).round()));
    assert_eq!(means.collect::<Vec<_>>(), [(Action::Box(1), 7.0), (Action::Box(0), 5.0)]);
}
