//! Clocks over days: a day for a move, nights, and what a server that is down costs: nothing.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Clock, Command, FaultCode, Night, OnTimeout, Pace, Stage, StandInReason};
use mittwoch_session::{SessionInput, TableNews};

use super::room::{Room, wish};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

fn over_days(on_timeout: OnTimeout) -> Room {
    let mut create = wish("dreamworld", 2);
    let clock = Clock { bank: 86_400, extra: 86_400, most: Some(86_400), on_timeout };
    create.pace = Pace { turn_based: true, clock: Some(clock) };
    let mut room = Room::running(create, 2, 1);
    // Somebody watches, so that the table does not fall asleep.
    room.listen(99, None);
    room
}

fn left(room: &mut Room, seat: usize) -> i64 {
    drop(room.session.step(room.now, SessionInput::Seen(None)));
    room.session.info().seats[seat].clock_ms.expect("a clock")
}

/// Eleven in the evening to seven in the morning.
const NIGHT: Night = Night { from: 23 * 60, minutes: 8 * 60 };

fn sleeps(night: Option<Night>) -> Command {
    Command::Night { night }
}

#[test]
fn a_clock_stands_while_its_player_sleeps() {
    let mut room = over_days(OnTimeout::BotTakesSeat);
    room.does(0, sleeps(Some(NIGHT)));
    room.pass(DAY - 1);
    let info = room.session.info();
    assert!(info.seats[0].night == Some(NIGHT) && info.seats[1].night.is_none(), "others see it");
    assert_eq!((left(&mut room, 0), left(&mut room, 1)), (8 * HOUR + 1, 1));
    room.pass(1);
    assert!(room.session.info().seats[1].stand_in.is_some(), "a day is over for who is awake");
    room.pass(8 * HOUR - 1);
    assert!(room.session.info().seats[0].stand_in.is_none());
    room.pass(1);
    let stood = room.session.info().seats[0].stood_in.expect("the day is over");
    assert_eq!((stood.reason, stood.timeouts), (StandInReason::TimeOut, 1));
}

#[test]
fn a_night_stops_and_starts_the_clock_that_others_see() {
    let mut room = over_days(OnTimeout::BotTakesSeat);
    room.does(0, sleeps(Some(NIGHT)));
    room.listen(7, Some(2));
    room.told.clear();
    room.pass(11 * HOUR);
    assert!(!room.session.info().seats[0].ticking && room.session.info().seats[1].ticking);
    let told = |room: &Room| room.told.iter().filter(|(_, news)| *news == TableNews::Table).count();
    assert_eq!(told(&room), 1, "it is told that the clock stands");
    room.pass(8 * HOUR);
    assert!(room.session.info().seats[0].ticking);
    assert_eq!(told(&room), 2);
}

#[test]
fn a_night_cannot_follow_the_sun_and_is_a_night() {
    let mut room = over_days(OnTimeout::BotTakesSeat);
    let refused = |room: &mut Room, night: Night| {
        room.done(0, sleeps(Some(night))).expect_err("refused").code
    };
    let long = Night { minutes: 601, ..NIGHT };
    assert_eq!(refused(&mut room, long), FaultCode::Setting);
    assert_eq!(refused(&mut room, Night { from: 1440, ..NIGHT }), FaultCode::Setting);
    room.does(0, sleeps(Some(NIGHT)));
    room.does(0, sleeps(Some(NIGHT)));
    assert_eq!(refused(&mut room, Night { from: 60, ..NIGHT }), FaultCode::TooMany);
    let answer = room.offers(0).remove(0);
    room.does(0, answer);
    room.now += DAY;
    room.does(0, sleeps(None));
    assert!(room.session.info().seats[0].night.is_none());
    let mut live = Room::running(wish("dreamworld", 2), 2, 1);
    assert_eq!(live.done(0, sleeps(Some(NIGHT))).expect_err("no").code, FaultCode::Setting);
}

#[test]
fn stating_a_night_changes_nothing_about_what_has_passed() {
    let mut room = over_days(OnTimeout::BotTakesSeat);
    room.now += 20 * HOUR;
    room.does(0, sleeps(Some(NIGHT)));
    assert_eq!(left(&mut room, 0), 4 * HOUR, "the night before was not stated");
}

#[test]
fn nothing_is_saved_up_over_days() {
    let mut room = over_days(OnTimeout::BotTakesSeat);
    for _ in 0..30 {
        for seat in 0..2 {
            assert!(left(&mut room, seat) <= DAY);
        }
        let asked = (0..2).find(|person| room.awaited().contains(Seat(*person as u8)));
        let answer = room.offers(asked.expect("somebody is asked")).remove(0);
        room.does(asked.unwrap_or(0), answer);
        room.now += HOUR;
    }
}

#[test]
fn a_server_that_was_down_costs_nobody_anything() {
    let mut room = over_days(OnTimeout::Resign);
    room.now += 10 * HOUR;
    assert_eq!(left(&mut room, 0), 14 * HOUR);
    // It ends, and the next one starts three days later.
    let mut folded = room.folded();
    std::mem::swap(&mut room.session, &mut folded);
    room.now += 3 * DAY;
    room.feed(SessionInput::Woke { first: true, down_ms: 3 * DAY });
    assert_eq!(left(&mut room, 0), 14 * HOUR);
    room.pass(1);
    assert_eq!(room.session.stage(), Stage::Running);
}

#[test]
fn a_result_that_bots_played_is_not_the_players() {
    let mut room = over_days(OnTimeout::BotTakesSeat);
    let answer = room.offers(0).remove(0);
    room.does(0, answer);
    room.pass(DAY + 1);
    let stood = room.session.info().seats[1].stood_in.expect("a bot plays");
    assert!(!stood.earned && stood.still);
    assert!(room.session.summary().unearned.contains(Seat(1)));
    assert!(!room.session.summary().unearned.contains(Seat(0)));
    room.does(1, Command::Return);
    let stood = room.session.info().seats[1].stood_in.expect("it is told");
    assert!(stood.earned && !stood.still, "the bot has answered nothing");
    assert_eq!(room.session.info().seats[1].clock_ms.map(|ms| ms > 0), Some(true));
}

#[test]
fn a_day_for_a_move_is_a_day_whatever_the_last_one_took() {
    let mut room = over_days(OnTimeout::Resign);
    let mut days = 0;
    for _ in 0..60 {
        let asked = (0..2).find(|person| room.awaited().contains(Seat(*person as u8)));
        let Some(asked) = asked else { break };
        if left(&mut room, asked) == DAY {
            days += 1;
            room.pass(23 * HOUR);
        }
        let now = left(&mut room, asked);
        assert!(
            now > 0 && now <= DAY,
            "nobody who takes 23 hours runs out, and nothing is saved up"
        );
        let answer = room.offers(asked).remove(0);
        room.does(asked, answer);
    }
    assert!(days >= 10, "a full day each time: {days}");
    assert!(room.session.info().seats.iter().all(|seat| !seat.resigned && seat.stand_in.is_none()));
}

#[test]
fn the_strongest_bot_that_answers_at_once_stands_in() {
    let mut room = over_days(OnTimeout::BotTakesSeat);
    room.pass(DAY + 1);
    let title = mittwoch_games::title("dreamworld").expect("a game");
    for seat in room.session.info().seats {
        let bot = seat.stand_in.expect("the day is over");
        assert_eq!(bot, title.usual_bot());
        assert_ne!(Some(&bot.as_str()), title.bots().first(), "not the plainest one");
    }
}
