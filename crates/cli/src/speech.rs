//! Sentences that the full screen and the plain lines have in common.

use std::collections::BTreeSet;

use mittwoch_kernel::{Outcome, Phrase, Seat};
use mittwoch_table::{AnswerFault, Match, UndoFault, WhyNot};

use crate::digest;
use crate::words::Words;

/// Why an answer was not taken.
pub fn answer_fault(words: &Words, fault: &AnswerFault) -> String {
    match fault {
        AnswerFault::Over => words.say("fault-over"),
        AnswerFault::NotAsked => words.say("fault-not-asked"),
        AnswerFault::Unreadable(text) => {
            words.phrase(&Phrase::new("fault-unreadable").word("text", text))
        }
        AnswerFault::Refused { rule, reason } => refusal(words, reason, rule),
    }
}

/// A reason with the number of its rule.
pub fn refusal(words: &Words, reason: &Phrase, rule: &str) -> String {
    format!("{} [{rule}]", words.phrase(reason))
}

/// Why an answer cannot be taken back.
pub fn undo_fault(words: &Words, fault: UndoFault) -> String {
    words.say(match fault {
        UndoFault::Nothing => "undo-nothing",
        UndoFault::NotYours => "undo-not-yours",
        UndoFault::Known => "undo-known",
    })
}

/// The answers that are not open with their reasons, then what the rules behind them say.
pub fn why_not(words: &Words, digest_text: &str, refused: &[WhyNot]) -> Vec<String> {
    if refused.is_empty() {
        return vec![words.say("why-nothing")];
    }
    let reason = |no: &WhyNot| {
        let answer = words.phrase(&no.offered.phrase);
        format!("{answer}: {}", refusal(words, &no.reason, no.rule))
    };
    let mut lines: Vec<_> = refused.iter().map(reason).collect();
    let rules: BTreeSet<_> = refused.iter().map(|no| no.rule).collect();
    lines.extend(rules.into_iter().filter_map(|rule| rule_line(digest_text, rule)));
    lines
}

/// A paragraph of the rules with its number.
pub fn rule_line(digest_text: &str, id: &str) -> Option<String> {
    let text = digest::paragraph(digest_text, id)?;
    Some(format!("{}  {}", id.to_uppercase(), digest::plain(text)))
}

/// Who won, in a sentence or two.
pub fn outcome(words: &Words, outcome: &Outcome) -> Vec<String> {
    let names: Vec<_> = outcome.winners.iter().map(|seat| words.name(seat)).collect();
    let rounds = Phrase::new("outcome-rounds").number("rounds", outcome.rounds);
    let won = match names.len() {
        0 => Phrase::new("outcome-automaton"),
        1 => Phrase::new("outcome-won").word("name", &names[0]),
        _ => Phrase::new("outcome-shared").word("names", &words.list(&names)),
    };
    vec![words.phrase(&won), words.phrase(&rounds)]
}

/// The score sheet as rows of cells, names first.
pub fn score_rows(words: &Words, game: &dyn Match) -> Vec<Vec<String>> {
    let mut head = vec![words.say("score-what")];
    head.extend((0..game.seats()).map(|seat| words.name(Seat(seat))));
    let sheet = game.score_sheet();
    if sheet.iter().any(|line| line.values.len() > usize::from(game.seats())) {
        head.push(words.say("score-automaton"));
    }
    let row = |line: &mittwoch_kernel::ScoreLine| {
        let mut row = vec![words.phrase(&line.what)];
        row.extend(line.values.iter().map(ToString::to_string));
        row
    };
    [head].into_iter().chain(sheet.iter().map(row)).collect()
}

/// The question as it is put: who is asked, what, and by which rule.
pub fn question(words: &Words, game: &dyn Match, seat: Seat) -> Option<String> {
    let asked = game.question(seat)?;
    let phrase = Phrase::new("ask")
        .seat("name", seat)
        .word("question", &words.phrase(&asked.phrase))
        .word("rule", asked.rule);
    Some(words.phrase(&phrase))
}
