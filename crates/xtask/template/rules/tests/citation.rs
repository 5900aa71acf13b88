//! Every paragraph of the digest is cited by a test.

use mittwoch_kernel::Game;
use mittwoch_night_market::NightMarket;
use mittwoch_testkit::citations;

#[test]
fn every_paragraph_is_cited_by_a_test() {
    let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let citations = citations(NightMarket::about().digest, &[tests]).expect("readable tests");
    assert!(citations.paragraphs.len() > 10);
    assert!(citations.uncited.is_empty(), "no test cites {:?}", citations.uncited);
    assert!(citations.unknown.is_empty(), "the digest has no {:?}", citations.unknown);
}
