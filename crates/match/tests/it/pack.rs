//! Component packs at the table.

use mittwoch_games::{catalogue, verify};
use mittwoch_kernel::{Pack, Seed, Setting};
use mittwoch_match::MatchSetup;

use crate::helper::{dreamworld, finish, finished, pack};

/// The built-in pack with a therapy tile of the owner's.
fn owner() -> Pack {
    let tile = "[[tile]]\nid = \"farthest-plus\"\neffect = { farthest = 1 }\n";
    let changed = Pack::new([("therapy-tiles.toml", tile)]).expect("sound TOML");
    dreamworld().pack(Some(&changed)).expect("the file is known")
}

#[test]
fn every_built_in_pack_is_sound_and_has_its_page_and_phrases() {
    for title in catalogue() {
        let pack = title.pack(None).expect("sound");
        assert_eq!(title.check_pack(&pack), []);
        assert!(title.components_page().len() > 200);
        assert!(title.keys().len() > 20);
        assert!(title.about().rules >= 1);
    }
}

#[test]
fn a_match_with_an_owners_pack_is_verified_with_that_pack_alone() {
    assert_eq!(dreamworld().check_pack(&owner()), []);
    assert_ne!(owner().digest(), pack().digest());
    let (setting, seed) = (Setting::new(2), Seed::from_number(5));
    let opening = MatchSetup { pack: owner(), setting, seed, entropy: Vec::new() };
    let mut game = dreamworld().open(opening).unwrap_or_else(|faults| panic!("{faults:?}"));
    finish(&mut *game);
    assert!(verify(&game.record(), Some(&owner())).is_ok());
    let fault = verify(&game.record(), None).expect_err("another pack");
    assert_eq!((fault.line, fault.what.contains("component pack")), (1, true));
    assert!(verify(&finished(2, 5).record(), Some(&owner())).is_err());
}

#[test]
fn a_broken_pack_is_refused_with_its_faults() {
    let broken = Pack::new([("therapy-tiles.toml", "[[tile]]\nid = 'one-too-many'\n")]);
    let broken = dreamworld().pack(Some(&broken.expect("TOML"))).expect("the file is known");
    let faults = dreamworld().check_pack(&broken);
    assert!(!faults.is_empty());
    assert!(faults.iter().all(|fault| fault.file.as_deref() == Some("therapy-tiles.toml")));
    let unknown = Pack::new([("dragons.toml", "")]).expect("TOML");
    assert_eq!(dreamworld().pack(Some(&unknown)).expect_err("unknown").len(), 1);
}
