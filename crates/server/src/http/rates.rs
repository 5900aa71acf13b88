use std::hash::Hash;
use std::net::IpAddr;

use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use mittwoch_protocol::Fault;

use super::address::network;
use crate::config::{Limits, Rate};
use crate::faults;
use crate::node::ServerNode;
use crate::store::{Hash as Secret, UserId};

/// Who tries a password, as far as tries are counted apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum LoginKey {
    Network(IpAddr),
    Device(String),
    Session(Secret),
}

/// How often one may ask, by address and by person.
///
/// What spares the processors of a node is counted by each node for itself. What guards passwords
/// and codes, and what fills the store, is for all nodes together: each allows its share of it.
pub struct Rates {
    node: ServerNode,
    limits: Limits,
    address: DefaultKeyedRateLimiter<IpAddr>,
    person: DefaultKeyedRateLimiter<UserId>,
    sign_in: DefaultKeyedRateLimiter<IpAddr>,
    password: DefaultKeyedRateLimiter<(String, LoginKey)>,
    guesses: DefaultKeyedRateLimiter<String>,
    code: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<UserId>,
    installs: DefaultKeyedRateLimiter<UserId>,
    names: DefaultKeyedRateLimiter<UserId>,
}

impl Rates {
    /// Counts by these limits.
    pub fn new(limits: &Limits, node: ServerNode) -> Rates {
        Rates {
            node,
            limits: *limits,
            address: limiter(limits.address),
            person: limiter(limits.person),
            sign_in: limiter(limits.sign_in),
            password: limiter(limits.password),
            guesses: limiter(limits.guesses),
            code: limiter(limits.code),
            tables: limiter(limits.tables),
            installs: limiter(limits.installs),
            names: limiter(limits.tables),
        }
    }

    /// Any request of an address.
    pub fn address(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.address, &network(address))
    }

    /// Any request or live message of a person.
    pub fn person(&self, person: UserId) -> Result<(), Fault> {
        check(&self.person, &person)
    }

    /// A new guest, a new account or a sign-in.
    pub fn sign_in(&self, address: IpAddr) -> Result<(), Fault> {
        self.share(&self.sign_in, self.limits.sign_in, &network(address))
    }

    /// A try at the password of a name, from an address or a browser that is known there.
    ///
    /// Strangers share a limit for the name; whoever signed in from here before does not.
    pub fn guess(&self, name: &str, from: IpAddr, device: Option<String>) -> Result<(), Fault> {
        // A name that is too long for an account is nobody's; it must not fill the memory.
        let name = name.chars().take(32).collect::<String>().to_lowercase();
        let own = device.map(|device| (name.clone(), LoginKey::Device(device)));
        if own.is_some_and(|own| self.try_password(&own).is_ok()) {
            return Ok(());
        }
        self.try_password(&(name.clone(), LoginKey::Network(network(from))))?;
        self.share(&self.guesses, self.limits.guesses, &name)
    }

    /// A try at the own password, by somebody who is signed in.
    pub fn prove(&self, session: Secret) -> Result<(), Fault> {
        self.try_password(&(String::new(), LoginKey::Session(session)))
    }

    /// A try at a code.
    pub fn code(&self, address: IpAddr) -> Result<(), Fault> {
        self.share(&self.code, self.limits.code, &network(address))
    }

    /// A new table.
    pub fn table(&self, person: UserId) -> Result<(), Fault> {
        self.share(&self.tables, self.limits.tables, &person)
    }

    /// A pack to install.
    pub fn install(&self, person: UserId) -> Result<(), Fault> {
        self.share(&self.installs, self.limits.installs, &person)
    }

    /// Another name; as often as a new table.
    pub fn rename(&self, person: UserId) -> Result<(), Fault> {
        self.share(&self.names, self.limits.tables, &person)
    }

    fn try_password(&self, key: &(String, LoginKey)) -> Result<(), Fault> {
        self.share(&self.password, self.limits.password, key)
    }

    /// Counts for as many as there are nodes: together they allow what one alone would.
    fn share<K: Clone + Hash + Eq>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        rate: Rate,
        key: &K,
    ) -> Result<(), Fault> {
        let many = NonZeroU32::new(self.node.many()).unwrap_or(NonZeroU32::MIN).min(rate.burst);
        match limiter.check_key_n(key, many) {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(faults::TOO_MANY.into()),
        }
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        tidy(&self.address);
        tidy(&self.person);
        tidy(&self.sign_in);
        tidy(&self.password);
        tidy(&self.guesses);
        tidy(&self.code);
        tidy(&self.tables);
        tidy(&self.installs);
        tidy(&self.names);
    }
}

fn limiter<K: Clone + Hash + Eq>(rate: Rate) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(Quota::per_minute(rate.per_minute).allow_burst(rate.burst))
}

fn check<K: Clone + Hash + Eq>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Fault> {
    limiter.check_key(key).map(|_| ()).map_err(|_| faults::TOO_MANY.into())
}

fn tidy<K: Clone + Hash + Eq>(limiter: &DefaultKeyedRateLimiter<K>) {
    limiter.retain_recent();
    limiter.shrink_to_fit();
}
