//! `mittwoch play`: one game at this terminal, played here or on a server.

use std::io::{IsTerminal, stdin, stdout};
use std::path::Path;

use mittwoch_kernel::{Phrase, Setting};
use mittwoch_match::{MatchSetup, Title};
use mittwoch_protocol::outside_name;

use super::{setting, title};
use crate::args::PlayArgs;
use crate::party::{LocalMatch, Who, seats};
use crate::problem::Problem;
use crate::remote::{self, TableQuery};
use crate::save::Seating;
use crate::words::Lang;
use crate::{pack_dir, seed, text, tui};

/// Opens or resumes a game and plays it.
pub(super) fn run(args: PlayArgs, lang: Lang) -> Result<(), Problem> {
    let terminal = stdout().is_terminal() && stdin().is_terminal();
    if !args.text && !terminal {
        return Err(Problem::usage("problem-terminal"));
    }
    let text = args.text;
    if let Some(url) = &args.server {
        let mut remote = remote::join(url, args.token.clone(), wish(&args)?, lang)?;
        args.night.map_or(Ok(()), |night| remote.sleep(night))?;
        return if text { text::play(remote, lang) } else { tui::play(remote, lang) };
    }
    let cores = args.cores;
    let party = party(args)?.with_cores(cores);
    if text { text::play(party, lang) } else { tui::play(party, lang) }
}

/// The table on a server that is asked for.
fn wish(args: &PlayArgs) -> Result<TableQuery, Problem> {
    if let Some(table) = &args.table {
        let id = table.rsplit('/').next().unwrap_or(table);
        return Ok(TableQuery::Table(id.to_owned()));
    }
    if let Some(code) = &args.code {
        return Ok(TableQuery::Code(code.clone()));
    }
    let title = title(args.game.as_deref().expect("clap asks for a game here"))?;
    let players = args.players.unwrap_or_else(|| usual_players(title, args.seat.len()));
    let Setting { players, options } = setting(title, players, args.options.clone())?;
    let who = seats_at_server(title, players, &args.seat)?;
    let people = who.iter().take_while(|who| **who == Who::Human).count();
    let bots = who[people..].iter().map(|who| match who {
        Who::Bot(name) => Ok(name.clone()),
        Who::Human => Err(Problem::usage("problem-server-bots")),
    });
    let bots = bots.collect::<Result<_, _>>()?;
    if people == 0 {
        return Err(Problem::usage("problem-server-person"));
    }
    let (game, public) = (title.about().key.to_owned(), args.public);
    let pace = args.pace.clone().unwrap_or_default();
    Ok(TableQuery::New { game, players, options, bots, public, pace })
}

/// Who sits where at a server, where thinkers outside may sit too; the server knows which.
fn seats_at_server(title: &dyn Title, players: u8, named: &[Who]) -> Result<Vec<Who>, Problem> {
    let outside = |who: &&Who| matches!(who, Who::Bot(name) if outside_name(name).is_some());
    let known: Vec<_> = named.iter().filter(|who| !outside(who)).cloned().collect();
    seats(title, players, &known)?;
    let unnamed = if named.is_empty() { &[Who::Human][..] } else { named };
    let mut all = seats(title, players, &vec![Who::Human; unnamed.len()])?;
    all[..unnamed.len()].clone_from_slice(unnamed);
    Ok(all)
}

fn party(args: PlayArgs) -> Result<LocalMatch, Problem> {
    if let Some(path) = &args.resume {
        let party = LocalMatch::resume(path, &args.seat, args.pack.as_slice())?;
        let key = party.title().about().key;
        if let Some(game) = args.game.filter(|game| game != key) {
            let phrase = Phrase::new("problem-other-game").word("path", &crate::edge::path(path));
            return Err(Problem::Usage(phrase.word("game", key).word("wanted", &game)));
        }
        return Ok(party.keep_in(args.save));
    }
    let title = title(args.game.as_deref().expect("clap asks for a game here"))?;
    let players = args.players.unwrap_or_else(|| usual_players(title, args.seat.len()));
    let setting = setting(title, players, args.options)?;
    let who = seats(title, players, &args.seat)?;
    let pack = pack_dir::pack(title, args.pack.as_deref())?;
    let seed = args.seed.map_or_else(seed::fresh, Ok)?;
    let (pack_dir, pace) = (args.pack.as_deref().map(whole), args.pace);
    let seating = Seating { seating: who, pack: pack_dir, pace, table: None };
    let opening = MatchSetup { pack, setting, seed, entropy: Vec::new() };
    Ok(LocalMatch::open(title, opening, seating)?.keep_in(args.save))
}

/// As many as seats are named, else two where the game allows it.
fn usual_players(title: &dyn Title, named: usize) -> u8 {
    let about = title.about();
    let usual = if named == 0 { 2 } else { u8::try_from(named).unwrap_or(u8::MAX) };
    if named == 0 { usual.clamp(*about.players.start(), *about.players.end()) } else { usual }
}

fn whole(path: &Path) -> std::path::PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}
