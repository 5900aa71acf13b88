//! The pages that can be laid over the table.

use super::Play;
use crate::digest;
use crate::speech;
use crate::tui::pager::Pager;

impl Play {
    pub(super) fn why_page(&self) -> Pager {
        let refused = self.eyes.map(|seat| self.party.game().why_not(seat)).unwrap_or_default();
        let text = self.party.title().about().digest;
        let lines = speech::why_not(&self.words, text, &refused);
        self.page("why-title", lines)
    }

    pub(super) fn log_page(&self) -> Pager {
        let lines = self.party.told(&self.words, self.viewer(), 0);
        self.page("log-title", lines).at_end()
    }

    pub(super) fn rules_page(&self) -> Pager {
        let asked = self.eyes.and_then(|seat| self.party.game().question(seat));
        let start = asked.map_or(String::new(), |asked| format!("{} ", asked.rule));
        let lines = digest::lines(self.party.title().about().digest);
        self.page("rules-title", lines).at(&start)
    }

    pub(super) fn help_page(&self) -> Pager {
        let lines = self.words.say("help-play").lines().map(ToOwned::to_owned).collect();
        self.page("help-title", lines)
    }

    fn page(&self, title: &str, lines: Vec<String>) -> Pager {
        Pager::new(self.words.say(title), self.words.say("keys-page"), lines)
    }
}
