//! Chapter 15: what is open and what is hidden.

use mittwoch_kernel::{Bag, EventLog, FastRng, Game, Knowing, Seat, Setting, Silent, Viewer};
use mittwoch_notre_dame::{Card, Event, EventView, Frame, NotreDame, View};

use crate::position::Position;

fn view(position: &Position, viewer: Viewer) -> View {
    position.game.view(&position.state, viewer)
}

fn text(view: &View) -> String {
    serde_json::to_string(view).expect("JSON")
}

/// ND-15.1.
#[test]
fn the_table_is_open() {
    let position = Position::cards(3).markers(1, "bank", 2).friend(1, "park").coins(1, 7);
    let position = position.rat(1, 4).with(1, |player| player.cathedral = 1);
    let seen = view(&position, Viewer::Spectator);
    let player = &seen.players[1];
    assert_eq!((player.coins, player.supply, player.general, player.rat), (7, 4, 7, 4));
    assert_eq!((player.sectors[1].1, player.cathedral), (2, 1));
    assert_eq!(player.friend.expect("in the borough").name(), "park");
    assert_eq!(seen.persons.len(), 3);
    let messages = seen.boroughs.iter().flat_map(|borough| &borough.markets);
    assert_eq!(messages.filter(|market| market.message.is_some()).count(), 12);
    assert_eq!((player.carriage.as_str(), seen.streets.len()), ("amber-centre", 33));
    let plague: u8 = seen.persons.iter().map(|person| person.rats).sum();
    assert_eq!((seen.plague, player.forecast), (plague, 4 + plague));
}

/// ND-15.2.
#[test]
fn prestige_is_hidden_until_the_end_unless_the_table_wants_it_open() {
    let position = Position::cards(3).with_prestige(1, 17);
    let own = view(&position, Viewer::Seat(Seat(1)));
    assert_eq!((own.prestige.len(), own.prestige[0].total), (1, 17));
    let other = view(&position, Viewer::Seat(Seat(0)));
    assert_eq!((other.prestige.len(), other.prestige[0].seat), (1, Seat(0)));
    assert!(view(&position, Viewer::Spectator).prestige.is_empty());
    let over = position.round(9).plague();
    assert_eq!(view(&over, Viewer::Spectator).prestige[1].total, over.prestige(1));
    let open = Position::of(Setting::new(3).with("prestige", "open")).with_prestige(1, 17);
    assert_eq!(view(&open, Viewer::Spectator).prestige[1].total, 17);
}

/// ND-15.3.
#[test]
fn cards_are_seen_by_who_holds_them_alone() {
    for position in [Position::new(4), Position::cards(4)] {
        for viewer in Viewer::all(4) {
            let text = text(&view(&position, viewer));
            for seat in 0..4 {
                let held = position.state.hands[seat].union(position.state.looking[seat]);
                let named = |card: &u8| text.contains(&format!("\"{}\"", Card(*card)));
                let seen = held.iter().filter(named).count();
                let expected = if viewer.is(Seat(seat as u8)) { 3 } else { 0 };
                assert_eq!(seen, expected, "{viewer:?} looks at seat {seat}");
            }
        }
    }
}

/// Everything that a viewer knows after some play.
fn knowledge(position: &Position, viewer: Viewer) -> mittwoch_notre_dame::Knowledge {
    let game: &NotreDame = &position.game;
    let start = game.setup(&mut FastRng::new(11), &mut Silent);
    let mut known = game.know(viewer, &game.view(&start, viewer));
    for told in position.events.iter().filter_map(|event| game.event_view(event, viewer)) {
        game.learn(&mut known, &told);
    }
    known
}

/// ND-15.4.
#[test]
fn who_passes_a_card_knows_who_has_it() {
    let position =
        Position::new(4).until(|p| p.state.stack.top() == Some(Frame::Draft { step: 1 }));
    let known = knowledge(&position, Viewer::Seat(Seat(2)));
    assert_eq!(known.table().looking(Seat(3)), position.state.looking[3], "the two passed cards");
    let passed = position.state.looking[3];
    let position = position.drafted();
    let known = knowledge(&position, Viewer::Seat(Seat(2)));
    assert_eq!(known.pair(), passed, "the next two have one each");
    let of_right = Card::owned_by(Seat(1));
    let second = known.table().hand(Seat(3));
    assert_eq!((second.len(), second.minus(of_right)), (1, Bag::EMPTY), "passed at last");
    assert_eq!(position.state.hands[3].both(second), second);
    let stranger = knowledge(&position, Viewer::Seat(Seat(1)));
    assert!(stranger.unseen().both(passed) == passed);
}

/// ND-15.5.
#[test]
fn the_third_card_is_never_shown() {
    let position = Position::new(4).until(|p| matches!(p.state.phase(), Frame::Hire { .. }));
    let played: Bag = position.state.played.iter().flatten().map(|card| card.0).collect();
    let thirds = position.state.discard.minus(played);
    assert_eq!(thirds.len(), 4);
    let game = &position.game;
    let told = position.events.iter().filter_map(|e| game.event_view(e, Viewer::Spectator));
    let names: Vec<String> = told.map(|told| format!("{told:?}")).collect();
    let named = |card: u8| names.iter().any(|told| told.contains(&format!("{:?}", Card(card))));
    assert!(thirds.iter().all(|card| !named(card)) && played.iter().all(named));
}

/// ND-15.6.
#[test]
fn nobody_knows_what_a_deck_will_bring() {
    let position = Position::new(3);
    for viewer in Viewer::all(3) {
        let text = text(&view(&position, viewer));
        let hidden =
            position.state.persons.iter().map(|id| &position.game.catalogue().person(id).id);
        assert!(hidden.into_iter().all(|name| !text.contains(name.as_str())));
        let mut deck = position.state.deck.iter().map(|card| Card(card).to_string());
        assert!(!deck.any(|name| text.contains(&format!("\"{name}\""))));
    }
}

/// ND-15.7.
#[test]
fn collected_messages_are_counted_by_colour() {
    let position = Position::cards(3).collected(1, "brick", 2).collected(1, "lapis", 1);
    let seen = view(&position, Viewer::Seat(Seat(0)));
    let counts: Vec<u8> = seen.players[1].messages.iter().map(|(_, count)| *count).collect();
    assert_eq!(counts, [1, 0, 2]);
}

/// ND-15.8.
#[test]
fn onlookers_see_what_is_open_and_nothing_more() {
    let position = Position::cards(3);
    let seen = view(&position, Viewer::Spectator);
    assert!(seen.mine.is_none() && seen.prestige.is_empty());
    let mut log = EventLog::default();
    position.game.setup(&mut FastRng::new(3), &mut log);
    let hidden = log.0.iter().filter(|event| matches!(event, Event::Drew { .. }));
    assert!(hidden.into_iter().all(|e| position.game.event_view(e, Viewer::Spectator).is_none()));
    let chose = Event::Chose { seat: Seat(1), card: Card(0) };
    let told = position.game.event_view(&chose, Viewer::Spectator);
    assert_eq!(told, Some(EventView::HasChosen { seat: Seat(1) }));
}
