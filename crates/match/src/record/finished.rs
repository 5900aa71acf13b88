use mittwoch_kernel::{Draw, Outcome, Record, Seed, Whole};

use super::{AnswerLine, Header, LastLine, RecordLine, RecordWriter, SetupLine};

/// A game that was played to its end somewhere else, with all that its record tells.
#[derive(Clone, Debug)]
pub struct FinishedGame<A> {
    /// What was drawn for the set-up.
    pub setup: Vec<Draw>,
    /// Every answer in its order, with what was drawn for it.
    pub answers: Vec<Record<A>>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl<A: Copy> FinishedGame<A> {
    /// Its record; the header is the one of its game, whatever seed it was made for.
    pub fn record<G: Whole<Action = A>>(self, game: &G, header: &Header, seed: Seed) -> String {
        let mut writer = RecordWriter::default();
        let header = Header { commitment: seed.commitment(), ..header.clone() };
        writer.push(&RecordLine::Header(header));
        writer.push(&RecordLine::Start(SetupLine { seq: 0, setup: true, draws: self.setup }));
        for (record, seq) in self.answers.into_iter().zip(1..) {
            writer.push(&RecordLine::Answer(AnswerLine::new(seq, game, record)));
        }
        let ending = LastLine { outcome: self.outcome, sealed: Vec::new(), seed };
        writer.push(&RecordLine::Ending(ending));
        writer.finish()
    }
}
