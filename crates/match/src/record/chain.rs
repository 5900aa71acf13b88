use mittwoch_kernel::hex;
use sha2::{Digest, Sha256};

use super::RecordLine;

/// How many bytes of the digest a line carries: enough to notice every accident.
const BYTES: usize = 8;

/// The checks of a record: each line's depends on the line and on all lines before it, so that
/// damage is noticed where it happened and not only where the game goes another way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chain(String);

impl Chain {
    /// The check of the next line.
    pub(crate) fn next(&mut self, body: &str) -> &str {
        let digest = Sha256::new().chain_update(&self.0).chain_update(body).finalize();
        self.0 = hex(&digest[..BYTES]);
        &self.0
    }

    /// A line as it is written, with its check.
    pub(crate) fn signed(&mut self, line: &RecordLine) -> String {
        let mut text = line.body();
        let check = self.next(&text);
        text.truncate(text.len() - 1);
        text.push_str(",\"check\":\"");
        text.push_str(check);
        text.push_str("\"}");
        text
    }
}
