//! `docs/record.md` of the folder and the game say the same, in both directions.

use mittwoch_kernel::{Dice, Game, Pack, Seed, Setting, Silent, Wording};
use mittwoch_testkit::{Met, RecordPage};
use mittwoch_unconscious_mind::{Frame, IdeaSpace, UnconsciousMind};

#[test]
fn the_page_of_records_and_the_game_say_the_same() {
    let page = RecordPage::beside(env!("CARGO_MANIFEST_DIR"));
    let mut met = Met::of::<UnconsciousMind>(&page, 12);
    met.actions.extend(stuck());
    page.check::<UnconsciousMind>(&met);
}

/// What is offered to a player for whom no turn is possible (UM-4.3): others have filled the table,
/// which no walk gets to see.
fn stuck() -> Vec<String> {
    let pack = Pack::new(UnconsciousMind::about().files.iter().copied()).expect("sound files");
    let setting = Setting::new(3).with("recall", "first-print");
    let game = UnconsciousMind::new(&pack, &setting).expect("a sound setting");
    let mut dice = Dice::new(Seed::from_number(0).key(&[]));
    let mut state = game.setup(&mut dice, &mut Silent);
    let mut offers = Vec::new();
    while state.stack.top() != Some(Frame::Turn) {
        let seat = game.asked(&state).first().expect("somebody is asked in the set-up");
        game.legal(&state, seat, &mut offers);
        game.perform(&mut state, seat, offers[0], &mut dice, &mut Silent);
    }
    let others = IdeaSpace { ideas: 1, owner: state.turn.next(3), ..IdeaSpace::default() };
    state.spaces.fill(others);
    state.players[state.turn.index()].dial = Default::default();
    game.legal(&state, state.turn, &mut offers);
    offers.into_iter().map(|action| game.write(action)).collect()
}
