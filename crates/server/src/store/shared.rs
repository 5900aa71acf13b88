use std::sync::Arc;

use super::{
    AloneNode, ChatStore, CredentialStore, LobbyStore, NodeStore, PackStore, PeopleStore,
    TableStore, UpkeepStore,
};

/// An engine that keeps everything: it has all the rooms.
pub trait Store:
    PeopleStore + CredentialStore + TableStore + LobbyStore + ChatStore + PackStore + UpkeepStore
{
}

impl<S> Store for S where
    S: PeopleStore
        + CredentialStore
        + TableStore
        + LobbyStore
        + ChatStore
        + PackStore
        + UpkeepStore
{
}

/// The rooms of a store, for many hands: each takes the room that it needs.
#[derive(Clone)]
pub struct SharedStore {
    /// Who there is.
    pub people: Arc<dyn PeopleStore>,
    /// What they prove it with.
    pub credentials: Arc<dyn CredentialStore>,
    /// Tables and their lines.
    pub tables: Arc<dyn TableStore>,
    /// Which tables there are.
    pub lobby: Arc<dyn LobbyStore>,
    /// What is said.
    pub chat: Arc<dyn ChatStore>,
    /// Packs of components.
    pub packs: Arc<dyn PackStore>,
    /// What keeps the store in order.
    pub upkeep: Arc<dyn UpkeepStore>,
    /// Which nodes live and run what; one alone, unless an engine says otherwise.
    pub nodes: Arc<dyn NodeStore>,
}

impl<S: Store + 'static> From<S> for SharedStore {
    fn from(engine: S) -> SharedStore {
        SharedStore::from(Arc::new(engine))
    }
}

impl<S: Store + 'static> From<Arc<S>> for SharedStore {
    fn from(engine: Arc<S>) -> SharedStore {
        SharedStore {
            people: engine.clone(),
            credentials: engine.clone(),
            tables: engine.clone(),
            lobby: engine.clone(),
            chat: engine.clone(),
            packs: engine.clone(),
            upkeep: engine,
            nodes: Arc::new(AloneNode),
        }
    }
}

impl SharedStore {
    /// The same with nodes that share it.
    pub fn with_nodes(self, nodes: Arc<dyn NodeStore>) -> SharedStore {
        SharedStore { nodes, ..self }
    }
}
