//! The built-in packs, today's and former ones.

use mittwoch_night_market::NightMarket;
use mittwoch_testkit::check_packs;

/// The digest of today's pack. Records name it, so the old files are kept before it changes.
const TODAY: &str = "1332ead63f012c58e437ffc45517d83fb8f8bbf31ce62631dfc694070bc22b50";

#[test]
fn every_built_in_pack_is_kept() {
    check_packs::<NightMarket>(TODAY).unwrap_or_else(|why| panic!("{why}"));
}
