use super::{Chain, RecordLine};

/// Writes a record line by line.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecordWriter {
    chain: Chain,
    text: String,
}

impl RecordWriter {
    /// Adds a line with its check.
    pub(crate) fn push(&mut self, line: &RecordLine) {
        self.text.push_str(&self.chain.signed(line));
        self.text.push('\n');
    }

    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}
