//! Taking answers back.

use mittwoch_games::verify;
use mittwoch_kernel::Seat;
use mittwoch_match::AGREED_BACK;
use mittwoch_protocol::{
    ClientMessage, Command, Create, FaultCode, Happened, RequestKind, ResetLimit, Snapshot,
    TableEvent, UndoPolicy, UndoState,
};
use mittwoch_server::store::User;

use super::house::{House, offer, wish};

/// Plays until somebody alone is asked and an offer says this about taking back.
async fn stopped(
    house: &House,
    wish: Create,
    people: &[User],
    undoable: bool,
) -> (String, usize, Snapshot, usize) {
    for _ in 0..20 {
        let table = house.running(wish.clone(), people).await.id;
        for _ in 0..200 {
            // While a bot thinks, nobody is asked.
            if let Some((person, seen)) = house.asked(&table, people).await {
                let plain = seen.awaited.len() == 1 && seen.sealed.is_empty();
                let alone = plain && seen.offers.len() > 1;
                let place = seen.offers.iter().position(|offer| offer.undoable == undoable);
                if let Some(place) = place.filter(|_| alone && seen.answers > 6) {
                    let who = people.iter().position(|p| p.id == person.id).expect("one of them");
                    return (table, who, seen, place);
                }
            }
            if !house.step(&table, people).await {
                break;
            }
        }
    }
    panic!("no match comes to such a question");
}

#[tokio::test]
async fn an_answer_goes_back_at_once_while_nobody_has_learnt_anything() {
    let house = House::open().await;
    let people = house.people(2).await;
    let wish = wish("dreamworld", 2, 0);
    let (table, who, seen, place) = stopped(&house, wish, &people, true).await;
    house.does(&table, &people[who], offer(&seen, place)).await;
    let after = house.look(&table, &people[who]).await;
    assert_eq!(after.undo, UndoState::Free);
    let other = &people[1 - who];
    let undo = Command::Undo { seq: after.seq };
    let code = house.done(&table, other, undo.clone()).await.map_err(|fault| fault.code);
    assert!(code != Err(FaultCode::Stale) && house.look(&table, other).await.answers > 0);
    house.does(&table, &people[who], undo).await;
    let back = house.look(&table, &people[who]).await;
    assert_eq!((&back.view, back.answers, &back.offers), (&seen.view, seen.answers, &seen.offers));
    assert!(back.seq > after.seq, "nothing is erased");
    house.play(&table, &people, |_| false).await;
    verify(&house.tables.record(&table).await.expect("over"), None).expect("sound");
}

#[tokio::test]
async fn beyond_new_knowledge_the_others_have_to_agree() {
    let house = House::open().await;
    let people = house.people(2).await;
    let (table, who, seen, place) = stopped(&house, wish("dreamworld", 2, 0), &people, false).await;
    house.does(&table, &people[who], offer(&seen, place)).await;
    let after = house.look(&table, &people[who]).await;
    assert_eq!(after.undo, UndoState::Ask);
    house.does(&table, &people[who], Command::Undo { seq: after.seq }).await;
    let asked = house.look(&table, &people[1 - who]).await;
    assert_eq!((asked.requests.len(), asked.seq), (1, after.seq), "nothing has gone back yet");
    let request = &asked.requests[0];
    let (own, other) = (seen.seat.expect("seated"), asked.seat.expect("seated"));
    assert_eq!((request.seat, request.kind), (own, RequestKind::Undo));
    assert!(request.missing.contains(other) && request.agreed.is_empty());
    let again = Command::Undo { seq: after.seq };
    house.refuses(&table, &people[who], again.clone(), FaultCode::Stage).await;
    let yes = Command::Agree { seat: own, yes: true };
    house.refuses(&table, &people[who], yes.clone(), FaultCode::Forbidden).await;
    house.does(&table, &people[1 - who], Command::Agree { seat: own, yes: false }).await;
    assert!(house.look(&table, &people[who]).await.requests.is_empty(), "refused");
    house.does(&table, &people[who], again).await;
    house.does(&table, &people[1 - who], yes).await;
    let back = house.look(&table, &people[who]).await;
    assert_eq!((&back.view, back.answers), (&seen.view, seen.answers));
    assert!(back.requests.is_empty());
    house.play(&table, &people, |_| false).await;
    let record = house.tables.record(&table).await.expect("over");
    verify(&record, None).expect("sound");
    assert!(record.contains("\"agreed\":["));
}

