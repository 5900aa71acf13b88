//! Nights: hours in which a clock that runs over days stands for a person who sleeps.

use mittwoch_protocol::Night;

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;

/// The longest night, in minutes.
pub(crate) const LONGEST: u16 = 10 * 60;

/// How far apart two changes of a night are at least, in milliseconds: nobody can follow the sun.
pub(crate) const CHANGES_APART: i64 = DAY;

/// How much of all time before a moment was night, from some fixed beginning.
fn night_before(night: Night, moment: i64) -> i64 {
    let (start, length) = (i64::from(night.from) * MINUTE, i64::from(night.minutes) * MINUTE);
    let since = moment - start;
    since.div_euclid(DAY) * length + since.rem_euclid(DAY).min(length)
}

/// How long somebody was awake between two moments.
pub(crate) fn awake_between(night: Option<Night>, from: i64, to: i64) -> i64 {
    let whole = (to - from).max(0);
    let asleep = |night| night_before(night, from + whole) - night_before(night, from);
    whole - night.map_or(0, asleep)
}

/// When somebody will have been awake for so long since a moment.
pub(crate) fn awake_for(night: Option<Night>, since: i64, time: i64) -> i64 {
    let Some(night) = night else { return since.saturating_add(time) };
    let mut until = since.saturating_add(time.max(0));
    // Each night on the way moves the end, and at most as many nights again come into reach.
    loop {
        let missing = time - awake_between(Some(night), since, until);
        if missing <= 0 {
            return until;
        }
        until = until.saturating_add(missing);
    }
}

/// Whether somebody sleeps.
pub(crate) fn is_asleep(night: Option<Night>, now: i64) -> bool {
    night.is_some_and(|night| awake_between(Some(night), now, now + 1) == 0)
}

/// When the night next begins or ends.
pub(crate) fn next_edge(night: Night, now: i64) -> i64 {
    let (start, length) = (i64::from(night.from) * MINUTE, i64::from(night.minutes) * MINUTE);
    let into = (now - start).rem_euclid(DAY);
    now - into + if into < length { length } else { DAY }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;
    const NIGHT: Night = Night { from: 23 * 60, minutes: 8 * 60 };

    #[test]
    fn a_night_is_left_out_however_often_it_comes() {
        let noon = 100 * DAY + 12 * HOUR;
        assert_eq!(awake_between(None, noon, noon + DAY), DAY);
        assert_eq!(awake_between(Some(NIGHT), noon, noon + 11 * HOUR), 11 * HOUR);
        assert_eq!(awake_between(Some(NIGHT), noon, noon + 19 * HOUR), 11 * HOUR);
        assert_eq!(awake_between(Some(NIGHT), noon, noon + 3 * DAY), 3 * 16 * HOUR);
        assert_eq!(awake_between(Some(NIGHT), noon, noon - HOUR), 0);
    }

    #[test]
    fn the_end_is_where_so_much_was_awake() {
        for start in 0..48 {
            let since = 50 * DAY + start * HOUR / 2;
            for hours in 0..100 {
                let end = awake_for(Some(NIGHT), since, hours * HOUR);
                assert_eq!(awake_between(Some(NIGHT), since, end), hours * HOUR);
                let before = awake_between(Some(NIGHT), since, end - 1);
                assert!(hours == 0 || before < hours * HOUR, "{start} {hours}");
            }
        }
    }

    #[test]
    fn edges_follow_each_other() {
        let noon = 100 * DAY + 12 * HOUR;
        let (begins, ends) = (noon + 11 * HOUR, noon + 19 * HOUR);
        assert_eq!((next_edge(NIGHT, noon), next_edge(NIGHT, begins)), (begins, ends));
        assert_eq!(next_edge(NIGHT, ends), begins + DAY);
        assert!(!is_asleep(Some(NIGHT), begins - 1) && is_asleep(Some(NIGHT), begins));
        assert!(is_asleep(Some(NIGHT), ends - 1) && !is_asleep(Some(NIGHT), ends));
    }
}
