//! Every paragraph of the digest is cited by a test.

use mittwoch_night_market::NightMarket;

#[test]
fn every_paragraph_is_cited_by_a_test() {
    mittwoch_testkit::every_paragraph_is_cited::<NightMarket>(env!("CARGO_MANIFEST_DIR"), 10);
}
