use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// 256 bits from which all luck of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and simulations, spread from a small number.
    pub fn from_number(number: u64) -> Seed {
        Seed(digest(&[b"mittwoch seed", &number.to_le_bytes()]))
    }

    /// What is published before the game starts: it binds the seed without telling it.
    pub fn commitment(self) -> String {
        hex(&digest(&[b"mittwoch commitment", &self.0]))
    }

    /// The key of the dice: the seed mixed with what the players added after the commitment.
    pub fn key(self, entropy: &[String]) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(b"mittwoch key");
        hasher.update(self.0);
        for text in entropy {
            hasher.update((text.len() as u64).to_le_bytes());
            hasher.update(text.as_bytes());
        }
        Seed(hasher.finalize().into())
    }

    /// A number out of the seed, for luck that need not be secret.
    pub fn small(self) -> u64 {
        self.0[..8].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = unhex(&text).and_then(|bytes| bytes.try_into().ok());
        bytes.map(Seed).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    text
}

/// Bytes from hexadecimal digits.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_digits_round_trip_and_nonsense_is_refused() {
        let seed = Seed::from_number(3);
        assert_eq!(unhex(&hex(&seed.0)).as_deref(), Some(&seed.0[..]));
        assert_eq!((unhex("abc"), unhex("zz"), unhex("é1")), (None, None, None));
    }

    #[test]
    fn the_key_depends_on_every_added_word_and_is_not_the_commitment() {
        let seed = Seed::from_number(1);
        let (joined, apart) = (seed.key(&["ab".into()]), seed.key(&["a".into(), "b".into()]));
        assert_ne!(joined, apart);
        assert_ne!(hex(&seed.key(&[]).0), seed.commitment());
    }

    /// The vector of `docs/record.md`.
    #[test]
    fn commitment_and_key_are_those_of_the_document() {
        let seed = Seed([0; 32]);
        assert_eq!(
            seed.commitment(),
            "eeb8de6123902786e3d704cca833e5e3469d0b6fa1ce4d0ebd9be9e02a388f36"
        );
        assert_eq!(
            hex(&seed.key(&["salt".into()]).0),
            "850347d00ce5b22d234828b96486c318de4434b95eb570cd43dc135583d22d15"
        );
    }
}
