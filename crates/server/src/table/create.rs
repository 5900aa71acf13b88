//! Making tables.

use std::sync::Arc;

use mittwoch_kernel::{Pack, Seat, Seats, Seed, Setting};
use mittwoch_match::Title;
use mittwoch_protocol::{
    CircleMember, Clock, Create, Fault, FaultCode, HintPolicy, Pace, Stage, UndoPolicy, Visibility,
    outside_name,
};
use mittwoch_session::{FactLine, TableState};

use super::{TableResult, Tables, moments, no, packs};
use crate::identity::fault;
use crate::store::{
    BotSeat, NewTable, Occupant, StoreFault, TableProgress, TableRow, TableSummary, User, UserId,
    circle,
};
use crate::{faults, secret};

/// The longest bank and the longest addition of a clock, in seconds: thirty days.
const CLOCK: u32 = 30 * 24 * 60 * 60;

/// How often another code is tried.
const TRIES: usize = 5;

/// Makes a table; its maker takes the first seat, bots the last ones.
pub(super) async fn create(tables: &Tables, by: &User, wish: Create) -> TableResult<TableRow> {
    let title = title_of(&wish)?;
    if let Some(from) = wish.from.clone() {
        return moments::create(tables, by, wish, from).await;
    }
    let wish = if wish.lesson { lesson_of(wish)? } else { wish };
    let wish = checked(tables, title, wish)?;
    if let Some(digest) = &wish.pack {
        tables.chosen(by, &wish, digest).await?;
    }
    let _place = match wish.visibility {
        Visibility::Public => Some(tables.place(by.id).await?),
        Visibility::Link => None,
    };
    let mut seats = vec![Occupant::Empty; usize::from(wish.players)];
    seats[0] = Occupant::Person(by.id);
    let first = seats.len() - wish.bots.len();
    for (at, (seat, bot)) in seats[first..].iter_mut().zip(&wish.bots).enumerate() {
        *seat = Occupant::Bot(BotSeat { bot: bot.clone(), name: wish.circle.get(at).copied() });
    }
    keep(tables, by.id, wish, seats).await
}

fn title_of(wish: &Create) -> TableResult<&'static dyn Title> {
    mittwoch_games::title(&wish.game).ok_or(faults::SETTING_GAME.into())
}

/// The table of a guided first game: whatever else was wished for, it is as the lesson says, for
/// its deal is known and must not be played among people.
fn lesson_of(wish: Create) -> TableResult<Create> {
    let lesson = mittwoch_games::lesson(&wish.game).ok_or(faults::NO_LESSON)?;
    Ok(Create {
        game: wish.game,
        players: lesson.players,
        options: lesson.options,
        bots: lesson.bots,
        // She explains the game, so she plays it too.
        circle: vec![CircleMember::LouSalome],
        pace: Pace::default(),
        visibility: Visibility::Link,
        undo: UndoPolicy::Free,
        pack: None,
        hints: HintPolicy::default(),
        from: None,
        lesson: true,
    })
}

/// The seed of a table: unguessable, but for a lesson.
fn seed_of(create: &Create) -> TableResult<Seed> {
    if !create.lesson {
        return Ok(secret::seed());
    }
    let lesson = mittwoch_games::lesson(&create.game).ok_or(faults::NO_LESSON)?;
    Ok(lesson.seed())
}

/// A wish with everything written out, or the first thing that is wrong with it.
fn checked(tables: &Tables, title: &dyn Title, mut wish: Create) -> TableResult<Create> {
    let about = title.about();
    let setting = Setting { players: wish.players, options: wish.options };
    if let Some(fault) = setting.check(&about).first() {
        return no(Fault::new(FaultCode::Setting, fault.phrase()));
    }
    wish.options = setting.complete(&about).options;
    if wish.bots.len() >= usize::from(wish.players) {
        return no(faults::SETTING_PERSON);
    }
    let first = wish.players - wish.bots.len() as u8;
    for (bot, seat) in wish.bots.iter().zip(first..) {
        match outside_name(bot) {
            Some(thinker) => tables.seats_outside(thinker, &wish, Seat(seat))?,
            None if title.bots().contains(&bot.as_str()) => {}
            None => return no(faults::NO_BOT),
        }
    }
    if !all_different(&wish.circle) || wish.circle.len() > wish.bots.len() {
        return no(faults::SETTING_CIRCLE);
    }
    wish.pace.clock.map_or(Ok(()), check_clock)?;
    if wish.pace.turn_based {
        // A day for a move is a day: nothing is saved up where nobody said how much.
        let capped = |clock: Clock| Clock { most: clock.most.or(Some(most_of(clock))), ..clock };
        wish.pace.clock = wish.pace.clock.map(capped);
    }
    Ok(wish)
}

