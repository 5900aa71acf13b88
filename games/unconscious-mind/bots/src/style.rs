use mittwoch_search::Prospect;

/// How a mind thinks turns through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TurnStyle {
    /// Positions kept on the way, for each kind of turn.
    pub way: usize,
    /// Ends kept for each kind of turn.
    pub ends: usize,
    /// Openings that are thought through again in other worlds.
    pub again: usize,
    /// The most worlds.
    pub worlds: u32,
    /// Own turns more that are played on, with those of the others between.
    pub rolls: u32,
    /// Positions kept on the way in these turns, for each kind of turn.
    pub roll_way: usize,
    /// Ends kept for each kind of turn in them.
    pub roll_ends: usize,
    /// How much of the choice the expected lead decides beside the chance to win.
    pub lead: f32,
    /// How much the rule of thumb is heard beside the judge.
    pub thumb: f32,
    /// How freely it chooses among openings that seem worth nearly the same.
    pub warmth: f32,
}

impl TurnStyle {
    /// Thinks a turn through once and takes what seems best.
    pub const PLAIN: TurnStyle = TurnStyle {
        way: 8,
        ends: 6,
        again: 0,
        worlds: 1,
        rolls: 0,
        roll_way: 2,
        roll_ends: 1,
        lead: 1.0,
        thumb: 0.0,
        warmth: 0.0,
    };

    /// The same for somebody who has hardly any time, as where very many positions are judged.
    pub(super) fn at_a_glance(self) -> TurnStyle {
        let (way, ends) = (self.way.min(Self::PLAIN.way), self.ends.min(Self::PLAIN.ends));
        TurnStyle { way, ends, worlds: 1, ..self }
    }

    /// What is looked for: to win, and to be far ahead, of which a judge is surer.
    pub(super) fn worth(&self, said: &Prospect) -> f32 {
        said.win + self.lead * said.lead.clamp(-2.0, 2.0)
    }
}
