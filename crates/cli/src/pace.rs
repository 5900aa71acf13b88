//! How fast people want to play, as they write it.

use mittwoch_protocol::{Clock, Night, OnTimeout, Pace};

/// Reads `10m+20s`, `90s` or `1d`; a time of days is for every move and nothing is saved up.
///
/// The error is the key of a text.
pub fn parse(text: &str) -> Result<Pace, String> {
    let wrong = || "hint-pace".to_owned();
    let (bank, extra) = text.split_once('+').unwrap_or((text, "0s"));
    let (bank, days) = time(bank).ok_or_else(wrong)?;
    let (extra, _) = time(extra).ok_or_else(wrong)?;
    let on_timeout = OnTimeout::BotTakesSeat;
    let clock = match days {
        true => Clock { bank, extra: bank, most: Some(bank), on_timeout },
        false => Clock { bank, extra, most: None, on_timeout },
    };
    if bank.saturating_add(extra) < 5 || bank > MOST || (days && text.contains('+')) {
        return Err(wrong());
    }
    Ok(Pace { turn_based: days, clock: Some(clock) })
}

/// Reads the hours of a night, such as `22:00-06:00`; the server says how long one may be.
pub fn night(text: &str) -> Result<Night, String> {
    let wrong = || "hint-night".to_owned();
    let (from, to) = text.split_once('-').ok_or_else(wrong)?;
    let (from, to) = (minute(from).ok_or_else(wrong)?, minute(to).ok_or_else(wrong)?);
    Ok(Night { from, minutes: (to + 24 * 60 - from) % (24 * 60) })
}

/// The minute of a day.
fn minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// The longest time, in seconds: thirty days.
const MOST: u32 = 30 * 24 * 60 * 60;

/// Seconds, and whether they were said in days.
fn time(text: &str) -> Option<(u32, bool)> {
    let unit = text.chars().next_back()?;
    let factor = match unit {
        's' => 1,
        'm' => 60,
        'h' => 60 * 60,
        'd' => 24 * 60 * 60,
        _ => return None,
    };
    let number: u32 = text[..text.len() - unit.len_utf8()].parse().ok()?;
    Some((number.checked_mul(factor)?, unit == 'd'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(text: &str) -> (bool, u32, u32, Option<u32>) {
        let pace = parse(text).expect(text);
        let clock = pace.clock.expect("a clock");
        (pace.turn_based, clock.bank, clock.extra, clock.most)
    }

    #[test]
    fn times_are_read() {
        assert_eq!(clock("10m+20s"), (false, 600, 20, None));
        assert_eq!(clock("90s"), (false, 90, 0, None));
        assert_eq!(clock("2h+1m"), (false, 7200, 60, None));
        assert_eq!(clock("1d"), (true, 86_400, 86_400, Some(86_400)));
    }

    #[test]
    fn nights_are_read() {
        assert_eq!(night("22:00-06:30"), Ok(Night { from: 1320, minutes: 510 }));
        assert_eq!(night("0:00-8:00"), Ok(Night { from: 0, minutes: 480 }));
        for text in ["", "22-6", "24:00-06:00", "22:00", "22:60-1:00", "a:b-c:d"] {
            assert_eq!(night(text), Err("hint-night".to_owned()), "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "m", "10", "10x", "-1m", "1d+1h", "3s", "31d", "1é", "99999999d", "5m+"] {
            assert_eq!(parse(text), Err("hint-pace".to_owned()), "{text}");
        }
    }
}
