use mittwoch_protocol::{Night, Stage};

use crate::document::StatedNight;
use crate::night::{CHANGES_APART, LONGEST};
use crate::{Session, TableResult, UserId, faults, no};

impl Session {
    /// A person says when they sleep: at a table that plays over days their clock stands then.
    pub(super) fn state_night(&mut self, by: UserId, night: Option<Night>) -> TableResult<()> {
        self.own_seat(by)?;
        if matches!(self.stage(), Stage::Over | Stage::Frozen) {
            self.need(Stage::Running)?;
        }
        if !self.has_nights() {
            return no(faults::NO_NIGHT);
        }
        let fits = |night: Night| (1..=LONGEST).contains(&night.minutes) && night.from < 24 * 60;
        if !night.is_none_or(fits) {
            return no(faults::NIGHT_LENGTH.number("hours", i64::from(LONGEST / 60)));
        }
        let known = self.doc().nights.iter().find(|known| known.person == by).copied();
        if known.is_some_and(|known| known.night == night) {
            return Ok(());
        }
        let now = self.now;
        let soon = |known: StatedNight| now - known.at < CHANGES_APART;
        if self.stage() == Stage::Running && known.is_some_and(soon) {
            return no(faults::NIGHT_SOON);
        }
        // What has passed has passed by the night that was stated then.
        self.rewind(by);
        let nights = &mut self.doc_mut().nights;
        nights.retain(|known| known.person != by);
        nights.push(StatedNight { person: by, night, at: now });
        Ok(())
    }
}
