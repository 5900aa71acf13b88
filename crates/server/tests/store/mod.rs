//! The laws of a store, for every engine that can stand behind the rooms.
//!
//! Another engine implements [`Engine`] and adds one line at the end.

mod chat;
mod credentials;
mod lobby;
mod nodes;
mod packs;
mod people;
mod tables;
mod upkeep;

use mittwoch_protocol::{ChatLine, ChatRoom, Rank};
use mittwoch_server::store::{
    DatabaseUrl, NewChat, NewUser, Postgres, PostgresOptions, SharedStore, Sqlite, StoreResult,
    User,
};
use mittwoch_vopr::MemoryPlace;
use tempfile::TempDir;

/// A place of its own for one engine, in which nothing is kept yet.
trait Engine: Sized {
    /// A new place.
    fn place() -> Self;

    /// The store of the place; what one that was closed has kept is there again.
    async fn open(&self) -> SharedStore;
}

impl Engine for MemoryPlace {
    fn place() -> MemoryPlace {
        MemoryPlace::default()
    }

    async fn open(&self) -> SharedStore {
        MemoryPlace::open(self)
    }
}

impl Engine for TempDir {
    fn place() -> TempDir {
        crate::server::helper::folder()
    }

    async fn open(&self) -> SharedStore {
        Sqlite::open(self.path()).await.expect("the store opens").into()
    }
}

/// A database of its own in the cluster that the tests share.
struct Database(DatabaseUrl);

impl Engine for Database {
    fn place() -> Database {
        Database(mittwoch_pgtest::shared().database().parse().expect("an address"))
    }

    async fn open(&self) -> SharedStore {
        // Nothing crashes in these tests, so the cluster is one that would not survive it.
        let options = PostgresOptions { unsynced: true };
        Postgres::open_with(&self.0, options).await.expect("the store opens").into()
    }
}

async fn account(store: &SharedStore, name: &str) -> i64 {
    account_of(store, name).await.expect("a person").id
}

pub(crate) async fn account_of(store: &SharedStore, name: &str) -> StoreResult<User> {
    let (rank, password) = (Rank::Account, Some("hash".to_owned()));
    let new = NewUser { name: name.into(), rank, password, owner: None, suggested: false, now: 1 };
    store.people.add_person(new).await
}

/// A line of chat at the table `a`.
pub(crate) async fn said(store: &SharedStore, person: i64) -> StoreResult<ChatLine> {
    let line = NewChat {
        table: "a".into(),
        room: ChatRoom::Players,
        person,
        text: "hello from somebody".into(),
        ready: false,
        now: 3,
        entry: None,
        kept: 500,
    };
    store.chat.say(line).await
}

/// A place in memory that several nodes share.
struct SharedPlace(MemoryPlace);

impl Engine for SharedPlace {
    fn place() -> SharedPlace {
        SharedPlace(MemoryPlace::default())
    }

    async fn open(&self) -> SharedStore {
        self.0.open_shared()
    }
}

