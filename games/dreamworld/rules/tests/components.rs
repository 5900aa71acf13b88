//! The component files: what is refused, and that every fault is named at once.

use mittwoch_dreamworld::{Dreamworld, FILES};
use mittwoch_kernel::{DataFault, Game, Pack, Setting};

use crate::position::pack;

fn overlaid(file: &str, text: &str) -> Result<Dreamworld, Vec<DataFault>> {
    let owner = Pack::new([(file, text)])?;
    Dreamworld::new(&pack().overlaid(&owner)?, &Setting::new(2))
}

fn faults(file: &str, text: &str) -> String {
    let faults = overlaid(file, text).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn an_owner_may_change_an_entry() {
    let text = "[[tile]]\nid = 'farthest-plus'\neffect = { farthest = 1 }\nstatus = 'certain'\n";
    let game = overlaid("therapy-tiles.toml", text).expect("a sound pack");
    let tile = game.catalogue().tiles.iter().find(|(id, _)| id == "farthest-plus");
    assert_eq!(tile.expect("there").1, mittwoch_dreamworld::Effect::Farthest(1));
}

#[test]
fn a_wrong_count_is_named() {
    let thirteenth =
        "[[tile]]\nid = 'extra'\neffect = { skip = 1 }\nstatus = 'guess'\nsource = 'me'\n";
    assert_eq!(
        faults("therapy-tiles.toml", thirteenth),
        "therapy-tiles.toml: there must be 12 tiles, not 13"
    );
    let hand = "[[players]]\nid = 'players-2'\nhand = 15\n";
    assert_eq!(
        faults("table.toml", hand),
        "table.toml: players-2: hands, non-player and spare cards are 52, but the deck has 54"
    );
}

#[test]
fn unknown_fields_kinds_and_values_are_named() {
    let mixed = "[[tile]]\nid = 'skip'\neffect = { skip = 1, farthest = 2 }\n";
    assert!(faults("therapy-tiles.toml", mixed).contains("skip: the effect mixes two kinds"));
    let unknown = "[[tile]]\nid = 'skip'\ncolour = 'blue'\n";
    assert!(faults("therapy-tiles.toml", unknown).contains("unknown field `colour`"));
    let suit = "[[client]]\nid = 'the-clerk'\nsuit = 'square'\n";
    assert!(faults("clients.toml", suit).contains("unknown variant `square`"));
    let tokens = "[[row]]\nid = 'row-6'\ntokens = [6, 12]\n";
    let told = faults("tokens.toml", tokens);
    assert!(told.contains("15 tokens in all rows, not 16") && told.contains("must be 1 to 9"));
    let random = "[[tile]]\nid = 'skip'\neffect = { random = 'before' }\n";
    assert!(faults("therapy-tiles.toml", random).contains("at most two tiles may be random"));
}

#[test]
fn a_missing_file_is_named() {
    let all = FILES.iter().copied().filter(|(name, _)| *name != "tokens.toml");
    let pack = Pack::new(all).expect("sound files");
    let faults = Dreamworld::new(&pack, &Setting::new(2)).expect_err("tokens are missing");
    assert_eq!(faults[0].to_string(), "tokens.toml: the file is missing");
}

#[test]
fn a_setting_is_checked() {
    let fault =
        |setting: &Setting| Dreamworld::new(&pack(), setting).expect_err("a fault")[0].to_string();
    assert_eq!(fault(&Setting::new(7)), "dreamworld is for 1 to 4 players, not 7");
    assert!(fault(&Setting::new(2).with("colour", "red")).contains("no option 'colour'"));
    assert!(fault(&Setting::new(1).with("level", "cruel")).contains("cannot be 'cruel'"));
}

#[test]
fn the_page_of_components_names_every_entry() {
    let page = mittwoch_dreamworld::components_page();
    for (name, text) in FILES {
        let ids = text.lines().filter_map(|line| line.strip_prefix("id = \""));
        for id in ids {
            let id = id.trim_end_matches('"');
            assert!(page.contains(&format!("`{id}`")), "{name}: {id} is not on the page");
        }
    }
}
