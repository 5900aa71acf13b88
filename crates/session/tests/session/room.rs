//! A keeper of a session in memory, whose disk can fail.

use std::collections::BTreeMap;
use std::sync::Arc;

use mittwoch_kernel::{Pack, Seat, Seats, Seed};
use mittwoch_match::Title;
use mittwoch_protocol::{
    Acknowledged, ClientMessage, Command, Create, Fault, Pace, Rank, UndoPolicy, Visibility,
};
use mittwoch_session::{
    AskId, CommandNeed, CommandSupply, FactLine, KeptTable, Newcomer, Occupant, PersonCommand,
    Session, SessionEffect, SessionInput, SessionPolicy, TableHead, TableNews, TableState,
    ThinkOrder, User, command_digest,
};

pub(crate) const POLICY: SessionPolicy = SessionPolicy { bot_pause_ms: 0, idle_ms: 60_000 };

/// The first moment of every room: noon of a day.
pub(crate) const NOON: i64 = 20_000 * 24 * 3_600_000 + 12 * 3_600_000;

/// A table, what is kept of it, and what it wanted done.
pub(crate) struct Room {
    pub title: &'static dyn Title,
    pub session: Session,
    pub kept: KeptTable,
    pub seed: Seed,
    pub pack: Arc<Pack>,
    pub people: Vec<User>,
    pub now: i64,
    /// Whether the next thing to be kept is not.
    pub fails: bool,
    /// How often something was kept.
    pub appends: usize,
    pub replies: BTreeMap<AskId, Result<Acknowledged, Fault>>,
    pub thoughts: Vec<ThinkOrder>,
    pub told: Vec<(Vec<u64>, TableNews)>,
    /// What was wanted, by its first letter, in order: `A`ppend, `T`ell, `R`eply, `G`one, `S`leep.
    pub order: String,
    asks: AskId,
}

pub(crate) fn wish(game: &str, players: u8) -> Create {
    Create {
        game: game.to_owned(),
        players,
        options: Default::default(),
        bots: Vec::new(),
        circle: Vec::new(),
        pace: Pace::default(),
        visibility: Visibility::Link,
        undo: UndoPolicy::Free,
        pack: None,
        hints: Default::default(),
        from: None,
        lesson: false,
    }
}

fn user(id: i64) -> User {
    let name = format!("Name of {id}");
    User { id, name, rank: Rank::Account, owner: None, departed: false }
}

impl Room {
    /// An open table at which so many people sit, and bots on the other seats.
    pub(crate) fn open(create: Create, people: u8, seed: u64) -> Room {
        let title = mittwoch_games::title(&create.game).expect("a game");
        let pack = Arc::new(title.pack(None).expect("a pack"));
        let bot = |name: &str| mittwoch_session::BotSeat { bot: name.to_owned(), name: None };
        let seats = (0..create.players).map(|seat| match seat < people {
            true => Occupant::Person(i64::from(seat) + 1),
            false => Occupant::Bot(bot("random")),
        });
        let state = TableState::open(seats.collect());
        let seed = Seed::from_number(seed);
        let head = TableHead {
            id: "table".into(),
            code: None,
            create,
            host: 1,
            made: NOON / 1000,
            commitment: seed.commitment(),
            pack: pack.digest(),
        };
        let kept = KeptTable {
            head,
            version: 0,
            changed: NOON / 1000,
            progress: Default::default(),
            table_lines: vec![FactLine::first(NOON, state).written()],
            lines: Vec::new(),
            sealed: Vec::new(),
            done: Vec::new(),
        };
        let people: Vec<_> = (1..=i64::from(people)).map(user).collect();
        let session = fold(title, &kept, seed, &pack, &people);
        Room {
            title,
            session,
            kept,
            seed,
            pack,
            people,
            now: NOON,
            fails: false,
            appends: 0,
            replies: BTreeMap::new(),
            thoughts: Vec::new(),
            told: Vec::new(),
            order: String::new(),
            asks: 0,
        }
    }

    /// The same, begun.
    pub(crate) fn running(create: Create, people: u8, seed: u64) -> Room {
        let mut room = Room::open(create, people, seed);
        room.does(0, Command::Start);
        room
    }

    /// The table as what is kept says it is.
    pub(crate) fn folded(&self) -> Session {
        let mut folded = fold(self.title, &self.kept, self.seed, &self.pack, &self.people);
        drop(folded.step(self.now, SessionInput::Seen(None)));
        folded
    }

    /// Wakes the table if it has fallen asleep.
    pub(crate) fn wake(&mut self) {
        if self.order.contains('S') {
            self.order.clear();
            self.session = self.folded();
            self.feed(SessionInput::Woke { first: false, down_ms: 0 });
        }
    }

    /// Brings something that happened, and does what is wanted.
    pub(crate) fn feed(&mut self, input: SessionInput) {
        let mut effects = self.session.step(self.now, input);
        while !effects.is_empty() {
            let mut next = Vec::new();
            for effect in effects {
                if let Some(input) = self.perform(effect) {
                    next.extend(self.session.step(self.now, input));
                }
            }
            effects = next;
        }
    }

