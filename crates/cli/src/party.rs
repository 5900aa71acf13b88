//! One match and those who sit at it: people are asked, bots and forced answers go by themselves.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use mittwoch_kernel::{Pack, Phrase, Seat, Viewer};
use mittwoch_match::{
    AnswerFault, ITERATIONS, Match, MatchBot, MatchSetup, MindBudget, RecordFault, Title, UndoFault,
};
use mittwoch_protocol::ResetLimit;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::edge;
use crate::pack_dir;
use crate::problem::Problem;
use crate::save::{self, Saved, Seating};
use crate::speech;
use crate::words::{self, Lang, Words};

/// Who answers for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Who {
    /// A person at this terminal.
    Human,
    /// A bot, by name.
    Bot(String),
}

impl From<String> for Who {
    fn from(text: String) -> Who {
        if text == "human" { Who::Human } else { Who::Bot(text) }
    }
}

impl From<Who> for String {
    fn from(who: Who) -> String {
        match who {
            Who::Human => "human".to_owned(),
            Who::Bot(name) => name,
        }
    }
}

/// One match and those who sit at it.
pub struct LocalMatch {
    title: &'static dyn Title,
    game: Box<dyn Match>,
    /// What is printed on the components.
    sheet: Arc<Value>,
    /// With which pack it is played, where that is not built in.
    pack: Option<Phrase>,
    seating: Seating,
    /// The bots that have answered so far, each with its name.
    bots: BTreeMap<Seat, (String, Box<dyn MatchBot>)>,
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
        let game = title.open(opening).map_err(|faults| Problem::faults(&faults))?;
        let sheet = Arc::new(game.sheet());
        Ok(LocalMatch {
            title,
            game,
            sheet,
            pack,
            seating,
            bots: BTreeMap::new(),
            keep: None,
            home: None,
        })
    }

    /// Opens a guided first game.
    pub fn teach(
        title: &'static dyn Title,
        opening: MatchSetup,
        seating: Seating,
    ) -> Result<LocalMatch, Problem> {
        let game = title.open_lesson(opening).map_err(|faults| Problem::faults(&faults))?;
        let sheet = Arc::new(game.sheet());
        Ok(LocalMatch {
            title,
            game,
            sheet,
            pack: None,
            seating,
            bots: BTreeMap::new(),
            keep: None,
            home: None,
        })
    }

    /// Takes a saved match up again; a named seating or pack replaces the saved one.
    pub fn resume(path: &Path, who: &[Who], packs: &[PathBuf]) -> Result<LocalMatch, Problem> {
        let mut party = LocalMatch::load(path, packs)?;
        if !who.is_empty() {
            party.seating.seating = who.to_vec();
        }
        party.seating.seating = seats(party.title, party.game.seats(), &party.seating.seating)?;
        Ok(party)
    }

    /// Takes a recorded match up to look at it; where nobody says who played, people did.
    pub fn watch(path: &Path, packs: &[PathBuf]) -> Result<LocalMatch, Problem> {
        let mut party = LocalMatch::load(path, packs)?;
        party.seating.seating.resize(usize::from(party.game.seats()), Who::Human);
        Ok(party)
    }

    fn load(path: &Path, packs: &[PathBuf]) -> Result<LocalMatch, Problem> {
        let saved = Saved::read(path)?;
        let title = title_of(path, &saved)?;
        let components = components(path, title, &saved, packs)?;
        let mut seating = saved.seating.unwrap_or_default();
        seating.pack = packs.first().cloned().or(seating.pack);
        let game =
            title.resume(&saved.record, &components).map_err(|fault| record_fault(path, &fault))?;
        let (sheet, home) = (Arc::new(game.sheet()), Some(path.to_owned()));
        let pack = played(title, &components);
        Ok(LocalMatch {
            title,
            game,
            sheet,
            pack,
            seating,
            bots: BTreeMap::new(),
            keep: None,
            home,
        })
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

    /// The running match.
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// The file in which the match is kept after every answer.
    pub fn kept_in(&self) -> Option<&Path> {
        self.keep.as_deref()
    }

    /// Whether the match is over.
    pub fn over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The people at the table.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        (0..self.game.seats()).map(Seat).filter(|seat| self.who(*seat) == Some(&Who::Human))
    }

    /// Who answers for a seat.
    pub fn who(&self, seat: Seat) -> Option<&Who> {
        self.seating.seating.get(seat.index())
    }

    /// The person whose answer is awaited next.
    pub fn asked(&self) -> Option<Seat> {
        let awaited = self.game.awaited();
        self.humans().find(|seat| awaited.contains(*seat))
    }

    /// Lets bots and forced answers go on until a person is asked or the match is over.
    pub fn advance(&mut self) -> Result<(), Problem> {
        while !self.over() {
            if !self.game.answer_forced() && !self.bot_turn()? {
                break;
            }
        }
        self.keep()
    }

    fn bot_turn(&mut self) -> Result<bool, Problem> {
        let awaited = self.game.awaited();
        let turn = awaited.iter().find_map(|seat| match self.who(seat) {
            Some(Who::Bot(name)) => Some((seat, name.clone())),
            _ => None,
        });
        let Some((seat, name)) = turn else { return Ok(false) };
        let thought = self.bot(seat, name).think(&MindBudget::iterations(ITERATIONS));
        let action = thought.expect("a bot that is asked has an answer").action;
        self.game.answer(seat, &action).expect("a bot answers what is offered");
        Ok(true)
    }

    /// The bot at a seat, which has heard all that the seat was told.
    fn bot(&mut self, seat: Seat, name: String) -> &mut dyn MatchBot {
        let anew = || self.game.bot(seat, &name).expect("a bot of this name");
        let known = self.bots.remove(&seat).filter(|(sitting, _)| *sitting == name);
        let bot = known.map_or_else(anew, |(_, bot)| bot);
        let (_, bot) = self.bots.entry(seat).or_insert((name, bot));
        self.game.brief(&mut **bot);
        &mut **bot
    }

    /// Gives a person's answer; the rest goes on with [`LocalMatch::advance`].
    pub fn answer(&mut self, seat: Seat, action: &str) -> Result<(), AnswerFault> {
        self.game.answer(seat, action)
    }

    /// Takes back a person's last answer, with the forced ones that followed it.
    ///
    /// In a lesson everything can be taken back: nobody is wronged by it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoFault> {
        let done = self.game.undo(seat);
        if self.game.header().lesson { done.or_else(|_| self.game.undo_agreed(seat)) } else { done }
    }

    /// Takes back what a person answered in this turn, as far as nothing was shown.
    pub fn reset(&mut self, seat: Seat) -> Result<(), ResetLimit> {
        self.game.reset(seat)
    }

    /// Saves into a file: a plain record once the match is over, else with who sits where.
    pub fn save(&self, path: &Path) -> Result<(), Problem> {
        let saved = match self.over() {
            true => Saved { record: self.game.record(), seating: None },
            false => Saved { record: self.game.save(), seating: Some(self.seating.clone()) },
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
        let header = self.game.header();
        let short = header.commitment.get(..8).unwrap_or("game");
        save::folder().join(format!("{}-{short}.jsonl", header.game))
    }

    fn keep(&self) -> Result<(), Problem> {
        self.keep.as_deref().map_or(Ok(()), |path| self.save(path))
    }

    /// What a viewer was told, in words.
    pub fn told(&self, words: &Words, viewer: Viewer, from: usize) -> Vec<String> {
        let events: Vec<Phrase> = self.game.events(viewer, from);
        events.iter().map(|phrase| words.phrase(phrase)).collect()
    }

    /// What is printed on the components, in the form of the game.
    pub fn sheet(&self) -> Arc<Value> {
        self.sheet.clone()
    }

    /// The words of this match in a language.
    pub fn words(&self, lang: Lang) -> Words {
        let plain = Words::new(lang);
        let names = (0..self.game.seats()).map(Seat).map(|seat| match self.who(seat) {
            Some(Who::Bot(_)) => plain.phrase(&words::bot(seat)),
            _ => plain.phrase(&words::human(seat)),
        });
        let names = names.collect();
        plain.with_pieces(self.game.pieces()).with_names(names)
    }
}

