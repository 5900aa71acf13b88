//! Choices that every player would make, and the short cut of the judge.

use mittwoch_kernel::{Chance, Game, Knowing, Pack, Seat, Setting, Silent, Thought, Viewer};
use mittwoch_unconscious_mind::{
    Action, FILES, Frame, Free, Knowledge, Spot, State, UnconsciousMind,
};

use super::greedy::Greedy;
use super::judge::{Judge, same_standing};
use super::tables::Tables;
use super::weights::WEIGHTS;
use crate::Bot;

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
    let mut luck = Thought::new(7);
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
    Greedy::new(1).choose(game, &knowledge(game, state, ME), ME, &offers)
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

#[test]
fn what_stands_is_judged_anew_only_when_it_has_changed() {
    let game = game(3);
    let tables = Tables::of(game.catalogue());
    let mut luck = Thought::new(5);
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
