use super::{Chain, Line};

/// Writes a record line by line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Writer {
    chain: Chain,
    text: String,
}

impl Writer {
    /// Adds a line with its check.
    pub(crate) fn push(&mut self, line: &Line) {
        self.text.push_str(&self.chain.signed(line));
        self.text.push('\n');
    }

    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}
