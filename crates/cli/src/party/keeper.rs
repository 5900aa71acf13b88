//! The keeper of a table at one keyboard: it performs what the session wants done, in memory.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use mittwoch_kernel::{Pack, Seat, Seed};
use mittwoch_match::{Match, Title};
use mittwoch_protocol::{Acknowledged, ClientMessage, Command, Create, Fault, Rank};
use mittwoch_session::{
    CommandNeed, CommandSupply, FactFault, FactLine, KeptTable, PersonCommand, Session,
    SessionEffect, SessionInput, SessionPolicy, TableHead, TableState, ThinkOrder, User,
    command_digest, faults,
};

/// Nobody waits for bots at one's own keyboard, and the table does not fall asleep.
const POLICY: SessionPolicy = SessionPolicy { bot_pause_ms: 0, idle_ms: i64::MAX };

/// A table in memory.
pub(crate) struct TableKeeper {
    session: Session,
    /// The lines of the table, for the file in which it is saved.
    lines: Vec<String>,
    /// The bots that are asked.
    thoughts: Vec<ThinkOrder>,
    answer: Option<Result<Acknowledged, Fault>>,
    asked: u64,
    /// With how many cores a bot thinks.
    pub(super) cores: u32,
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The person at a seat of this keyboard.
pub(crate) fn person(seat: Seat) -> User {
    let id = i64::from(seat.0) + 1;
    User { id, name: String::new(), rank: Rank::Account, owner: None, departed: false }
}

/// The number of the person at a seat of this keyboard.
pub(crate) fn person_of(seat: Seat) -> i64 {
    person(seat).id
}

impl TableKeeper {
    /// A table that has yet to begin.
    pub(crate) fn open(
        title: &'static dyn Title,
        create: Create,
        state: TableState,
    ) -> TableKeeper {
        let lines = vec![FactLine::first(now(), state).written()];
        let kept = kept(create, lines.clone());
        let session = Session::fold(title, POLICY, kept, None).expect("its first line was written");
        let (thoughts, answer, asked, cores) = (Vec::new(), None, 0, 1);
        TableKeeper { session, lines, thoughts, answer, asked, cores }
    }

    /// A table that goes on with a match, after nobody could play for a while.
    pub(crate) fn resume(
        title: &'static dyn Title,
        create: Create,
        (lines, down_ms): (Vec<String>, i64),
        game: Box<dyn Match>,
    ) -> Result<TableKeeper, FactFault> {
        let kept = kept(create, lines.clone());
        let session = Session::fold(title, POLICY, kept, Some(Ok(game)))?;
        let (thoughts, answer, asked, cores) = (Vec::new(), None, 0, 1);
        let mut keeper = TableKeeper { session, lines, thoughts, answer, asked, cores };
        keeper.feed(SessionInput::Woke { first: true, down_ms });
        Ok(keeper)
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    fn feed(&mut self, input: SessionInput) {
        let mut effects = self.session.step(now(), input);
        while !effects.is_empty() {
            let inputs: Vec<_> =
                effects.into_iter().filter_map(|effect| self.perform(effect)).collect();
            let steps = inputs.into_iter().map(|input| self.session.step(now(), input));
            effects = steps.flatten().collect();
        }
    }

    fn perform(&mut self, effect: SessionEffect) -> Option<SessionInput> {
        match effect {
            SessionEffect::Append(step) => {
                self.lines.extend(step.table_lines);
                return Some(SessionInput::Kept { version: step.version + 1 });
            }
            SessionEffect::Think(order) => self.thoughts.push(*order),
            SessionEffect::StopThinking { stop, .. } => stop.now(),
            SessionEffect::DismissBots => {}
            SessionEffect::Reply { result, .. } => self.answer = Some(result),
            // Nobody listens from elsewhere, and whoever sits here asks for the time often enough.
            SessionEffect::Tell { .. } | SessionEffect::WakeAt(_) | SessionEffect::Retell(_) => {}
            SessionEffect::Say(_) | SessionEffect::Mute { .. } | SessionEffect::Forget => {
                return Some(SessionInput::Failed(faults::INTERNAL.into()));
            }
            SessionEffect::Sleep(_) | SessionEffect::Gone => {}
        }
        None
    }

    /// Begins the match.
    pub(crate) fn start(&mut self, seed: Seed, pack: Pack) -> Result<(), Fault> {
        let supply = CommandSupply::Opening { seed, pack: Some(Arc::new(pack)) };
        self.command(Seat(0), Command::Start, supply)
    }

    /// What the person of a seat says.
    pub(crate) fn says(&mut self, seat: Seat, command: Command) -> Result<(), Fault> {
        self.command(seat, command, CommandSupply::Nothing)
    }

    fn command(
        &mut self,
        seat: Seat,
        command: Command,
        supply: CommandSupply,
    ) -> Result<(), Fault> {
        self.asked += 1;
        let (ask, by, digest) = (self.asked, person(seat), command_digest(&command));
        // Keys are for networks; here the moment and the count tell commands apart.
        let message = ClientMessage { key: format!("{}-{ask}", now()), command };
        let need = self.session.needs(&by, &message)?;
        debug_assert!(matches!(need, CommandNeed::Nothing | CommandNeed::Opening));
        let command = PersonCommand { ask, by, message, digest, supply };
        self.feed(SessionInput::Command(Box::new(command)));
        match self.answer.take() {
            Some(Err(fault)) => Err(fault),
            Some(Ok(_)) | None => Ok(()),
        }
    }

    /// Lets the next bot that is asked answer; whether one was.
    pub(crate) fn think(&mut self) -> bool {
        if self.thoughts.is_empty() {
            return false;
        }
        let ThinkOrder { seat, seq, mut bot, budget, .. } = self.thoughts.remove(0);
        let action = bot.think(&budget.with_threads(self.cores));
        let action = action.map(|thought| thought.action);
        self.feed(SessionInput::Thought { seat, seq, action, bot: Some(bot) });
        true
    }

    /// Looks at the time; whether something has happened by it.
    pub(crate) fn tick(&mut self) -> bool {
        let before = self.session.version();
        self.feed(SessionInput::Tick);
        self.session.version() != before
    }
}

fn kept(create: Create, table_lines: Vec<String>) -> KeptTable {
    let (id, commitment, pack) = Default::default();
    let head = TableHead { id, code: None, create, host: 1, made: 0, commitment, pack };
    KeptTable {
        head,
        version: 0,
        changed: 0,
        progress: Default::default(),
        table_lines,
        lines: Vec::new(),
        sealed: Vec::new(),
        done: Vec::new(),
    }
}
