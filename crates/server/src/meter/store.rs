use prometheus::{Histogram, HistogramOpts, Registry};
use tokio::time::Instant;

use super::{SOUND, seconds};

/// How many writes share one commit.
const TOGETHER: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// What a store has done, and how long it took.
#[derive(Clone)]
pub struct StoreMeter {
    reads: Histogram,
    commits: Histogram,
    together: Histogram,
}

impl Default for StoreMeter {
    fn default() -> StoreMeter {
        let together = HistogramOpts::new(
            "mittwoch_store_commit_writes",
            "How many writes shared one commit.",
        );
        StoreMeter {
            reads: seconds("mittwoch_store_read_seconds", "How long looks into the store took."),
            commits: seconds(
                "mittwoch_store_commit_seconds",
                "How long writes took that were committed together, with the commit.",
            ),
            together: Histogram::with_opts(together.buckets(TOGETHER.to_vec())).expect(SOUND),
        }
    }
}

impl StoreMeter {
    /// Looks something up.
    pub(crate) async fn looks<T>(&self, look: impl Future<Output = T>) -> T {
        let begun = Instant::now();
        let found = look.await;
        self.reads.observe(begun.elapsed().as_secs_f64());
        found
    }

    /// Writes so many things together.
    pub(crate) async fn commits<T>(&self, many: usize, commit: impl Future<Output = T>) -> T {
        let begun = Instant::now();
        let done = commit.await;
        self.commits.observe(begun.elapsed().as_secs_f64());
        self.together.observe(many as f64);
        done
    }

    pub(super) fn register(&self, registry: &Registry) {
        for histogram in [&self.reads, &self.commits, &self.together] {
            registry.register(Box::new(histogram.clone())).expect(SOUND);
        }
    }
}
