use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use mittwoch_protocol::{Fault, FaultCode};

use crate::config::{Limits, Rate};
use crate::store::PersonId;

/// How often one may ask, by address and by person.
pub struct Rates {
    address: DefaultKeyedRateLimiter<IpAddr>,
    person: DefaultKeyedRateLimiter<PersonId>,
    sign_in: DefaultKeyedRateLimiter<IpAddr>,
    password: DefaultKeyedRateLimiter<String>,
    code: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<PersonId>,
}

impl Rates {
    /// Counts by these limits.
    pub fn new(limits: &Limits) -> Rates {
        Rates {
            address: limiter(limits.address),
            person: limiter(limits.person),
            sign_in: limiter(limits.sign_in),
            password: limiter(limits.password),
            code: limiter(limits.code),
            tables: limiter(limits.tables),
        }
    }

    /// Any request of an address.
    pub fn address(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.address, &network(address))
    }

    /// Any request or live message of a person.
    pub fn person(&self, person: PersonId) -> Result<(), Fault> {
        check(&self.person, &person)
    }

    /// A new guest, a new account or a sign-in.
    pub fn sign_in(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.sign_in, &network(address))
    }

    /// A try at the password of a name.
    pub fn password(&self, name: &str) -> Result<(), Fault> {
        // A name that is too long for an account is nobody's; it must not fill the memory.
        let name = name.chars().take(32).collect::<String>().to_lowercase();
        check(&self.password, &name)
    }

    /// A try at a code.
    pub fn code(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.code, &network(address))
    }

    /// A new table.
    pub fn table(&self, person: PersonId) -> Result<(), Fault> {
        check(&self.tables, &person)
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        tidy(&self.address);
        tidy(&self.person);
        tidy(&self.sign_in);
        tidy(&self.password);
        tidy(&self.code);
        tidy(&self.tables);
    }
}

fn limiter<K: Clone + Hash + Eq>(rate: Rate) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(Quota::per_minute(rate.per_minute).allow_burst(rate.burst))
}

fn check<K: Clone + Hash + Eq>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Fault> {
    let many = |_| Fault::new(FaultCode::TooMany, "Too many requests; wait a little.");
    limiter.check_key(key).map(|_| ()).map_err(many)
}

fn tidy<K: Clone + Hash + Eq>(limiter: &DefaultKeyedRateLimiter<K>) {
    limiter.retain_recent();
    limiter.shrink_to_fit();
}

/// One household has a whole network of the longer addresses, so the network counts.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => Ipv6Addr::from_bits(long.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_long_addresses_counts_as_one() {
        let address = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::2:3:4"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }
}
