//! Whole games of the greedy bot, and choices that every player would make.

use mittwoch_kernel::{Game, Knowing, Log, Outcome, Pack, Seat, Setting, Silent, Thought, Viewer};
use mittwoch_unconscious_mind::{
    Action, FILES, Frame, Free, Knowledge, Spot, State, UnconsciousMind,
};

use super::greedy::Greedy;
use crate::{Bot, Playable};

const ME: Seat = Seat(0);

fn game(players: u8) -> UnconsciousMind {
    let pack = Pack::new(FILES.iter().copied()).expect("the built-in files are sound");
    UnconsciousMind::new(&pack, &Setting::new(players)).expect("a sound setting")
}

/// A game that was played to its end.
struct Played {
    answers: Vec<(Seat, Action)>,
    outcome: Outcome,
}

/// Plays a game among bots that know what their seats know; its luck follows from `seed`.
fn play(game: &UnconsciousMind, names: &[&str], seed: u64) -> Played {
    let (mut luck, mut log) = (Thought::new(seed), Log::default());
    let mut state = game.setup(&mut luck, &mut log);
    log.0.clear();
    let sit = |(name, seat): (&&str, u8)| {
        let bot = UnconsciousMind::bot(name, seed * 10 + u64::from(seat));
        (bot.expect("a bot of this name"), knowledge(game, &state, Seat(seat)))
    };
    let mut seated: Vec<_> = names.iter().zip(0..).map(sit).collect();
    let (mut answers, mut offers) = (Vec::new(), Vec::new());
    while let Some(seat) = game.asked(&state).first() {
        game.legal(&state, seat, &mut offers);
        let (bot, known) = &mut seated[seat.index()];
        let answer = bot.choose(game, known, seat, &offers);
        assert!(offers.contains(&answer), "{answer:?} is none of {offers:?}");
        answers.push((seat, answer));
        game.perform(&mut state, seat, answer, &mut luck, &mut log);
        for event in log.0.drain(..) {
            for ((_, known), seat) in seated.iter_mut().zip(0..) {
                let view = game.event_view(&event, Viewer::Seat(Seat(seat)));
                view.into_iter().for_each(|view| game.learn(known, &view));
            }
        }
    }
    let outcome = game.outcome(&state).expect("nobody is asked any more");
    Played { answers, outcome }
}

fn knowledge(game: &UnconsciousMind, state: &State, seat: Seat) -> Knowledge {
    let viewer = Viewer::Seat(seat);
    game.know(viewer, &game.view(state, viewer))
}

#[test]
fn greedy_beats_random_with_more_than_a_hundred_points() {
    let game = game(2);
    let won = |seed: &u64| {
        let (names, seat) = match seed % 2 {
            0 => (["greedy", "random"], Seat(0)),
            _ => (["random", "greedy"], Seat(1)),
        };
        let outcome = play(&game, &names, *seed).outcome;
        outcome.winners.contains(seat) && outcome.scores[seat.index()] > 100
    };
    let wins = (0..20).filter(won).count();
    assert!(wins >= 19, "greedy won {wins} of 20 games");
}

#[test]
fn greedy_bots_treat_publish_and_end_their_games() {
    for players in 2..=4 {
        let game = game(players);
        let names = vec!["greedy"; usize::from(players)];
        let games = [3, 4].map(|seed| play(&game, &names, seed));
        for played in &games {
            let best = played.outcome.scores.iter().max().copied().unwrap_or(0);
            assert!(best > 100, "{players} players: {:?}", played.outcome);
            assert!((9..=40).contains(&played.outcome.rounds), "{:?}", played.outcome);
        }
        let answers = || games.iter().flat_map(|played| &played.answers);
        assert!(answers().any(|(_, answer)| matches!(answer, Action::Treat(_))));
        assert!(answers().any(|(_, answer)| matches!(answer, Action::Publish(_))));
    }
}

#[test]
fn greedy_plays_alone_against_the_id() {
    let played = play(&game(1), &["greedy"], 5);
    assert!(played.outcome.automaton.is_some_and(|points| points > 50), "{:?}", played.outcome);
    assert!(played.outcome.scores[0] > 30 && played.outcome.rounds >= 9, "{:?}", played.outcome);
}

#[test]
fn a_seed_decides_all() {
    let game = game(2);
    let [one, again, other] = [1, 1, 2].map(|seed| play(&game, &["greedy"; 2], seed).answers);
    assert_eq!(one, again);
    assert_ne!(one, other);
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