#[tokio::test]
async fn answers_given_together_are_changed_withdrawn_and_go_back_together() {
    let house = House::open().await;
    let people = house.people(3).await;
    let table = house.running(wish("dreamworld", 3, 0), &people).await.id;
    let first = house.look(&table, &people[0]).await;
    assert_eq!(first.awaited.len(), 3);
    house.does(&table, &people[0], offer(&first, 0)).await;
    let mine = house.look(&table, &people[0]).await;
    assert_eq!(mine.given.as_ref().map(|given| &given.action), Some(&first.offers[0].action));
    assert_eq!((mine.seq, mine.undo), (first.seq, UndoState::Free));
    let theirs = house.look(&table, &people[1]).await;
    assert!(theirs.given.is_none() && theirs.sealed.contains(Seat(0)));
    house.does(&table, &people[0], offer(&first, 1)).await;
    house.does(&table, &people[0], Command::Undo { seq: first.seq }).await;
    assert!(house.look(&table, &people[0]).await.sealed.is_empty());
    for person in &people {
        let seen = house.look(&table, person).await;
        house.does(&table, person, offer(&seen, 0)).await;
    }
    let after = house.look(&table, &people[0]).await;
    assert!(after.answers >= 3);
    house.does(&table, &people[0], Command::Undo { seq: after.seq }).await;
    for person in &people[1..] {
        let agree = Command::Agree { seat: Seat(0), yes: true };
        house.does(&table, person, agree).await;
    }
    let back = house.look(&table, &people[0]).await;
    assert_eq!((back.answers, back.awaited.len()), (0, 3));
    assert_eq!(back.view, first.view);
}

#[tokio::test]
async fn the_policy_of_the_table_holds() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut never = wish("dreamworld", 2, 0);
    never.undo = UndoPolicy::Never;
    let table = house.running(never, &people).await.id;
    house.play(&table, &people, |seen| seen.answers > 10).await;
    let (person, seen) = house.asked(&table, &people).await.expect("asked");
    assert!(seen.offers.iter().all(|offer| !offer.undoable));
    house.refuses(&table, person, Command::Undo { seq: seen.seq }, FaultCode::Undo).await;

    let mut consent = wish("dreamworld", 2, 0);
    consent.undo = UndoPolicy::Consent;
    let table = house.running(consent, &people).await.id;
    let seen = house.play(&table, &people, |seen| seen.answers > 10).await;
    assert_ne!(seen.undo, UndoState::Free);
}

#[tokio::test]
async fn bots_agree_to_everything() {
    let house = House::open().await;
    let people = house.people(1).await;
    let table = house.running(wish("dreamworld", 2, 1), &people).await.id;
    house.play(&table, &people, |seen| seen.answers > 10 && !seen.offers.is_empty()).await;
    let (person, seen) = loop {
        if let Some(asked) = house.asked(&table, &people).await {
            break asked;
        }
    };
    assert_ne!(seen.undo, UndoState::No);
    house.does(&table, person, Command::Undo { seq: seen.seq }).await;
    assert!(house.look(&table, person).await.answers < seen.answers);
}

/// Plays until somebody can take several answers of the turn back.
async fn several(house: &House, wish: Create, people: &[User]) -> (String, usize, Snapshot) {
    for _ in 0..10 {
        let table = house.running(wish.clone(), people).await.id;
        for _ in 0..120 {
            for (who, person) in people.iter().enumerate() {
                let seen = house.look(&table, person).await;
                if seen.reset.answers > 1 && seen.reset.limit.is_none() {
                    return (table, who, seen);
                }
            }
            if !house.step(&table, people).await {
                break;
            }
        }
    }
    panic!("no match comes to it");
}

