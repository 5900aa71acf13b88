use std::collections::HashMap;
use std::net::IpAddr;

use mittwoch_protocol::Fault;
use tokio::sync::{Mutex, MutexGuard};

use super::address::network;
use crate::faults;
use crate::identity::fault;
use crate::store::{LobbyStore, TableId, UserId};

/// How many networks are remembered before those without an open table are looked for.
const MANY: usize = 1024;

/// Which open tables were made from where, as long as the server runs: no address is kept.
#[derive(Default)]
pub struct Openings(Mutex<HashMap<IpAddr, Vec<TableId>>>);

/// A turn to make a table; nobody else makes one meanwhile.
pub struct OpeningTurn<'a> {
    made: MutexGuard<'a, HashMap<IpAddr, Vec<TableId>>>,
    network: IpAddr,
}

impl Openings {
    /// Whether a person at an address may make another table: each has so many open ones.
    pub async fn turn(
        &self,
        lobby: &dyn LobbyStore,
        (person, most): (UserId, usize),
        (address, most_there): (IpAddr, usize),
    ) -> Result<OpeningTurn<'_>, Fault> {
        let network = network(address);
        let mut made = self.0.lock().await;
        let own = lobby.count_open(person).await.map_err(fault)?;
        if own >= most as u64 {
            return Err(faults::OPEN_TABLES.number("count", own as i64));
        }
        let there = made.get(&network).map_or(&[][..], Vec::as_slice);
        let there = lobby.still_open(there).await.map_err(fault)?;
        if there.len() >= most_there {
            return Err(faults::OPEN_TABLES_HERE.into());
        }
        made.insert(network, there);
        if made.len() > MANY {
            made.retain(|_, tables| !tables.is_empty());
        }
        Ok(OpeningTurn { made, network })
    }
}

impl OpeningTurn<'_> {
    /// A table was made.
    pub fn made(mut self, table: TableId) {
        let network = self.network;
        self.made.entry(network).or_default().push(table);
    }
}