/// Every law as a test of one engine; a law that is not listed is dead code and does not compile.
macro_rules! keeps_the_laws {
    (@ $engine:ty, $room:ident: $($law:ident),+ $(,)?) => {
        $(
            #[tokio::test]
            async fn $law() {
                super::$room::$law(&<$engine as super::Engine>::place()).await;
            }
        )+
    };
    ($name:ident: $engine:ty) => {
        mod $name {
            keeps_the_laws!(@ $engine, people:
                a_name_of_its_own_is_had_by_nobody_else,
                guests_share_names_and_suggested_ones_get_numbers,
                a_guest_becomes_an_account_under_the_same_number,
                guests_who_look_like_somebody_are_called_otherwise,
                whoever_departs_is_forgotten_and_leaves_a_number,
                what_is_kept_of_a_person_is_told,
                a_profile_counts_what_was_played_and_won,
                a_new_password_ends_the_other_sessions,
            );
            keeps_the_laws!(@ $engine, credentials:
                a_session_holds_until_it_runs_out_or_is_closed,
                a_token_is_a_program_of_its_owner,
            );
            keeps_the_laws!(@ $engine, tables:
                a_step_is_taken_once_and_only_from_where_the_table_is,
                of_many_writers_of_one_step_exactly_one_wins,
                a_job_that_fails_takes_nothing_but_itself_back,
                a_command_is_noted_with_its_step_or_not_at_all,
                sealed_answers_and_the_seed_have_doors_of_their_own,
                what_was_kept_is_there_when_the_store_opens_again,
                a_table_goes_with_everything_and_what_is_not_there_is_said,
                running_and_frozen_tables_are_awake_in_the_order_of_their_making,
                a_guest_does_not_sit_beside_somebody_who_looks_like_them,
                lines_of_a_table_are_kept_with_its_step_and_go_with_it,
            );
            keeps_the_laws!(@ $engine, lobby:
                a_code_opens_a_table_only_while_it_is_open,
                lists_follow_stage_seats_and_time,
                a_person_is_found_at_open_tables_by_host_and_by_seat,
                a_list_has_a_few_tables_of_each_host_and_the_latest_first,
            );
            keeps_the_laws!(@ $engine, chat:
                chat_is_numbered_and_shows_the_names_of_today,
                a_table_keeps_so_many_lines_and_a_command_is_noted_with_its_line,
                rooms_and_ready_phrases_come_back_as_they_were,
                mutes_are_kept_by_person_and_go_with_them,
            );
            keeps_the_laws!(@ $engine, packs:
                a_pack_is_kept_under_its_digest_and_comes_back_the_same,
                packs_are_installed_within_limits_and_only_for_their_owner,
                a_pack_stays_as_long_as_a_table_or_a_person_has_it,
            );
            keeps_the_laws!(@ $engine, upkeep:
                a_table_that_nobody_starts_goes_after_a_while,
                guests_go_with_their_tables_and_accounts_keep_theirs,
                a_guest_who_comes_back_stays,
                keys_of_commands_are_forgotten_when_nobody_would_send_them_again,
                ages_begin_anew_when_a_doubted_clock_is_believed_again,
                a_closed_store_takes_nothing,
                the_next_server_knows_when_the_last_one_lived,
            );
        }
    };
}

keeps_the_laws!(sqlite: tempfile::TempDir);
keeps_the_laws!(postgres: crate::store::Database);
// The engine of the simulation: what it finds is worth as much as this engine is like the other.
keeps_the_laws!(memory: mittwoch_vopr::MemoryPlace);

/// The laws of those engines whose store several nodes can share.
macro_rules! keeps_the_laws_of_nodes {
    ($name:ident: $engine:ty) => {
        mod $name {
            keeps_the_laws!(@ $engine, nodes:
                a_table_is_held_by_one_node_until_it_gives_it_back,
                whoever_has_lost_a_table_takes_no_step_there,
                of_many_who_take_a_table_one_gets_it,
                a_node_lives_by_its_signs_and_comes_back_as_another,
                tables_that_go_on_are_taken_over_and_others_are_not,
                what_is_told_is_heard_by_all_who_were_there,
                it_is_known_for_how_long_there_was_no_node,
            );
        }
    };
}

/// A database that several nodes share.
struct SharedDatabase(DatabaseUrl);

impl Engine for SharedDatabase {
    fn place() -> SharedDatabase {
        SharedDatabase(mittwoch_pgtest::shared().database().parse().expect("an address"))
    }

    async fn open(&self) -> SharedStore {
        let options = PostgresOptions { unsynced: true };
        Postgres::open_shared(&self.0, options).await.expect("the store opens")
    }
}

keeps_the_laws_of_nodes!(nodes_in_memory: crate::store::SharedPlace);
keeps_the_laws_of_nodes!(nodes_in_postgres: crate::store::SharedDatabase);
