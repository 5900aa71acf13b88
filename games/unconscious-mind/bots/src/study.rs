//! Research, treatises, goals and districts.

use mittwoch_kernel::{Bag, Seat};
use mittwoch_unconscious_mind::effect::scale;
use mittwoch_unconscious_mind::{Colour, Shelf, State, Tags, Treatise};

use super::judge::Judge;

impl Judge<'_> {
    /// What cards, goals and districts promise.
    pub(super) fn study(&self, state: &State, tags: &Tags) -> i32 {
        self.cards(state) + self.goals(state) + self.districts(state, tags)
    }

    pub(super) fn cards(&self, state: &State) -> i32 {
        let player = state.player(self.seat);
        let hand = self.weights.hand * i32::from(player.hand_count.min(4))
            + self.weights.hands * i32::from(player.hand_count);
        let played = self.weights.played * player.played.len() as i32;
        let volumes = Volumes {
            played: self.colours(player.played),
            cited: self.colours(cited(state, self.seat)),
            hand: self.colours(self.hand(player)),
        };
        let treatises = self.game.catalogue().treatises.iter().zip(&state.treatises);
        let open = treatises.filter(|(_, shelf)| shelf.owner.is_none());
        let hopes = open.map(|(treatise, _)| hope(treatise, volumes, self.weights.published));
        let best = hopes.max().unwrap_or(0);
        self.horizon.soon(hand + played + best * self.weights.treatise / 100)
    }

    pub(super) fn colours(&self, cards: Bag) -> [i32; 3] {
        let mut counts = [0; 3];
        for card in cards.iter() {
            counts[self.game.catalogue().research[usize::from(card)].volume.index()] += 1;
        }
        counts
    }

    pub(super) fn goals(&self, state: &State) -> i32 {
        let goals = self.game.catalogue().goals.iter().zip(&state.goals);
        let open = goals.filter(|(_, owner)| owner.is_none()).map(|(goal, _)| {
            let least = i32::from(goal.condition.least).max(1);
            let count = self.game.count(state, self.seat, goal.condition.count);
            let count = i32::from(count).min(least);
            self.weights.goal * count * count / (least * least)
        });
        self.horizon.soon(open.sum())
    }

    /// Districts where a bonus comes near; the first in each counts at the end too.
    pub(super) fn districts(&self, state: &State, tags: &Tags) -> i32 {
        let presence = &self.game.catalogue().city.presence;
        let marks = |at: usize| state.marks[at].contains(&Some(self.seat));
        let there = (0..3).filter(|at| marks(*at)).count();
        let next = |there: usize| i32::from(presence[(there + 1).min(3)] - presence[there.min(3)]);
        let one = |at: usize| {
            let slots = &self.game.catalogue().city.district_slots[at];
            let free = slots.iter().zip(&state.marks[at]).filter(|(_, mark)| mark.is_none());
            let need = free.map(|(slot, _)| i32::from(slot.need)).min();
            let Some(need) = need.filter(|_| state.tokens[at] > 0) else { return 0 };
            let have = i32::from(tags.within(Colour::ALL[at])).min(need);
            let points = if marks(at) { 0 } else { scale::POINT * next(there) };
            let worth = (self.weights.bonus + points) * self.weights.district / 100;
            worth * have * have / (need * need).max(1)
        };
        self.horizon.soon((0..3).map(one).sum())
    }
}

/// Volumes that a treatise could be made of, by colour.
#[derive(Clone, Copy)]
struct Volumes {
    played: [i32; 3],
    cited: [i32; 3],
    hand: [i32; 3],
}

/// What an unpublished treatise promises by the volumes that are there.
fn hope(treatise: &Treatise, mut volumes: Volumes, published: i32) -> i32 {
    let mut have = 0;
    for (place, colour) in treatise.volumes.iter().flatten().enumerate() {
        let at = colour.index();
        have += if take(&mut volumes.played[at]) {
            10
        } else if place > 0 && take(&mut volumes.cited[at]) {
            9
        } else if take(&mut volumes.hand[at]) {
            5
        } else {
            0
        };
    }
    let want = 10 * treatise.volumes.len() as i32;
    let gain = i32::from(treatise.points) * scale::POINT + 2 * scale::TAG + published;
    gain * have * have / (want * want).max(1)
}

/// The volumes at the right end of other players' treatises.
pub(super) fn cited(state: &State, seat: Seat) -> Bag {
    let foreign = |shelf: &&Shelf| shelf.owner.is_some_and(|owner| owner != seat);
    let others = state.treatises.iter().filter(foreign);
    others.filter_map(|shelf| shelf.right_end().and_then(|end| shelf.volumes[end])).collect()
}

fn take(count: &mut i32) -> bool {
    let there = *count > 0;
    *count -= i32::from(there);
    there
}
