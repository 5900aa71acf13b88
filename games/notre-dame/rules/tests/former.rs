//! The built-in packs, today's and former ones.

use mittwoch_notre_dame::NotreDame;
use mittwoch_testkit::check_packs;

/// The digest of today's pack. Records name it, so the old files are kept before it changes.
const TODAY: &str = "dce9155d7b552af075920ed9d85283e8f7e71b0a9a64d26030e2995018be7836";

#[test]
fn every_built_in_pack_is_kept() {
    check_packs::<NotreDame>(TODAY).unwrap_or_else(|why| panic!("{why}"));
}
