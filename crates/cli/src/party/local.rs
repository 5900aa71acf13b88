use std::path::{Path, PathBuf};
use std::sync::Arc;

use mittwoch_kernel::{Phrase, Seat, Setting, Viewer};
use mittwoch_match::{Match, MatchLook, MatchSetup, PublicMatch, Title};
use mittwoch_protocol::{Command, Create, Fault, Pace, Request, RequestKind, Stage};
use mittwoch_session::{BotSeat, Occupant, SeatDocument, Session, TableDocument, TableState};
use serde_json::Value;

use super::keeper::{TableKeeper, now, person};
use super::{Who, components, detail, played, record_fault, seats, title_of};
use crate::pack_dir;
use crate::problem::Problem;
use crate::save::{self, Saved, SavedTable, Seating};
use crate::words::{self, Lang, Words};

/// One match and those who sit at it, at one keyboard.
pub struct LocalMatch {
    title: &'static dyn Title,
    table: TableKeeper,
    /// What is printed on the components.
    sheet: Arc<Value>,
    /// With which pack it is played, where that is not built in.
    pack: Option<Phrase>,
    seating: Seating,
    /// Where the match is kept after every answer.
    keep: Option<PathBuf>,
    /// Where it came from.
    home: Option<PathBuf>,
}

impl LocalMatch {
    /// Opens a new match.
    pub fn open(
        title: &'static dyn Title,
        opening: MatchSetup,
        seating: Seating,
    ) -> Result<LocalMatch, Problem> {
        if seating.pack.is_some() {
            // Where it cannot be kept, the folder has to be named when the match is taken up.
            let _ = pack_dir::keep(&opening.pack);
        }
        let pack = played(title, &opening.pack);
        LocalMatch::begin(title, opening, seating, pack, false)
    }

    /// Opens a guided first game.
    pub fn teach(
        title: &'static dyn Title,
        opening: MatchSetup,
        seating: Seating,
    ) -> Result<LocalMatch, Problem> {
        LocalMatch::begin(title, opening, seating, None, true)
    }

    fn begin(
        title: &'static dyn Title,
        opening: MatchSetup,
        seating: Seating,
        pack: Option<Phrase>,
        lesson: bool,
    ) -> Result<LocalMatch, Problem> {
        let MatchSetup { pack: components, setting, seed, entropy: _ } = opening;
        let faults = title.check_setting(&components, &setting);
        if !faults.is_empty() {
            return Err(Problem::faults(&faults));
        }
        let create = create(title, &setting, seating.pace.clone(), lesson);
        let state = TableState::open(occupants(&seating.seating));
        let mut table = TableKeeper::open(title, create, state);
        table.start(seed, components).map_err(|fault| Problem::Failure(fault.phrase))?;
        Ok(LocalMatch::of(title, table, seating, pack, None))
    }

    fn of(
        title: &'static dyn Title,
        table: TableKeeper,
        seating: Seating,
        pack: Option<Phrase>,
        home: Option<PathBuf>,
    ) -> LocalMatch {
        let sheet = table.session().game().map_or(Value::Null, PublicMatch::sheet);
        LocalMatch { title, table, sheet: Arc::new(sheet), pack, seating, keep: None, home }
    }

    /// Takes a saved match up again; a named seating or pack replaces the saved one.
    pub fn resume(path: &Path, who: &[Who], packs: &[PathBuf]) -> Result<LocalMatch, Problem> {
        LocalMatch::load(path, packs, |title, players, saved| {
            seats(title, players, if who.is_empty() { saved } else { who })
        })
    }

    /// Takes a recorded match up to look at it; where nobody says who played, people did.
    pub fn watch(path: &Path, packs: &[PathBuf]) -> Result<LocalMatch, Problem> {
        LocalMatch::load(path, packs, |_, players, saved| {
            let mut seating = saved.to_vec();
            seating.resize(usize::from(players), Who::Human);
            Ok(seating)
        })
    }

