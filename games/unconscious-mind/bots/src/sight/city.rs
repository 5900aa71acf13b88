//! Tags, districts, figures and the reputation track.

use mittwoch_search::RowPen;
use mittwoch_unconscious_mind::{Colour, Location, SEATS, Tag};

use super::Look;

impl Look<'_> {
    pub(super) fn city(&self, pen: &mut RowPen<'_>) {
        Location::ALL.iter().for_each(|at| pen.put(f32::from(self.tags.at(*at)) / 3.0));
        pen.put(f32::from(self.tags.of(Tag::Wild)) / 2.0);
        pen.put(f32::from(self.tags.total()) / 10.0);
        pen.put(f32::from(self.tags.kinds()) / 6.0);
        Colour::ALL.iter().for_each(|district| self.district(*district, pen));
        let professor = self.state.player(self.seat).professor;
        self.place(professor, pen);
        self.place(self.state.freud, pen);
        pen.flag(professor == self.state.freud);
        self.track(pen);
    }

    /// The lowest free slot of the highest need that can be had, and what the next one lacks.
    fn district(&self, district: Colour, pen: &mut RowPen<'_>) {
        let (at, have) = (district.index(), self.tags.within(district));
        let marks = &self.state.marks[at];
        let slots = self.game.catalogue().city.district_slots[at].iter().zip(marks);
        let left = self.state.tokens[at] > 0;
        let free =
            || slots.clone().filter(|(_, mark)| left && mark.is_none()).map(|(slot, _)| slot);
        pen.put(f32::from(have) / 5.0);
        pen.flag(marks.contains(&Some(self.seat)));
        let best = free().map(|slot| slot.need).filter(|need| *need <= have).max();
        pen.put(best.map_or(0.0, |need| f32::from(need) / 5.0));
        let next = free().map(|slot| slot.need).filter(|need| *need > have).min();
        pen.put(next.map_or(1.0, |need| f32::from(need - have) / 4.0));
    }

    /// What the place of a figure offers.
    fn place(&self, location: Location, pen: &mut RowPen<'_>) {
        pen.put(f32::from(self.game.figures(self.state, location)) / 4.0);
        pen.put(f32::from(self.tags.at(location)) / 3.0);
        let used = self.state.slots[location.index()].count_ones();
        pen.put((3 - used.min(3)) as f32 / 3.0);
    }

    fn track(&self, pen: &mut RowPen<'_>) {
        let player = self.state.player(self.seat);
        pen.count(player.reputation.into(), 10);
        let ranking = self.state.ranking(self.game.config().boards());
        let rank = ranking.iter().position(|at| *at == self.seat);
        pen.which(rank, SEATS);
        let behind = |at: Option<usize>| {
            let other = at.and_then(|at| ranking.get(at));
            other.map_or(0.0, |at| f32::from(self.state.player(*at).reputation))
        };
        let own = f32::from(player.reputation);
        let ahead = rank.and_then(|rank| rank.checked_sub(1));
        pen.put(if ahead.is_some() { (behind(ahead) - own) / 4.0 } else { 0.0 });
        pen.put((own - behind(rank.map(|rank| rank + 1))) / 4.0);
    }
}
