//! The built-in packs, today's and former ones.

use mittwoch_testkit::check_packs;
use mittwoch_unconscious_mind::UnconsciousMind;

/// The digest of today's pack. Records name it, so the old files are kept before it changes.
const TODAY: &str = "1f209e202dd5a33e8ea785a1d5a0016159aa3e2720ccb51bcdb7cf8205232875";

#[test]
fn every_built_in_pack_is_kept() {
    check_packs::<UnconsciousMind>(TODAY).unwrap_or_else(|why| panic!("{why}"));
}
