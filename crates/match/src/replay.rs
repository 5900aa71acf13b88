//! Reading a record: every line is checked, and the first one that is wrong is named.

mod lines;
mod luck;
mod reader;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use mittwoch_kernel::{Dice, Game, Pack, Script, Seed, Whole};

use crate::StoredMatch;
use crate::history::History;
use crate::record::{FORMAT, Header, RecordFault, RecordLine, SetupLine, read_line};
use crate::running::RunningMatch;
use crate::shared::shared_game;
use lines::{Read, RecordLines};
use luck::check_draws;
use reader::RecordReader;

/// Takes a record up again at its end.
pub(crate) fn resume<G: Whole>(text: &str, pack: &Pack) -> Result<RunningMatch<G>, RecordFault> {
    let mut lines = RecordLines::new(text);
    let reader = begin::<G>(&mut lines, pack, |header| revealed(text, header))?;
    reader.read(lines, None)
}

/// Takes up a match that its keeper stored line by line.
pub(crate) fn reopen<G: Whole>(
    kept: &StoredMatch<'_>,
    pack: &Pack,
) -> Result<RunningMatch<G>, RecordFault> {
    let mut lines = RecordLines::own(kept.lines);
    let bound = |header: &Header| kept.seed.commitment() == header.commitment;
    let reader = begin::<G>(&mut lines, pack, |header| Some(kept.seed).filter(|_| bound(header)))?;
    if reader.dice.is_none() {
        return Err(RecordFault::new(1, "the seed is not the one that the header is bound to"));
    }
    reader.read(lines, Some(kept))
}

/// Reads header and set-up; `seed` finds what the header binds.
fn begin<G: Whole>(
    lines: &mut RecordLines<'_>,
    pack: &Pack,
    seed: impl FnOnce(&Header) -> Option<Seed>,
) -> Result<RecordReader<G>, RecordFault> {
    let head = lines.next_line("the record is empty")?;
    let header = read_header(&head)?;
    let game = game_of::<G>(&header, pack).map_err(|what| head.fault(what))?;
    lines.confirm(&head)?;
    let dice = seed(&header).map(|seed| Dice::new(seed.key(&header.entropy)));
    let start = lines.next_line("the record ends before the set-up")?;
    let (course, dice) = set_up(game, &start, dice).map_err(|what| start.fault(what))?;
    lines.confirm(&start)?;
    Ok(RecordReader { header, course, dice, due: 1 })
}

/// The header in the first line of a record.
pub(crate) fn header_of(text: &str) -> Result<Header, RecordFault> {
    read_header(&RecordLines::new(text).next_line("the record is empty")?)
}

fn read_header(read: &Read) -> Result<Header, RecordFault> {
    match &read.line {
        RecordLine::Header(header) if header.mittwoch == FORMAT => Ok(header.clone()),
        RecordLine::Header(header) => Err(read.fault(format!(
            "this record has format {}; only format {FORMAT} can be read here",
            header.mittwoch
        ))),
        _ => Err(read.fault("a record starts with its header")),
    }
}

fn game_of<G: Whole>(header: &Header, pack: &Pack) -> Result<Arc<G>, String> {
    if header.game != G::KEY {
        return Err(format!("this is a match of '{}', not of '{}'", header.game, G::KEY));
    }
    let about = G::about_of(header.rules).map_err(|fault| fault.to_string())?;
    if let Some(fault) = header.setting.faults(&about).first() {
        return Err(fault.to_string());
    }
    if header.setting != header.setting.complete(&about) {
        return Err("the setting does not name exactly the options that matter".to_owned());
    }
    if header.pack != pack.digest() {
        return Err("the match was played with another component pack".to_owned());
    }
    let make = || <G as Game>::with_rules(header.rules, pack, &header.setting);
    shared_game(header.rules, pack, &header.setting, make).map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        faults.join("; ")
    })
}

/// The seed in the last line, if it is the one that the header binds.
///
/// It is looked for from the end, so that what was put behind it is named and not the seed.
fn revealed(text: &str, header: &Header) -> Option<Seed> {
    let seed = text.lines().rev().find_map(|line| match read_line(line) {
        Ok((RecordLine::Ending(ending), _)) => Some(ending.seed),
        _ => None,
    });
    seed.filter(|seed| seed.commitment() == header.commitment)
}

fn set_up<G: Whole>(
    game: Arc<G>,
    read: &Read,
    mut dice: Option<Dice>,
) -> Result<(History<G>, Option<Dice>), String> {
    let RecordLine::Start(SetupLine { seq: 0, setup: true, draws }) = &read.line else {
        return Err("the set-up with sequence number 0 is due here".to_owned());
    };
    let mut script = Script::new(draws.iter().cloned());
    let mut course = History::start(game, &mut script);
    script.finish().map_err(|fault| fault.to_string())?;
    let position = check_draws(draws, dice.as_mut())?;
    course.setup = (draws.clone(), position);
    Ok((course, dice))
}
