//! A match as it is written.

use super::{Luck, Running};
use crate::Match;
use crate::course::Entry;
use crate::record::{Answer, Back, Ended, Ending, Line, Played, Resigned, Sealed, Start, Writer};
use mittwoch_kernel::Whole;

impl<G: Whole, L: Luck> Running<G, L> {
    /// The record so far, with its last line or without.
    pub(super) fn written_out(&self, with_ending: bool) -> String {
        let mut writer = Writer::default();
        for number in 0..self.line_count() {
            writer.push(&self.line(number));
        }
        if with_ending {
            writer.push(&self.ending());
        }
        writer.finish()
    }

    /// The lines that were not handed out yet.
    pub(super) fn unwritten(&mut self) -> Vec<String> {
        let (mut chain, written) = std::mem::take(&mut self.written);
        let due = self.line_count();
        let mut lines: Vec<_> =
            (written..due).map(|number| chain.signed(&self.line(number))).collect();
        let over = self.outcome().is_some();
        if over && written <= due {
            lines.push(chain.signed(&self.ending()));
        }
        self.written = (chain, due + usize::from(over));
        lines
    }

    /// How many lines there are without the last one.
    fn line_count(&self) -> usize {
        2 + self.course.entries.len()
    }

    fn line(&self, number: usize) -> Line {
        match number {
            0 => Line::Header(self.header.clone()),
            1 => {
                let draws = self.course.setup.0.clone();
                Line::Start(Start { seq: 0, setup: true, draws })
            }
            _ => {
                let entry = &self.course.entries[number - 2];
                entry_line(&*self.course.game, entry, number as u64 - 1)
            }
        }
    }

    fn ending(&self) -> Line {
        let sealed = self.sealed().iter().filter_map(|seat| {
            let action = self.course.game.write(self.slots[seat.index()]?);
            Some(Sealed { seat, action })
        });
        let (outcome, sealed) = (self.outcome(), sealed.collect());
        Line::Ending(Ending { outcome, sealed, seed: self.seed })
    }
}

/// An entry as it is written.
fn entry_line<G: Whole>(game: &G, entry: &Entry<G::Action>, seq: u64) -> Line {
    match entry {
        Entry::Answer(record, _) => Line::Answer(Answer::new(seq, game, record.clone())),
        Entry::Back(seat, undo, agreed) => {
            Line::Back(Back { seq, seat: *seat, undo: *undo, agreed: *agreed })
        }
        Entry::Resigned(seat) => Line::Resigned(Resigned { seq, seat: *seat, resigned: true }),
        Entry::Ended(seat, agreed) => {
            Line::Ended(Ended { seq, seat: *seat, ended: true, agreed: *agreed })
        }
        Entry::Played(seat, by) => Line::Played(Played { seq, seat: *seat, by: by.clone() }),
    }
}
