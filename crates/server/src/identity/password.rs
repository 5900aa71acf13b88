use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use mittwoch_protocol::Fault;
use tokio::sync::Semaphore;

use crate::faults;

const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// How many may wait for each one that is worked on.
const QUEUE: usize = 16;

/// What people choose first, and so do those who try.
const COMMON: [&str; 20] = [
    "password",
    "password1",
    "passwort",
    "12345678",
    "123456789",
    "1234567890",
    "qwertyui",
    "qwertyuiop",
    "qwerty123",
    "11111111",
    "00000000",
    "abcdefgh",
    "abcd1234",
    "iloveyou",
    "sunshine",
    "football",
    "princess",
    "mittwoch",
    "letmein1",
    "motdepasse",
];

/// Whether a password can be one.
pub(super) fn check(password: &str, name: &str) -> Result<(), Fault> {
    let length = password.chars().count();
    let lower = password.to_lowercase();
    if length < SHORTEST {
        Err(faults::PASSWORD_SHORT.number("least", SHORTEST as i64))
    } else if password.len() > LONGEST {
        Err(faults::PASSWORD_LONG.number("most", LONGEST as i64))
    } else if COMMON.contains(&lower.as_str()) || lower == name.to_lowercase() {
        Err(faults::PASSWORD_COMMON.into())
    } else {
        Ok(())
    }
}

/// Argon2id with its recommended costs, on threads of its own and a bounded number at once.
pub struct Passwords {
    work: Arc<Semaphore>,
    queue: Semaphore,
}

impl Passwords {
    /// So many at once.
    pub fn new(at_once: usize) -> Passwords {
        let at_once = at_once.max(1);
        Passwords {
            work: Arc::new(Semaphore::new(at_once)),
            queue: Semaphore::new(at_once * QUEUE),
        }
    }

    /// The hash of a password, with a salt of its own.
    pub async fn hash(&self, password: &str) -> Result<String, Fault> {
        let password = password.to_owned();
        self.run(move || hash(&password)).await
    }

    /// Whether a password has this hash; without a hash it takes as long and is wrong.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool, Fault> {
        if password.len() > LONGEST {
            return Ok(false);
        }
        let (password, hash) = (password.to_owned(), hash.map(ToOwned::to_owned));
        self.run(move || match hash {
            Some(hash) => verify(&password, &hash),
            None => {
                verify(&password, nobodys());
                false
            }
        })
        .await
    }

    async fn run<T, F>(&self, work: F) -> Result<T, Fault>
    where
        T: Send + 'static,
        F: FnOnce() -> T + Send + 'static,
    {
        let _queued = self.queue.try_acquire().map_err(|_| faults::SIGN_INS)?;
        let permit = self.work.clone().acquire_owned().await.map_err(|_| faults::INTERNAL)?;
        let done = tokio::task::spawn_blocking(move || {
            // The permit is held as long as the work lasts, also if nobody waits any more.
            let _permit = permit;
            work()
        });
        Ok(done.await.map_err(|_| faults::INTERNAL)?)
    }
}

fn hash(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("a short password with the usual costs has a hash").to_string()
}

fn verify(password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}

fn nobodys() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| hash("the password of nobody"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_right_or_wrong() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash("Prater and Ring").await.expect("a hash");
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.verify("Prater and Ring", Some(&hash)).await.expect("an answer"));
        assert!(!passwords.verify("prater and ring", Some(&hash)).await.expect("an answer"));
        assert!(!passwords.verify("the password of nobody", None).await.expect("an answer"));
        assert!(!passwords.verify("x", Some("no hash")).await.expect("an answer"));
    }

    #[test]
    fn short_long_and_common_ones_are_refused() {
        for password in ["short", &"x".repeat(129), "PassWord", "Sigmund Freud"] {
            assert!(check(password, "sigmund freud").is_err(), "{password}");
        }
        assert!(check("a sofa in Vienna", "sigmund freud").is_ok());
    }
}
