//! Choices that every player of Notre Dame would make.

use mittwoch_kernel::{FastRng, Game, Knowing, List, Pack, Seat, Setting, Silent, Viewer};
use mittwoch_notre_dame::{
    Action, Card, FILES, Frame, LAST_ROUND, LAST_STEP, NotreDame, PersonId, Player, Sector, State,
};

use super::greedy::Greedy;
use mittwoch_ai::{MindBudget, SeatedMind};

const ME: Seat = Seat(0);

/// The last round of a game of three; the turns of seat 0 are 1 and 4.
fn last_round(persons: [&str; 3], frame: Frame) -> (NotreDame, State) {
    let pack = Pack::new(FILES.iter().copied()).expect("the built-in files are sound");
    let game = NotreDame::new(&pack, &Setting::new(3)).expect("a sound setting");
    let mut state = game.setup(&mut FastRng::new(4), &mut Silent);
    state.round = LAST_ROUND;
    state.stack.replace(frame);
    state.shown = persons.into_iter().map(|name| person(&game, name)).collect();
    state.players[ME.index()] = Player { supply: 4, general: 10, coins: 3, ..Player::default() };
    (game, state)
}

fn person(game: &NotreDame, name: &str) -> PersonId {
    let place = game.catalogue().persons.iter().position(|person| person.id == name);
    place.expect("a person of this name") as PersonId
}

fn card(name: &str) -> Card {
    name.parse().expect("an action card")
}

fn choice(game: &NotreDame, state: &State) -> Action {
    let viewer = Viewer::Seat(ME);
    let knowledge = game.know(viewer, &game.view(state, viewer));
    let mut offers = Vec::new();
    game.legal(state, ME, &mut offers);
    let mut mind = SeatedMind::sit(game, Box::new(Greedy), (ME, 1), knowledge);
    mind.think(game, &offers, 0, &MindBudget::iterations(1)).choice
}

#[test]
fn the_person_with_most_prestige_is_hired_at_the_end() {
    let (game, mut state) = last_round(["monk", "barmaid", "carpenter"], Frame::Hire { turn: 1 });
    state.players[ME.index()].sectors = [1; 7];
    assert_eq!(choice(&game, &state), Action::Hire(person(&game, "carpenter")));
    state.players[ME.index()].sectors = [1, 0, 0, 0, 0, 0, 0];
    assert_eq!(choice(&game, &state), Action::Hire(person(&game, "barmaid")));
}

#[test]
fn the_doctor_is_hired_where_the_plague_would_hit() {
    let (game, mut state) = last_round(["monk", "doctor", "carpenter"], Frame::Hire { turn: 1 });
    let player = &mut state.players[ME.index()];
    (player.rat, player.gained) = (LAST_STEP, [5; 6]);
    assert_eq!(choice(&game, &state), Action::Hire(person(&game, "doctor")));
    state.players[ME.index()].rat = 0;
    assert_eq!(choice(&game, &state), Action::Hire(person(&game, "monk")));
}

#[test]
fn coins_that_nobody_needs_any_more_are_given() {
    let (game, mut state) = last_round(["monk", "fool", "minstrel"], Frame::Cards { turn: 5 });
    state.played[ME.index()] = ["lapis-park", "lapis-notre-dame"].map(card).into_iter().collect();
    state.stack.push(Frame::Gift { seat: ME, placed: false });
    assert_eq!(choice(&game, &state), Action::Give(3));
}

#[test]
fn the_rival_with_most_prestige_pays_what_is_missing() {
    let pack = Pack::new(FILES.iter().copied()).expect("sound files");
    let setting = Setting::new(3).with("coins", "limited").with("prestige", "open");
    let game = NotreDame::new(&pack, &setting).expect("a sound setting");
    let mut state = game.setup(&mut FastRng::new(1), &mut Silent);
    state.stack.replace(Frame::Cards { turn: 1 });
    state.stack.push(Frame::Payer { seat: ME, count: 1 });
    for (player, coins) in state.players.iter_mut().zip([1, 12, 12]) {
        player.coins = coins;
    }
    let rivals = game.payers(&state, ME);
    let [first, second] = rivals.iter().collect::<Vec<_>>()[..] else { panic!("two rivals") };
    for richer in [first, second] {
        rivals.iter().for_each(|rival| state.players[rival.index()].gained = [1; 6]);
        state.players[richer.index()].gained = [2; 6];
        assert_eq!(choice(&game, &state), Action::Charge(richer));
    }
}

#[test]
fn the_bank_is_played_before_notre_dame() {
    let (game, mut state) = last_round(["monk", "fool", "minstrel"], Frame::Cards { turn: 1 });
    let names = ["lapis-hotel", "amber-notre-dame", "brick-bank"];
    state.looking = Default::default();
    state.hands[ME.index()] = names.map(card).into_iter().map(|card| card.0).collect();
    state.played[ME.index()] = List::new();
    let player = &mut state.players[ME.index()];
    (player.coins, player.sectors[Sector::Bank as usize]) = (0, 2);
    assert_eq!(choice(&game, &state), Action::Play(card("brick-bank")));
}
