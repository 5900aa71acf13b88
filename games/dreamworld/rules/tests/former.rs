//! The built-in packs, today's and former ones.

use mittwoch_dreamworld::Dreamworld;
use mittwoch_testkit::check_packs;

/// The digest of today's pack. Records name it, so the old files are kept before it changes.
const TODAY: &str = "4e4772c9e376f9f2f1e56c5795ca4da61500753d46b01fd4f2894b29af73e7eb";

#[test]
fn every_built_in_pack_is_kept() {
    check_packs::<Dreamworld>(TODAY).unwrap_or_else(|why| panic!("{why}"));
}