/// What is wrong with a file, in the words of whoever read it.
pub fn detail(path: &Path, what: &str) -> Problem {
    let phrase = Phrase::new("problem-file").word("path", &edge::path(path));
    Problem::Failure(phrase.word("detail", what.trim_end_matches('.')))
}

/// What is wrong with a record, and in which line.
pub fn record_fault(path: &Path, fault: &RecordFault) -> Problem {
    detail(path, &fault.to_string())
}

/// The game that a file is a record of.
pub fn title_of(path: &Path, saved: &Saved) -> Result<&'static dyn Title, Problem> {
    let wrong = |key: &str| Phrase::new(key).word("path", &edge::path(path));
    let key = saved.game().ok_or_else(|| Problem::Failure(wrong("problem-no-head")))?;
    let unknown = || Problem::Failure(wrong("problem-head-game").word("game", &key));
    mittwoch_games::title(&key).ok_or_else(unknown)
}

/// The components that the match of a file was played with: of one of the named folders, or else
/// of the program's own.
pub fn components(
    path: &Path,
    title: &dyn Title,
    saved: &Saved,
    named: &[PathBuf],
) -> Result<Pack, Problem> {
    let Some(digest) = saved.pack() else {
        // The record itself says what is wrong with its head.
        return pack_dir::pack(title, None);
    };
    for folder in named {
        if let Some(pack) = pack_dir::of_owner(title, &digest, folder)? {
            return Ok(pack);
        }
    }
    let own = || pack_dir::of_owner(title, &digest, saved.own_pack(path)?).ok().flatten();
    let other = || Phrase::new("problem-other-pack").word("path", &edge::path(path));
    let pack = pack_dir::of_match(title, &digest).or_else(own);
    pack.ok_or_else(|| Problem::Failure(other()))
}

