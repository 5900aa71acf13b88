//! The seed and the lines of the record stay where they are until the match is over.

use std::collections::BTreeSet;

use mittwoch_kernel::Seed;
use mittwoch_server::table::WireMessage;
use serde_json::Value;

use super::evening::Evening;

/// What nobody may be sent.
struct Secrets {
    seed: [String; 2],
    checks: BTreeSet<String>,
}

impl Secrets {
    fn of(seed: Seed, lines: &[String]) -> Secrets {
        let check = |line: &String| {
            let line: Value = serde_json::from_str(line).expect("JSON");
            line["check"].as_str().expect("every line has a check").to_owned()
        };
        let bytes = serde_json::to_string(&seed.0).expect("a list");
        let seed = [mittwoch_kernel::hex(&seed.0), bytes.trim_matches(['[', ']']).to_owned()];
        Secrets { seed, checks: lines.iter().map(check).collect() }
    }

    /// The secret that a text tells: the seed in digits or bytes, or a line, known by its check.
    fn told<'t>(&'t self, text: &'t str) -> Option<&'t str> {
        let seed = self.seed.iter().find(|seed| text.contains(seed.as_str()));
        let check = || {
            let words = text.split(|sign: char| !sign.is_ascii_hexdigit());
            words.into_iter().find(|word| word.len() == 16 && self.checks.contains(*word))
        };
        seed.map(String::as_str).or_else(check)
    }
}

/// Nobody was sent the seed or a line of the record.
pub(crate) fn must_be_kept(evening: &Evening) {
    let secrets = Secrets::of(evening.table.seed, &evening.lines);
    for (act, came) in &evening.acts {
        let heard = came.heard.iter().flatten().map(WireMessage::as_str);
        for text in heard.chain([came.answer.as_str()]) {
            assert_eq!(secrets.told(text), None, "told after {act:?}: {text}");
        }
    }
}

#[test]
fn a_seed_or_a_line_in_a_message_is_noticed() {
    let seed = Seed::from_number(3);
    let line = r#"{"seq":1,"seat":0,"action":"pass","check":"0123456789abcdef"}"#.to_owned();
    let secrets = Secrets::of(seed, std::slice::from_ref(&line));
    let hex = mittwoch_kernel::hex(&seed.0);
    for told in [
        format!(r#"{{"notice":"{hex}"}}"#),
        format!(r#"{{"seed":{:?}}}"#, seed.0).replace(' ', ""),
        format!(r#"{{"lines":[{line}]}}"#),
        serde_json::to_string(&line).expect("a text in a text"),
    ] {
        assert!(secrets.told(&told).is_some(), "{told}");
    }
    assert_eq!(secrets.told(&format!(r#"{{"commitment":"{}"}}"#, seed.commitment())), None);
}
