//! A thinker outside: it plays its seat, and can do nothing else.

use std::time::{Duration, Instant};

use mittwoch_kernel::Seat;
use mittwoch_protocol::{
    Command, FaultCode, Stage, THINKERS_VERSION, ThinkerHears, ThinkerSays, outside_bot,
};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::place::{GAME, Place, SOON};

/// A deadline that no test waits for.
const LONG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn it_plays_a_whole_match_with_what_its_seat_is_told() {
    let place = Place::open(LONG).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    let (mut heard, mut answered, mut left) = (0, 0, None);
    loop {
        tokio::select! {
            on = place.step(&table) => if !on { break },
            text = mind.text() => {
                assert!(!text.contains(&table), "the id of a table is nobody's business");
                let question = match serde_json::from_str(&text).expect("of the channel") {
                    ThinkerHears::Question { question } => question,
                    ThinkerHears::Left { seat, outcome, .. } => {
                        left = Some((seat, outcome.is_some()));
                        continue;
                    }
                    other => panic!("{other:?}"),
                };
                let seen = question.snapshot;
                assert_eq!((seen.seat, question.begin.is_some()), (Some(Seat(1)), heard == 0));
                assert_eq!(seen.log.from, heard, "nothing is missed and nothing told twice");
                heard += seen.log.told.len() as u32;
                let last = seen.offers.last().expect("an offer").action.clone();
                mind.answer(question.number, &last).await;
                answered += 1;
            }
        }
    }
    assert!(answered > 10, "{answered}");
    let record = place.tables().record(&table).await.expect("a record");
    assert!(record.lines().count() > 20);
    while left.is_none() {
        if let ThinkerHears::Left { seat, outcome, .. } = mind.hear().await {
            left = Some((seat, outcome.is_some()));
        }
    }
    assert_eq!(left, Some((Seat(1), true)), "it hears how the match ended");
    assert_eq!(place.tables().thinkers().pool.load().cost.thoughts, 0, "nobody else thought");
}

#[tokio::test]
async fn without_a_token_of_the_host_nobody_is_let_in() {
    let place = Place::open(LONG).await;
    let good = place.list().add("good").expect("let in");
    let kept = std::fs::read_to_string(place.folder.path().join("thinkers.json")).expect("there");
    let hash = kept.split('"').find(|word| word.len() == 64).expect("a hash").to_owned();
    for token in [None, Some(""), Some("wrong"), Some(&good[1..]), Some(hash.as_str())] {
        match place.connect(token).await {
            Err(Error::Http(refused)) => assert_eq!(refused.status(), 401, "{token:?}"),
            other => panic!("{token:?}: {other:?}"),
        }
    }
    place.connect(Some(&good)).await.expect("the right one");
}

#[tokio::test]
async fn a_thinker_whose_token_is_taken_away_goes_and_its_table_goes_on() {
    let place = Place::open(LONG).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    place.goes_on_until_asked(&table, &mut mind).await;
    let begun = Instant::now();
    assert!(place.list().remove("deep-couch").expect("removed"));
    let token = mind.token.clone();
    mind.ends().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    place.goes_on(&table).await;
    assert!(matches!(place.connect(Some(&token)).await, Err(Error::Http(_))));
    assert!(place.tables().thinkers().outside.playing(GAME).is_empty());
}

#[tokio::test]
async fn it_cannot_answer_for_another_seat_or_another_moment() {
    let place = Place::open(LONG).await;
    let mut mind = place.thinker("deep-couch").await;
    let mut other = place.thinker("other").await;
    let table = place.table("deep-couch").await;
    let question = place.goes_on_until_asked(&table, &mut mind).await;
    let action = question.snapshot.offers[0].action.clone();
    let before = place.look(&table).await.seq;
    // Another thinker, a number that was never asked, and a question that was answered.
    other.answer(question.number, &action).await;
    assert_eq!(other.fault().await, (Some(question.number), FaultCode::Stale));
    mind.answer(question.number + 7, &action).await;
    assert_eq!(mind.fault().await, (Some(question.number + 7), FaultCode::Stale));
    assert_eq!(place.look(&table).await.seq, before, "nothing has happened");
    mind.answer(question.number, &action).await;
    mind.answer(question.number, &action).await;
    assert_eq!(mind.fault().await, (Some(question.number), FaultCode::Stale));
}

