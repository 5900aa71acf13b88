use std::collections::{BTreeMap, BTreeSet};

use mittwoch_kernel::Seat;
use mittwoch_protocol::{LastDeed, TableLine};

use crate::store::{Occupant, PeopleStore, StoreResult, TableRow, User, UserId, sitters};

/// Tables as lines of a list, with the names of today.
pub(crate) async fn lines(
    people: &dyn PeopleStore,
    rows: Vec<TableRow>,
    viewer: Option<UserId>,
) -> StoreResult<Vec<TableLine>> {
    let seats = rows.iter().flat_map(|row| &row.standing.seats);
    let ids: BTreeSet<_> = seats.filter_map(Occupant::person).collect();
    let names = people.names(&ids).await?;
    Ok(rows.into_iter().map(|row| line(row, &names, viewer)).collect())
}

fn line(row: TableRow, names: &BTreeMap<UserId, User>, viewer: Option<UserId>) -> TableLine {
    let standing = row.standing;
    let mine = standing.seats.iter().position(|seat| viewer.is_some() && seat.person() == viewer);
    let my_seat = mine.and_then(|seat| u8::try_from(seat).ok());
    let my_turn = my_seat.is_some_and(|seat| standing.awaited.contains(Seat(seat)));
    let progress = standing.progress;
    let due = my_seat.and_then(|seat| progress.due.get(usize::from(seat)).copied().flatten());
    let others = |deed: &&LastDeed| my_seat.is_some_and(|seat| deed.seat != Seat(seat));
    let last = progress.last.iter().filter(others).max_by_key(|deed| deed.answers).cloned();
    TableLine {
        seats: sitters(&row.id, &standing.seats, names),
        id: row.id,
        game: row.create.game,
        stage: standing.stage,
        my_seat,
        my_turn,
        hosted: viewer == Some(row.host),
        awaited: standing.awaited,
        round: progress.round,
        due: due.or_else(|| progress.due.iter().flatten().copied().min()),
        last,
        lesson: row.create.lesson,
        pace: row.create.pace,
        outcome: standing.outcome,
        changed: row.changed,
    }
}