    fn load(
        path: &Path,
        packs: &[PathBuf],
        sit: impl FnOnce(&'static dyn Title, u8, &[Who]) -> Result<Vec<Who>, Problem>,
    ) -> Result<LocalMatch, Problem> {
        let saved = Saved::read(path)?;
        let title = title_of(path, &saved)?;
        let components = components(path, title, &saved, packs)?;
        let mut seating = saved.seating.unwrap_or_default();
        seating.pack = packs.first().cloned().or(seating.pack);
        let mut game =
            title.resume(&saved.record, &components).map_err(|fault| record_fault(path, &fault))?;
        while game.answer_forced() {}
        let kept = seating.table.take();
        let before = std::mem::take(&mut seating.seating);
        seating.seating = sit(title, game.seats(), &before)?;
        let lines = kept.filter(|_| before == seating.seating);
        let lines = lines.map_or_else(|| stood(&seating.seating, &*game), SavedTable::lines);
        let header = game.header();
        let create = create(title, &header.setting, seating.pace.clone(), header.lesson);
        let table = TableKeeper::resume(title, create, lines, game);
        let table = table.map_err(|fault| detail(path, &fault.what))?;
        let pack = played(title, &components);
        Ok(LocalMatch::of(title, table, seating, pack, Some(path.to_owned())))
    }

    /// Lets every bot think with so many cores from now on.
    pub fn with_cores(mut self, cores: u16) -> LocalMatch {
        self.table.cores = cores.into();
        self
    }

    /// Keeps the match in this file from now on.
    pub fn keep_in(mut self, path: Option<PathBuf>) -> LocalMatch {
        self.keep = path;
        self
    }

    /// With which pack it is played, where that is not built in.
    pub fn pack(&self) -> Option<Phrase> {
        self.pack.clone()
    }

    /// The game.
    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// The table.
    pub(crate) fn session(&self) -> &Session {
        self.table.session()
    }

    /// The running match.
    pub fn game(&self) -> &dyn Match {
        self.session().game().expect("a match lies on the table")
    }

    /// The match as one viewer sees it.
    pub fn seen(&self, viewer: Viewer) -> MatchLook<'_> {
        self.game().for_viewer(viewer)
    }

