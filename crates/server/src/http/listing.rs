use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::Seat;
use mittwoch_protocol::{Rank, Sitter, TableLine};

use crate::store::{Occupant, Store, StoreResult, TableRow, User, UserId, sitter_name};

/// Tables as lines of a list, with the names of today.
pub(crate) async fn lines(
    store: &dyn Store,
    rows: Vec<TableRow>,
    viewer: Option<UserId>,
) -> StoreResult<Vec<TableLine>> {
    let seats = rows.iter().flat_map(|row| &row.standing.seats);
    let ids: BTreeSet<_> = seats.filter_map(Occupant::person).collect();
    let names = store.names(&ids).await?;
    Ok(rows.into_iter().map(|row| line(row, &names, viewer)).collect())
}

fn line(row: TableRow, names: &BTreeMap<UserId, User>, viewer: Option<UserId>) -> TableLine {
    let standing = row.standing;
    let mine = standing.seats.iter().position(|seat| viewer.is_some() && seat.person() == viewer);
    let my_seat = mine.and_then(|seat| u8::try_from(seat).ok());
    let my_turn = my_seat.is_some_and(|seat| standing.awaited.contains(Seat(seat)));
    TableLine {
        id: row.id,
        game: row.create.game,
        stage: standing.stage,
        seats: standing.seats.iter().map(|seat| sitter(seat, names)).collect(),
        my_seat,
        my_turn,
        lesson: row.create.lesson,
        pace: row.create.pace,
        outcome: standing.outcome,
        changed: row.changed,
    }
}

/// Who sits on a seat, with the name of today; clients put an empty name into words.
pub(crate) fn sitter(seat: &Occupant, names: &BTreeMap<UserId, User>) -> Sitter {
    match seat {
        Occupant::Empty => Sitter::Empty,
        Occupant::Bot(bot) => Sitter::Bot { bot: bot.clone() },
        Occupant::Person(id) => {
            let person = names.get(id);
            let bot = person.is_some_and(|person| person.rank == Rank::Bot);
            Sitter::Person { id: *id, name: sitter_name(person), bot }
        }
    }
}
