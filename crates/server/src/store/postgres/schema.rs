//! The form of the schema, and which programs can work with it.

use sqlx::PgConnection;
use sqlx::migrate::{MigrateError, Migrator};

use super::DatabaseUrl;
use super::check::about;
use super::failed::{Failed, Tried};
use crate::store::StoreFault;

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations-postgres");

/// The form that this program knows: the number of its last migration.
fn known() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().expect("there are migrations")
}

/// Brings the schema up to this program. Of several that start at once one does it, the others
/// wait for it. A newer schema stays as it is, if programs of this age can work with it.
pub(super) async fn bring_up(db: &mut PgConnection, url: &DatabaseUrl) -> Tried<()> {
    suits(db, url).await?;
    let mut migrations = Migrator { ignore_missing: true, ..Migrator::DEFAULT };
    migrations.migrations = MIGRATIONS.migrations.clone();
    match migrations.run(&mut *db).await {
        Ok(()) => suits(db, url).await,
        Err(MigrateError::Execute(error)) => Err(error.into()),
        Err(MigrateError::ExecuteMigration(error, _)) => Err(error.into()),
        Err(other) => {
            let phrase = about("store-unreachable", url).word("cause", &other.to_string());
            Err(StoreFault::Unusable(phrase).into())
        }
    }
}

/// Refuses a schema that needs a newer program.
pub(super) async fn suits(db: &mut PgConnection, url: &DatabaseUrl) -> Tried<()> {
    let there = sqlx::query_scalar::<_, bool>("SELECT to_regclass('schema_needs') IS NOT NULL");
    if !there.fetch_one(&mut *db).await? {
        return Ok(());
    }
    let needs = sqlx::query_scalar::<_, i64>("SELECT form FROM schema_needs");
    match needs.fetch_one(db).await? {
        form if form <= known() => Ok(()),
        form => {
            let phrase = about("store-newer", url).word("path", &url.to_string());
            let phrase = phrase.number("form", form).number("known", known());
            Err(Failed::Fault(StoreFault::Unusable(phrase)))
        }
    }
}
