//! The log in lines: rounds divide it, and what came of something stands under it.

use mittwoch_kernel::{Arg, Phrase, Seat};
use mittwoch_protocol::Told;

use crate::words::Words;

/// Where a line stands.
enum LinePlace {
    /// A round begins.
    Round,
    /// Somebody does something.
    Lead,
    /// It came of the line above.
    Under,
}

/// What a reader was told, a line each; what befell the reader is marked.
pub fn lines(words: &Words, reader: Option<Seat>, told: &[Told]) -> Vec<String> {
    let (mut lead, mut above): (Option<&Told>, Option<&Told>) = (None, None);
    let mut lines = Vec::with_capacity(told.len());
    for told in told {
        let place = place(lead, above, told);
        lines.push(written(words, reader, &place, told));
        above = Some(told);
        if !matches!(place, LinePlace::Under) {
            lead = Some(told);
        }
    }
    lines
}

fn place(lead: Option<&Told>, above: Option<&Told>, told: &Told) -> LinePlace {
    let actor = actor(&told.phrase);
    if actor.is_none() && matches!(told.phrase.args.get("round"), Some(Arg::Number(_))) {
        return LinePlace::Round;
    }
    let near = above.is_some_and(|above| above.answers == told.answers);
    let carried = near && (actor.is_none() || told.befell.is_some());
    let same = actor.is_some() && lead.is_some_and(|lead| self::actor(&lead.phrase) == actor);
    if carried || same { LinePlace::Under } else { LinePlace::Lead }
}

/// Who acts in a phrase: whoever it names as its seat, be it an automaton, else the first seat.
fn actor(phrase: &Phrase) -> Option<&Arg> {
    let named = phrase.args.get("seat");
    let named = named.filter(|arg| matches!(arg, Arg::Seat(_) | Arg::Piece(_)));
    named.or_else(|| phrase.args.values().find(|arg| matches!(arg, Arg::Seat(_))))
}

fn written(words: &Words, reader: Option<Seat>, place: &LinePlace, told: &Told) -> String {
    let text = words.phrase(&told.phrase);
    let text = match place {
        LinePlace::Round => format!("— {text} —"),
        LinePlace::Lead => text,
        LinePlace::Under => format!("· {text}"),
    };
    if reader.is_some() && told.befell == reader {
        return format!("{text} ({})", words.say("log-to-you"));
    }
    text
}

#[cfg(test)]
mod tests {
    use mittwoch_protocol::{Happened, ShownView};

    use super::*;
    use crate::words::Lang;

    fn told(phrase: Phrase, answers: u32) -> Told {
        Told { event: Happened::Game(ShownView::nothing()), phrase, answers, befell: None }
    }

    #[test]
    fn rounds_divide_the_log_and_what_came_of_something_stands_under_it() {
        let does = |key: &str, seat, answers| told(Phrase::new(key).seat("seat", seat), answers);
        let mut plague = does("plague", Seat(0), 2);
        plague.befell = Some(Seat(0));
        let log = [
            does("plays", Seat(1), 1),
            does("takes", Seat(1), 2),
            plague,
            told(Phrase::new("next").number("round", 2), 2),
            told(Phrase::new("shown"), 2),
            does("mine", Seat(0), 3),
        ];
        let words = Words::new(Lang::En);
        let lines = lines(&words, Some(Seat(0)), &log);
        let expected = ["plays", "· takes", "· plague (to you)", "— next —", "· shown", "mine"];
        assert_eq!(lines, expected);
    }
}
