//! The pages that can be laid over the table.

use super::PlayScreen;
use crate::digest;
use crate::host::OnlineTable;
use crate::speech;
use crate::tui::pager::Pager;

impl PlayScreen {
    pub(super) fn why_page(&self) -> Pager {
        let refused = self.eyes.map(|seat| self.host.why_not(seat)).unwrap_or_default();
        let text = self.host.title().about().digest_in(self.words.lang().code());
        let lines = speech::why_not(&self.words, text, &refused);
        self.page("why-title", lines)
    }

    /// What a bot would answer; it thinks for a moment.
    pub(super) fn hint_page(&self) -> Pager {
        let lines = match self.eyes.map(|seat| (seat, self.host.hint(seat))) {
            Some((seat, Ok(hint))) => speech::hint(&self.words, seat, &hint),
            Some((_, Err(refusal))) => vec![speech::refused(&self.words, &refusal)],
            None => Vec::new(),
        };
        self.page("advice-title", lines)
    }

    pub(super) fn log_page(&self) -> Pager {
        let said = self.host.company_seen().map(OnlineTable::chat).unwrap_or_default();
        let mut lines = self.told();
        lines.extend(said.iter().map(|line| speech::said(&self.words, line)));
        self.page("log-title", lines).at_end()
    }

    pub(super) fn rules_page(&self) -> Pager {
        let asked = self.eyes.and_then(|seat| self.host.question(seat));
        let start = asked.map_or(String::new(), |asked| format!("{} ", asked.rule));
        let lines = digest::lines(self.host.title().about().digest_in(self.words.lang().code()));
        self.page("rules-title", lines).at(&start)
    }

    pub(super) fn help_page(&self) -> Pager {
        let mut text = self.words.say("help-play");
        if self.host.company_seen().is_some() {
            text += "\n\n";
            text += &self.words.say("help-server");
        }
        let lines = text.lines().map(ToOwned::to_owned).collect();
        self.page("help-title", lines)
    }

    fn page(&self, title: &str, lines: Vec<String>) -> Pager {
        Pager::new(self.words.say(title), self.words.say("keys-page"), lines)
    }
}
