use mittwoch_protocol::{GameTally, Profile};
use sqlx::SqlitePool;

use crate::store::{StoreFault, StoreResult, UserId};

/// What a person has done: an index leads to their tables, and each is looked at once.
///
/// A match of which bots played too much for the person is played, but not won.
pub(super) async fn of_person(db: &SqlitePool, id: UserId) -> StoreResult<Profile> {
    let since = sqlx::query_scalar::<_, i64>("SELECT made FROM people WHERE id = ?");
    let since = since.bind(id).fetch_optional(db).await?.ok_or(StoreFault::NotFound)?;
    let rows = sqlx::query_as::<_, (String, u32, u32)>(
        "SELECT json_extract(t.wish, '$.game') AS game, COUNT(*),
            SUM(json_extract(t.standing, '$.document.seats[' || s.seat || '].stand_in') IS NULL
                AND NOT EXISTS (SELECT 1 FROM json_each(t.standing, '$.unearned') u
                    WHERE u.value = s.seat)
                AND EXISTS (SELECT 1 FROM json_each(t.standing, '$.outcome.winners') w
                    WHERE w.value = s.seat))
         FROM seated s JOIN tables t ON t.id = s.table_id
         WHERE s.person = ? AND t.stage = 'over' GROUP BY game ORDER BY COUNT(*) DESC, game",
    );
    let rows = rows.bind(id).fetch_all(db).await?;
    let games = rows.into_iter().map(|(game, played, won)| GameTally { game, played, won });
    Ok(Profile { since, games: games.collect() })
}
