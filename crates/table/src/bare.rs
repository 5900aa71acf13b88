//! What the lines of a match tell when its rules or components are gone.

use mittwoch_kernel::{Phrase, Seat};

use crate::Told;
use crate::record::{Line, read_own};
use crate::running::{
    AGREED_BACK, ANSWERED, ANSWERED_UNSEEN, ENDED, RESIGNED, RETURNED, STAND_IN, TAKEN_BACK,
};

/// What happened, line by line, as far as it can be read; answers stand there in the notation of
/// the game if they are of a seat that `sees` lets through.
///
/// Without its rules nobody can say which answers were secret, and a frozen match may go on one day:
/// whoever looks at it sees the own answers alone.
pub fn bare_log(lines: &[String], sees: impl Fn(Seat) -> bool) -> Vec<Told> {
    let read = lines.iter().map_while(|line| read_own(line).ok());
    let (mut told, mut answers) = (Vec::new(), 0);
    for own in read {
        answers += u32::from(matches!(own.line, Line::Answer(_)));
        told.extend(phrase(own.line, &sees).map(|phrase| Told { phrase, answers }));
    }
    told
}

fn phrase(line: Line, sees: impl Fn(Seat) -> bool) -> Option<Phrase> {
    let (key, seat) = match &line {
        Line::Header(_) | Line::Start(_) | Line::Ending(_) => return None,
        Line::Answer(line) if sees(line.seat) => (ANSWERED, line.seat),
        Line::Answer(line) => (ANSWERED_UNSEEN, line.seat),
        Line::Back(line) if line.agreed.is_some() => (AGREED_BACK, line.seat),
        Line::Back(line) => (TAKEN_BACK, line.seat),
        Line::Resigned(line) => (RESIGNED, line.seat),
        Line::Ended(line) => (ENDED, line.seat),
        Line::Played(line) if line.by.is_some() => (STAND_IN, line.seat),
        Line::Played(line) => (RETURNED, line.seat),
    };
    let phrase = Phrase::new(key).seat("seat", seat);
    Some(match &line {
        Line::Answer(line) if sees(line.seat) => phrase.word("action", &line.action),
        _ => phrase,
    })
}
