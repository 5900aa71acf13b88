//! Who somebody is: guests at once, accounts with a password, programs with a token.

mod caller;
mod device;
mod names;
mod password;
mod watch;

use std::sync::Arc;

use mittwoch_protocol::{ApiToken, Credentials, Fault, NewGuest, NewPassword, Rank, TokenInfo};

use crate::clock::now;
use crate::store::{
    CredentialStore, Hash, LoginSession, NewUser, NodeStore, PeopleStore, SharedStore, StoreFault,
    User, UserId,
};
use crate::{faults, secret};

pub use caller::{Caller, Credential};
pub use password::Passwords;
pub use watch::RevocationWatch;

const DAY: i64 = 24 * 60 * 60;

/// How long a session lives after its last use.
pub const SESSION: i64 = 90 * DAY;

/// A use of a session is noted at most this often.
const NOTED: i64 = 60 * 60;

/// How many tokens one person can have.
const TOKENS: usize = 20;

/// A person together with a fresh session, whose secret goes into a cookie and nowhere else.
pub struct SignedIn {
    /// Who.
    pub person: User,
    /// The secret of the session.
    pub secret: String,
    /// By what the browser is known from now on, where there is a password.
    pub device: Option<String>,
}

/// Everything about who is who.
#[derive(Clone)]
pub struct Identity {
    people: Arc<dyn PeopleStore>,
    credentials: Arc<dyn CredentialStore>,
    passwords: Arc<Passwords>,
    nodes: Arc<dyn NodeStore>,
    endings: watch::RevocationBus,
}

type IdentityResult<T> = Result<T, Fault>;

impl Identity {
    /// Knows the people of a store; so many passwords are hashed at once.
    pub fn new(store: &SharedStore, hashing: usize) -> Identity {
        let passwords = Arc::new(Passwords::new(hashing));
        let (people, credentials) = (store.people.clone(), store.credentials.clone());
        let nodes = store.nodes.clone();
        Identity { people, credentials, passwords, nodes, endings: watch::endings() }
    }

    /// A guest, under a name of its own or of ours. A name that nobody chose gets a number where it
    /// is in use, so that it is never refused.
    pub async fn guest(&self, wish: &NewGuest) -> IdentityResult<SignedIn> {
        let name = match &wish.name {
            Some(name) => names::check(name)?,
            None => names::suggestion(),
        };
        let suggested = wish.suggested || wish.name.is_none();
        let (rank, now) = (Rank::Guest, now());
        let new = NewUser { name, rank, password: None, owner: None, suggested, now };
        let person = self.people.add_person(new).await.map_err(fault)?;
        self.sign_in(person, None).await
    }

    /// Calls a guest otherwise from now on; others keep the name with which they sign in.
    pub async fn rename(&self, caller: &Caller, name: &str) -> IdentityResult<User> {
        if caller.person.rank != Rank::Guest {
            return Err(faults::NAME_KEPT.into());
        }
        let name = names::check(name)?;
        self.people.rename_guest(caller.person.id, &name).await.map_err(fault)
    }

    /// Calls the guests otherwise who look like this name, which somebody has alone now; who they are.
    pub async fn unname_guests(&self, name: &str) -> IdentityResult<Vec<User>> {
        self.people.unname_guests(name, &names::suggestion()).await.map_err(fault)
    }

    /// An account: a guest becomes one and keeps its seats, anybody else gets a new one.
    pub async fn register(
        &self,
        caller: Option<&Caller>,
        wish: &Credentials,
    ) -> IdentityResult<SignedIn> {
        let name = names::check(&wish.name)?;
        password::check(&wish.password, &name)?;
        if self.people.name_taken(&name).await.map_err(fault)? {
            return Err(faults::NAME_TAKEN.into());
        }
        let hash = self.passwords.hash(&wish.password).await?;
        let person = match caller.filter(|caller| caller.person.rank == Rank::Guest) {
            Some(guest) => self.people.make_account(guest.person.id, &name, &hash).await,
            None => {
                let (rank, password) = (Rank::Account, Some(hash.clone()));
                let (owner, suggested, now) = (None, false, now());
                let new = NewUser { name, rank, password, owner, suggested, now };
                self.people.add_person(new).await
            }
        };
        let person = person.map_err(fault)?;
        // Whoever knew the guest's cookie does not know the account's.
        self.close_sessions(person.id).await?;
        self.sign_in(person, Some(&hash)).await
    }

    /// Signs in with name and password.
    pub async fn login(&self, wish: &Credentials) -> IdentityResult<SignedIn> {
        let known = self.people.account(&wish.name).await.map_err(fault)?;
        let hash = known.as_ref().map(|(_, hash)| hash.as_str());
        // An unknown name takes as long as a wrong password, so that nobody can tell them apart.
        let right = self.passwords.verify(&wish.password, hash).await?;
        match known {
            Some((person, hash)) if right => self.sign_in(person, Some(&hash)).await,
            _ => Err(faults::WRONG_PASSWORD.into()),
        }
    }

    async fn sign_in(&self, person: User, password: Option<&str>) -> IdentityResult<SignedIn> {
        let secret = secret::token();
        let now = now();
        let hash = secret::hash(&secret);
        let session = LoginSession { hash, person: person.id, seen: now, expires: now + SESSION };
        self.credentials.open_session(session).await.map_err(fault)?;
        let device = password.map(device::known_by);
        Ok(SignedIn { person, secret, device })
    }

