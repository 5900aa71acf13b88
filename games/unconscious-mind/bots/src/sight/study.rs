//! Cards, treatises and goals.

use mittwoch_search::RowPen;
use mittwoch_unconscious_mind::Treatise;

use super::super::study::cited;
use super::Look;

impl Look<'_> {
    pub(super) fn study(&self, pen: &mut RowPen<'_>) {
        let player = self.state.player(self.seat);
        let hand = self.judge.colours(player.hand);
        let played = self.judge.colours(player.played);
        let foreign = self.judge.colours(cited(self.state, self.seat));
        pen.put(f32::from(player.hand_count) / 5.0);
        for counts in [hand, played, foreign] {
            counts.iter().for_each(|count| pen.put(*count as f32 / 3.0));
        }
        self.treatises(&played, &foreign, pen);
        self.aims(pen);
    }

    /// Own treatises, and those that could be published at once or with one card more.
    fn treatises(&self, played: &[i32; 3], foreign: &[i32; 3], pen: &mut RowPen<'_>) {
        let shelves = &self.state.treatises;
        let own = shelves.iter().filter(|shelf| shelf.owner == Some(self.seat)).count();
        pen.put(own as f32 / 3.0);
        let (mut ready, mut nearly, mut count) = (0u8, 0u8, 0u8);
        let all = self.game.catalogue().treatises.iter().zip(shelves);
        for (treatise, _) in all.filter(|(_, shelf)| shelf.owner.is_none()) {
            match missing(treatise, played, foreign) {
                0 => (ready, count) = (ready.max(treatise.points), count + 1),
                1 => nearly = nearly.max(treatise.points),
                _ => {}
            }
        }
        pen.put(f32::from(ready) / 15.0);
        pen.put(f32::from(nearly) / 15.0);
        pen.put(f32::from(count) / 3.0);
        pen.flag(self.state.player(self.seat).own_insights() > 0);
    }

    /// Goals: own ones, and how near the nearest open ones are.
    fn aims(&self, pen: &mut RowPen<'_>) {
        let mut nearest = [0.0f32; 3];
        let goals = self.game.catalogue().goals.iter().zip(&self.state.goals);
        for (goal, _) in goals.filter(|(_, owner)| owner.is_none()) {
            let least = f32::from(goal.condition.least).max(1.0);
            let count = self.game.count(self.state, self.seat, goal.condition.count);
            let mut near = (f32::from(count) / least).min(1.0);
            for best in &mut nearest {
                if near > *best {
                    std::mem::swap(&mut near, best);
                }
            }
        }
        nearest.iter().for_each(|near| pen.put(*near));
        let own = self.state.goals.iter().filter(|owner| **owner == Some(self.seat)).count();
        pen.put(own as f32 / 3.0);
    }
}

/// How many volumes of a treatise are missing: the first must be an own card (UM-15.3).
fn missing(treatise: &Treatise, played: &[i32; 3], foreign: &[i32; 3]) -> i32 {
    let mut wanted = [0; 3];
    treatise.volumes.iter().flatten().for_each(|colour| wanted[colour.index()] += 1);
    let lead = treatise.volumes.first().copied().flatten();
    let first = i32::from(lead.is_some_and(|colour| played[colour.index()] == 0));
    let short = |at: usize| (wanted[at] - played[at] - foreign[at]).max(0);
    (0..3).map(short).sum::<i32>().max(first)
}
