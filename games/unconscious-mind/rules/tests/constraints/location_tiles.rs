//! The file of location tiles: what is refused, with every fault at once.

use crate::support::faults;

const FILE: &str = "location-tiles.toml";

#[test]
fn wrong_tiles_are_named() {
    let told = faults(FILE, "[[tile]]\nid = 'prater'\ndistrict = 'red'\n");
    assert!(told.contains("there must be 2 green location tiles, not 1"), "{told}");
    assert!(told.contains("there must be 2 red location tiles, not 3"), "all at once: {told}");
    let told = faults(FILE, "[[slot]]\nid = 'prater-grey-top'\ntile = 'nowhere'\n");
    assert!(told.contains("prater-grey-top: there is no tile called 'nowhere'"), "{told}");
    assert!(told.contains("there must be 3 grey slots of the tile prater, not 2"), "{told}");
}

/// UM-25.6: grey sides treat in the middle, and nothing but slots of locations does.
#[test]
fn treating_has_its_place() {
    let told = faults(FILE, "[[slot]]\nid = 'prater-grey-middle'\neffect = 'elevate'\n");
    assert_eq!(
        told,
        "location-tiles.toml: prater: in the middle of a grey side a client is treated (UM-25.6)"
    );
    let tile = "[[tile]]\nid = 'second-cup'\nmain = 'treat'\n";
    let told = faults("notebook-level-i.toml", tile);
    assert!(told.contains("second-cup: only bonus slots of locations let a client be treated"));
    let faulty = "[[slot]]\nid = 'prater-grey-middle'\neffect = 'treet'\n";
    let told = faults(FILE, faulty);
    assert!(told.starts_with("location-tiles.toml: prater-grey-middle: column 1: expected"));
    assert!(!told.contains("in the middle"), "one fault is told once: {told}");
    let reputation = "[[slot]]\nid = 'prater-coloured-top'\neffect = 'gain reputation 1'\n";
    assert!(faults(FILE, reputation).contains("reputation comes only"));
}

#[test]
fn the_figures_are_pieces_of_the_box() {
    let piece = "[[piece]]\nid = 'journalist'\ncount = 2\n";
    assert_eq!(faults("pieces.toml", piece), "pieces.toml: journalist: there must be 1 of it");
}
