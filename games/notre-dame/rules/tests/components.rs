//! The component files: what is refused, and that every fault is named at once.

use mittwoch_kernel::{DataFault, Game, Pack, Setting};
use mittwoch_notre_dame::{Ability, FILES, Measure, NotreDame, components_page};

use crate::position::pack;

pub(crate) fn overlaid(file: &str, text: &str, players: u8) -> Result<NotreDame, Vec<DataFault>> {
    let owner = Pack::new([(file, text)])?;
    NotreDame::new(&pack().overlaid(&owner)?, &Setting::new(players))
}

fn faults(file: &str, text: &str) -> String {
    let faults = overlaid(file, text, 3).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn an_owner_may_write_down_the_printed_rats() {
    let text = "[[person]]\nid = 'monk'\nrats = 3\nstatus = 'certain'\nsource = 'my box'\n";
    let game = overlaid("persons.toml", text, 4).expect("a sound pack");
    let monk = game.catalogue().persons.iter().find(|person| person.id == "monk");
    assert_eq!(monk.expect("a monk").rats, 3);
}

#[test]
fn an_owner_may_write_down_the_streets_of_the_board() {
    let streets = "streets = ['centre inner', 'centre side', 'centre outer-left', \
                   'centre outer-right', 'inner inner+1', 'side outer-left+1']";
    let text = format!("[[layout]]\nid = 'four-boroughs'\n{streets}\nstatus = 'certain'\n");
    let game = overlaid("streets.toml", &text, 4).expect("a sound pack");
    assert_eq!(game.catalogue().streets.pairs().len(), 24);
    assert_eq!(game.catalogue().streets.distance(0, 5), Some(3), "centre to centre");
    let other = overlaid("streets.toml", &text, 5).expect("a sound pack");
    assert_eq!(other.catalogue().streets.pairs().len(), 55, "the other layouts stay");
}

#[test]
fn the_numbers_of_the_later_edition_fit_into_a_pack() {
    let hotel = "[hotel]\nid = 'hotel-favours'\ntwo-from = 3\nstatus = 'certain'\nsource = 'x'\n";
    let game = overlaid("action-cards.toml", hotel, 3).expect("a sound pack");
    assert_eq!(game.catalogue().hotel_two_from, 3);
    let rat = "[[message]]\nid = 'rat'\nprestige = 2\n";
    let game = overlaid("messages.toml", rat, 3).expect("a sound pack");
    assert_eq!(game.catalogue().messages[2].prestige, 2);
    let host = "[[person]]\nid = 'mayor'\nability = { per = 'free-step', prestige = 2 }\n";
    let game = overlaid("persons.toml", host, 3).expect("a sound pack");
    let mayor = game.catalogue().persons.iter().find(|person| person.id == "mayor");
    let wanted = Ability::Score { per: Measure::FreeSteps, every: 1, prestige: 2 };
    assert_eq!(mayor.expect("a mayor").ability, wanted);
}

#[test]
fn wrong_counts_are_named() {
    let sixteenth = "[[person]]\nid = 'x'\ndeck = 'a'\nrats = 1\nability = { coins = 1 }\n\
                     status = 'guess'\nsource = 'me'\n";
    assert_eq!(
        faults("persons.toml", sixteenth),
        "persons.toml: there must be 3 persons of the deck a, not 4"
    );
    let boroughs = "[[players]]\nid = 'players-3'\nboroughs = ['lapis', 'brick']\n";
    let told = faults("table.toml", boroughs);
    assert!(told.contains("there must be 3 boroughs, not 2"), "{told}");
    assert!(told.contains("every player needs a borough"), "all faults at once: {told}");
    let beside = "[[players]]\nid = 'players-2'\nboroughs = ['lapis', 'amber', 'brick', 'jade']\n";
    assert!(faults("table.toml", beside).contains("must be opposite"));
    let gift = "[gift]\nid = 'gift'\nprestige = [1, 2]\nstatus = 'guess'\nsource = 'x'\n";
    assert!(faults("action-cards.toml", gift).contains("a gift has three amounts"));
}

#[test]
fn strange_abilities_are_named() {
    let ability = |text: &str| {
        faults("persons.toml", &format!("[[person]]\nid = 'monk'\nability = {text}\n"))
    };
    assert!(ability("{ special = 'fool', coins = 1 }").contains("monk: the ability mixes two"));
    assert!(ability("{ per = 'sector', prestige = 1 }").contains("needs 'at-least'"));
    assert!(ability("{ per = 'piece', at-least = 2, prestige = 1 }").contains("belongs to"));
    assert!(ability("{ per = 'piece', every = 0, prestige = 1 }").contains("1 or more"));
    assert!(ability("{ per = 'piece' }").contains("needs 'prestige'"));
    assert!(ability("{ per = 'piece', prestige = 1, coins = 1 }").contains("mixes"));
    assert!(ability("{ every = 2, prestige = 1 }").contains("need 'per'"));
    assert!(ability("{ }").contains("none of the known kinds"));
    assert!(ability("{ coins = 20 }").contains("at most 9"));
    assert!(ability("{ per = 'moon', prestige = 1 }").contains("unknown variant `moon`"));
    let rats = faults("persons.toml", "[[person]]\nid = 'monk'\nrats = 70\n");
    assert!(rats.contains("at most 9 rats"));
}

#[test]
fn strange_streets_are_named() {
    let streets = |list: &str| {
        faults("streets.toml", &format!("[[layout]]\nid = 'three-boroughs'\nstreets = [{list}]\n"))
    };
    assert!(streets("'centre moon'").contains("there is no market 'moon'"));
    assert!(streets("'centre'").contains("has 1 words"));
    assert!(streets("'centre centre'").contains("joins a market to itself"));
    assert!(streets("'inner inner+1', 'inner inner-1'").contains("stands there already"));
    assert!(streets("'centre inner'").contains("some market cannot be reached"));
    let market = faults("streets.toml", "[[market]]\nid = 'inner'\nmessage = false\n");
    assert!(market.contains("there must be 4 markets with a message, not 3"));
}

#[test]
fn ids_that_the_rules_know_may_not_change() {
    let card = "[[card]]\nid = 'tavern'\nstatus = 'guess'\nsource = 'me'\n";
    assert!(faults("action-cards.toml", card).contains("the ids must be cloister-school, bank"));
    let colour = "[[colour]]\nid = 'pink'\nstatus = 'guess'\nsource = 'me'\n";
    assert!(faults("colours.toml", colour).contains("the ids must be lapis, amber"));
    let message = "[[message]]\nid = 'two words'\nprestige = 1\nstatus = 'guess'\nsource = 'me'\n";
    let told = faults("messages.toml", message);
    assert!(told.contains("4 kinds of message, not 5") && told.contains("an id is one word"));
    let unknown = "[[message]]\nid = 'coin'\ncolour = 'blue'\n";
    assert!(faults("messages.toml", unknown).contains("unknown field `colour`"));
}

#[test]
fn a_missing_file_is_named() {
    let all = FILES.iter().copied().filter(|(name, _)| *name != "persons.toml");
    let pack = Pack::new(all).expect("sound files");
    let faults = NotreDame::new(&pack, &Setting::new(2)).expect_err("persons are missing");
    assert_eq!(faults[0].to_string(), "persons.toml: the file is missing");
}

#[test]
fn a_setting_is_checked() {
    let fault =
        |setting: &Setting| NotreDame::new(&pack(), setting).expect_err("a fault")[0].to_string();
    assert_eq!(fault(&Setting::new(1)), "notre-dame is for 2 to 5 players, not 1");
    assert_eq!(fault(&Setting::new(6)), "notre-dame is for 2 to 5 players, not 6");
    assert!(fault(&Setting::new(3).with("rats", "few")).contains("no option 'rats'"));
    assert!(fault(&Setting::new(3).with("prestige", "secret")).contains("cannot be 'secret'"));
}

#[test]
fn the_page_of_components_names_every_entry() {
    let page = components_page();
    for (name, text) in FILES {
        let ids = text.lines().filter_map(|line| line.strip_prefix("id = \""));
        for id in ids {
            let id = id.trim_end_matches('"');
            assert!(page.contains(&format!("`{id}`")), "{name}: {id} is not on the page");
        }
    }
    assert!(page.contains("reconstructed"));
}

/// A bag holds 128 ids: the entries beyond are named, and nothing is counted twice.
#[test]
fn more_persons_than_a_bag_holds_are_refused_with_file_and_entry() {
    let one = |at: usize| {
        format!(
            "[[person]]\nid = 'guest-{at}'\ncalled = 'Guest'\nstatus = 'reconstructed'\n\
             source = 'a test'\ndeck = 'brown'\nrats = 1\nability = {{ coins = 1 }}\n"
        )
    };
    let told = faults("persons.toml", &(0..300).map(one).collect::<String>());
    assert!(told.contains("persons.toml: guest-113: this is entry 129"), "{told}");
    assert!(told.contains("persons.toml: guest-299: this is entry 315"), "{told}");
    assert!(!told.contains("guest-112: this is entry"), "{told}");
}
