//! Making a table and sitting down.

use mittwoch_games::verify;
use mittwoch_kernel::Seat;
use mittwoch_protocol::{
    CircleMember, ClientMessage, Clock, Command, FaultCode, OnTimeout, SeatInfo, Sitter, Stage,
    TableInfo,
};

use super::house::{House, sit, wish};

#[tokio::test]
async fn a_wish_that_makes_no_sense_is_refused() {
    let house = House::open().await;
    let by = house.person("Anna").await;
    let mut wishes = vec![wish("chess", 2, 0), wish("dreamworld", 9, 0), wish("dreamworld", 2, 2)];
    let mut bots = wish("dreamworld", 2, 1);
    bots.bots = vec!["nobody".to_owned()];
    let mut options = wish("dreamworld", 2, 0);
    options.options.insert("x".to_owned(), "y".to_owned());
    let mut clock = wish("dreamworld", 2, 0);
    clock.pace.clock = Some(Clock { bank: 0, extra: 1, most: None, on_timeout: OnTimeout::Resign });
    wishes.extend([bots, options, clock]);
    for wish in wishes {
        let fault = house.tables.create(&by, wish.clone()).await.expect_err("nonsense");
        assert_eq!(fault.code, FaultCode::Setting, "{wish:?}");
    }
}

#[tokio::test]
async fn people_and_bots_sit_down_and_get_up() {
    let house = House::open().await;
    let people = house.people(3).await;
    let [anna, ben, cleo] = &people[..] else { panic!("three") };
    let table = house.tables.create(anna, wish("dreamworld", 3, 1)).await.expect("sound").id;
    assert!(matches!(house.info(&table).await.seats[2].sitter, Sitter::Bot { .. }));
    house.refuses(&table, ben, sit(0), FaultCode::SeatTaken).await;
    house.refuses(&table, ben, sit(7), FaultCode::Setting).await;
    house.refuses(&table, ben, Command::Start, FaultCode::Forbidden).await;
    house.refuses(&table, anna, Command::Start, FaultCode::Stage).await;
    house.does(&table, ben, Command::Sit { seat: None }).await;
    house.refuses(&table, cleo, Command::Sit { seat: None }, FaultCode::SeatTaken).await;
    house.refuses(&table, ben, Command::RemoveBot { seat: Seat(2) }, FaultCode::Forbidden).await;
    house.does(&table, anna, Command::RemoveBot { seat: Seat(2) }).await;
    house.does(&table, ben, sit(2)).await;
    house.does(&table, cleo, sit(1)).await;
    house.does(&table, cleo, Command::Leave).await;
    house.refuses(&table, cleo, Command::Leave, FaultCode::Forbidden).await;
    let bot =
        |seat, bot: &str| Command::AddBot { seat: Seat(seat), bot: bot.to_owned(), name: None };
    house.refuses(&table, anna, bot(1, "nobody"), FaultCode::Setting).await;
    house.refuses(&table, anna, bot(2, "greedy"), FaultCode::SeatTaken).await;
    house.does(&table, anna, bot(1, "greedy")).await;
    let info = house.info(&table).await;
    let name = |seat: usize| match &info.seats[seat].sitter {
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot { bot, .. } => bot.clone(),
        Sitter::Empty => String::new(),
    };
    assert_eq!([name(0), name(1), name(2)], ["person 0", "greedy", "person 1"]);
    assert!(info.code.is_some() && info.stage == Stage::Open);
    house.does(&table, anna, Command::Start).await;
    let info = house.info(&table).await;
    assert!(info.code.is_none() && info.stage == Stage::Running);
    house.denies(&table, cleo, Command::Sit { seat: None }, FaultCode::Stage).await;
    house.denies(&table, anna, Command::Start, FaultCode::Stage).await;
}

#[tokio::test]
async fn everybody_adds_a_word_to_the_luck_after_it_was_bound() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.tables.create(&people[0], wish("dreamworld", 2, 0)).await.expect("sound");
    let word = |text: &str| Command::Entropy { text: text.to_owned() };
    house.refuses(&table.id, &people[1], word("stranger"), FaultCode::Forbidden).await;
    house.does(&table.id, &people[1], Command::Sit { seat: None }).await;
    house.does(&table.id, &people[1], word("second")).await;
    house.does(&table.id, &people[0], word("nothing")).await;
    house.does(&table.id, &people[0], word("first")).await;
    house.refuses(&table.id, &people[0], word(&"x".repeat(999)), FaultCode::TooLarge).await;
    house.does(&table.id, &people[0], Command::Start).await;
    house.refuses(&table.id, &people[0], word("late"), FaultCode::Stage).await;
    house.play(&table.id, &people, |_| false).await;
    let record = house.tables.record(&table.id).await.expect("over");
    let verified = verify(&record, None).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(verified.header.entropy, ["first", "second"]);
    assert_eq!(verified.header.commitment, table.commitment);
}

