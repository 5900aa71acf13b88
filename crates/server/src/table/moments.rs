//! Tables that go on from a moment of a finished match, with bots at every other seat.

use mittwoch_protocol::{Create, Pace, PlayFrom, Stage, UndoPolicy, Visibility};
use mittwoch_session::{CommandSupply, TableHead};

use super::{TableResult, Tables, create, no};
use crate::faults;
use crate::identity::fault;
use crate::store::{BotSeat, Occupant, TableRow, User};

/// Makes the table: whatever else was wished for, it is like the one from which it goes on, for its
/// maker alone; its luck is known, so nobody plays it among people.
pub(super) async fn create(
    tables: &Tables,
    by: &User,
    wish: Create,
    from: PlayFrom,
) -> TableResult<TableRow> {
    let row = tables.store().tables.table(&from.table).await.map_err(fault)?;
    let row = row.filter(|row| row.create.game == wish.game).ok_or(faults::NO_TABLE)?;
    if row.standing.stage != Stage::Over {
        return no(faults::NOT_OVER);
    }
    let sat = row.standing.seats.iter().any(|seat| seat.person() == Some(by.id));
    if row.create.pack.is_some() && !sat {
        // What is printed on somebody's own pack is for those who sat there.
        return no(faults::NOT_SEATED);
    }
    if usize::from(from.seat.0) >= row.standing.seats.len() {
        return no(faults::NO_SEAT);
    }
    let title = mittwoch_games::title(&wish.game).ok_or(faults::GAME_GONE)?;
    let stand_in = || BotSeat { bot: title.usual_bot().to_owned(), name: None };
    let seat = |(occupant, at): (&Occupant, usize)| match occupant {
        _ if at == from.seat.index() => Occupant::Person(by.id),
        Occupant::Bot(bot) if title.bots().contains(&bot.bot.as_str()) => {
            Occupant::Bot(bot.clone())
        }
        _ => Occupant::Bot(stand_in()),
    };
    let seats = row.standing.seats.iter().zip(0..).map(seat).collect();
    let wish = Create {
        bots: Vec::new(),
        circle: Vec::new(),
        pace: Pace::default(),
        visibility: Visibility::Link,
        undo: UndoPolicy::Free,
        lesson: false,
        from: Some(from),
        hints: wish.hints,
        ..row.create
    };
    create::keep(tables, by.id, wish, seats).await
}

impl Tables {
    /// What a table needs that goes on from a moment of another: the record up to it.
    pub(super) async fn moment(
        &self,
        head: &TableHead,
        from: &PlayFrom,
    ) -> TableResult<CommandSupply> {
        let answers = from.answers as usize;
        let count = self.look(&from.table, None, move |other| {
            let game = other.finished()?;
            if answers >= game.answers() {
                return no(faults::MOMENT_OVER);
            }
            Ok(game.lines_until(answers))
        });
        let count = count.await?;
        let mut lines = self.store().tables.lines(&from.table).await.map_err(fault)?;
        lines.truncate(count);
        let seed = self.store().tables.seed(&from.table).await.map_err(fault)?;
        let title = mittwoch_games::title(&head.create.game).ok_or(faults::GAME_GONE)?;
        let pack = self.pack(title, &head.pack).await?;
        Ok(CommandSupply::Moment { seed, pack, lines })
    }
}
