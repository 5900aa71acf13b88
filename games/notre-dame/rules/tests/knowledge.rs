//! What a careful player can count, and what a latecomer can guess.

use mittwoch_kernel::{Bag, EventLog, FastRng, Game, Knowing, Seat, Seats, Silent, Viewer};
use mittwoch_notre_dame::{Card, Event, Frame, Knowledge, NotreDame, State};

use crate::position::game;

/// A random game up to a point, with all that happened since the set-up.
struct Course {
    game: NotreDame,
    start: State,
    states: Vec<State>,
    events: Vec<Vec<Event>>,
}

fn course(players: u8, seed: u64) -> Course {
    use mittwoch_kernel::Chance;
    let game = game(players);
    let mut chance = FastRng::new(seed);
    let start = game.setup(&mut chance, &mut Silent);
    let (mut state, mut offers) = (start, Vec::new());
    let (mut states, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = game.asked(&state).first() {
        game.legal(&state, seat, &mut offers);
        let action = offers[chance.below(offers.len() as u32) as usize];
        let mut log = EventLog::default();
        game.perform(&mut state, seat, action, &mut chance, &mut log);
        states.push(state);
        events.push(log.0);
    }
    Course { game, start, states, events }
}

impl Course {
    /// Calls with what a viewer knows after every answer, and the truth.
    fn follow(&self, viewer: Viewer, mut look: impl FnMut(&Knowledge, &State)) {
        let mut known = self.game.know(viewer, &self.game.view(&self.start, viewer));
        for (events, state) in self.events.iter().zip(&self.states) {
            for told in events.iter().filter_map(|event| self.game.event_view(event, viewer)) {
                self.game.learn(&mut known, &told);
            }
            look(&known, state);
        }
    }
}

#[test]
fn what_is_known_is_true() {
    for players in 2..=5 {
        let course = course(players, u64::from(players));
        for viewer in Viewer::all(players) {
            course.follow(viewer, |known, truth| {
                for seat in Seats::first_n(players).iter() {
                    let (table, at) = (known.table(), seat.index());
                    assert!(table.hand(seat).minus(truth.hands[at]).is_empty());
                    assert!(table.looking(seat).minus(truth.looking[at]).is_empty());
                    assert_eq!(table.player(seat), truth.player(seat));
                }
                assert!(known.table().discard().minus(truth.discard).is_empty());
                assert!(truth.deck.minus(known.unseen()).is_empty(), "nobody knows a deck");
                assert_eq!(known.table().top(), truth.stack.top());
            });
        }
    }
}

#[test]
fn a_player_can_place_all_own_cards_up_to_the_pair() {
    for players in 2..=5 {
        let course = course(players, 40 + u64::from(players));
        let seat = Seat(1);
        course.follow(Viewer::Seat(seat), |known, truth| {
            let hidden = known.unseen().both(Card::owned_by(seat));
            assert_eq!(hidden, truth.deck.both(Card::owned_by(seat)), "the rest is in the deck");
            let pair = known.pair();
            assert!(pair.is_empty() || (pair.len() == 2 && players > 2));
        });
    }
}

#[test]
fn two_players_know_what_the_rival_took() {
    let course = course(2, 77);
    let mut rounds = 0;
    course.follow(Viewer::Seat(Seat(0)), |known, truth| {
        if truth.stack.top() == Some(Frame::Cards { turn: 0 }) {
            let rival = known.table().hand(Seat(1));
            assert_eq!(rival.both(Card::owned_by(Seat(0))).len(), 1, "the one that did not return");
            assert_eq!(rival.len(), 2, "and the one passed back");
            rounds += 1;
        }
    });
    assert_eq!(rounds, 9);
}

#[test]
fn prestige_is_counted_from_open_events() {
    let course = course(4, 5);
    course.follow(Viewer::Spectator, |known, truth| {
        assert_eq!(known.counted().len(), 4);
        for seat in 0..4 {
            let counted = known.table().player(Seat(seat)).prestige();
            assert_eq!(counted, truth.player(Seat(seat)).prestige());
        }
    });
}

#[test]
fn a_latecomer_guesses_a_sound_state_at_any_time() {
    for players in 2..=5 {
        let course = course(players, 9 + u64::from(players));
        for (at, state) in course.states.iter().enumerate().step_by(5) {
            for viewer in Viewer::all(players) {
                let game = &course.game;
                let seen = game.view(state, viewer);
                let known = game.know(viewer, &seen);
                assert_eq!(game.known_view(&known), seen);
                let guessed = game.determinize(&known, &mut FastRng::new(at as u64));
                assert_eq!(game.conserved(&guessed), Ok(()), "{viewer:?} after {at} answers");
                assert_eq!(game.view(&guessed, viewer), seen);
            }
        }
    }
}

#[test]
fn a_latecomer_learns_like_the_others_from_then_on() {
    let course = course(3, 21);
    let viewer = Viewer::Seat(Seat(2));
    let game = &course.game;
    let late = course.states.len() / 2;
    let mut known = game.know(viewer, &game.view(&course.states[late], viewer));
    for (events, state) in course.events.iter().zip(&course.states).skip(late + 1) {
        for told in events.iter().filter_map(|event| game.event_view(event, viewer)) {
            game.learn(&mut known, &told);
        }
        assert_eq!(game.known_view(&known), game.view(state, viewer));
    }
}

#[test]
fn guesses_differ_where_nothing_is_known() {
    let course = course(4, 3);
    let at = course
        .states
        .iter()
        .position(|state| state.round == 1 && state.stack.top() == Some(Frame::Cards { turn: 0 }));
    let (at, game) = (at.expect("the first card"), &course.game);
    let mut step = 0;
    course.follow(Viewer::Seat(Seat(0)), |known, truth| {
        if step == at {
            let guesses: Vec<State> =
                (0..40).map(|seed| game.determinize(known, &mut FastRng::new(seed))).collect();
            let hands = |seat: usize| {
                guesses.iter().fold(Bag::EMPTY, |all, guess| all.union(guess.hands[seat]))
            };
            assert_eq!(hands(0), truth.hands[0], "the own hand is known");
            assert!(hands(1).len() > 9 && hands(3).len() > 9);
            let kept: Bag = known.pair();
            let with_next = guesses.iter().filter(|g| g.hands[1].both(kept).len() == 1).count();
            assert_eq!(with_next, 40, "the next player has one of the pair");
        }
        step += 1;
    });
}
