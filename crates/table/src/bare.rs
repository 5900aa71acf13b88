//! What the lines of a match tell when its rules or components are gone.

use mittwoch_kernel::Phrase;

use crate::record::{Chain, Ending, Line, Sealed, read_own};
use crate::running::{AGREED_BACK, ANSWERED, ENDED, RESIGNED, RETURNED, STAND_IN, TAKEN_BACK};
use crate::{Kept, Told};

/// The record of a kept match as a text of its own: if it was not over, it ends like a saved one,
/// so that a version that knows its rules can take it up.
pub fn closed(kept: &Kept<'_>) -> String {
    let mut text: String = kept.lines.iter().map(|line| format!("{line}\n")).collect();
    let last = kept.lines.last().and_then(|line| read_own(line).ok());
    let Some(last) = last.filter(|last| !matches!(last.line, Line::Ending(_))) else {
        return text;
    };
    let sealed =
        kept.sealed.iter().map(|(seat, action)| Sealed { seat: *seat, action: action.clone() });
    let ending = Ending { outcome: None, sealed: sealed.collect(), seed: kept.seed };
    text.push_str(&Chain::after(last.check).signed(&Line::Ending(ending)));
    text.push('\n');
    text
}

/// What happened, line by line and in the notation of the game, as far as it can be read.
pub fn bare_log(lines: &[String]) -> Vec<Told> {
    let read = lines.iter().map_while(|line| read_own(line).ok());
    let (mut told, mut answers) = (Vec::new(), 0);
    for own in read {
        answers += u32::from(matches!(own.line, Line::Answer(_)));
        told.extend(phrase(own.line).map(|phrase| Told { phrase, answers }));
    }
    told
}

fn phrase(line: Line) -> Option<Phrase> {
    let (key, seat) = match &line {
        Line::Header(_) | Line::Start(_) | Line::Ending(_) => return None,
        Line::Answer(line) => (ANSWERED, line.seat),
        Line::Back(line) if line.agreed.is_some() => (AGREED_BACK, line.seat),
        Line::Back(line) => (TAKEN_BACK, line.seat),
        Line::Resigned(line) => (RESIGNED, line.seat),
        Line::Ended(line) => (ENDED, line.seat),
        Line::Played(line) if line.by.is_some() => (STAND_IN, line.seat),
        Line::Played(line) => (RETURNED, line.seat),
    };
    let phrase = Phrase::new(key).seat("seat", seat);
    Some(match &line {
        Line::Answer(line) => phrase.word("action", &line.action),
        _ => phrase,
    })
}
