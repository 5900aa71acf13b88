//! `docs/record.md` of the folder and the game say the same, in both directions.

use mittwoch_kernel::{Dice, Game, Pack, Recorder, Seed, Setting, Silent};
use mittwoch_notre_dame::NotreDame;
use mittwoch_testkit::{Met, RecordPage};

#[test]
fn the_page_of_records_and_the_game_say_the_same() {
    let page = RecordPage::beside(env!("CARGO_MANIFEST_DIR"));
    let mut met = Met::of::<NotreDame>(&page, 20);
    play_rich(&mut met);
    page.check::<NotreDame>(&met);
}

/// Plays with all coins in the hands of players who have as many each, which walks hardly ever get
/// to see (ND-16.3).
fn play_rich(met: &mut Met) {
    let pack = Pack::new(NotreDame::about().files.iter().copied()).expect("sound files");
    let setting = Setting::new(5).with("coins", "limited");
    let game = NotreDame::new(&pack, &setting).expect("a sound setting");
    let mut dice = Recorder::new(Dice::new(Seed::from_number(1).key(&[])));
    let mut state = game.setup(&mut dice, &mut Silent);
    state.bank = 0;
    state.players.iter_mut().for_each(|player| player.coins = 5);
    met.play_from(&game, state, &mut dice, 1);
}