    /// The match as a seat sees it.
    pub fn seen_from(&self, seat: Seat) -> MatchLook<'_> {
        self.seen(Viewer::Seat(seat))
    }

    /// The file in which the match is kept after every answer.
    pub fn kept_in(&self) -> Option<&Path> {
        self.keep.as_deref()
    }

    /// Whether the match is over.
    pub fn over(&self) -> bool {
        self.game().outcome().is_some()
    }

    /// The people at the table.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        (0..self.game().seats()).map(Seat).filter(|seat| self.who(*seat) == Some(&Who::Human))
    }

    /// Who answers for a seat.
    pub fn who(&self, seat: Seat) -> Option<&Who> {
        self.seating.seating.get(seat.index())
    }

    /// The person whose answer is awaited next; while a bot plays for them, nobody's is.
    pub fn asked(&self) -> Option<Seat> {
        let (awaited, seats) = (self.game().awaited(), &self.session().state().document.seats);
        let plays = |seat: &Seat| seats.get(seat.index()).is_none_or(|doc| doc.stand_in.is_none());
        self.humans().find(|seat| awaited.contains(*seat) && plays(seat))
    }

    /// Lets bots and forced answers go on until a person is asked or the match is over.
    pub fn advance(&mut self) -> Result<(), Problem> {
        while !self.over() && self.table.think() {}
        self.keep()
    }

    /// Looks at the time; whether something has happened by it.
    pub fn tick(&mut self) -> bool {
        self.table.tick()
    }

    /// What a person says to the table; the rest goes on with [`LocalMatch::advance`].
    pub fn says(&mut self, seat: Seat, command: Command) -> Result<(), Fault> {
        self.table.says(seat, command)
    }

    /// Gives a person's answer.
    pub fn answer(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        let seq = self.game().seq();
        self.says(seat, Command::Answer { seq, action: action.to_owned() })
    }

    /// What the people here ask each other to agree to.
    pub fn requests(&self) -> Vec<Request> {
        let seen = self.session().look(None, u32::MAX);
        seen.map(|seen| seen.requests).unwrap_or_default()
    }

    /// Whether a seat has asked the others for something.
    pub fn asks(&self, seat: Seat, kind: RequestKind) -> bool {
        self.requests().iter().any(|asked| asked.seat == seat && asked.kind == kind)
    }

    /// The people here for whom a bot plays, and who may take their seats back.
    pub fn stood_in(&self) -> Vec<Seat> {
        let seats = &self.session().state().document.seats;
        let bot = |seat: &Seat| {
            seats.get(seat.index()).is_some_and(|doc| doc.stand_in.is_some() && !doc.resigned)
        };
        let running = self.session().stage() == Stage::Running;
        self.humans().filter(|seat| running && bot(seat)).collect()
    }

    /// Saves into a file: a plain record once the match is over, else with who sits where.
    pub fn save(&self, path: &Path) -> Result<(), Problem> {
        let saved = match self.over() {
            true => Saved { record: self.game().record(), seating: None },
            false => {
                let table = Some(SavedTable { at: now(), lines: self.table.lines().to_vec() });
                let seating = Some(Seating { table, ..self.seating.clone() });
                Saved { record: self.game().save(), seating }
            }
        };
        save::write(path, &saved.text())
    }

    /// The file to save in when none is named.
    pub fn file(&self) -> PathBuf {
        let known = self.keep.as_ref().or(self.home.as_ref());
        known.map_or_else(|| self.usual_file(), Clone::clone)
    }

    /// The file of a match that was never saved.
    pub fn usual_file(&self) -> PathBuf {
        let header = self.game().header();
        let short = header.commitment.get(..8).unwrap_or("game");
        save::folder().join(format!("{}-{short}.jsonl", header.game))
    }

    fn keep(&self) -> Result<(), Problem> {
        self.keep.as_deref().map_or(Ok(()), |path| self.save(path))
    }

    /// What a viewer was told, in words.
    pub fn told(&self, words: &Words, viewer: Viewer, from: usize) -> Vec<String> {
        let events: Vec<Phrase> = self.seen(viewer).events(from);
        events.iter().map(|phrase| words.phrase(phrase)).collect()
    }

    /// What is printed on the components, in the form of the game.
    pub fn sheet(&self) -> Arc<Value> {
        self.sheet.clone()
    }

    /// The words of this match in a language.
    pub fn words(&self, lang: Lang) -> Words {
        let plain = Words::new(lang);
        let names = (0..self.game().seats()).map(Seat).map(|seat| match self.who(seat) {
            Some(Who::Bot(_)) => plain.phrase(&words::bot(seat)),
            _ => plain.phrase(&words::human(seat)),
        });
        let names = names.collect();
        plain.with_pieces(self.game().pieces()).with_names(names)
    }
}

/// Who sits where, as a table knows it.
fn occupants(seating: &[Who]) -> Vec<Occupant> {
    let seat = |(who, at): (&Who, u8)| match who {
        Who::Human => Occupant::Person(person(Seat(at)).id),
        Who::Bot(bot) => Occupant::Bot(BotSeat { bot: bot.clone(), name: None }),
    };
    seating.iter().zip(0..).map(seat).collect()
}

fn create(title: &dyn Title, setting: &Setting, pace: Option<Pace>, lesson: bool) -> Create {
    let (circle, bots, visibility, undo) = Default::default();
    Create {
        game: title.about().key.to_owned(),
        players: setting.players,
        options: setting.options.clone(),
        bots,
        circle,
        pace: pace.unwrap_or_default(),
        visibility,
        undo,
        pack: None,
        hints: Default::default(),
        from: None,
        lesson,
    }
}

/// The first line of a table whose match an earlier program saved, and that nobody waited.
fn stood(seating: &[Who], game: &dyn Match) -> (Vec<String>, i64) {
    let over = game.outcome().is_some();
    let seat = |at| SeatDocument {
        resigned: game.resigned().contains(Seat(at)),
        seen: now(),
        ..SeatDocument::default()
    };
    let document =
        TableDocument { seats: (0..game.seats()).map(seat).collect(), ..Default::default() };
    let stage = if over { Stage::Over } else { Stage::Running };
    let (seats, outcome) = (occupants(seating), game.outcome());
    let state = TableState { stage, seats, outcome, document };
    (vec![mittwoch_session::FactLine::first(now(), state).written()], 0)
}
