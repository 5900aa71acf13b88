//! How far an owner's components are from those that the judge has learnt from.

use std::sync::LazyLock;

use mittwoch_kernel::{Game, Pack, Setting};
use mittwoch_notre_dame::{Ability, Catalogue, FILES, NotreDame};

/// From how much on the rule of thumb is the better judge.
const TOO_STRANGE: u32 = 8;

static LEARNT: LazyLock<NotreDame> = LazyLock::new(|| {
    let pack = Pack::new(FILES.iter().copied()).expect("the built-in files are sound");
    NotreDame::new(&pack, &Setting::new(2)).expect("a sound setting")
});

/// Whether the components are so unlike those learnt from that what was learnt misleads.
pub(super) fn is_strange(game: &NotreDame) -> bool {
    strangeness(game.catalogue(), LEARNT.catalogue()) >= TOO_STRANGE
}

/// The differences of all numbers that are printed on persons and messages and for gifts.
fn strangeness(one: &Catalogue, other: &Catalogue) -> u32 {
    let apart = |(one, other): (u8, u8)| u32::from(one.abs_diff(other));
    let persons = one.persons.iter().zip(&other.persons).map(|(one, other)| {
        let abilities = numbers(one.ability).into_iter().zip(numbers(other.ability));
        apart((one.rats, other.rats)) + abilities.map(apart).sum::<u32>()
    });
    let messages = one.messages.iter().zip(&other.messages).map(|(one, other)| {
        let pairs = [
            (one.prestige, other.prestige),
            (one.coins, other.coins),
            (one.markers, other.markers),
        ];
        pairs.into_iter().map(apart).sum::<u32>()
    });
    let gifts = one.gift.into_iter().zip(other.gift).map(apart);
    let count = one.persons.len().abs_diff(other.persons.len()) as u32 * TOO_STRANGE;
    persons.sum::<u32>() + messages.sum::<u32>() + gifts.sum::<u32>() + count
}

/// The numbers of an ability.
fn numbers(ability: Ability) -> [u8; 4] {
    match ability {
        Ability::Gain { prestige, coins, markers, favours } => [prestige, coins, markers, favours],
        Ability::Score { every, prestige, .. } => [prestige, every, 0, 0],
        _ => [0; 4],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(from: &str, to: &str) -> NotreDame {
        let files: Vec<_> =
            FILES.iter().map(|(name, text)| (*name, text.replace(from, to))).collect();
        let pack = Pack::new(files.iter().map(|(name, text)| (*name, text.as_str())));
        NotreDame::new(&pack.expect("sound files"), &Setting::new(4)).expect("a sound setting")
    }

    #[test]
    fn other_numbers_of_players_are_not_strange_and_other_persons_are() {
        assert!(!is_strange(&game("", "")));
        assert!(is_strange(&game("prestige = 3", "prestige = 9")));
    }
}
