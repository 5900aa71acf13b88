//! What persons do for a coin, in phrases.

use mittwoch_kernel::Phrase;

use crate::component::{Ability, Measure};

/// The keys of all abilities.
pub(crate) const KEYS: &[&str] = &[
    "nd-ability-gain",
    "nd-ability-score",
    "nd-ability-fool",
    "nd-ability-minstrel",
    "nd-ability-doctor",
    "nd-ability-bishop",
];

/// An ability in words.
pub(crate) fn describe(ability: Ability) -> Phrase {
    match ability {
        Ability::Gain { prestige, coins, markers, favours } => Phrase::new("nd-ability-gain")
            .number("prestige", prestige)
            .number("coins", coins)
            .number("markers", markers)
            .number("favours", favours),
        Ability::Score { per, every, prestige } => {
            let phrase = Phrase::new("nd-ability-score").number("prestige", prestige);
            measure(phrase.number("every", every), per)
        }
        Ability::Fool => Phrase::new("nd-ability-fool"),
        Ability::Minstrel => Phrase::new("nd-ability-minstrel"),
        Ability::Doctor => Phrase::new("nd-ability-doctor"),
        Ability::Bishop => Phrase::new("nd-ability-bishop"),
    }
}

fn measure(phrase: Phrase, per: Measure) -> Phrase {
    let (word, least) = match per {
        Measure::Pieces => ("piece", 0),
        Measure::PiecesInFullest => ("piece-in-fullest", 0),
        Measure::Sectors { at_least } => ("sector", at_least),
        Measure::EmptySectors => ("empty-sector", 0),
        Measure::FreeSteps => ("free-step", 0),
        Measure::Messages => ("message", 0),
    };
    phrase.word("per", word).number("least", least)
}
