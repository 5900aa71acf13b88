//! Whether a database can be trusted with what is acknowledged: asked of every connection.

use mittwoch_kernel::Phrase;
use sqlx::PgConnection;

use super::{DatabaseUrl, PostgresOptions};
use crate::store::{StoreFault, StoreResult};

/// The oldest PostgreSQL that is used, as its own number: 15. Older ones are not kept up by their
/// makers, and nobody has tried them.
const OLDEST: i32 = 150_000;

#[derive(sqlx::FromRow)]
struct DurabilityTold {
    version: i32,
    named: String,
    encoding: String,
    sync: String,
    commit: String,
}

const ASK: &str = "
    SELECT current_setting('server_version_num')::INTEGER AS version,
        current_setting('server_version') AS named,
        current_setting('server_encoding') AS encoding,
        current_setting('fsync') AS sync,
        current_setting('synchronous_commit') AS commit";

/// Refuses a server that is too old, that writes texts otherwise, or that forgets what it has
/// acknowledged when it crashes.
pub(super) async fn trusted(
    db: &mut PgConnection,
    url: &DatabaseUrl,
    options: PostgresOptions,
) -> Result<StoreResult<()>, sqlx::Error> {
    let told = sqlx::query_as::<_, DurabilityTold>(ASK).fetch_one(db).await?;
    Ok(told.judged(url, options))
}

/// What is said about a database.
pub(in crate::store) fn about(key: &str, url: &DatabaseUrl) -> Phrase {
    Phrase::new(key).word("url", &url.to_string())
}

impl DurabilityTold {
    fn judged(&self, url: &DatabaseUrl, options: PostgresOptions) -> StoreResult<()> {
        let refused = |phrase| Err(StoreFault::Unusable(phrase));
        if self.version < OLDEST {
            let phrase = about("store-old-server", url).word("found", &self.named);
            return refused(phrase.number("needed", i64::from(OLDEST / 10_000)));
        }
        if self.encoding != "UTF8" {
            return refused(about("store-encoding", url).word("found", &self.encoding));
        }
        if options.unsynced {
            return Ok(());
        }
        for (setting, value) in [("fsync", &self.sync), ("synchronous_commit", &self.commit)] {
            if value == "off" {
                return refused(about("store-unsynced", url).word("setting", setting));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(version: i32, encoding: &str, sync: &str, commit: &str) -> DurabilityTold {
        let [encoding, sync, commit] = [encoding, sync, commit].map(str::to_owned);
        DurabilityTold { version, named: "x".into(), encoding, sync, commit }
    }

    #[test]
    fn a_server_that_forgets_or_is_too_old_is_refused() {
        let url: DatabaseUrl = "postgres://a@b/c".parse().expect("an address");
        let refusal = |told: DurabilityTold, options| match told.judged(&url, options) {
            Ok(()) => None,
            Err(StoreFault::Unusable(phrase)) => Some(phrase.key.to_string()),
            Err(other) => panic!("{other}"),
        };
        let options = PostgresOptions::default();
        assert_eq!(refusal(told(150_003, "UTF8", "on", "on"), options), None);
        assert_eq!(refusal(told(150_003, "UTF8", "on", "remote_apply"), options), None);
        let cases = [
            (told(140_009, "UTF8", "on", "on"), "store-old-server"),
            (told(150_003, "LATIN1", "on", "on"), "store-encoding"),
            (told(150_003, "UTF8", "off", "on"), "store-unsynced"),
            (told(150_003, "UTF8", "on", "off"), "store-unsynced"),
        ];
        for (told, key) in cases {
            assert_eq!(refusal(told, options).as_deref(), Some(key));
        }
        let unsynced = PostgresOptions { unsynced: true };
        assert_eq!(refusal(told(150_003, "UTF8", "off", "off"), unsynced), None);
    }
}