    /// Ends the session of the caller.
    pub async fn logout(&self, caller: &Caller) -> IdentityResult<()> {
        let session = caller.session().ok_or(faults::PEOPLE_ONLY)?;
        let credentials = self.credentials.clone();
        let closed = async move { credentials.close_session(session).await };
        self.taken_away(caller.person.id, closed).await
    }

    /// Ends every session of the caller.
    pub async fn logout_everywhere(&self, caller: &Caller) -> IdentityResult<()> {
        people_only(caller)?;
        self.close_sessions(caller.person.id).await
    }

    async fn close_sessions(&self, person: UserId) -> IdentityResult<()> {
        let credentials = self.credentials.clone();
        self.taken_away(person, async move { credentials.close_sessions(person).await }).await
    }

    /// Changes the password; every other session ends.
    pub async fn change_password(&self, caller: &Caller, wish: &NewPassword) -> IdentityResult<()> {
        self.prove(caller, &wish.old).await?;
        password::check(&wish.new, &caller.person.name)?;
        let hash = self.passwords.hash(&wish.new).await?;
        let (people, person, session) = (self.people.clone(), caller.person.id, caller.session());
        let changed = async move { people.change_password(person, &hash, session).await };
        self.taken_away(person, changed).await
    }

    /// Forgets the caller; an account has to prove itself once more.
    pub async fn depart(&self, caller: &Caller, password: Option<&str>) -> IdentityResult<()> {
        people_only(caller)?;
        if caller.person.rank == Rank::Account {
            self.prove(caller, password.ok_or(faults::WRONG_PASSWORD)?).await?;
        }
        let (people, person) = (self.people.clone(), caller.person.id);
        self.taken_away(person, async move { people.depart(person).await }).await.map(drop)
    }

    async fn prove(&self, caller: &Caller, password: &str) -> IdentityResult<()> {
        let known = self.people.account(&caller.person.name).await.map_err(fault)?;
        let known = known.filter(|(person, _)| person.id == caller.person.id);
        let Some((_, hash)) = known else {
            return Err(faults::NO_PASSWORD.into());
        };
        if self.passwords.verify(password, Some(&hash)).await? {
            Ok(())
        } else {
            Err(faults::WRONG_PASSWORD.into())
        }
    }

    /// Makes a token with which a program plays under a name of its own.
    pub async fn add_token(&self, caller: &Caller, name: &str) -> IdentityResult<ApiToken> {
        people_only(caller)?;
        if caller.person.rank == Rank::Guest {
            // A guest costs nothing, and the name of a program is nobody else's.
            return Err(faults::TOKEN_OF_GUEST.into());
        }
        let name = names::check(name)?;
        if self.tokens(caller).await?.len() >= TOKENS {
            return Err(faults::TOKENS.number("most", TOKENS as i64));
        }
        let secret = secret::token();
        let hash = secret::hash(&secret);
        let info = self.credentials.add_token(caller.person.id, &name, hash, now()).await;
        Ok(ApiToken { info: info.map_err(fault)?, secret })
    }

    /// The tokens of the caller.
    pub async fn tokens(&self, caller: &Caller) -> IdentityResult<Vec<TokenInfo>> {
        people_only(caller)?;
        self.credentials.tokens(caller.person.id).await.map_err(fault)
    }

    /// Takes a token away.
    pub async fn drop_token(&self, caller: &Caller, id: i64) -> IdentityResult<()> {
        people_only(caller)?;
        let (credentials, owner) = (self.credentials.clone(), caller.person.id);
        let dropped = async move { credentials.drop_token(owner, id).await };
        if self.taken_away(owner, dropped).await? { Ok(()) } else { Err(faults::NO_TOKEN.into()) }
    }

    /// Who has this cookie.
    pub async fn by_cookie(&self, secret: &str) -> IdentityResult<Option<Caller>> {
        self.by_session(secret::hash(secret)).await
    }

    async fn by_session(&self, hash: Hash) -> IdentityResult<Option<Caller>> {
        let now = now();
        let found = self.credentials.session(hash, now).await.map_err(fault)?;
        let Some((person, session)) = found else { return Ok(None) };
        if now - session.seen > NOTED {
            self.credentials.touch_session(hash, now, now + SESSION).await.map_err(fault)?;
        }
        Ok(Some(Caller { person, credential: Credential::Session(hash) }))
    }

    /// Which program has this token.
    pub async fn by_token(&self, secret: &str) -> IdentityResult<Option<Caller>> {
        self.by_token_hash(secret::hash(secret)).await
    }

    async fn by_token_hash(&self, hash: Hash) -> IdentityResult<Option<Caller>> {
        let person = self.credentials.token(hash).await.map_err(fault)?;
        Ok(person.map(|person| Caller { person, credential: Credential::Token(hash) }))
    }
}

fn people_only(caller: &Caller) -> IdentityResult<()> {
    if caller.person.rank == Rank::Bot { Err(faults::PEOPLE_ONLY.into()) } else { Ok(()) }
}

/// What a client hears of a fault of the store; the log hears the rest.
pub(crate) fn fault(fault: StoreFault) -> Fault {
    let kind = match fault {
        StoreFault::NameTaken => faults::NAME_TAKEN,
        StoreFault::NotFound => faults::NOT_FOUND,
        StoreFault::Closed => faults::STOPPING,
        StoreFault::Away(cause) => {
            tracing::warn!(cause, "the database is away");
            faults::NODE_LOST
        }
        other => {
            tracing::error!(error = %other, "the store failed");
            faults::INTERNAL
        }
    };
    kind.into()
}
