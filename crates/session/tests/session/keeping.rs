//! Nothing is told or acknowledged before it is kept.

use mittwoch_protocol::{Command, FaultCode};
use mittwoch_session::{SessionEffect, SessionInput};

use super::room::{Room, wish};

#[test]
fn everything_waits_until_it_is_kept() {
    let mut room = Room::running(wish("dreamworld", 2), 2, 1);
    room.listen(7, Some(1));
    room.order.clear();
    let answer = room.offers(0).remove(0);
    room.does(0, answer);
    assert_eq!(room.order, "ATR", "append, tell, answer");
}

#[test]
fn what_is_not_kept_is_neither_told_nor_acknowledged_and_the_table_wakes_anew() {
    let mut room = Room::running(wish("dreamworld", 2), 2, 1);
    room.listen(7, Some(1));
    room.order.clear();
    room.fails = true;
    let answer = room.offers(0).remove(0);
    let fault = room.done(0, answer.clone()).expect_err("it is not kept");
    assert_eq!((fault.code, room.order.as_str()), (FaultCode::Internal, "ARG"));
    assert!(room.session.step(room.now, SessionInput::Tick).is_empty(), "it is over");
    room.session = room.folded();
    assert!(room.session.look(Some(1), 0).expect("a match").given.is_none());
    room.does(0, answer);
}

#[test]
fn what_happens_while_something_is_written_waits_in_its_order() {
    let mut room = Room::running(wish("dreamworld", 2), 2, 1);
    let answers = [room.offers(0).remove(0), room.offers(1).remove(0)];
    let mut appends = Vec::new();
    for (person, command) in answers.into_iter().enumerate() {
        let (by, digest) =
            (room.people[person].clone(), mittwoch_session::command_digest(&command));
        let message = mittwoch_protocol::ClientMessage { key: "k".into(), command };
        let (ask, supply) = (person as u64, Default::default());
        let command = mittwoch_session::PersonCommand { ask, by, message, digest, supply };
        appends.extend(room.session.step(room.now, SessionInput::Command(Box::new(command))));
    }
    let append = |effect: &SessionEffect| matches!(effect, SessionEffect::Append(_));
    assert!(appends.len() == 1 && append(&appends[0]), "one append at a time");
    assert!(room.session.is_waiting());
    let next = room.session.step(room.now, SessionInput::Kept { version: room.kept.version + 1 });
    let order: Vec<_> = next.iter().map(append).collect();
    assert_eq!(order, [false, true], "the first is answered, then the second is written");
    assert!(matches!(next[0], SessionEffect::Reply { ask: 0, result: Ok(_) }));
}

#[test]
fn a_key_belongs_to_one_command_also_after_a_sleep() {
    let mut room = Room::running(wish("dreamworld", 2), 2, 1);
    let answer = room.offers(0).remove(0);
    let done = room.says(0, "k", answer.clone()).expect("done");
    room.session = room.folded();
    let appends = room.appends;
    assert_eq!(room.says(0, "k", answer).expect("again"), done);
    let other = Command::Undo { seq: room.seq() };
    assert_eq!(room.says(0, "k", other.clone()).expect_err("other").code, FaultCode::KeyUsed);
    assert_eq!(room.appends, appends);
    room.says(1, "k", Command::ProposeEnd).expect("keys are a person's own");
    room.says(0, "k2", other).expect("another key");
}

#[test]
fn a_table_that_nobody_uses_keeps_the_signs_of_life_and_sleeps() {
    let mut room = Room::running(wish("dreamworld", 2), 2, 1);
    room.now += 5000;
    room.feed(SessionInput::Seen(Some(2)));
    room.order.clear();
    room.pass(59_999);
    assert_eq!(room.order, "");
    room.pass(2);
    assert_eq!(room.order, "AS");
    let folded = room.folded();
    assert_eq!(folded.state().document.seats[1].seen, super::room::NOON + 5000);
}