/// No name of the circle twice at a table.
fn all_different(circle: &[CircleMember]) -> bool {
    circle.iter().enumerate().all(|(at, name)| !circle[..at].contains(name))
}

/// Gives every bot a name that no other has.
fn name_bots(table: &str, seats: &mut [Occupant]) {
    let names = circle(table, seats);
    for (seat, name) in seats.iter_mut().zip(names) {
        if let Occupant::Bot(bot) = seat {
            bot.name = name;
        }
    }
}

/// What a clock over days shows at most.
fn most_of(clock: Clock) -> u32 {
    clock.bank.max(clock.extra)
}

fn check_clock(clock: Clock) -> TableResult<()> {
    let most = clock.most.unwrap_or(CLOCK);
    let whole = clock.bank.saturating_add(clock.extra).min(most);
    if clock.bank > CLOCK || clock.extra > CLOCK || most > CLOCK || whole < 5 {
        return no(faults::SETTING_CLOCK);
    }
    Ok(())
}

/// Keeps a table that is sound.
pub(super) async fn keep(
    tables: &Tables,
    host: UserId,
    create: Create,
    mut seats: Vec<Occupant>,
) -> TableResult<TableRow> {
    let title = title_of(&create)?;
    let seed = match &create.from {
        Some(from) => tables.store().tables.seed(&from.table).await.map_err(fault)?,
        None => seed_of(&create)?,
    };
    let components = components(tables, title, &create).await?;
    let pack = tables.store().packs.keep_pack(&components).await.map_err(fault)?;
    let id = secret::table_id();
    name_bots(&id, &mut seats);
    let line = FactLine::first(tables.time().now_ms(), TableState::open(seats.clone())).written();
    let (awaited, outcome, unearned) = (Seats::NONE, None, Seats::NONE);
    let document = serde_json::Value::Null;
    let (stage, progress) = (Stage::Open, TableProgress::default());
    let standing = TableSummary { stage, seats, awaited, outcome, progress, unearned, document };
    let mut table = NewTable {
        id,
        code: secret::code(),
        create,
        host,
        now: tables.time().now(),
        seed,
        pack,
        standing,
        line,
    };
    for _ in 1..TRIES {
        match tables.store().tables.create_table(table.clone()).await {
            Err(StoreFault::Conflict) => table.code = secret::code(),
            // Nobody needed the pack a moment ago, and it was forgotten.
            Err(StoreFault::NotFound) => {
                tables.store().packs.keep_pack(&components).await.map_err(fault)?;
            }
            kept => return kept.map_err(fault),
        }
    }
    tables.store().tables.create_table(table).await.map_err(fault)
}

/// What a table plays with: the built-in components of today, or the pack that was chosen.
async fn components(
    tables: &Tables,
    title: &'static dyn Title,
    create: &Create,
) -> TableResult<Arc<Pack>> {
    if let Some(from) = &create.from {
        // A match goes on with what it began with, whatever is built in today.
        let row = tables.store().tables.table(&from.table).await.map_err(fault)?;
        let digest = row.ok_or(faults::NO_TABLE)?.pack;
        return tables.pack(title, &digest).await?.ok_or(faults::PACK_GONE.into());
    }
    let Some(digest) = &create.pack else {
        return Ok(Arc::new(title.pack(None).map_err(|_| faults::COMPONENTS_BROKEN)?));
    };
    let pack = tables.pack(title, digest).await?.ok_or(faults::PACK_GONE)?;
    packs::fits(title, pack.clone(), create).await?;
    Ok(pack)
}
