//! What persons do for a coin, in phrases.

use mittwoch_kernel::{Phrase, keyed};

use crate::component::{Ability, Measure};

keyed! {
    /// The key of an ability's sentence.
    pub(super) fn key(ability: Ability), KEYS {
        Ability::Gain { .. } => "nd-ability-gain",
        Ability::Score { .. } => "nd-ability-score",
        Ability::Fool => "nd-ability-fool",
        Ability::Minstrel => "nd-ability-minstrel",
        Ability::Doctor => "nd-ability-doctor",
        Ability::Bishop => "nd-ability-bishop",
    }
}

/// An ability in words.
pub(super) fn describe(ability: Ability) -> Phrase {
    let phrase = Phrase::new(key(ability));
    match ability {
        Ability::Gain { prestige, coins, markers, favours } => phrase
            .number("prestige", prestige)
            .number("coins", coins)
            .number("markers", markers)
            .number("favours", favours),
        Ability::Score { per, every, prestige } => {
            measure(phrase.number("prestige", prestige).number("every", every), per)
        }
        Ability::Fool | Ability::Minstrel | Ability::Doctor | Ability::Bishop => phrase,
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
