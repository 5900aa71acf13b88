//! What plain lines say only where the others sit elsewhere.

use std::io::Write;

use mittwoch_kernel::Phrase;

use super::TextSession;
use crate::host::OnlineTable;
use crate::problem::Problem;
use crate::speech;
use crate::text::Order;

impl<W: Write> TextSession<W> {
    /// Does what makes sense only among several; true when the table may have moved on.
    pub(super) fn among_others(&mut self, order: Order) -> Result<bool, Problem> {
        if let Order::Say(text) = order {
            let Some(company) = self.host.company() else {
                return self.tell(&Phrase::new("text-alone")).map(|()| false);
            };
            let done = company.say(&text);
            return self.unless_refused(done).map(|_| false);
        }
        let Some(shared) = self.host.shared() else {
            return self.tell(&Phrase::new("text-alone")).map(|()| false);
        };
        let done = match order {
            Order::Agree(yes) => shared.agree_to_all(yes),
            Order::Resign => shared.resign(),
            _ => shared.propose_end(),
        };
        // Where all sit at one keyboard, what they settle has happened at once.
        let here = self.host.company_seen().is_none();
        let done = self.unless_refused(done)?;
        self.talk()?;
        Ok(done && here)
    }

    /// What was said, and what others ask.
    pub(super) fn talk(&mut self) -> Result<(), Problem> {
        let chat = self.host.company_seen().map(OnlineTable::chat).unwrap_or_default();
        let said = chat.iter().skip(self.heard.0);
        let mut lines: Vec<_> = said.map(|line| speech::said(&self.words, line)).collect();
        self.heard.0 = chat.len();
        let Some(shared) = self.host.shared_seen() else { return Ok(()) };
        let requests = shared.requests();
        let new = requests.iter().filter(|asked| !self.heard.1.contains(&asked.seat));
        lines.extend(new.map(|asked| speech::request(&self.words, asked)));
        self.heard.1 = requests.iter().map(|asked| asked.seat).collect();
        let stood_in = shared.stood_in();
        if stood_in && !self.stood_in {
            lines.push(self.words.say("server-asks-return"));
        }
        self.stood_in = stood_in;
        self.write_all(&lines)
    }

    /// People may have changed seats or said something.
    pub(super) fn table_news(&mut self) -> Result<(), Problem> {
        self.words = self.host.words(self.words.lang());
        self.talk()
    }
}
