//! Chapter 12: what earlier versions of the rules let the Id do, in the positions in which today's
//! rules decide otherwise.

use mittwoch_kernel::Setting;
use mittwoch_unconscious_mind::effect::Figure;
use mittwoch_unconscious_mind::{
    Colour, Deed, Did, Errand, Frame, ID, Location, Mover, Open, PERSON, Plight, Side,
};

use super::table::{Table, acts, bonus};
use crate::support::pack;

/// Professor and Journalist in the green district without a green tag of the Id, four of them on
/// treatises of the person; Freud in the purple one with three own tags. Slots of three are left.
pub(super) fn reported(rules: u32) -> Table {
    let press = ["first-steps", "hidden-fires", "the-growing-mind", "the-burning-mind"];
    let cards = ["stage-fright", "the-fear-of-open-squares"];
    Table::with_modules(rules).playing(&cards).published(&press).insights(1).with(|state| {
        state.players[ID.index()].professor = Location::Theatre;
        state.journalist = Some(Location::Theatre);
        state.freud = Location::Opera;
        state.fireworks = Some(Colour::Red);
        state.tokens = [5; 3];
        for district in &mut state.marks {
            district[1..].fill(Some(PERSON));
        }
    })
}

/// Freud makes a quiet move while the Journalist would have more to trigger.
pub(super) fn whispered(rules: u32) -> Table {
    let press = ["hidden-fires", "the-wandering-mind", "the-grammar-of-dreams"];
    let table = Table::with_modules(rules).published(&press).with(|state| {
        state.freud = Location::Theatre;
        state.players[ID.index()].professor = Location::Theatre;
        state.players[PERSON.index()].professor = Location::Theatre;
        state.journalist = Some(Location::Opera);
    });
    table.goes(&[Frame::Move { figure: Figure::Freud, least: 1, most: 3, quietly: true }])
}

/// Three green tags at the professor's, with the Fireworks; four purple ones at Freud's.
pub(super) fn lit(rules: u32) -> Table {
    let cards = [
        "the-puppet-and-the-child",
        "memories-of-the-nursery",
        "stage-fright",
        "the-travellers-unease",
    ];
    let table = Table::with_modules(rules).playing(&cards).insights(1).with(|state| {
        state.players[ID.index()].professor = Location::Theatre;
        state.journalist = Some(Location::Cafe);
        state.freud = Location::Opera;
        state.fireworks = Some(Colour::Green);
        state.tokens = [5; 3];
    });
    let tags = table.game.tags(&table.state, ID);
    assert_eq!((tags.within(Colour::Green), tags.within(Colour::Purple)), (3, 4));
    table
}

/// ID-12.1: a card drawn meanwhile stays in the stack.
#[test]
fn a_card_drawn_meanwhile_stayed_in_the_stack() {
    let table = Table::by(1, &pack(), &Setting::new(1), &[]).begun().showing("on-growing-pains");
    let table = table.with(|state| state.id.compass = Side::Left).wish(&["on-obsession"]);
    let table = acts(table, Deed::SwapAndPlay);
    assert_eq!((table.id().played.len(), table.id().hand_count), (1, 1));
}

/// ID-12.2: the tags of the press were the professor's too.
#[test]
fn tags_of_the_press_were_the_professor_s() {
    let table = reported(1).goes(&[Frame::Bonus]);
    assert_eq!(bonus(&table), (18, Mover::Professor, true, Plight::None, 4));
}

/// ID-12.3: the Journalist made quiet moves.
#[test]
fn the_journalist_made_quiet_moves() {
    let table = whispered(1);
    let walked = table.did()[0];
    let quiet = matches!(walked, Did::Walked { errand: Errand::Quiet, replaced: Some(_), .. });
    assert!(quiet, "{walked:?}");
    assert_eq!(
        (table.state.freud, table.state.journalist),
        (Location::Theatre, Some(Location::University))
    );
}

/// ID-12.4: the Fireworks were weighed against their own district alone.
#[test]
fn the_fireworks_were_used_for_a_slot_as_high() {
    let table = lit(1).goes(&[Frame::Bonus]);
    assert!(table.told.contains(&Open::FireworksUsed { slot: 19 }), "{:?}", table.told);
}
