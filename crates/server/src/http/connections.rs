use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::address::network;

/// From here on, when this part of four of all places is taken, a network gets less.
const FULL: usize = 3;

/// The part of its places that a network still gets then.
const SPARE: usize = 8;

/// Places for connections: so many in all, and so many for one address.
///
/// Nobody waits for a place. When most are taken, each network gets only an eighth of its share,
/// so that a few of them cannot take the rest as well.
#[derive(Clone)]
pub struct ConnectionLimits {
    most: usize,
    of_address: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by_network: HashMap<IpAddr, usize>,
}

/// A place that is free again when it is dropped.
pub struct ConnectionPermit {
    places: ConnectionLimits,
    network: Option<IpAddr>,
}

impl ConnectionLimits {
    /// So many places, and so many of them for one address.
    pub fn new(most: usize, of_address: usize) -> ConnectionLimits {
        ConnectionLimits { most: most.max(1), of_address: of_address.max(1), taken: Arc::default() }
    }

    fn places(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many places are taken.
    pub fn taken(&self) -> usize {
        self.places().all
    }

    /// A place for an address, if there is one.
    pub fn take(&self, address: IpAddr) -> Option<ConnectionPermit> {
        let network = network(address.to_canonical());
        let mut taken = self.places();
        let crowded = taken.all >= self.most / 4 * FULL;
        let share = if crowded { (self.of_address / SPARE).max(1) } else { self.of_address };
        let own = taken.by_network.get(&network).map_or(0, |count| *count);
        if taken.all >= self.most || own >= share {
            return None;
        }
        taken.all += 1;
        taken.by_network.insert(network, own + 1);
        Some(ConnectionPermit { places: self.clone(), network: Some(network) })
    }

    /// A place for somebody who speaks for many others, such as a trusted proxy.
    pub fn take_for_many(&self) -> Option<ConnectionPermit> {
        let mut taken = self.places();
        let free = taken.all < self.most;
        taken.all += usize::from(free);
        free.then(|| ConnectionPermit { places: self.clone(), network: None })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut taken = self.places.places();
        taken.all -= 1;
        let Some(network) = self.network else { return };
        match taken.by_network.get_mut(&network) {
            Some(own) if *own > 1 => *own -= 1,
            _ => drop(taken.by_network.remove(&network)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(places: &ConnectionLimits, address: &str, times: usize) -> Vec<ConnectionPermit> {
        let address = address.parse().expect("an address");
        (0..times).map_while(|_| places.take(address)).collect()
    }

    #[test]
    fn one_network_has_its_share_and_gets_it_back() {
        let places = ConnectionLimits::new(100, 8);
        let first = take(&places, "2001:db8::1", 50);
        assert_eq!(first.len(), 8);
        assert!(take(&places, "2001:db8::2:3", 1).is_empty(), "the same network");
        assert_eq!(take(&places, "192.0.2.1", 50).len(), 8);
        assert!(take(&places, "::ffff:192.0.2.1", 9).len() == 8, "the same address, dropped");
        drop(first);
        assert_eq!(take(&places, "2001:db8::1", 50).len(), 8);
        assert!(places.places().by_network.is_empty(), "nothing is left behind");
    }

    #[test]
    fn when_most_places_are_taken_few_networks_cannot_take_the_rest() {
        let places = ConnectionLimits::new(40, 16);
        let crowd: Vec<_> =
            (0..4).flat_map(|n| take(&places, &format!("192.0.2.{n}"), 40)).collect();
        assert_eq!(crowd.len(), 16 + 14 + 2 + 2);
        let newcomers = (0..2).flat_map(|n| take(&places, &format!("203.0.113.{n}"), 40));
        assert_eq!(newcomers.count(), 4, "two for each");
    }

    #[test]
    fn a_proxy_has_no_share_but_no_more_than_there_is() {
        let places = ConnectionLimits::new(10, 2);
        let all: Vec<_> = (0..20).map_while(|_| places.take_for_many()).collect();
        assert_eq!(all.len(), 10);
        assert!(take(&places, "192.0.2.1", 1).is_empty());
        drop(all);
        assert_eq!(take(&places, "192.0.2.1", 5).len(), 2);
    }
}