    fn perform(&mut self, effect: SessionEffect) -> Option<SessionInput> {
        match effect {
            SessionEffect::Append(step) => {
                self.order.push('A');
                if std::mem::take(&mut self.fails) {
                    return Some(SessionInput::Failed(mittwoch_session::faults::INTERNAL.into()));
                }
                assert_eq!(step.version, self.kept.version, "nobody else has written");
                assert_eq!(step.first as usize, self.kept.lines.len(), "no line is left out");
                self.kept.lines.extend(step.lines);
                self.kept.table_lines.extend(step.table_lines);
                let sealed = step.sealed.into_iter().map(|sealed| (sealed.seat, sealed.action));
                self.kept.sealed = sealed.collect();
                self.kept.progress = step.standing.progress;
                (self.kept.version, self.kept.changed) = (step.version + 1, step.now);
                self.appends += 1;
                return Some(SessionInput::Kept { version: self.kept.version });
            }
            SessionEffect::Tell { to, news } => {
                self.order.push('T');
                self.told.push((to, news));
            }
            SessionEffect::Reply { ask, result } => {
                self.order.push('R');
                self.replies.insert(ask, result);
            }
            SessionEffect::Think(order) => self.thoughts.push(*order),
            SessionEffect::StopThinking { stop, .. } => stop.now(),
            SessionEffect::DismissBots => {}
            SessionEffect::Retell(person) => {
                return Some(SessionInput::Retold { person, chat: Vec::new() });
            }
            SessionEffect::Mute { .. } | SessionEffect::Forget => return Some(SessionInput::Done),
            SessionEffect::Gone => self.order.push('G'),
            SessionEffect::Sleep(_) => self.order.push('S'),
            SessionEffect::Say(_) | SessionEffect::WakeAt(_) => {}
        }
        None
    }

    /// What a person says, under a key.
    pub(crate) fn says(
        &mut self,
        person: usize,
        key: &str,
        command: Command,
    ) -> Result<Acknowledged, Fault> {
        let by = self.people[person].clone();
        let message = ClientMessage { key: key.to_owned(), command };
        let need = self.session.needs(&by, &message)?;
        self.asks += 1;
        let ask = self.asks;
        let (supply, digest) = (self.supply(need), command_digest(&message.command));
        let command = PersonCommand { ask, by, message, digest, supply };
        self.feed(SessionInput::Command(Box::new(command)));
        self.replies.remove(&ask).expect("everybody is answered")
    }

    fn supply(&self, need: CommandNeed) -> CommandSupply {
        match need {
            CommandNeed::Nothing | CommandNeed::Saying | CommandNeed::Thinker { .. } => {
                CommandSupply::Nothing
            }
            CommandNeed::Seat { .. } => CommandSupply::Seat { names: None, alike: false },
            CommandNeed::Opening => {
                CommandSupply::Opening { seed: self.seed, pack: Some(self.pack.clone()) }
            }
            CommandNeed::Rematch { .. } => CommandSupply::Rematch("rematch".to_owned()),
        }
    }

    pub(crate) fn done(&mut self, person: usize, command: Command) -> Result<Acknowledged, Fault> {
        let key = format!("key {}", self.asks);
        self.says(person, &key, command)
    }

    /// What must be done.
    pub(crate) fn does(&mut self, person: usize, command: Command) {
        let said = format!("{command:?}");
        self.done(person, command).unwrap_or_else(|fault| panic!("{said}: {fault:?}"));
    }

    /// Lets time pass.
    pub(crate) fn pass(&mut self, ms: i64) {
        self.now += ms;
        self.feed(SessionInput::Tick);
    }

    /// Lets a bot that was asked answer; whether one was.
    pub(crate) fn think(&mut self) -> bool {
        let Some(mut order) = self.thoughts.pop() else { return false };
        let action = order.bot.think(&order.budget).map(|thought| thought.action);
        let (seat, seq, bot) = (order.seat, order.seq, Some(order.bot));
        self.feed(SessionInput::Thought { seat, seq, action, bot });
        true
    }

    pub(crate) fn listen(&mut self, id: u64, person: Option<i64>) {
        let (mutes, chat) = Default::default();
        let names = self.people.iter().map(|person| (person.id, person.clone())).collect();
        let newcomer = Newcomer { id, person, from: 0, mutes, chat, names };
        self.feed(SessionInput::Listen(Box::new(newcomer)));
    }

    /// The answers that are open to a person.
    pub(crate) fn offers(&self, person: usize) -> Vec<Command> {
        let seen = self.session.look(Some(self.people[person].id), u32::MAX).expect("a match");
        let seq = seen.seq;
        let command = |action: String| Command::Answer { seq, action };
        seen.offers.into_iter().map(|offer| command(offer.action)).collect()
    }

    pub(crate) fn seq(&self) -> u32 {
        self.session.game().map_or(0, mittwoch_match::PublicMatch::seq)
    }

    pub(crate) fn awaited(&self) -> Seats {
        self.session.game().map_or(Seats::NONE, mittwoch_match::PublicMatch::awaited)
    }

    /// The seat of a person.
    pub(crate) fn seat(&self, person: usize) -> Seat {
        self.session.seat_of(self.people[person].id).expect("they sit there")
    }
}

fn fold(
    title: &'static dyn Title,
    kept: &KeptTable,
    seed: Seed,
    pack: &Pack,
    people: &[User],
) -> Session {
    let game = kept.reopen(title, seed, Some(pack));
    let session = Session::fold(title, POLICY, kept.clone(), game).expect("lines that follow");
    let names = people.iter().map(|person| (person.id, person.clone())).collect();
    session.with_names(names, None)
}