#[tokio::test]
async fn a_key_belongs_to_one_command() {
    let house = House::open().await;
    let people = house.people(2).await;
    let table = house.tables.create(&people[0], wish("dreamworld", 2, 0)).await.expect("one").id;
    let send = async |by: usize, command: Command| {
        let message = ClientMessage { key: "same".into(), command };
        house.tables.command(&table, &people[by], message).await
    };
    let word = |text: &str| Command::Entropy { text: text.into() };
    let first = send(0, word("luck")).await.expect("done");
    assert_eq!(send(0, word("luck")).await.expect("done once"), first);
    let others =
        [word("other"), Command::Leave, Command::Close, Command::Mute { person: 2, mute: true }];
    for other in others {
        let fault = send(0, other).await.expect_err("another command");
        assert_eq!(fault.code, FaultCode::KeyUsed);
    }
    send(1, Command::Sit { seat: None }).await.expect("the key of somebody else");
    let house = house.restarted().await;
    let message = |command| ClientMessage { key: "same".into(), command };
    let again = house.tables.command(&table, &people[0], message(word("luck"))).await;
    assert_eq!(again.expect("done once"), first);
    let other = house.tables.command(&table, &people[0], message(Command::Leave)).await;
    assert_eq!(other.expect_err("another command").code, FaultCode::KeyUsed);
}

#[tokio::test]
async fn a_word_for_the_luck_can_be_printed() {
    let house = House::open().await;
    let people = house.people(1).await;
    let table = house.tables.create(&people[0], wish("dreamworld", 2, 0)).await.expect("one").id;
    for bad in ["\u{1b}[2J", "a\nSound", "\u{202e}x", "\u{9b}"] {
        let word = Command::Entropy { text: bad.into() };
        house.refuses(&table, &people[0], word, FaultCode::Malformed).await;
    }
}

/// The names of the bots of a table, by seat.
fn circle(info: &TableInfo) -> Vec<Option<CircleMember>> {
    let name = |seat: &SeatInfo| match seat.sitter {
        Sitter::Bot { name, .. } => Some(name),
        _ => None,
    };
    info.seats.iter().map(name).collect()
}

#[tokio::test]
async fn bots_have_names_of_the_circle_that_stay_with_the_table() {
    let house = House::open().await;
    let people = house.people(1).await;
    let mut five = wish("notre-dame", 5, 4);
    five.circle = vec![CircleMember::CarlJung, CircleMember::OttoRank];
    let table = house.tables.create(&people[0], five.clone()).await.expect("sound");
    let names = circle(&table);
    assert_eq!(names[..3], [None, five.circle.first().copied(), five.circle.last().copied()]);
    let mut different: Vec<_> = names.iter().flatten().collect();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 4, "each has a name of its own");
    five.circle = vec![CircleMember::CarlJung; 2];
    let twice = house.tables.create(&people[0], five.clone()).await.expect_err("one name twice");
    five.circle = CircleMember::ALL.to_vec();
    let many = house.tables.create(&people[0], five).await.expect_err("more names than bots");
    assert_eq!((twice.code, many.code), (FaultCode::Setting, FaultCode::Setting));
    // Another level keeps the name, another name is taken unless somebody has it.
    let put = |seat, name| Command::AddBot { seat: Seat(seat), bot: "greedy".to_owned(), name };
    house.does(&table.id, &people[0], put(1, None)).await;
    assert_eq!(circle(&house.info(&table.id).await), names);
    house.does(&table.id, &people[0], put(1, Some(CircleMember::OttoRank))).await;
    let now = circle(&house.info(&table.id).await);
    assert_eq!(now[2], Some(CircleMember::OttoRank));
    assert!(now[1].is_some() && now[1] != now[2]);
    house.does(&table.id, &people[0], Command::Start).await;
    let house = house.restarted().await;
    assert_eq!(circle(&house.info(&table.id).await), now, "also after a restart");
}
