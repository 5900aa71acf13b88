//! The Id with the modules (chapter 11 of the solo digest).

use mittwoch_kernel::{Game, Seat, Setting};
use mittwoch_unconscious_mind::effect::Figure;
use mittwoch_unconscious_mind::{
    Colour, Cover, Did, Errand, Face, Frame, ID, Location, Mover, Open, PERSON, Plight, Replaced,
    State, Tags, UnconsciousMind,
};

use super::c12_versions::{lit, reported, whispered};
use super::table::{Table, bonus};
use crate::support::pack;

fn with(option: &str, value: &str) -> Table {
    Table::fresh(&pack(), &Setting::new(1).with(option, value), &[]).begun()
}

/// All at the Theatre but for the Journalist at the University.
fn scattered() -> Table {
    with("journalist", "true").with(|state| {
        state.freud = Location::Theatre;
        state.players[ID.index()].professor = Location::Theatre;
        state.players[PERSON.index()].professor = Location::Theatre;
        state.journalist = Some(Location::University);
    })
}

/// Treatises of the person, and the location with the most tags on them.
fn published(table: Table) -> (Table, Location) {
    let all = &table.game.catalogue().treatises;
    let tags = |at: Location| all.iter().map(|treatise| treatise.tags.at(at)).sum::<u8>();
    let most = Location::ALL.iter().copied().max_by_key(|at| tags(*at)).expect("six locations");
    assert!(tags(most) > 1);
    let table = table.with(|state| {
        for (treatise, shelf) in state.treatises.iter_mut().enumerate() {
            shelf.owner = Some(PERSON);
            state.id.shelf.push(treatise as u8);
        }
    });
    (table, most)
}

/// ID-11.1: the Journalist goes only for more triggers.
#[test]
fn the_journalist_moves_for_more_triggers_alone() {
    let walk = [Frame::Move { figure: Figure::Professor, least: 1, most: 2, quietly: false }];
    let far = scattered().with(|state| state.journalist = Some(Location::Museum));
    let table = far.goes(&walk);
    let own = table.did()[0];
    assert!(matches!(own, Did::Walked { figure: Figure::Professor, .. }), "as many: {own:?}");

    let (table, most) = published(scattered());
    let table = table.with(|state| {
        state.freud = Location::Museum;
        state.players[PERSON.index()].professor = Location::Opera;
        state.journalist = Some(most.after(5));
    });
    let table = table.goes(&walk);
    let Did::Walked { figure: Figure::Journalist, to, triggers, replaced, .. } = table.did()[0]
    else {
        panic!("{:?}", table.did()[0])
    };
    let fewer =
        |other: Replaced| other.figure == Figure::Professor && other.triggers < Some(triggers);
    assert!(replaced.is_some_and(fewer), "in whose place, and that it is more: {replaced:?}");
    let tags =
        |of: fn(&UnconsciousMind, &State, Seat) -> Tags| of(&table.game, &table.state, ID).at(to);
    let (own, press) = (tags(UnconsciousMind::tags), tags(UnconsciousMind::tags_of_press));
    assert!(press > own && press >= triggers, "{press} tags in all, {own} of its own");
    assert_eq!(table.state.journalist, Some(to));
    assert_eq!(table.did()[1], Did::Visited { location: to, tags: true, triggers });
}

/// ID-11.1: to Freud goes the professor, or else the Journalist.
#[test]
fn the_professor_goes_to_freud_before_the_journalist() {
    let away = scattered().with(|state| state.players[ID.index()].professor = Location::Cafe);
    let table = away.goes(&[Frame::Join]);
    assert!(matches!(table.did()[0], Did::Walked { figure: Figure::Professor, .. }));
    let table = scattered().goes(&[Frame::Join]);
    let to = Location::Theatre;
    let (figure, errand) = (Figure::Journalist, Errand::Freud);
    let replaced = Some(Replaced { figure: Figure::Professor, triggers: None });
    let walked = Did::Walked { figure, to, triggers: 4, tied: false, errand, replaced };
    assert_eq!(table.did()[0], walked, "the professor stands there already");
}

/// ID-11.2: a district slot through the Journalist; equal places through the professor.
#[test]
fn the_journalist_s_place_brings_bonuses() {
    let cards = ["stage-fright", "the-travellers-unease", "the-riddle-of-hysteria"];
    let table = scattered().playing(&cards).insights(1).with(|state| {
        state.journalist = Some(Location::Opera);
        state.tokens = [5; 3];
    });
    let tags = table.game.tags(&table.state, ID);
    assert!(tags.within(Colour::Purple) >= 3 && tags.within(Colour::Green) < 3);
    let table = table.goes(&[Frame::Bonus]);
    let bonus = table.did()[0];
    let through = matches!(bonus, Did::Bonus { mover: Mover::Journalist, tied: false, .. });
    assert!(through && matches!(bonus, Did::Bonus { slot: 22..26, .. }), "{bonus:?}");

    let table = scattered().with(|state| state.tokens = [5; 3]).goes(&[Frame::Bonus]);
    let bonus = table.did()[0];
    let own = matches!(bonus, Did::Bonus { slot: 0, mover: Mover::Professor, tied: true, .. });
    assert!(own, "the topmost slot of its professor's location: {bonus:?}");
}

