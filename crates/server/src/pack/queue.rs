use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use mittwoch_kernel::DataFault;
use mittwoch_protocol::{Fault, NewPack, PackFault};
use tokio::sync::Semaphore;

use super::{PackLimits, SoundPack};
use crate::faults;

/// How many faults of a pack are told.
const TOLD: usize = 200;

/// Checks packs one after the other, where nobody else is held up.
pub struct PackChecker {
    limits: PackLimits,
    turn: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl PackChecker {
    /// A checker with these limits.
    pub fn new(limits: PackLimits) -> PackChecker {
        PackChecker { limits, turn: Arc::new(Semaphore::new(1)), waiting: AtomicUsize::new(0) }
    }

    /// Checks what somebody wants to install.
    pub async fn check(&self, wish: NewPack) -> Result<SoundPack, Fault> {
        let place = QueuedCheck::new(&self.waiting, self.limits.waiting).ok_or(faults::TOO_MANY)?;
        let turn = self.turn.clone().acquire_owned().await.map_err(|_| faults::STOPPING)?;
        drop(place);
        let limits = self.limits;
        // The turn goes with the work: it is not over when the one who asked has gone.
        let checked = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            SoundPack::new(&wish.files, wish.name.as_deref(), &limits)
        });
        match checked.await {
            Ok(Ok(pack)) => Ok(pack),
            Ok(Err(faults)) => Err(refused(&faults)),
            Err(error) => {
                tracing::error!(%error, "the check of a pack broke");
                Err(refused(&[DataFault::new("the check of the pack broke; the log says why")]))
            }
        }
    }

    /// Checks files without waiting for anybody, for the start of a server.
    pub(super) fn check_now(
        files: &BTreeMap<String, String>,
        limits: &PackLimits,
    ) -> Result<SoundPack, Vec<DataFault>> {
        SoundPack::new(files, None, limits)
    }
}

/// Everything that is wrong with a pack, as far as anybody reads.
pub(crate) fn refused(faults: &[DataFault]) -> Fault {
    let told = |fault: &DataFault| PackFault {
        file: fault.file.clone(),
        entry: fault.entry.clone(),
        what: fault.what.clone(),
    };
    let mut pack: Vec<PackFault> = faults.iter().take(TOLD).map(told).collect();
    if faults.len() > TOLD {
        let what = format!("and {} more", faults.len() - TOLD);
        pack.push(PackFault { file: None, entry: None, what });
    }
    Fault { pack, ..faults::PACK_FAULTY.into() }
}

/// A place among those who wait.
struct QueuedCheck<'a>(&'a AtomicUsize);

impl QueuedCheck<'_> {
    fn new(waiting: &AtomicUsize, most: usize) -> Option<QueuedCheck<'_>> {
        let place = QueuedCheck(waiting);
        (waiting.fetch_add(1, Ordering::Relaxed) < most).then_some(place)
    }
}

impl Drop for QueuedCheck<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
