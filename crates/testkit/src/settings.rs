use std::collections::BTreeSet;

use mittwoch_kernel::{About, OptionSpec, Setting};

/// Up to here every setting is tried; above, every pair of values.
const ALL: usize = 32;

/// Two options by place, each with the place of its value.
type Pair = [(usize, usize); 2];

/// The settings to test for a number of players: all, or so many that each two values of two
/// options meet in one of them.
pub fn settings(about: &About, players: u8) -> Vec<Setting> {
    let options: Vec<&OptionSpec> =
        about.options.iter().filter(|option| option.matters(players)).collect();
    let count = options.iter().fold(1usize, |n, option| n.saturating_mul(option.values.len()));
    if count <= ALL {
        return Setting::all(about, players);
    }
    let mut open = pairs(&options);
    let mut settings = Vec::new();
    while let Some(pair) = open.pop_first() {
        let values = row(&options, pair, &open);
        open.retain(|pair| !meets(&values, pair));
        let chosen = options.iter().zip(values);
        settings.push(chosen.fold(Setting::new(players), |setting, (option, value)| {
            setting.with(option.key, option.values[value])
        }));
    }
    settings
}

fn pairs(options: &[&OptionSpec]) -> BTreeSet<Pair> {
    let mut pairs = BTreeSet::new();
    for (second, option) in options.iter().enumerate() {
        for (first, other) in options[..second].iter().enumerate() {
            for value in 0..option.values.len() {
                pairs.extend((0..other.values.len()).map(|v| [(first, v), (second, value)]));
            }
        }
    }
    pairs
}

/// A value for every option, with one pair given and as many open pairs as one can see ahead.
fn row(options: &[&OptionSpec], given: Pair, open: &BTreeSet<Pair>) -> Vec<usize> {
    let mut row: Vec<Option<usize>> = vec![None; options.len()];
    for (option, value) in given {
        row[option] = Some(value);
    }
    for at in 0..options.len() {
        if row[at].is_none() {
            let gain = |value: &usize| closed(&row, (at, *value), open);
            row[at] = (0..options[at].values.len()).max_by_key(gain);
        }
    }
    row.into_iter().flatten().collect()
}

/// How many open pairs a value makes with the values chosen so far.
fn closed(row: &[Option<usize>], new: (usize, usize), open: &BTreeSet<Pair>) -> usize {
    let chosen = row.iter().enumerate().filter_map(|(at, value)| value.map(|value| (at, value)));
    let pairs = chosen.map(|old| if old < new { [old, new] } else { [new, old] });
    pairs.filter(|pair| open.contains(pair)).count()
}

fn meets(values: &[usize], pair: &Pair) -> bool {
    pair.iter().all(|(option, value)| values[*option] == *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn option(key: &'static str, values: &'static [&'static str]) -> OptionSpec {
        OptionSpec { key, values, default: values[0], least_players: 1, most_players: 4 }
    }

    static OPTIONS: [OptionSpec; 5] = [
        option("a", &["1", "2", "3"]),
        option("b", &["1", "2", "3"]),
        option("c", &["1", "2"]),
        option("d", &["1", "2"]),
        option("e", &["1", "2"]),
    ];

    fn about(options: &'static [OptionSpec]) -> About {
        About {
            key: "x",
            players: 1..=4,
            rules: 1,
            options,
            files: &[],
            former: &[],
            digest: "",
            translations: &[],
        }
    }

    #[test]
    fn few_settings_are_all_tried() {
        assert_eq!(settings(&about(&OPTIONS[..2]), 2).len(), 9);
    }

    #[test]
    fn of_many_settings_every_two_values_meet() {
        let chosen = settings(&about(&OPTIONS), 2);
        assert!(chosen.len() < 20, "72 settings are thinned out, not {}", chosen.len());
        for (at, one) in OPTIONS.iter().enumerate() {
            for two in &OPTIONS[..at] {
                let met: BTreeSet<(&str, &str)> =
                    chosen.iter().map(|s| (s.value(one), s.value(two))).collect();
                assert_eq!(met.len(), one.values.len() * two.values.len());
            }
        }
    }
}