/// ID-11.2: the tags of the press serve the Journalist alone, so that Freud's own slot wins.
#[test]
fn tags_of_the_press_are_not_the_professor_s() {
    let table = reported(UnconsciousMind::RULES).goes(&[Frame::Bonus]);
    assert_eq!(bonus(&table), (22, Mover::Freud, true, Plight::None, 3), "before the Journalist");
    let table = reported(UnconsciousMind::RULES).with(|state| state.marks[1][0] = Some(PERSON));
    let taken = bonus(&table.goes(&[Frame::Bonus]));
    let tags = 4;
    assert_eq!(taken, (18, Mover::Journalist, false, Plight::None, tags), "not the professor");
}

/// ID-11.6: Freud makes his own quiet moves.
#[test]
fn the_journalist_makes_no_quiet_moves() {
    let table = whispered(UnconsciousMind::RULES);
    let journalist = table.state.journalist;
    assert!(matches!(table.did()[..], [Did::Walked { figure: Figure::Freud, .. }]));
    assert_ne!(table.state.freud, Location::Theatre);
    assert_eq!((journalist, table.id().coffee), (Some(Location::Opera), 0));
}

/// ID-11.5: no Fireworks for a slot as high as one to be had without them elsewhere.
#[test]
fn the_fireworks_are_weighed_against_every_place() {
    let table = lit(UnconsciousMind::RULES).goes(&[Frame::Bonus]);
    assert!(!table.told.iter().any(|open| matches!(open, Open::FireworksUsed { .. })));
    assert_eq!(bonus(&table), (23, Mover::Freud, false, Plight::None, 4));
    let table = lit(UnconsciousMind::RULES).with(|state| state.marks[1][1] = Some(PERSON));
    let table = table.goes(&[Frame::Bonus]);
    assert!(table.told.contains(&Open::FireworksUsed { slot: 19 }), "now it is higher");
}

/// ID-11.3, ID-11.4: the middle slot of a grey tile uses a dream.
#[test]
fn a_slot_that_treats_uses_a_dream() {
    let place = Location::Theatre;
    let table = with("locations", "grey").with(|state| {
        state.freud = place;
        state.players[ID.index()].professor = place;
        state.slots[place.index()] = 0b001;
    });
    assert!(matches!(table.state.covers[place.index()], Some(Cover { side: Face::Grey, .. })));
    let table = table.goes(&[Frame::Bonus]);
    assert!(matches!(table.did()[0], Did::Bonus { slot: 1, .. }), "{:?}", table.did()[0]);
    assert!(table.did().contains(&Did::Dream { room: 0 }), "{:?}", table.did());
}

/// Its professor, Freud and the Fireworks in the green district.
fn green(cards: &[&str]) -> Table {
    with("fireworks", "true").playing(cards).insights(1).with(|state| {
        state.players[ID.index()].professor = Location::Theatre;
        state.freud = Location::Theatre;
        state.fireworks = Some(Colour::Green);
        state.marks[0][3] = Some(PERSON);
        state.tokens = [5; 3];
    })
}

/// ID-11.5: the Fireworks help to a higher slot, and are left alone otherwise.
#[test]
fn the_fireworks_are_used_for_a_higher_slot() {
    let table = green(&["the-puppet-and-the-child"]);
    assert_eq!(table.game.tags(&table.state, ID).within(Colour::Green), 2, "one less than three");
    let table = table.goes(&[Frame::Bonus]);
    assert!(table.told.contains(&Open::FireworksUsed { slot: 18 }), "{:?}", table.told);
    assert!(matches!(table.did()[0], Did::Bonus { slot: 18, plight: Plight::None, .. }));
    assert_eq!(table.state.fireworks, Some(Colour::Purple), "they moved on");

    let rich = ["the-puppet-and-the-child", "the-diary-as-mirror", "on-play-and-imitation"];
    let table = green(&rich);
    assert!(table.game.tags(&table.state, ID).within(Colour::Green) >= 5, "the slot of five");
    let table = table.goes(&[Frame::Bonus]);
    assert!(!table.told.iter().any(|open| matches!(open, Open::FireworksUsed { .. })));
    assert!(matches!(table.did()[0], Did::Bonus { slot: 20, .. }), "{:?}", table.did()[0]);
}
