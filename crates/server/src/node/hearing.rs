//! What all nodes must hear.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::SharedNode;
use crate::http::App;
use crate::store::NodeSignal;

/// How many numbers are remembered of what was heard already.
const REMEMBERED: usize = 4096;

/// Hears what other nodes tell, as soon as it is announced and now and then without.
pub(super) async fn hear(node: Arc<SharedNode>, app: App) {
    let mut known = BTreeSet::new();
    loop {
        let after = node.heard.load(Ordering::Relaxed);
        match node.store.signals(after).await {
            Ok(signals) => {
                for (number, signal) in signals {
                    if known.insert(number) {
                        node.meter.signals.inc();
                        heed(&node, &app, signal).await;
                    }
                    node.heard.fetch_max(number, Ordering::Relaxed);
                }
            }
            Err(error) => tracing::debug!(%error, "nobody can be heard"),
        }
        while known.len() > REMEMBERED {
            known.pop_first();
        }
        tokio::select! {
            () = node.store.signalled() => {}
            () = tokio::time::sleep(node.pace.listen) => {}
        }
    }
}

async fn heed(node: &SharedNode, app: &App, signal: NodeSignal) {
    match signal {
        NodeSignal::Revoked { person } => app.identity.hear_ended(person),
        NodeSignal::Renamed { person } => match app.store.people.person(person).await {
            Ok(Some(person)) => app.tables.hear_renamed(&person),
            Ok(None) => {}
            Err(error) => tracing::debug!(%error, "a name could not be looked up"),
        },
        NodeSignal::Departed { person } => app.tables.hear_departed(person),
        NodeSignal::Muted { person, other, mute } => app.tables.hear_muted(person, other, mute),
        NodeSignal::Gone { table } => app.tables.hear_gone(&[table]).await,
        NodeSignal::Freed => node.freed.notify_one(),
    }
}
