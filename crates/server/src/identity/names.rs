use std::sync::OnceLock;

use mittwoch_games::catalogue;
use mittwoch_kernel::{MAX_SEATS, Seat};
use mittwoch_protocol::{CircleMember, Fault};
use mittwoch_words::{self as words, Lang, Words};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::GeneralSecurityProfile;

use crate::store::Likeness;
use crate::{faults, secret};

const SHORTEST: usize = 2;
const LONGEST: usize = 24;

/// Names under which people would take somebody for the house: the Id and those who look after
/// tables, in the languages of the texts. The bots of the games come from the catalogue.
const HOUSE: [&str; 16] = [
    "Id",
    "The Id",
    "Le Ça",
    "Ид",
    "Mittwoch",
    "Au hasard",
    "Gourmand",
    "Losowy",
    "Zachłanny",
    "Случайный",
    "Жадный",
    "Server",
    "Serveur",
    "Serwer",
    "Сервер",
    "Admin",
];

/// Texts in which somebody else is named: nobody can be called like these, in any language.
const NAMED: [&str; 9] = [
    "seat-you",
    "seat-free",
    "score-automaton",
    "bot-random",
    "bot-greedy",
    "bot-novice",
    "bot-club",
    "bot-expert",
    "bot-champion",
];

/// Names for those who choose none.
const SUGGESTIONS: &str = "guest-names";

/// A pleasant name for somebody who has chosen none.
pub(super) fn suggestion() -> String {
    let names = Words::new(Lang::En).say(SUGGESTIONS);
    let names: Vec<_> = names.split(',').map(str::trim).collect();
    names[usize::from(secret::number()) % names.len()].to_owned()
}

/// A name as it will be kept, or why it cannot be one.
///
/// Letters and digits that are in use today, with their marks, and a few other characters: nothing invisible,
/// nothing that turns the direction of the line, nothing that looks like a part of the page.
pub(super) fn check(name: &str) -> Result<String, Fault> {
    let name: String = name.trim().nfc().collect();
    let length = name.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return Err(faults::NAME_LENGTH.between(SHORTEST, LONGEST));
    }
    if !name.chars().all(plain) || name.contains("  ") || stray_mark(&name) {
        return Err(faults::NAME_CHARACTERS.into());
    }
    if !name.chars().any(letter) {
        return Err(faults::NAME_BLANK.into());
    }
    let likeness = Likeness::of(&name);
    if house().iter().any(|taken| taken.resembles(&likeness)) {
        return Err(faults::NAME_TAKEN.into());
    }
    Ok(name)
}

/// A letter or digit that identifiers may have by UTS 39, so none that cannot be seen.
fn letter(c: char) -> bool {
    c.is_alphanumeric() && c.identifier_allowed() && !is_combining_mark(c)
}

fn plain(c: char) -> bool {
    let mark = is_combining_mark(c) && c.identifier_allowed();
    letter(c) || mark || matches!(c, ' ' | '-' | '_' | '.' | '\'' | '’')
}

/// A mark needs a letter to stand on; more than two on one are no writing.
fn stray_mark(name: &str) -> bool {
    let mut marks: Option<u8> = None;
    name.chars().any(|c| {
        marks = match (is_combining_mark(c), marks) {
            (false, _) => letter(c).then_some(0),
            (true, Some(marks)) if marks < 2 => Some(marks + 1),
            (true, _) => return true,
        };
        false
    })
}

fn house() -> &'static [Likeness] {
    static NAMES: OnceLock<Vec<Likeness>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let bots = catalogue().iter().flat_map(|title| title.bots());
        let plain = HOUSE.iter().chain(bots).map(|name| Likeness::of(name));
        plain.chain(Lang::ALL.into_iter().flat_map(named)).collect()
    })
}

/// What bots, seats and the automaton are called in a language.
fn named(lang: Lang) -> Vec<Likeness> {
    let words = Words::new(lang);
    let circle = CircleMember::ALL.into_iter().map(CircleMember::key);
    let texts = circle.chain(NAMED).map(|key| words.say(key));
    let seats = (0..MAX_SEATS as u8).map(Seat);
    let seats = seats.flat_map(|seat| [words::human(seat), words::bot(seat)]);
    let seats = seats.map(|seat| words.phrase(&seat));
    texts.chain(seats).map(|name| Likeness::of(&name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script_are_names() {
        for name in
            ["Anna", "Łucja O’Neil", "Аня", "李雷", "अनीता", "김민수", "עדי", " padded ", "a-b_c.d"]
        {
            assert!(check(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn what_cannot_be_read_or_seen_is_no_name() {
        let long = "x".repeat(25);
        for name in ["", "a", "  ", "--", "a  b", "<b>x</b>", "a\u{202e}b", "a\nb", long.as_str()] {
            assert!(check(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn what_has_no_ink_is_no_name() {
        let hidden = [
            '\u{3164}',
            '\u{ffa0}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{034f}',
            '\u{00ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{2066}',
            '\u{feff}',
            '\u{fe0f}',
            '\u{180e}',
            '\u{e0041}',
            '\u{2800}',
            '\u{0}',
            '\u{9f}',
            '\u{a0}',
            '\u{3000}',
        ];
        for hidden in hidden {
            for name in [format!("{hidden}{hidden}"), format!("An{hidden}{hidden}na")] {
                let kept = check(&name);
                let composed = kept.as_ref().is_ok_and(|name| !name.contains(hidden));
                assert!(kept.is_err() || composed, "{name:?}");
            }
        }
        assert!(check("\u{301}Anna").is_err() && check("An \u{301}na").is_err(), "no letter below");
        assert!(check("Ann\u{300}\u{301}\u{302}\u{303}\u{304}a").is_err(), "a tower of marks");
    }

    #[test]
    fn every_suggestion_is_a_name() {
        for lang in Lang::ALL {
            let names = Words::new(lang).say(SUGGESTIONS);
            let names: Vec<_> = names.split(',').map(str::trim).collect();
            assert!(names.len() >= 24, "{lang:?}");
            for (at, name) in names.iter().enumerate() {
                // A number must fit behind it.
                assert!(check(&format!("{name} 9999")).is_ok(), "{name}");
                assert!(!names[..at].contains(name), "{name} twice");
            }
        }
        assert!(check(&suggestion()).is_ok());
    }

    #[test]
    fn a_name_is_kept_composed() {
        assert_eq!(check("Zoe\u{301}").expect("a name"), "Zo\u{e9}");
    }

    #[test]
    fn nobody_is_called_like_the_house_or_its_bots() {
        for name in [
            "greedy",
            "Greedy",
            "grееdy",
            "RANDOM",
            "Id",
            "ld",
            "ІD",
            "The ld",
            "Mittwосh",
            "Otto Rank",
            "OTTO RANK",
            "Оttо Rаnk",
            "Отто Ранк",
            "ОТТО PАНК",
            "Lou Salome\u{301}",
            "Sándor Ferenczi",
            "Карл Юнг",
            "Bot 2",
            "Воt 3",
            "Bot З",
            "Player 1",
            "Бот 2",
            "You",
            "Yоu",
            "Vous",
            "Вы",
            "novice",
        ] {
            assert!(check(name).is_err(), "{name}");
        }
    }
}
