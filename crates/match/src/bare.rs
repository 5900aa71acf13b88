//! What the lines of a match tell when its rules or components are gone.

use mittwoch_kernel::Seat;
use mittwoch_protocol::{TableEvent, Told};

use crate::record::{RecordLine, read_own};
use crate::running::at_table;

/// What happened, line by line, as far as it can be read; answers stand there in the notation of
/// the game if they are of a seat that `sees` lets through.
///
/// Without its rules nobody can say which answers were secret, and a frozen match may go on one day:
/// whoever looks at it sees the own answers alone.
pub fn bare_log(lines: &[String], sees: impl Fn(Seat) -> bool) -> Vec<Told> {
    let read = lines.iter().map_while(|line| read_own(line).ok());
    let (mut told, mut answers) = (Vec::new(), 0);
    for own in read {
        answers += u32::from(matches!(own.line, RecordLine::Answer(_)));
        told.extend(event(own.line, &sees).map(|event| at_table(event, answers)));
    }
    told
}

fn event(line: RecordLine, sees: impl Fn(Seat) -> bool) -> Option<TableEvent> {
    Some(match line {
        RecordLine::Header(_) | RecordLine::Start(_) | RecordLine::Ending(_) => return None,
        RecordLine::Answer(line) => {
            let action = sees(line.seat).then_some(line.action);
            TableEvent::Answered { seat: line.seat, action }
        }
        RecordLine::Back(line) => {
            let agreed = line.agreed.is_some_and(|others| !others.is_empty());
            TableEvent::TakenBack { seat: line.seat, answers: 0, agreed }
        }
        RecordLine::Resigned(line) => TableEvent::Resigned { seat: line.seat },
        RecordLine::Ended(line) => TableEvent::Ended { seat: line.seat },
        RecordLine::Played(line) if line.by.is_some() => TableEvent::StandIn { seat: line.seat },
        RecordLine::Played(line) => TableEvent::Returned { seat: line.seat },
    })
}
