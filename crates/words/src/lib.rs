//! Phrases put into words of four languages.

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use mittwoch_kernel::{Arg, Consequence, Phrase, Piece, Seat, plain};
use unic_langid::{LanguageIdentifier, langid};

/// A language that people can play in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

/// The files that are served to browsers and say nothing in a terminal.
const BROWSER: [&str; 4] = ["web", "pages", "end", "advice"];

/// The argument that says who acts, and the form of a text for a reader who does.
const ACTOR: &str = "seat";
const YOU: &str = "you";
/// The form of an answer before its result: what it is about.
const LEAD: &str = "lead";

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fr, Lang::Pl, Lang::Ru];

    /// The text files: the platform's, those of the browser, then one per game, with their names.
    pub fn texts(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => EN,
            Lang::Fr => FR,
            Lang::Pl => PL,
            Lang::Ru => RU,
        }
    }

    /// Its short name, as in addresses and folders.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Pl => "pl",
            Lang::Ru => "ru",
        }
    }

    /// What the language calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "français",
            Lang::Pl => "polski",
            Lang::Ru => "русский",
        }
    }

    /// The language that the surroundings ask for: the first setting that is not empty counts.
    pub fn of_environment(setting: impl Fn(&str) -> Option<String>) -> Lang {
        let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let asked = settings.filter_map(setting).find(|text| !text.is_empty()).unwrap_or_default();
        let start = asked.get(..2).unwrap_or_default().to_lowercase();
        match start.as_str() {
            "fr" => Lang::Fr,
            "pl" => Lang::Pl,
            "ru" => Lang::Ru,
            _ => Lang::En,
        }
    }

    /// The chosen language, or that of the surroundings.
    pub fn chosen(lang: Option<Lang>) -> Lang {
        lang.unwrap_or_else(|| Lang::of_environment(|name| std::env::var(name).ok()))
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Lang::En => langid!("en"),
            Lang::Fr => langid!("fr"),
            Lang::Pl => langid!("pl"),
            Lang::Ru => langid!("ru"),
        }
    }
}

/// One language with the names of the pieces and players of a match.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    pieces: BTreeMap<String, Phrase>,
    names: Vec<String>,
    reader: Option<Seat>,
}

impl Words {
    /// The texts of a language.
    pub fn new(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new(vec![lang.id()]);
        bundle.set_use_isolating(false);
        let ours = |(name, _): &&(&str, &str)| !BROWSER.contains(name);
        for (_, text) in lang.texts().iter().filter(ours) {
            // What can be read of a faulty file is used; a test finds the fault.
            let resource = FluentResource::try_new(typeset(lang, text)).unwrap_or_else(|(r, _)| r);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle, pieces: BTreeMap::new(), names: Vec::new(), reader: None }
    }

