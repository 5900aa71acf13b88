//! Browsers that have signed in before: a stranger's guesses must not shut them out.

use mittwoch_kernel::hex;
use sha2::{Digest, Sha256};

use super::{Identity, IdentityResult, fault};
use crate::secret;

/// How long the value of a cookie is: a number of its own, a dot, and the proof.
const LENGTH: usize = 64 + 1 + 64;

/// By what a browser is known from now on. It proves that somebody signed in on it with this
/// password, and nothing else; a new password makes it void.
pub(super) fn known_by(password: &str) -> String {
    let number = secret::token();
    let proof = proof(&number, password);
    format!("{number}.{proof}")
}

/// Nobody but the server knows the hash of a password, whose salt has 128 bits.
fn proof(number: &str, password: &str) -> String {
    let mut digest = Sha256::new();
    for part in ["a browser that is known", number, password] {
        digest.update(part);
        digest.update([0]);
    }
    hex(&digest.finalize())
}

impl Identity {
    /// The number of the browser, if somebody has signed in on it to this account.
    pub async fn device(&self, name: &str, value: &str) -> IdentityResult<Option<String>> {
        let Some((number, told)) = value.split_once('.').filter(|_| value.len() == LENGTH) else {
            return Ok(None);
        };
        let known = self.people.account(name).await.map_err(fault)?;
        let right = known.is_some_and(|(_, password)| proof(number, &password) == told);
        Ok(right.then(|| number.to_owned()))
    }
}
