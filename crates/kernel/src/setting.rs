use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{DataFault, Edition, FormerPack, SettingFault};

/// How a table wants to play: the number of players and the chosen options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// How many people play.
    pub players: u8,
    /// Options by key; what is absent has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// What a game offers before it starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The stable key of the game.
    pub key: &'static str,
    /// How many people can play.
    pub players: RangeInclusive<u8>,
    /// The version of the rules that this is about.
    pub rules: u32,
    /// The options of the set-up that belong to it.
    pub options: &'static [OptionSpec],
    /// The built-in component files, by name.
    pub files: &'static [(&'static str, &'static str)],
    /// The packs that were built in before, the latest first.
    pub former: &'static [FormerPack],
    /// The rules digest, in Markdown.
    pub digest: &'static str,
    /// The same digest by language, paragraph for paragraph.
    pub translations: &'static [(&'static str, &'static str)],
}

impl About {
    /// The same by another version of the rules.
    pub fn by(self, edition: &Edition) -> About {
        About { rules: edition.rules, options: edition.options, ..self }
    }

    /// The rules digest in a language, else in English.
    pub fn digest_in(&self, lang: &str) -> &'static str {
        let found = self.translations.iter().find(|(language, _)| *language == lang);
        found.map_or(self.digest, |(_, digest)| digest)
    }
}

/// One option of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its stable key.
    pub key: &'static str,
    /// Its values.
    pub values: &'static [&'static str],
    /// The value taken when none is named.
    pub default: &'static str,
    /// The fewest players for whom it matters.
    pub least_players: u8,
    /// The most players for whom it matters.
    pub most_players: u8,
}

impl OptionSpec {
    /// Whether the option matters at a table of `players`.
    pub fn matters(&self, players: u8) -> bool {
        (self.least_players..=self.most_players).contains(&players)
    }
}

impl Setting {
    /// A setting with every option at its default.
    pub fn new(players: u8) -> Setting {
        Setting { players, options: BTreeMap::new() }
    }

    /// The same with one option set.
    pub fn with(mut self, key: &str, value: &str) -> Setting {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The value of an option, chosen or by default.
    pub fn value<'a>(&'a self, spec: &OptionSpec) -> &'a str {
        self.options.get(spec.key).map_or(spec.default, String::as_str)
    }

    /// What the value of an option means, in a setting without faults.
    pub fn chosen<T>(&self, spec: &OptionSpec, named: impl FnOnce(&str) -> Option<T>) -> T {
        named(self.value(spec)).expect("a setting without faults has a listed value")
    }

    /// Everything that a game does not take, all at once.
    pub fn check(&self, about: &About) -> Vec<SettingFault> {
        let (game, players) = (about.key, self.players);
        let (least, most) = (*about.players.start(), *about.players.end());
        let crowd = (!about.players.contains(&players)).then_some(SettingFault::Players {
            game,
            least,
            most,
            players,
        });
        let options = self.options.iter();
        let options = options.filter_map(|(key, value)| option_fault(about, key, value));
        crowd.into_iter().chain(options).collect()
    }

    /// The same as faults of data, such as a record.
    pub fn faults(&self, about: &About) -> Vec<DataFault> {
        self.check(about).iter().map(|fault| DataFault::new(fault.to_string())).collect()
    }

    /// The setting with every option that matters written out, and no other.
    pub fn complete(&self, about: &About) -> Setting {
        let mattering = about.options.iter().filter(|spec| spec.matters(self.players));
        let options =
            mattering.map(|spec| (spec.key.to_owned(), self.value(spec).to_owned())).collect();
        Setting { players: self.players, options }
    }

    /// The default setting of a game for a number of players, and each that differs from it in
    /// one option: all of them would be too many where a game has many options.
    pub fn one_by_one(about: &About, players: u8) -> Vec<Setting> {
        let mattering = about.options.iter().filter(|spec| spec.matters(players));
        let others = mattering.flat_map(|spec| {
            let values = spec.values.iter().filter(|value| **value != spec.default);
            values.map(|value| Setting::new(players).with(spec.key, value))
        });
        std::iter::once(Setting::new(players)).chain(others).collect()
    }

    /// Every setting of a game for a number of players.
    pub fn all(about: &About, players: u8) -> Vec<Setting> {
        let start = vec![Setting::new(players)];
        let mattering = about.options.iter().filter(|spec| spec.matters(players));
        mattering.fold(start, |settings, spec| {
            settings
                .iter()
                .flat_map(|setting| spec.values.iter().map(|v| setting.clone().with(spec.key, v)))
                .collect()
        })
    }
}

fn option_fault(about: &About, key: &str, value: &str) -> Option<SettingFault> {
    let key = key.to_owned();
    let Some(spec) = about.options.iter().find(|spec| spec.key == key) else {
        let known = about.options.iter().map(|spec| spec.key).collect();
        return Some(SettingFault::Option { game: about.key, key, known });
    };
    let unknown = !spec.values.contains(&value);
    unknown.then(|| SettingFault::Value { key, value: value.to_owned(), values: spec.values })
}
