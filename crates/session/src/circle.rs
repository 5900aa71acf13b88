//! What the bots of a table are called: each has a name that no other bot there has.

use std::collections::BTreeMap;

use mittwoch_protocol::{CircleMember, Rank, Sitter};

use crate::{BotSeat, Occupant, User, UserId, sitter_name};

/// The names of the bots of a table by seat. One that was kept stays; the others follow from the id
/// of the table, so that bots from before are always called the same.
pub fn circle(table: &str, seats: &[Occupant]) -> Vec<Option<CircleMember>> {
    let mut taken: Vec<_> = seats.iter().filter_map(kept).collect();
    let name = |seat: &Occupant| match seat {
        Occupant::Bot(BotSeat { name: None, .. }) => {
            let free = next(table, &taken);
            taken.push(free);
            Some(free)
        }
        other => kept(other),
    };
    seats.iter().map(name).collect()
}

/// Who sits at a table, with the names of today; clients put an empty name into words.
pub fn sitters(table: &str, seats: &[Occupant], people: &BTreeMap<UserId, User>) -> Vec<Sitter> {
    let sitter = |(seat, name): (&Occupant, Option<CircleMember>)| match (seat, name) {
        (Occupant::Bot(seat), Some(name)) => Sitter::Bot { bot: seat.bot.clone(), name },
        (Occupant::Person(id), _) => {
            let person = people.get(id);
            let bot = person.is_some_and(|person| person.rank == Rank::Bot);
            Sitter::Person { id: *id, name: sitter_name(person), bot }
        }
        _ => Sitter::Empty,
    };
    seats.iter().zip(circle(table, seats)).map(sitter).collect()
}

/// A name that no bot of the table has yet.
pub fn free_member(table: &str, seats: &[Occupant]) -> CircleMember {
    let taken: Vec<_> = circle(table, seats).into_iter().flatten().collect();
    next(table, &taken)
}

fn kept(seat: &Occupant) -> Option<CircleMember> {
    match seat {
        Occupant::Bot(bot) => bot.name,
        Occupant::Empty | Occupant::Person(_) => None,
    }
}

/// The first free name, counted from one that the id of the table chooses.
fn next(table: &str, taken: &[CircleMember]) -> CircleMember {
    let all = CircleMember::ALL;
    let first =
        table.bytes().fold(0usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let mut from = (0..all.len()).map(|step| all[(first % all.len() + step) % all.len()]);
    // There are more names than seats at any table.
    from.find(|name| !taken.contains(name)).unwrap_or(all[first % all.len()])
}

#[cfg(test)]
mod tests {
    use mittwoch_kernel::MAX_SEATS;

    use super::*;

    fn bot(name: Option<CircleMember>) -> Occupant {
        Occupant::Bot(BotSeat { bot: "greedy".into(), name })
    }

    #[test]
    fn every_bot_has_a_name_and_none_has_it_twice() {
        for table in ["a", "b", "another", "2345abcdefghjkmnpqrs"] {
            let seats = vec![bot(None); MAX_SEATS];
            let mut names: Vec<_> = circle(table, &seats).into_iter().flatten().collect();
            assert_eq!(names, circle(table, &seats).into_iter().flatten().collect::<Vec<_>>());
            names.sort();
            names.dedup();
            assert_eq!(names.len(), MAX_SEATS, "{table}");
        }
    }

    #[test]
    fn a_name_that_was_kept_stays_whatever_the_others_are_called() {
        let first = circle("table", &[bot(None)])[0];
        let named = circle("table", &[Occupant::Person(1), bot(None), bot(first), Occupant::Empty]);
        assert_eq!((named[0], named[2], named[3]), (None, first, None));
        assert!(named[1].is_some() && named[1] != first);
    }

    #[test]
    fn bots_of_earlier_servers_are_read() {
        let old = r#"[{"bot":"greedy"},{"person":3},"empty"]"#;
        let seats: Vec<Occupant> = serde_json::from_str(old).expect("seats");
        assert_eq!(seats, [bot(None), Occupant::Person(3), Occupant::Empty]);
        let new = serde_json::to_string(&bot(Some(CircleMember::CarlJung))).expect("written");
        assert_eq!(new, r#"{"bot":{"bot":"greedy","name":"carl-jung"}}"#);
        assert_eq!(
            serde_json::from_str::<Occupant>(&new).expect("read"),
            bot(Some(CircleMember::CarlJung))
        );
    }
}
