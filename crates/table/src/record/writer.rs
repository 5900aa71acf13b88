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
        let body = line.body();
        let check = self.chain.next(&body);
        self.text.push_str(body.strip_suffix('}').unwrap_or(&body));
        self.text.push_str(",\"check\":\"");
        self.text.push_str(check);
        self.text.push_str("\"}\n");
    }

    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.text
    }
}
