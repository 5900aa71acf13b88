//! Secrets and ids that nobody can guess.

use mittwoch_kernel::{Seed, hex};
use sha2::{Digest, Sha256};

use crate::store::Hash;

/// Letters and digits that nobody mistakes for each other, aloud or on paper.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// How many characters an id of a table has: 99 bits.
const ID: usize = 20;

/// How many characters a code has: nearly thirty bits, behind a strict limit of tries.
const CODE: usize = 6;

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(feature = "simulation")]
    if crate::simulation::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

fn characters<const N: usize>() -> String {
    let mut text = String::with_capacity(N);
    while text.len() < N {
        // Eight times 31 signs are 248 bytes; what is above is drawn anew, so that all are equally likely.
        let fair = bytes::<N>().into_iter().filter(|byte| *byte < 248).map(usize::from);
        let signs = fair.map(|byte| char::from(ALPHABET[byte % ALPHABET.len()]));
        text.extend(signs.take(N - text.len()));
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
    characters::<ID>()
}

/// A fresh code with which people join a table.
pub fn code() -> String {
    characters::<CODE>()
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
    fn nobody_mistakes_a_sign_of_a_code() {
        let codes: String = (0..2000).map(|_| code()).collect();
        assert_eq!(codes.len(), 2000 * CODE);
        assert!(!codes.contains(['0', 'o', '1', 'l', 'i']));
        assert!(ALPHABET.iter().all(|sign| codes.contains(char::from(*sign))), "each is drawn");
    }
}