/// Who sits where: what is named, then the usual bot; seat 0 is a person if nobody is named.
pub fn seats(title: &dyn Title, players: u8, named: &[Who]) -> Result<Vec<Who>, Problem> {
    if named.len() > usize::from(players) {
        let phrase = Phrase::new("problem-seats").number("named", named.len() as i64);
        return Err(Problem::Usage(phrase.number("players", players)));
    }
    for who in named {
        if let Who::Bot(name) = who {
            check_bot(title, name)?;
        }
    }
    let usual = Who::Bot(title.usual_bot().to_owned());
    let mut all = if named.is_empty() { vec![Who::Human] } else { named.to_vec() };
    all.resize(usize::from(players), usual);
    Ok(all)
}

/// Says no to a bot that the game does not have.
pub fn check_bot(title: &dyn Title, name: &str) -> Result<(), Problem> {
    if title.bots().contains(&name) {
        return Ok(());
    }
    let phrase = Phrase::new("problem-no-bot").word("game", title.about().key).word("name", name);
    Err(Problem::Usage(phrase.word("known", &title.bots().join(", "))))
}

/// With which pack a match is played, where that is not built in.
pub fn played(title: &dyn Title, pack: &Pack) -> Option<Phrase> {
    let digest = pack.digest();
    if title.pack_of(None, &digest).is_some() {
        return None;
    }
    let share = pack.originality();
    let name = pack.name().unwrap_or_else(|| digest.get(..8).unwrap_or(&digest));
    Some(speech::pack_played(name, share.original, share.entries))
}
