//! Sentences that the full screen and the plain lines have in common.

use std::collections::BTreeSet;

use mittwoch_kernel::{Outcome, Phrase, ScoreLine, Seat, Seats};
use mittwoch_protocol::{
    ChatLine, Estimate, EstimateSource, Hint, HintAnswer, Offer, Preview, Question, Request,
    RequestKind, Sureness, WhyNot,
};

use crate::digest;
use crate::edge;
use crate::host::{Host, HostRefusal, SharedTable};
use crate::words::Words;

/// Why something was not done.
pub fn refused(words: &Words, refusal: &HostRefusal) -> String {
    match refusal {
        HostRefusal::Rule { rule, reason } => by_rule(words, reason, rule),
        HostRefusal::Other(phrase) => words.phrase(phrase),
    }
}

/// With which pack a match is played.
pub fn pack_played(name: &str, original: u32, entries: u32) -> Phrase {
    let phrase = Phrase::new("pack-played").word("name", &edge::plain(name));
    phrase.number("original", original).number("entries", entries)
}

/// A reason with the number of its rule.
fn by_rule(words: &Words, reason: &Phrase, rule: &str) -> String {
    format!("{} [{rule}]", words.phrase(reason))
}

/// What an answer would bring: its result in a sentence, or what would be told where nothing that
/// is counted would change.
pub fn outlook(words: &Words, seat: Seat, offer: &Offer, preview: &Preview) -> Vec<String> {
    match words.outlook(&offer.phrase, seat, &preview.consequences) {
        Some(result) => vec![result],
        None => preview.told.iter().map(|told| words.phrase(&told.phrase)).collect(),
    }
}

/// The answers that are not open with their reasons, then what the rules behind them say.
pub fn why_not(words: &Words, digest_text: &str, refused: &[WhyNot]) -> Vec<String> {
    if refused.is_empty() {
        return vec![words.say("why-nothing")];
    }
    let reason = |no: &WhyNot| {
        let answer = words.phrase(&no.phrase);
        format!("{answer}: {}", by_rule(words, &no.reason, &no.rule))
    };
    let mut lines: Vec<_> = refused.iter().map(reason).collect();
    let rules: BTreeSet<_> = refused.iter().map(|no| &no.rule).collect();
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

/// How a match ended: what a server says about it, and who won by the rules.
pub fn ending(words: &Words, host: &dyn Host) -> Vec<String> {
    let notice =
        host.shared_seen().and_then(SharedTable::notice).map(|notice| words.phrase(notice));
    let won = host.outcome().into_iter().flat_map(|end| outcome(words, &end));
    let pack = host.pack().map(|pack| words.phrase(&pack));
    notice.into_iter().chain(won).chain(pack).collect()
}

/// The score sheet as rows of cells, names first.
pub fn score_rows(words: &Words, seats: u8, sheet: &[ScoreLine]) -> Vec<Vec<String>> {
    let mut head = vec![words.say("score-what")];
    head.extend((0..seats).map(|seat| words.name(Seat(seat))));
    if sheet.iter().any(|line| line.values.len() > usize::from(seats)) {
        head.push(words.say("score-automaton"));
    }
    let row = |line: &ScoreLine| {
        let mut row = vec![words.phrase(&line.what)];
        row.extend(line.values.iter().map(ToString::to_string));
        row
    };
    [head].into_iter().chain(sheet.iter().map(row)).collect()
}

/// The question as it is put: who is asked, what, and by which rule.
pub fn question(words: &Words, seat: Seat, asked: &Question) -> String {
    let phrase = Phrase::new("ask")
        .seat("name", seat)
        .word("question", &words.phrase(&asked.phrase))
        .word("rule", &asked.rule);
    words.phrase(&phrase)
}

/// Whose answer is awaited.
pub fn waiting(words: &Words, awaited: Seats) -> String {
    let names: Vec<_> = awaited.iter().map(|seat| words.name(seat)).collect();
    words.phrase(&Phrase::new("waiting").word("names", &words.list(&names)))
}

/// What somebody asks the table to agree to.
pub fn request(words: &Words, asked: &Request) -> String {
    let key = match asked.kind {
        RequestKind::Undo => "server-asks-undo",
        RequestKind::Reset => "server-asks-reset",
        RequestKind::End => "server-asks-end",
    };
    words.phrase(&Phrase::new(key).seat("name", asked.seat))
}

/// A share in thousandths, as people say it.
pub fn percent(thousandths: u16) -> String {
    format!("{} %", (u32::from(thousandths) + 5) / 10)
}

/// A change in thousandths, with its sign.
pub fn signed_percent(thousandths: i64) -> String {
    let whole = (thousandths.abs() + 5) / 10;
    match thousandths.signum() {
        _ if whole == 0 => "0 %".to_owned(),
        -1 => format!("\u{2212}{whole} %"),
        _ => format!("+{whole} %"),
    }
}

/// What a bot would answer in place of a seat, and why, as lines.
pub fn hint(words: &Words, seat: Seat, hint: &Hint) -> Vec<String> {
    let sure = match hint.sure {
        Sureness::Close => "advice-close",
        Sureness::Probable => "advice-probable",
        Sureness::Certain => "advice-certain",
    };
    let mut lines: Vec<_> =
        hint.answers.iter().zip(1..).map(|(one, at)| hinted(words, seat, one, at)).collect();
    if hint.answers.len() > 1 {
        lines.push(words.say(sure));
    }
    let made = match hint.source {
        EstimateSource::Judge => "advice-judge",
        EstimateSource::Playouts => "advice-playouts",
    };
    lines.push(words.phrase(&Phrase::new(made).number("worlds", hint.worlds)));
    lines
}

fn hinted(words: &Words, seat: Seat, answer: &HintAnswer, place: i64) -> String {
    let Estimate { win, win_error, score, .. } = answer.estimate;
    let phrase = Phrase::new("advice-answer")
        .number("place", place)
        .word("answer", &words.phrase(&answer.phrase))
        .word("chance", &percent(win))
        .word("error", &percent(win_error))
        .word("points", &format!("{:.1}", f64::from(score) / 10.0));
    let sentence = words.phrase(&phrase);
    match words.outlook(&answer.phrase, seat, &answer.why) {
        Some(why) => format!("{sentence} {why}"),
        None => sentence,
    }
}

/// A line of chat.
pub fn said(words: &Words, line: &ChatLine) -> String {
    let text = line.ready.map_or_else(|| line.text.clone(), |phrase| words.say(phrase.key()));
    words.phrase(&Phrase::new("chat-line").word("name", &line.name).word("text", &text))
}

/// Seconds as minutes and seconds, or hours and minutes where there are many.
pub fn time(seconds: i64) -> String {
    let left = seconds.max(0);
    match left / 3600 {
        0 => format!("{}:{:02}", left / 60, left % 60),
        hours => format!("{hours} h {:02}", left / 60 % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_short() {
        assert_eq!((time(65), time(-3)), ("1:05".into(), "0:00".into()));
        assert_eq!((time(3600), time(7260)), ("1 h 00".into(), "2 h 01".into()));
    }
}
