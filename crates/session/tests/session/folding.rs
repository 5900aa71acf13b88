//! The law of the lines: what they say together is the table that lives.

use mittwoch_kernel::{Seat, Viewer};
use mittwoch_protocol::{Clock, Command, Night, OnTimeout, Pace, Stage, TableInfo, UndoPolicy};
use mittwoch_session::{Session, SessionInput};

use super::room::{Room, wish};

/// Small luck that always falls the same.
struct Luck(u64);

impl Luck {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// The table without who listens now: that passes, and is not kept.
fn outline(session: &Session) -> TableInfo {
    let mut info = session.info();
    info.watching = 0;
    for seat in &mut info.seats {
        (seat.present, seat.stand_in_ms) = (false, None);
    }
    info
}

/// What is kept says all that the table is: state, clocks, and what everybody sees.
#[track_caller]
fn agree(room: &mut Room, why: &str) {
    drop(room.session.step(room.now, SessionInput::Seen(None)));
    let folded = room.folded();
    assert_eq!(folded.state(), room.session.state(), "{why}");
    assert_eq!(outline(&folded), outline(&room.session), "{why}");
    assert_eq!(folded.summary().awaited, room.session.summary().awaited, "{why}");
    let seats = room.session.state().seats.len() as u8;
    for viewer in Viewer::all(seats) {
        let (kept, lives) = (folded.snapshot(viewer, 0), room.session.snapshot(viewer, 0));
        assert_eq!(kept, lives, "{why}: {viewer:?}");
    }
}

/// Something that a person might do, wise or not.
fn deed(room: &Room, person: usize, luck: &mut Luck) -> Command {
    let (seq, seat) = (room.seq(), Seat(luck.below(room.people.len()) as u8));
    match luck.below(40) {
        0..=3 => Command::Undo { seq },
        4..=5 => Command::Reset { seq },
        6 => Command::ProposeEnd,
        7..=10 => Command::Agree { seat, yes: luck.below(4) > 0 },
        11 => Command::StandIn { seat: room.seat(person), bot: None },
        12 => Command::StandIn { seat, bot: Some("random".to_owned()) },
        13..=15 => Command::Return,
        16 if luck.below(30) == 0 => Command::Resign,
        17 => Command::Leave,
        18 => {
            let from = luck.below(1440) as u16;
            Command::Night { night: Some(Night { from, minutes: 1 + luck.below(600) as u16 }) }
        }
        19 => Command::Undo { seq: seq.saturating_sub(1) },
        _ => {
            let offers = room.offers(person);
            let pick = luck.below(offers.len());
            offers.into_iter().nth(pick).unwrap_or(Command::Return)
        }
    }
}

/// Plays a table at random; whether it came to its end.
fn evening(mut room: Room, seed: u64, deeds: usize) -> bool {
    let mut luck = Luck(seed);
    let patience = if room.kept.head.create.pace.turn_based { 3 * 3_600_000 } else { 20_000 };
    for number in 0..deeds {
        let before = room.appends;
        let person = luck.below(room.people.len());
        let key = format!("key {number}");
        match luck.below(8) {
            0 => room.pass(luck.below(patience) as i64),
            1 => room.listen(number as u64, Some(room.people[person].id)),
            2 => room.feed(SessionInput::Unlisten(luck.below(deeds) as u64)),
            _ => {
                let command = deed(&room, person, &mut luck);
                let said = room.says(person, &key, command.clone());
                let appends = room.appends;
                if let Ok(done) = said {
                    let again = room.says(person, &key, command).expect("it was done");
                    assert_eq!((again.seq, room.appends), (done.seq, appends), "done once");
                }
            }
        }
        room.wake();
        while luck.below(5) > 0 && room.think() {}
        if room.appends > before && number % 9 == 0 {
            let why = format!("{} seed {seed} deed {number}", room.kept.head.create.game);
            agree(&mut room, &why);
        }
        if room.session.stage() == Stage::Over {
            agree(&mut room, "over");
            return true;
        }
    }
    // Signs of life are kept with the next step.
    let _done = room.done(0, Command::Leave);
    agree(&mut room, "at last");
    false
}

fn paces() -> [Pace; 4] {
    let clock = |bank, extra, most, on_timeout| Some(Clock { bank, extra, most, on_timeout });
    let (bot, resign) = (OnTimeout::BotTakesSeat, OnTimeout::Resign);
    [
        Pace::default(),
        Pace { turn_based: false, clock: clock(60, 5, None, bot) },
        Pace { turn_based: false, clock: clock(400, 10, None, resign) },
        Pace { turn_based: true, clock: clock(86_400, 86_400, Some(86_400), bot) },
    ]
}

#[test]
fn what_the_lines_say_together_is_the_table_that_lives() {
    let policies = [UndoPolicy::Free, UndoPolicy::Consent, UndoPolicy::Never];
    let mut over = 0;
    for (at, title) in mittwoch_games::catalogue().iter().enumerate() {
        let about = title.about();
        for seed in 0..12 {
            let players = (seed % 4).clamp(u64::from(*about.players.start()), 4) as u8;
            let players = players.min(*about.players.end());
            let people = players - u8::from(players > 2);
            let mut create = wish(about.key, players);
            create.pace = paces()[seed as usize % 4].clone();
            create.undo = policies[seed as usize % 3];
            let room = Room::running(create, people, seed);
            over += u32::from(evening(room, seed * 31 + at as u64, 260));
        }
    }
    assert!(over > 0, "some evenings come to an end");
}

#[test]
fn a_table_of_an_earlier_program_is_a_first_line_with_its_document() {
    let stood = r#"{"v":1,"at":5000,"stood":{"stage":"running","seats":[{"person":1},
        {"bot":"random"}],"document":{"seats":[{"clock":{"left":7000,"since":1000}},
        {"stand_in":"greedy"}],"entropy":[[1,"a word"]],"notice":"The match was given up."}}}"#;
    let lines = [stood.replace('\n', " ")];
    let (state, done) = mittwoch_session::fold_lines(&lines).expect("it is read");
    assert!(done.is_empty() && state.stage == Stage::Running);
    let clock = state.document.seats[0].clock.expect("a clock");
    assert_eq!((clock.left, clock.since, clock.extra_from), (7000, Some(1000), 0));
    assert_eq!(state.document.seats[1].stand_in.as_deref(), Some("greedy"));
    assert_eq!(state.document.entropy, [(1, "a word".to_owned())]);
    assert_eq!(state.document.notice.expect("a notice").key, "notice-given-up");
}