#[tokio::test]
async fn a_question_is_withdrawn_when_nobody_needs_its_answer() {
    let place = Place::open(LONG).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    let question = place.goes_on_until_asked(&table, &mut mind).await;
    // Nobody but the person is there to agree: the match is over, whatever is thought about it.
    place.does(&table, Command::ProposeEnd).await.expect("ended");
    let stopped = loop {
        match mind.hear().await {
            ThinkerHears::Stopped { question } => break question,
            ThinkerHears::Left { .. } => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(stopped, question.number);
    mind.answer(question.number, &question.snapshot.offers[0].action).await;
    assert_eq!(mind.fault().await, (Some(question.number), FaultCode::Stale));
    assert_eq!(place.tables().info(&table, None).await.expect("there").stage, Stage::Over);
}

#[tokio::test]
async fn an_answer_that_is_not_offered_is_given_by_greedy_at_once() {
    let place = Place::open(LONG).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    let question = place.goes_on_until_asked(&table, &mut mind).await;
    let before = place.tables().thinkers().pool.load().cost.thoughts;
    mind.answer(question.number, "play everything").await;
    assert_eq!(mind.fault().await, (Some(question.number), FaultCode::Unreadable));
    let pool = &place.tables().thinkers().pool;
    super::bots::until(|| pool.load().cost.thoughts > before).await;
}

#[tokio::test]
async fn a_silent_thinker_is_answered_for_after_the_deadline() {
    let place = Place::open(Duration::from_millis(150)).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    let question = place.goes_on_until_asked(&table, &mut mind).await;
    assert_eq!(question.deadline_ms, 150);
    let late = question.number;
    loop {
        if let ThinkerHears::Stopped { question } = mind.hear().await {
            assert_eq!(question, late);
            break;
        }
    }
    place.goes_on(&table).await;
    mind.answer(late, &question.snapshot.offers[0].action).await;
    let (about, code) = loop {
        if let (Some(about), code) = mind.fault().await {
            break (about, code);
        }
    };
    assert_eq!((about, code), (late, FaultCode::Stale), "too late is too late");
}

#[tokio::test]
async fn garbage_is_refused_and_too_much_of_it_ends_the_connection() {
    let place = Place::open(Duration::from_millis(200)).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    for text in [
        "",
        "{",
        "[]",
        r#"{"say":"answer"}"#,
        r#"{"say":"answer","question":1,"action":"x","more":1}"#,
    ] {
        futures_util::SinkExt::send(&mut mind.socket, Message::text(text)).await.expect("sent");
        assert_eq!(mind.fault().await, (None, FaultCode::Malformed), "{text}");
    }
    let bytes = Message::binary(vec![0_u8; 10]);
    futures_util::SinkExt::send(&mut mind.socket, bytes).await.expect("sent");
    assert_eq!(mind.fault().await, (None, FaultCode::Malformed));
    // A flood: it does not matter whether the last of it can still be sent.
    for number in 0..2000 {
        let text = format!(r#"{{"say":"answer","question":{number},"action":"x"}}"#);
        let _ended = futures_util::SinkExt::send(&mut mind.socket, Message::text(text)).await;
    }
    mind.ends().await;
    place.goes_on(&table).await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection() {
    let place = Place::open(Duration::from_millis(200)).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    let action = "x".repeat(1 << 20);
    let text = serde_json::to_string(&ThinkerSays::Answer { question: 1, action }).expect("JSON");
    let _ended = futures_util::SinkExt::send(&mut mind.socket, Message::text(text)).await;
    mind.ends().await;
    place.goes_on(&table).await;
}

#[tokio::test]
async fn whoever_speaks_another_version_or_plays_nothing_is_not_asked() {
    let place = Place::open(LONG).await;
    let token = place.list().add("newer").expect("let in");
    let socket = place.connect(Some(&token)).await.expect("connected");
    let mut mind = super::place::OutsideMind { socket, token };
    mind.hear().await;
    let version = THINKERS_VERSION + 1;
    mind.say(&ThinkerSays::Hello { version, plays: Vec::new(), at_once: 1 }).await;
    assert_eq!(mind.fault().await, (None, FaultCode::Malformed));
    mind.ends().await;
    let wish = place.wish(&outside_bot("newer"));
    let refused = place.tables().create(&place.person, wish).await.expect_err("not there");
    assert_eq!(refused.code, FaultCode::Setting);
}

#[tokio::test]
async fn it_is_seated_only_while_it_is_there_and_where_it_plays() {
    let place = Place::open(LONG).await;
    let _mind = place.thinker("deep-couch").await;
    let bot = outside_bot("deep-couch");
    let create = async |wish| place.tables().create(&place.person, wish).await.map(|made| made.id);
    let table = create(place.wish(&bot)).await.expect("it is there");
    let sitter = &place.tables().info(&table, None).await.expect("there").seats[1].sitter;
    assert!(matches!(sitter, mittwoch_protocol::Sitter::Bot { bot: known, .. } if *known == bot));
    let three = mittwoch_protocol::Create { players: 3, ..place.wish(&bot) };
    let elsewhere = mittwoch_protocol::Create { game: "notre-dame".into(), ..place.wish(&bot) };
    for wish in [three, elsewhere, place.wish(&outside_bot("nobody"))] {
        let refused = create(wish.clone()).await.expect_err("it does not play there");
        assert_eq!(refused.code, FaultCode::Setting, "{wish:?}");
    }
    let open = create(mittwoch_protocol::Create { bots: Vec::new(), ..place.wish(&bot) }).await;
    let open = open.expect("an open table");
    let put = Command::AddBot { seat: Seat(1), bot: bot.clone(), name: None };
    place.does(&open, put).await.expect("seated");
    let stand_in = Command::StandIn { seat: Seat(0), bot: Some(bot) };
    place.does(&table, Command::Start).await.expect("started");
    assert_eq!(
        place.does(&table, stand_in).await,
        Err(FaultCode::Setting),
        "it sits, or it does not"
    );
}

#[tokio::test]
async fn after_a_break_it_is_told_from_the_beginning() {
    let place = Place::open(Duration::from_millis(500)).await;
    let mut mind = place.thinker("deep-couch").await;
    let table = place.table("deep-couch").await;
    let first = place.goes_on_until_asked(&table, &mut mind).await;
    let token = mind.token.clone();
    drop(mind);
    place.goes_on(&table).await;
    let mut mind = place.back("deep-couch", &token).await;
    let again = place.goes_on_until_asked(&table, &mut mind).await;
    assert!(again.begin.is_some() && again.snapshot.log.from == 0);
    assert!(again.snapshot.seq > first.snapshot.seq);
    assert_ne!(again.table, first.table, "names of tables hold for one connection");
    // A second connection with the same token takes the place of the first.
    let mut newer = place.back("deep-couch", &token).await;
    mind.ends().await;
    place.goes_on_until_asked(&table, &mut newer).await;
}

impl Place {
    /// The person plays until the thinker is asked.
    async fn goes_on_until_asked(
        &self,
        table: &str,
        mind: &mut super::place::OutsideMind,
    ) -> mittwoch_protocol::ThinkerQuestion {
        let asked = async {
            let mut playing = std::pin::pin!(async { while self.step(table).await {} });
            tokio::select! {
                question = mind.question() => question,
                () = &mut playing => panic!("the match ended without a question"),
            }
        };
        tokio::time::timeout(SOON, asked).await.expect("it is asked")
    }
}