#[tokio::test]
async fn a_turn_is_reset_once_and_only_by_whoever_saw_it() {
    let house = House::open().await;
    let people = house.people(2).await;
    let (table, who, seen) = several(&house, wish("unconscious-mind", 2, 0), &people).await;
    assert!(!seen.reset.ask && seen.undo == UndoState::Free);
    let reset = Command::Reset { seq: seen.seq };
    let old = Command::Reset { seq: seen.seq - 1 };
    house.refuses(&table, &people[who], old, FaultCode::Stale).await;
    house.refuses(&table, &people[1 - who], reset.clone(), FaultCode::Undo).await;
    let message = |key: &str| ClientMessage { key: key.to_owned(), command: reset.clone() };
    let done = house.tables.command(&table, &people[who], message("once")).await.expect("done");
    let back = house.look(&table, &people[who]).await;
    assert_eq!(back.seq, seen.seq + 1, "one record");
    assert!(back.answers < seen.answers && back.reset.answers == 0);

    let again = house.tables.command(&table, &people[who], message("once")).await.expect("done");
    assert_eq!(again, done, "a resent one is done once");
    assert_eq!(house.look(&table, &people[who]).await.seq, back.seq);
    house.refuses(&table, &people[who], message("twice").command, FaultCode::Stale).await;
    let nothing = Command::Reset { seq: back.seq };
    house.refuses(&table, &people[who], nothing, FaultCode::Undo).await;
}

#[tokio::test]
async fn the_policy_holds_for_a_reset_too() {
    let house = House::open().await;
    let people = house.people(2).await;
    let mut never = wish("unconscious-mind", 2, 0);
    never.undo = UndoPolicy::Never;
    let table = house.running(never, &people).await.id;
    let policy = |seen: &Snapshot| seen.reset.limit == Some(ResetLimit::Policy);
    let (mut refused, mut steps) = (false, 0);
    while !refused && steps < 60 && house.step(&table, &people).await {
        steps += 1;
        for person in &people {
            let seen = house.look(&table, person).await;
            // A sealed answer is withdrawn at every table.
            if seen.given.is_some() {
                continue;
            }
            assert_eq!(seen.reset.answers, 0);
            refused |= policy(&seen);
            let reset = Command::Reset { seq: seen.seq };
            house.refuses(&table, person, reset, FaultCode::Undo).await;
        }
    }
    assert!(refused, "the table's rule is told");

    let mut consent = wish("unconscious-mind", 2, 0);
    consent.undo = UndoPolicy::Consent;
    let (table, who, seen) = several(&house, consent, &people).await;
    assert!(seen.reset.ask);
    house.does(&table, &people[who], Command::Reset { seq: seen.seq }).await;
    let asked = house.look(&table, &people[1 - who]).await;
    assert_eq!((asked.seq, asked.requests.len()), (seen.seq, 1), "nothing has gone back yet");
    assert_eq!(asked.requests[0].kind, RequestKind::Reset);
    let yes = Command::Agree { seat: seen.seat.expect("seated"), yes: true };
    house.does(&table, &people[1 - who], yes).await;
    let back = house.look(&table, &people[who]).await;
    assert!(back.answers < seen.answers && back.requests.is_empty());
}

#[tokio::test]
async fn alone_nobody_is_asked_and_nobody_has_agreed() {
    for (players, undo) in [(1, UndoPolicy::Free), (3, UndoPolicy::Free), (3, UndoPolicy::Consent)]
    {
        let house = House::open().await;
        let people = house.people(1).await;
        let wish = Create { undo, ..wish("dreamworld", players, players - 1) };
        let (table, _, seen, place) = stopped(&house, wish, &people, false).await;
        house.does(&table, &people[0], offer(&seen, place)).await;
        let back = loop {
            let after = house.look(&table, &people[0]).await;
            if after.outcome.is_some() {
                break None;
            }
            assert_eq!(after.undo, UndoState::Free, "{players} {undo:?}");
            // A bot may move in between.
            match house.done(&table, &people[0], Command::Undo { seq: after.seq }).await {
                Ok(_) => break Some(house.look(&table, &people[0]).await),
                Err(fault) => assert_eq!(fault.code, FaultCode::Stale),
            }
        };
        let Some(back) = back else { continue };
        let told = back.log.told.iter().rev().find_map(|told| match told.event {
            Happened::Table(TableEvent::TakenBack { agreed, .. }) => Some((agreed, &told.phrase)),
            _ => None,
        });
        let (agreed, phrase) = told.expect("it is told");
        assert!(!agreed && phrase.key != AGREED_BACK, "{phrase:?}");
        assert!(back.requests.is_empty());
    }
}
