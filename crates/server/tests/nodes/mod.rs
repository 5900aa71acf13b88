//! Several servers on one store: what reaches the wrong one, and what happens when one is lost.

/// Tests of three nodes, in memory and in a database.
macro_rules! on_both_stores {
    ($($test:ident),+ $(,)?) => {
        $(
            mod $test {
                use crate::nodes::helper::Town;

                #[tokio::test]
                async fn in_memory() {
                    super::$test(Town::in_memory(3).await).await;
                }

                #[tokio::test(flavor = "multi_thread")]
                async fn in_postgres() {
                    super::$test(Town::in_postgres(3).await).await;
                }
            }
        )+
    };
}
use on_both_stores;

mod fencing;
mod helper;
mod leaving;
mod losing;
mod passing;
mod revoking;
mod trouble;
