//! A match as it was really played, and everything that everybody was sent.

use mittwoch_kernel::{Seat, Seed, Setting};
use mittwoch_match::{Match, MatchSetup, Title};
use mittwoch_protocol::{Command, ServerMessage};
use mittwoch_server::secret;
use mittwoch_server::store::{NewTable, Occupant, TableSummary};
use mittwoch_server::table::WireMessage;
use mittwoch_session::{FactLine, TableState};

use super::deed::{Act, Deed};
use super::persons::{PLAYFUL, Persons, command};
use super::room::{Came, ChatRoom, Sitting};
use crate::tables::house::wish;

/// How many acts no match needs.
pub(crate) const WHOLE: usize = 6000;

/// After how many acts most people agree to end a match that the rules would let go on, and which
/// matches are played to the end that the rules give them.
const PATIENCE: usize = 400;
const PATIENT: u64 = 20;

/// How a message about the match begins.
const MATCH: &str = r#"{"say":"match""#;

/// One match.
pub(crate) struct Evening {
    pub title: &'static dyn Title,
    pub number: u64,
    /// The table before anybody sat down.
    pub table: NewTable,
    /// What was done, and what came of it.
    pub acts: Vec<(Act, Came)>,
    /// The number of the latest record after each act.
    pub seqs: Vec<u32>,
    /// The first act at which the match was on.
    pub begun: usize,
    /// The match as it is saved at its end.
    pub saved: String,
    pub lines: Vec<String>,
    pub over: bool,
}

impl Evening {
    /// How many are at the table: one more than play.
    pub(crate) fn persons(&self) -> usize {
        usize::from(self.table.create.players) + 1
    }

    /// Plays a match, and leaves it as it is after so many acts.
    pub(crate) async fn played(
        room: &ChatRoom,
        title: &'static dyn Title,
        number: u64,
        longest: usize,
    ) -> Evening {
        let table = new_table(room, title, number);
        let mut play = Play::new(room, title, table.clone(), number).await;
        play.gather().await;
        let begun = play.acts.len();
        play.start().await;
        let patience = if patient(number) { WHOLE } else { PATIENCE };
        while play.game.outcome().is_none() && play.acts.len() < longest.min(patience) {
            let act = play.persons.next(&*play.game, |who| told(play.heard[who].as_ref()));
            play.act(act).await;
        }
        if play.game.outcome().is_none() && patience < longest {
            play.agree_to_end().await;
        }
        for who in 0..=play.persons.players {
            play.act(Act { who, deed: Deed::Look }).await;
        }
        play.ended(title, number, table, begun).await
    }
}

fn patient(number: u64) -> bool {
    number.is_multiple_of(PATIENT)
}

/// How many of eight answers follow no plan, and for how long: those who want to see the end that
/// the rules give come to play well.
fn whims(number: u64) -> (u32, u32) {
    let pick = (number / 7 % 3) as usize;
    if patient(number) { ([1, 3, 8][pick], PLAYFUL) } else { ([4, 6, 8][pick], u32::MAX) }
}

/// A table with a free seat for everybody; which options it plays depends on the number.
fn new_table(room: &ChatRoom, title: &dyn Title, number: u64) -> NewTable {
    let about = title.about();
    let tables: Vec<_> = about.players.clone().map(|n| Setting::all(&about, n)).collect();
    let (players, options) = (number as usize % tables.len(), number as usize / tables.len());
    let setting = &tables[players][options % tables[players].len()];
    let mut create = wish(about.key, setting.players, 0);
    create.options = setting.complete(&about).options;
    let seats = vec![Occupant::Empty; usize::from(setting.players)];
    let line = FactLine::first(1000, TableState::open(seats.clone())).written();
    let (stage, document) = (mittwoch_protocol::Stage::Open, serde_json::json!({}));
    NewTable {
        id: secret::table_id(),
        code: secret::code(),
        create,
        host: room.people[0].id,
        now: 1,
        // Other titles play matches with the same number at the same time.
        seed: Seed::from_number(number).key(&[about.key.to_owned()]),
        pack: title.pack(None).expect("sound").digest(),
        standing: TableSummary {
            stage,
            seats,
            awaited: Default::default(),
            outcome: None,
            progress: Default::default(),
            unearned: Default::default(),
            document,
        },
        line,
    }
}

