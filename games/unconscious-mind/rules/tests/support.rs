//! The built-in pack, read once more for each test.

use mittwoch_kernel::{DataFault, Pack, Setting};
use mittwoch_unconscious_mind::effect::{EffectId, notation};
use mittwoch_unconscious_mind::{Catalogue, Config, FILES, Family, Printed, UnconsciousMind};

pub(crate) fn pack() -> Pack {
    mittwoch_testkit::built_in::<UnconsciousMind>()
}

pub(crate) fn config(players: u8) -> Config {
    Config::new(&Setting::new(players)).expect("a sound setting")
}

pub(crate) fn catalogue() -> Catalogue {
    for_players(2)
}

pub(crate) fn for_players(players: u8) -> Catalogue {
    Catalogue::new(&pack(), &config(players)).unwrap_or_else(|faults| panic!("{}", told(&faults)))
}

pub(crate) fn told(faults: &[DataFault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// The faults of the built-in pack with an owner's text laid over it.
pub(crate) fn faults(file: &str, text: &str) -> String {
    let owner = Pack::new([(file, text)]).expect("sound TOML");
    let pack = pack().overlaid(&owner).expect("a known file");
    told(&Catalogue::new(&pack, &config(2)).err().unwrap_or_default())
}

pub(crate) fn of_family(catalogue: &Catalogue, family: Family) -> Vec<&Printed> {
    catalogue.printed.iter().filter(|printed| printed.family == family).collect()
}

pub(crate) fn text(catalogue: &Catalogue, effect: EffectId) -> String {
    notation(&catalogue.effects, effect)
}

/// Every line `key = "value"` of every built-in file.
pub(crate) fn written(key: &str) -> Vec<(&'static str, &'static str)> {
    let start = format!("{key} = \"");
    let mut found = Vec::new();
    for (file, text) in FILES {
        for line in text.lines().filter_map(|line| line.strip_prefix(&start)) {
            found.push((*file, line.trim_end_matches('"')));
        }
    }
    found
}