    /// The same with the texts of the guided first game of a game.
    pub fn with_lesson(mut self, game: &str) -> Words {
        let lang = self.lang.code();
        for (_, _, text) in LESSONS.iter().filter(|(of, key, _)| *of == lang && *key == game) {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(r, _)| r);
            self.bundle.add_resource_overriding(resource);
        }
        self
    }

    /// The same with the pieces of a match.
    pub fn with_pieces(mut self, pieces: Vec<Piece>) -> Words {
        self.pieces = pieces.into_iter().map(|piece| (piece.name, piece.phrase)).collect();
        self
    }

    /// The same with the names of the players.
    pub fn with_names(mut self, names: Vec<String>) -> Words {
        self.names = names.iter().map(|name| plain(name).into_owned()).collect();
        self
    }

    /// From now on they are read at this seat: what it does is said to it as *you*.
    pub fn read_at(&mut self, seat: Option<Seat>) {
        self.reader = seat;
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A text with nothing to fill in.
    pub fn say(&self, key: &str) -> String {
        self.phrase(&Phrase::new(key))
    }

    /// A phrase in words; a key without a text stands for itself.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let own = self.is_own(phrase).then(|| self.format(phrase, Some(YOU))).flatten();
        let said = own.or_else(|| self.format(phrase, None));
        said.unwrap_or_else(|| plain(&phrase.key).into_owned())
    }

    /// Whether the reader does what a phrase tells.
    fn is_own(&self, phrase: &Phrase) -> bool {
        self.reader.is_some_and(|seat| phrase.args.get(ACTOR) == Some(&Arg::Seat(seat)))
    }

    /// What an answer would change, in one sentence; nothing where it changes nothing counted.
    pub fn outlook(&self, answer: &Phrase, seat: Seat, changes: &[Consequence]) -> Option<String> {
        let said: Vec<_> = changes.iter().map(|change| self.change(seat, change)).collect();
        let lead = self.format(answer, Some(LEAD)).unwrap_or_else(|| self.phrase(answer));
        let key = if lead.contains(':') { "outlook-after" } else { "outlook" };
        let changes = said.join(if self.lang == Lang::Fr { " ; " } else { "; " });
        let sentence = Phrase::new(key).word("answer", &lead).word("changes", &changes);
        (!said.is_empty()).then(|| typeset(self.lang, &self.phrase(&sentence)))
    }

    fn change(&self, seat: Seat, change: &Consequence) -> String {
        if change.seat == seat {
            return self.phrase(&change.phrase);
        }
        let phrases = vec![change.phrase.clone()];
        self.phrase(&Phrase::new("outlook-of").seat("seat", change.seat).phrases("change", phrases))
    }

    /// The short form of a phrase where its text has one, else the whole.
    pub fn short(&self, phrase: &Phrase) -> String {
        self.format(phrase, Some("short")).unwrap_or_else(|| self.phrase(phrase))
    }

    /// Whether there is a text for a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A piece or place in words.
    pub fn piece(&self, name: &str) -> String {
        self.pieces.get(name).map_or_else(|| plain(name).into_owned(), |phrase| self.phrase(phrase))
    }

    /// A piece or place in its short form.
    pub fn short_piece(&self, name: &str) -> String {
        self.pieces.get(name).map_or_else(|| plain(name).into_owned(), |phrase| self.short(phrase))
    }

    /// A text of a game, such as its name.
    pub fn of_game(&self, game: &str, key: &str) -> String {
        self.say(&format!("{}-{key}", prefix(game)))
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> String {
        let known = self.names.get(seat.index()).cloned();
        known.unwrap_or_else(|| self.phrase(&human(seat)))
    }

    /// Several things in a row.
    pub fn list(&self, items: &[String]) -> String {
        items.join(", ")
    }

    fn format(&self, phrase: &Phrase, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(&phrase.key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args = self.args(phrase);
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }

    fn args(&self, phrase: &Phrase) -> FluentArgs<'static> {
        phrase.args.iter().map(|(name, arg)| (name.clone(), self.value(arg))).collect()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Piece(name) => FluentValue::from(self.piece(name)),
            Arg::Pieces(names) => {
                let items: Vec<_> = names.iter().map(|name| self.piece(name)).collect();
                FluentValue::from(self.list(&items))
            }
            Arg::Word(word) => FluentValue::from(plain(word).into_owned()),
            Arg::Phrases(phrases) => {
                let texts: Vec<_> = phrases.iter().map(|phrase| self.phrase(phrase)).collect();
                FluentValue::from(joined(self.lang(), &texts))
            }
        }
    }
}

/// Phrases in a row, without blanks before or after the punctuation that has none.
pub fn joined(lang: Lang, texts: &[String]) -> String {
    let text = texts.join(" ").replace("( ", "(").replace(" )", ")").replace(" ,", ",");
    // In French a blank stands before the colon; the text brings its own.
    match lang {
        Lang::Fr => text.replace(" \u{a0}", "\u{a0}"),
        _ => text.replace(" :", ":"),
    }
}