/// A match in progress, at the table and beside it, so that people know how to play.
struct Play<'r> {
    room: &'r ChatRoom,
    sitting: Sitting<'r>,
    game: Box<dyn Match>,
    persons: Persons,
    /// What each last heard of the match.
    heard: Vec<Option<WireMessage>>,
    acts: Vec<(Act, Came)>,
    seqs: Vec<u32>,
}

impl<'r> Play<'r> {
    async fn new(room: &'r ChatRoom, title: &dyn Title, table: NewTable, number: u64) -> Play<'r> {
        let (pack, seed) = (title.pack(None).expect("sound"), table.seed);
        let players = table.create.players;
        let setting = Setting { players, options: table.create.options.clone() };
        let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
        let game = title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"));
        let players = usize::from(players);
        let persons = Persons::new(players, number, whims(number));
        let sitting = room.sit(table, players + 1).await;
        let heard = vec![None; players + 1];
        Play { room, sitting, game, persons, heard, acts: Vec::new(), seqs: Vec::new() }
    }

    /// All connect and the players sit down.
    async fn gather(&mut self) {
        for who in 0..=self.persons.players {
            self.act(Act { who, deed: Deed::Listen(0) }).await;
        }
        for seat in (0..self.persons.players).map(|seat| Seat(seat as u8)) {
            self.act(command(seat, Command::Sit { seat: Some(seat) })).await;
        }
    }

    async fn start(&mut self) {
        self.act(command(Seat(0), Command::Start)).await;
    }

    /// The first player wants to end the match, and the others agree.
    async fn agree_to_end(&mut self) {
        self.act(command(Seat(0), Command::ProposeEnd)).await;
        for seat in (1..self.persons.players).map(|seat| Seat(seat as u8)) {
            self.act(command(seat, Command::Agree { seat: Seat(0), yes: true })).await;
        }
    }

    async fn act(&mut self, act: Act) {
        let came = self.sitting.act(&act).await;
        if came.good {
            self.follow(&act);
        }
        for (last, heard) in self.heard.iter_mut().zip(&came.heard) {
            let news = heard.iter().rfind(|message| message.starts_with(MATCH));
            *last = news.cloned().or(last.take());
        }
        let due = self.game.seq();
        if let (Deed::Command(Command::Answer { .. }), true) = (&act.deed, came.good) {
            let end = format!("\"seq\":{due}}}}}");
            assert!(came.answer.ends_with(&end), "{} instead of record {due}", came.answer);
        }
        self.acts.push((act, came));
        self.seqs.push(due);
    }

    /// Does the same in the match beside the table.
    fn follow(&mut self, act: &Act) {
        let seat = Seat(act.who as u8);
        match &act.deed {
            Deed::Command(Command::Answer { action, .. }) => {
                self.game.answer(seat, action).expect("the table took it");
            }
            Deed::Command(Command::Undo { .. }) => {
                self.game.undo(seat).expect("the table took it");
            }
            Deed::Command(Command::Start) => {}
            Deed::Command(Command::ProposeEnd | Command::Agree { .. }) => {
                let last = seat.index() + 1 == self.persons.players;
                assert!(!last || self.game.end_agreed(Seat(0)), "all have agreed");
                return;
            }
            _ => return,
        }
        while self.game.answer_forced() {}
    }

    async fn ended(
        self,
        title: &'static dyn Title,
        number: u64,
        table: NewTable,
        begun: usize,
    ) -> Evening {
        let lines = self.room.house.store.tables.lines(&table.id).await.expect("kept");
        let (saved, over) = (self.game.save(), self.game.outcome().is_some());
        let same = saved.lines().zip(&lines).all(|(saved, kept)| saved == kept);
        assert!(same, "the match beside the table is another one");
        self.sitting.leave().await;
        let (acts, seqs) = (self.acts, self.seqs);
        Evening { title, number, table, acts, seqs, begun, saved, lines, over }
    }
}

/// How much somebody was told who heard this last.
fn told(last: Option<&WireMessage>) -> u32 {
    match last.map(|message| serde_json::from_str(message)) {
        Some(Ok(ServerMessage::Match { snapshot })) => {
            snapshot.log.from + snapshot.log.told.len() as u32
        }
        Some(other) => panic!("{other:?} is no match"),
        None => 0,
    }
}
