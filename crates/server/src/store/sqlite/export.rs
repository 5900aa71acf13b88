use sqlx::SqlitePool;

use super::chat;
use crate::store::{StoreFault, StoreResult, UserData, UserId};

/// Everything about a person that other methods of the store do not tell.
pub(super) async fn kept_of(db: &SqlitePool, id: UserId) -> StoreResult<UserData> {
    let dates = sqlx::query_as::<_, (i64, i64)>("SELECT made, seen FROM people WHERE id = ?");
    let dates = dates.bind(id).fetch_optional(db).await?;
    let (made, seen) = dates.ok_or(StoreFault::NotFound)?;
    let sessions =
        sqlx::query_as("SELECT seen, expires FROM sessions WHERE person = ? ORDER BY seen");
    let sessions = sessions.bind(id).fetch_all(db).await?;
    let chat = chat::of_person(db, id).await?;
    Ok(UserData { made, seen, sessions, chat })
}