/// A text with the blanks of its language: in French one that does not break stands before marks
/// of two parts and inside guillemets, a thin one before the question and exclamation marks and the
/// semicolon. Blanks that indent stay as they are.
pub fn typeset(lang: Lang, text: &str) -> String {
    if lang != Lang::Fr {
        return text.to_owned();
    }
    let letters: Vec<char> = text.chars().collect();
    let beside = |at: Option<usize>| at.and_then(|at| letters.get(at)).copied().unwrap_or(' ');
    let set = |(at, letter): (usize, &char)| {
        let before = beside(at.checked_sub(1));
        if !matches!(letter, ' ' | '\u{a0}') || before.is_whitespace() {
            return *letter;
        }
        match beside(Some(at + 1)) {
            ';' | '!' | '?' => '\u{202f}',
            ':' | '»' => '\u{a0}',
            _ if before == '«' => '\u{a0}',
            _ => *letter,
        }
    };
    letters.iter().enumerate().map(set).collect()
}

/// What the keys of a game start with.
pub fn prefix(game: &str) -> &str {
    PREFIXES.iter().find(|(key, _)| *key == game).map_or(game, |(_, prefix)| prefix)
}

/// What a person at a seat is called.
pub fn human(seat: Seat) -> Phrase {
    Phrase::new("seat-human").number("number", seat.0 + 1)
}

/// What a bot at a seat is called.
pub fn bot(seat: Seat) -> Phrase {
    Phrase::new("seat-bot").number("number", seat.0 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_surroundings_choose_the_language() {
        let lang = |pairs: &'static [(&str, &str)]| {
            Lang::of_environment(|name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(lang(&[("LC_ALL", "ru_RU"), ("LANG", "fr_FR")]), Lang::Ru);
        assert_eq!(lang(&[("LC_ALL", ""), ("LANG", "fr_FR")]), Lang::Fr);
        assert_eq!(lang(&[("LANG", "C")]), Lang::En);
        assert_eq!(lang(&[]), Lang::En);
    }

    #[test]
    fn french_blanks_do_not_break() {
        let set = |lang| typeset(lang, "Oui : « non » ; quoi ?");
        assert_eq!(set(Lang::Fr), "Oui\u{a0}: «\u{a0}non\u{a0}»\u{202f}; quoi\u{202f}?");
        assert_eq!(set(Lang::En), "Oui : « non » ; quoi ?");
    }

    #[test]
    fn a_missing_text_shows_its_key() {
        assert_eq!(Words::new(Lang::Fr).say("no-such-text"), "no-such-text");
    }

    #[test]
    fn what_the_reader_does_is_said_to_the_reader() {
        let mut words = Words::new(Lang::En).with_names(vec!["Ada".into(), "Bo".into()]);
        let returned = |seat| Phrase::new("table-returned").seat("seat", seat);
        words.read_at(Some(Seat(0)));
        assert_eq!(words.phrase(&returned(Seat(0))), "You are back.");
        assert_eq!(words.phrase(&returned(Seat(1))), "Bo is back.");
        words.read_at(None);
        assert_eq!(words.phrase(&returned(Seat(0))), "Ada is back.");
    }

    #[test]
    fn what_an_answer_would_change_is_one_sentence() {
        let words = Words::new(Lang::En).with_names(vec!["Ada".into(), "Bo".into()]);
        let change = |seat| {
            let phrase = human(seat);
            Consequence { what: "x".into(), seat, from: None, to: 1, phrase }
        };
        let (answer, changes) = (human(Seat(6)), [change(Seat(0)), change(Seat(1))]);
        let said = words.outlook(&answer, Seat(0), &changes);
        assert_eq!(said.as_deref(), Some("Player 7: Player 1; Bo: Player 2."));
        assert_eq!(words.outlook(&answer, Seat(0), &[]), None);
    }

    #[test]
    fn arguments_become_words() {
        let words = Words::new(Lang::En).with_names(vec!["Ada".into()]);
        assert_eq!(words.phrase(&human(Seat(1))), "Player 2");
        assert_eq!((words.name(Seat(0)), words.name(Seat(1))), ("Ada".into(), "Player 2".into()));
        let phrase = Phrase::new("piece").word("x", "y");
        let piece = Piece { name: "x-1".into(), phrase };
        assert_eq!(words.with_pieces(vec![piece]).piece("x-1"), "piece");
    }
}
