//! Secrets and ids that nobody can guess.

use mittwoch_kernel::{Seed, hex};
use sha2::{Digest, Sha256};

use crate::store::Hash;

/// Letters and digits that nobody mistakes for each other on paper.
const ALPHABET: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// What can be said over the telephone in any language and typed on any keyboard.
const DIGITS: &[u8] = b"0123456789";

/// How many characters an id of a table has: 99 bits.
const ID: usize = 20;

/// How many digits a code has: nearly thirty bits, behind a strict limit of tries.
const CODE: usize = 9;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(feature = "simulation")]
    if crate::simulation::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

fn characters<const N: usize>(signs: &[u8]) -> String {
    // What lies above a multiple of their number is drawn anew, so that all are equally likely.
    let fair = 256 - 256 % signs.len();
    let mut text = String::with_capacity(N);
    while text.len() < N {
        let drawn = bytes::<N>().into_iter().map(usize::from).filter(|byte| *byte < fair);
        let drawn = drawn.map(|byte| char::from(signs[byte % signs.len()]));
        text.extend(drawn.take(N - text.len()));
    }
    text
}

/// A fresh secret of 256 bits, as text.
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> Hash {
    Sha256::digest(secret).into()
}

/// A fresh id of a table.
pub fn table_id() -> String {
    characters::<ID>(ALPHABET)
}

/// A fresh code with which people join a table. Tables of before have letters in theirs.
pub fn code() -> String {
    characters::<CODE>(DIGITS)
}

/// A fresh seed of a match.
pub fn seed() -> Seed {
    Seed(bytes())
}

/// A small number that tells guests apart.
pub(crate) fn number() -> u16 {
    u16::from_le_bytes(bytes()) % 9000 + 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_long_and_never_the_same() {
        let ids: std::collections::BTreeSet<_> = (0..1000).map(|_| table_id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == ID));
    }

    #[test]
    fn nobody_mistakes_a_sign_of_an_id() {
        let ids: String = (0..500).map(|_| table_id()).collect();
        assert!(!ids.contains(['0', 'o', '1', 'l', 'i']));
        assert!(ALPHABET.iter().all(|sign| ids.contains(char::from(*sign))), "each is drawn");
    }

    #[test]
    fn a_code_is_nine_digits_that_are_equally_likely() {
        let codes: Vec<_> = (0..10_000).map(|_| code()).collect();
        assert!(codes.iter().all(|code| code.len() == CODE));
        let drawn = codes.concat();
        for digit in DIGITS {
            let count = drawn.bytes().filter(|sign| sign == digit).count();
            // Of 90,000 signs 9,000 are expected, with a deviation of 90.
            assert!(count.abs_diff(9_000) < 900, "{} of {}", count, char::from(*digit));
        }
        assert!(drawn.bytes().all(|sign| sign.is_ascii_digit()));
    }
}
