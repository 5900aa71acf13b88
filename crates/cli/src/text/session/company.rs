//! What plain lines say only where the others sit elsewhere.

use std::io::Write;

use mittwoch_kernel::Phrase;

use super::TextSession;
use crate::problem::Problem;
use crate::speech;
use crate::text::Order;

impl<W: Write> TextSession<W> {
    /// Does what makes sense only where others sit elsewhere.
    pub(super) fn among_others(&mut self, order: Order) -> Result<(), Problem> {
        let Some(company) = self.host.company() else {
            return self.tell(&Phrase::new("text-alone"));
        };
        let done = match order {
            Order::Say(text) => company.say(&text),
            Order::Agree(yes) => company.agree_to_all(yes),
            Order::Resign => company.resign(),
            _ => company.propose_end(),
        };
        self.unless_refused(done).map(|_| ())
    }

    /// What was said, and what others ask.
    pub(super) fn talk(&mut self) -> Result<(), Problem> {
        let Some(company) = self.host.company_seen() else { return Ok(()) };
        let said = company.chat().iter().skip(self.heard.0);
        let mut lines: Vec<_> = said.map(|line| speech::said(&self.words, line)).collect();
        self.heard.0 = company.chat().len();
        let requests = company.requests();
        let new = requests.iter().filter(|asked| !self.heard.1.contains(&asked.seat));
        lines.extend(new.map(|asked| speech::request(&self.words, asked)));
        self.heard.1 = requests.iter().map(|asked| asked.seat).collect();
        let stood_in = company.stood_in();
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
