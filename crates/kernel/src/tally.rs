use serde::{Deserialize, Serialize};

use crate::{Arg, Phrase, Seat, Viewer, Wording};

/// Something that a viewer counts for a seat: coins, points, steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    name: &'static str,
    seat: Seat,
    of: Option<String>,
    count: i64,
    phrase: Phrase,
    pressing: bool,
}

impl Tally {
    /// A count under its stable name; the text of the key says how it changes.
    pub fn new(name: &'static str, key: &str, seat: Seat, count: impl Into<i64>) -> Tally {
        let (count, phrase) = (count.into(), Phrase::new(key));
        Tally { name, seat, of: None, count, phrase, pressing: false }
    }

    /// The same for one of several places or pieces, which the text calls `$place`.
    pub fn of(mut self, piece: impl Into<String>) -> Tally {
        let piece = piece.into();
        self.phrase = self.phrase.piece("place", piece.clone());
        self.of = Some(piece);
        self
    }

    /// The same with more in its text.
    pub fn saying(mut self, add: impl FnOnce(Phrase) -> Phrase) -> Tally {
        self.phrase = add(self.phrase);
        self
    }

    /// The same, told even while it does not change.
    pub fn pressing(mut self, pressing: bool) -> Tally {
        self.pressing = pressing;
        self
    }

    fn same(&self, other: &Tally) -> bool {
        (self.name, self.seat, &self.of) == (other.name, other.seat, &other.of)
    }
}

/// What an answer would do to something that is counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Consequence {
    /// The stable name of what is counted, by which boards know it.
    pub what: String,
    /// For whom.
    pub seat: Seat,
    /// How many now; absent where it is not counted yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "number"))]
    pub from: Option<i64>,
    /// How many then.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub to: i64,
    /// The same in words: `$by` with its sign, `$size` without, `$from` and `$to`.
    pub phrase: Phrase,
}

/// What these events would change of all that a seat counts, its own first.
///
/// It follows from what the seat sees and would be told, and from nothing else.
pub fn consequences<G: Wording>(
    game: &G,
    state: &G::State,
    seat: Seat,
    events: &[G::EventView],
) -> Vec<Consequence> {
    if events.is_empty() {
        return Vec::new();
    }
    let viewer = Viewer::Seat(seat);
    let before = game.view(state, viewer);
    let mut knowledge = game.know(viewer, &before);
    for event in events {
        game.learn(&mut knowledge, event);
    }
    let (before, after) = (game.tallies(&before), game.tallies(&game.known_view(&knowledge)));
    let mut changes = compared(&before, after);
    changes.sort_by_key(|change| change.seat != seat);
    changes
}

fn compared(before: &[Tally], after: Vec<Tally>) -> Vec<Consequence> {
    let changed = after.into_iter().filter_map(|then| {
        let now = before.iter().find(|now| now.same(&then)).map(|now| now.count);
        (then.pressing || now != Some(then.count)).then(|| consequence(now, then))
    });
    changed.collect()
}

fn consequence(from: Option<i64>, then: Tally) -> Consequence {
    let by = then.count - from.unwrap_or(then.count);
    let mut phrase = then.phrase.word("by", &signed(by)).number("size", by.abs());
    phrase = phrase.number("to", then.count);
    phrase.args.extend(from.map(|from| ("from".to_owned(), Arg::Number(from))));
    Consequence { what: then.name.to_owned(), seat: then.seat, from, to: then.count, phrase }
}

/// A number with its sign; the minus is a real one.
fn signed(number: i64) -> String {
    format!("{number:+}").replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const COINS: &str = "coins";

    fn coins(seat: u8, count: i64) -> Tally {
        Tally::new(COINS, "would-coins", Seat(seat), count)
    }

    #[test]
    fn what_stays_the_same_is_not_told() {
        assert_eq!(compared(&[coins(0, 3)], vec![coins(0, 3)]), []);
        let pressing = compared(&[coins(0, 3)], vec![coins(0, 3).pressing(true)]);
        assert_eq!((pressing[0].from, pressing[0].to), (Some(3), 3));
    }

    #[test]
    fn a_change_is_told_with_its_sign() {
        let change = &compared(&[coins(0, 3), coins(1, 9)], vec![coins(0, 1), coins(1, 9)])[0];
        assert_eq!((change.from, change.to, change.seat), (Some(3), 1, Seat(0)));
        assert_eq!(change.phrase.args["by"], Arg::Word("\u{2212}2".to_owned()));
        assert_eq!(change.phrase.args["size"], Arg::Number(2));
    }

    #[test]
    fn places_are_counted_apart_and_what_is_new_has_no_before() {
        let change = compared(&[coins(0, 3).of("bank")], vec![coins(0, 3).of("park")]);
        assert_eq!((change[0].from, change[0].to), (None, 3));
        assert_eq!(change[0].phrase.args["place"], Arg::Piece("park".to_owned()));
        assert!(!change[0].phrase.args.contains_key("from"));
    }
}
