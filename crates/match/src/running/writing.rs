//! A match as it is written.

use super::{MatchLuck, RunningMatch};
use crate::PublicMatch;
use crate::history::HistoryEntry;
use crate::record::{
    AnswerLine, EndLine, HandOverLine, LastLine, RecordLine, RecordWriter, ResignLine, SealedLine,
    SetupLine, UndoLine,
};
use mittwoch_kernel::Whole;

impl<G: Whole, L: MatchLuck> RunningMatch<G, L> {
    /// The record so far, with its last line or without.
    pub(super) fn written_out(&self, with_ending: bool) -> String {
        let mut writer = RecordWriter::default();
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

    fn line(&self, number: usize) -> RecordLine {
        match number {
            0 => RecordLine::Header(self.header.clone()),
            1 => {
                let draws = self.course.setup.0.clone();
                RecordLine::Start(SetupLine { seq: 0, setup: true, draws })
            }
            _ => {
                let entry = &self.course.entries[number - 2];
                entry_line(&*self.course.game, entry, number as u64 - 1)
            }
        }
    }

    fn ending(&self) -> RecordLine {
        let sealed = self.sealed().iter().filter_map(|seat| {
            let action = self.course.game.write(self.slots[seat.index()]?);
            Some(SealedLine { seat, action })
        });
        let (outcome, sealed) = (self.outcome(), sealed.collect());
        RecordLine::Ending(LastLine { outcome, sealed, seed: self.seed })
    }
}

/// An entry as it is written.
fn entry_line<G: Whole>(game: &G, entry: &HistoryEntry<G::Action>, seq: u64) -> RecordLine {
    match entry {
        HistoryEntry::Answer(record, _) => {
            RecordLine::Answer(AnswerLine::new(seq, game, record.clone()))
        }
        HistoryEntry::Back(seat, undo, agreed) => {
            RecordLine::Back(UndoLine { seq, seat: *seat, undo: *undo, agreed: *agreed })
        }
        HistoryEntry::Resigned(seat) => {
            RecordLine::Resigned(ResignLine { seq, seat: *seat, resigned: true })
        }
        HistoryEntry::Ended(seat, agreed) => {
            RecordLine::Ended(EndLine { seq, seat: *seat, ended: true, agreed: *agreed })
        }
        HistoryEntry::Played(seat, by) => {
            RecordLine::Played(HandOverLine { seq, seat: *seat, by: by.clone() })
        }
    }
}
