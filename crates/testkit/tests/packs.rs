//! The built-in packs are pinned by their digests.

use mittwoch_testkit::{built_in, check_packs};

use crate::toy::{Toy, fault};

type Sound = Toy<{ fault::NONE }>;

#[test]
fn a_pack_with_its_digest_is_kept() {
    assert_eq!(check_packs::<Sound>(&built_in::<Sound>().digest()), Ok(()));
}

#[test]
fn a_changed_pack_is_told_with_what_to_do() {
    let why = check_packs::<Sound>("0").expect_err("another digest");
    let today = built_in::<Sound>().digest();
    assert!(why.contains("data/former") && why.contains(&today), "{why}");
}
