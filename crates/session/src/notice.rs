//! What a table announces: why its match ended early or is frozen.

use mittwoch_kernel::Phrase;
use mittwoch_match::Title;
use serde::{Deserialize, Deserializer};

/// The players agreed to end the match.
pub const AGREED: &str = "notice-agreed";
/// The only player gave up.
pub const GIVEN_UP: &str = "notice-given-up";
/// All players but one have resigned.
pub const RESIGNED: &str = "notice-resigned";
/// The match is frozen; an earlier server has written why, in words that are gone.
pub const FROZEN: &str = "notice-frozen";
/// The match is frozen: its components are not here.
pub const FROZEN_COMPONENTS: &str = "notice-frozen-components";
/// The match is frozen: the version of its rules is not known here.
pub const FROZEN_RULES: &str = "notice-frozen-rules";
/// The match is frozen: the rules do not follow a line of its record.
pub const FROZEN_LINE: &str = "notice-frozen-line";
/// The match is frozen: the rules broke on it.
pub const FROZEN_BROKEN: &str = "notice-frozen-broken";

/// Every notice.
pub const ALL: [&str; 8] = [
    AGREED,
    GIVEN_UP,
    RESIGNED,
    FROZEN,
    FROZEN_COMPONENTS,
    FROZEN_RULES,
    FROZEN_LINE,
    FROZEN_BROKEN,
];

/// Why a match cannot be taken up whose record has a fault in a line.
pub(crate) fn at_line(title: &dyn Title, lines: &[String], line: usize) -> Phrase {
    /// The one thing of a header that is looked at.
    #[derive(Deserialize)]
    struct Head {
        rules: u32,
    }
    let head = lines.first().and_then(|line| serde_json::from_str::<Head>(line).ok());
    let known = |rules: u32| title.editions().iter().any(|edition| edition.rules == rules);
    match head.filter(|head| !known(head.rules)) {
        Some(head) => Phrase::new(FROZEN_RULES).number("rules", head.rules),
        None => Phrase::new(FROZEN_LINE).number("line", line as i64),
    }
}

/// Reads a notice; earlier servers kept an English sentence.
pub(crate) fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Phrase>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum KeptNotice {
        Phrase(Phrase),
        Sentence(String),
    }
    let kept = Option::<KeptNotice>::deserialize(from)?;
    Ok(kept.map(|kept| match kept {
        KeptNotice::Phrase(phrase) => phrase,
        KeptNotice::Sentence(sentence) => Phrase::new(former(&sentence)),
    }))
}

/// The notice that a sentence of an earlier server stands for.
fn former(sentence: &str) -> &'static str {
    match sentence {
        "The players agreed to end the match." => AGREED,
        "The match was given up." => GIVEN_UP,
        "All players but one have resigned." => RESIGNED,
        _ => FROZEN,
    }
}

#[cfg(test)]
mod tests {
    use crate::TableDocument;

    use super::*;

    fn kept(notice: &str) -> Option<Phrase> {
        let document = format!(r#"{{"seats":[],"notice":{notice}}}"#);
        serde_json::from_str::<TableDocument>(&document).expect("a document").notice
    }

    #[test]
    fn sentences_of_earlier_servers_are_read_as_phrases() {
        for (sentence, key) in [
            ("The players agreed to end the match.", AGREED),
            ("The match was given up.", GIVEN_UP),
            ("All players but one have resigned.", RESIGNED),
            ("This match began under rules that are not known here.", FROZEN),
        ] {
            assert_eq!(kept(&format!("{sentence:?}")), Some(Phrase::new(key)));
        }
        assert_eq!(kept("null"), None);
    }

    #[test]
    fn a_phrase_is_kept_and_read_as_it_is_and_no_sentence_is_written() {
        let notice = Some(Phrase::new(FROZEN_RULES).number("rules", 7));
        let document = TableDocument { notice: notice.clone(), ..TableDocument::default() };
        let written = serde_json::to_value(document).expect("JSON");
        assert_eq!(written["notice"]["key"], FROZEN_RULES);
        assert_eq!(
            serde_json::from_value::<TableDocument>(written).expect("a document").notice,
            notice
        );
    }
}
