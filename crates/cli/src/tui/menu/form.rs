//! The settings that the menu shows and changes.

use std::collections::BTreeMap;

use mittwoch_games::catalogue;
use mittwoch_kernel::{OptionSpec, Phrase, Setting};
use mittwoch_match::Title;

use crate::party::Who;
use crate::words::{Lang, Words};

/// One line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FormRow {
    Game,
    Players,
    Option(usize),
    Seat(usize),
    Language,
    Start,
    Resume,
    Replay,
    Leave,
}

/// The settings of the match to come.
pub(super) struct MatchForm {
    game: usize,
    players: u8,
    options: BTreeMap<String, String>,
    pub(super) who: Vec<Who>,
    pub(super) lang: Lang,
}

impl MatchForm {
    pub(super) fn new(lang: Lang) -> MatchForm {
        let (who, options) = (vec![Who::Human], BTreeMap::new());
        let mut form = MatchForm { game: 0, players: 2, options, who, lang };
        form.settle();
        form
    }

    pub(super) fn title(&self) -> &'static dyn Title {
        catalogue()[self.game]
    }

    pub(super) fn setting(&self) -> Setting {
        Setting { players: self.players, options: self.options.clone() }
    }

    /// The lines that matter with these settings, in their order.
    pub(super) fn rows(&self) -> Vec<FormRow> {
        let about = self.title().about();
        let mut rows = vec![FormRow::Start, FormRow::Game, FormRow::Players];
        let matters = |at: &usize| about.options[*at].matters(self.players);
        rows.extend((0..about.options.len()).filter(matters).map(FormRow::Option));
        rows.extend((0..usize::from(self.players)).map(FormRow::Seat));
        rows.extend([FormRow::Language, FormRow::Resume, FormRow::Replay, FormRow::Leave]);
        rows
    }

    /// A line in words: its label, and its value where it has one.
    pub(super) fn label(&self, row: FormRow, words: &Words) -> (String, Option<String>) {
        let about = self.title().about();
        match row {
            FormRow::Game => (words.say("menu-game"), Some(words.of_game(about.key, "name"))),
            FormRow::Players => (words.say("menu-players"), Some(self.players.to_string())),
            FormRow::Option(at) => {
                let spec = &about.options[at];
                let label = words.of_game(about.key, &format!("option-{}", spec.key));
                let value = format!("option-{}-{}", spec.key, self.chosen(spec));
                (label, Some(words.of_game(about.key, &value)))
            }
            FormRow::Seat(at) => {
                let label = Phrase::new("menu-seat").number("number", at as i64 + 1);
                (words.phrase(&label), Some(self.sitter(at, words)))
            }
            FormRow::Language => (words.say("menu-language"), Some(self.lang.name().to_owned())),
            FormRow::Start => (words.say("menu-start"), None),
            FormRow::Resume => (words.say("menu-resume"), None),
            FormRow::Replay => (words.say("menu-replay"), None),
            FormRow::Leave => (words.say("menu-leave"), None),
        }
    }

    fn sitter(&self, at: usize, words: &Words) -> String {
        match &self.who[at] {
            Who::Human => words.say("who-human"),
            Who::Bot(name) => words.phrase(&Phrase::new("who-bot").word("name", name)),
        }
    }

    fn chosen<'a>(&'a self, spec: &OptionSpec) -> &'a str {
        self.options.get(spec.key).map_or(spec.default, String::as_str)
    }

    /// Changes the value of a line to its next or previous one.
    pub(super) fn change(&mut self, row: FormRow, forward: bool) {
        let about = self.title().about();
        match row {
            FormRow::Game => {
                self.game = step(self.game, catalogue().len(), forward);
                self.options.clear();
                self.who = vec![Who::Human];
            }
            FormRow::Players => {
                let (least, most) = (*about.players.start(), *about.players.end());
                let count = usize::from(most - least) + 1;
                let at = step(usize::from(self.players - least), count, forward);
                self.players = least + u8::try_from(at).expect("a game has few seats");
            }
            FormRow::Option(at) => {
                let spec = &about.options[at];
                let now = spec.values.iter().position(|value| *value == self.chosen(spec));
                let now = now.expect("the chosen value is one of its values");
                let next = step(now, spec.values.len(), forward);
                self.options.insert(spec.key.to_owned(), spec.values[next].to_owned());
            }
            FormRow::Seat(at) => self.change_sitter(at, forward),
            FormRow::Language => {
                let now = Lang::ALL.iter().position(|lang| *lang == self.lang);
                let now = now.expect("every language is listed");
                self.lang = Lang::ALL[step(now, Lang::ALL.len(), forward)];
            }
            FormRow::Start | FormRow::Resume | FormRow::Replay | FormRow::Leave => {}
        }
        self.settle();
    }

    fn change_sitter(&mut self, at: usize, forward: bool) {
        let bots = self.title().bots().iter().map(|name| Who::Bot((*name).to_owned()));
        let all: Vec<_> = [Who::Human].into_iter().chain(bots).collect();
        let now = all.iter().position(|who| *who == self.who[at]);
        let now = now.expect("who sits there is a person or a bot of the game");
        self.who[at] = all[step(now, all.len(), forward)].clone();
    }

    /// Keeps players, options and seats within what the game allows.
    fn settle(&mut self) {
        let title = self.title();
        let about = title.about();
        self.players = self.players.clamp(*about.players.start(), *about.players.end());
        let players = self.players;
        let matters = |key: &str| about.options.iter().any(|o| o.key == key && o.matters(players));
        self.options.retain(|key, _| matters(key));
        let usual = Who::Bot(title.usual_bot().to_owned());
        self.who.resize(usize::from(players), usual);
    }
}

fn step(at: usize, count: usize, forward: bool) -> usize {
    if forward { (at + 1) % count } else { (at + count - 1) % count }
}
