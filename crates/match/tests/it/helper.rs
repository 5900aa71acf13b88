use mittwoch_games::title;
use mittwoch_kernel::{Pack, Seed, Setting, Viewer};
use mittwoch_match::{Match, MatchLook, MatchSetup, Title};

pub(crate) fn dreamworld() -> &'static dyn Title {
    title("dreamworld").expect("it is in the catalogue")
}

pub(crate) fn pack() -> Pack {
    dreamworld().pack(None).expect("the built-in pack is sound")
}

pub(crate) fn open(players: u8, seed: u64) -> Box<dyn Match> {
    open_with(Setting::new(players), seed)
}

pub(crate) fn open_with(setting: Setting, seed: u64) -> Box<dyn Match> {
    let (seed, entropy) = (Seed::from_number(seed), vec!["a word".to_owned()]);
    let opening = MatchSetup { pack: pack(), setting, seed, entropy };
    dreamworld().open(opening).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A match of any game.
pub(crate) fn open_any(title: &dyn Title, players: u8, seed: u64) -> Box<dyn Match> {
    let pack = title.pack(None).expect("the built-in pack is sound");
    let (setting, seed) = (Setting::new(players), Seed::from_number(seed));
    let opening = MatchSetup { pack, setting, seed, entropy: vec!["a word".to_owned()] };
    title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Lets bots answer until `enough` says so or the match is over; the driver answers what is forced.
pub(crate) fn drive(game: &mut dyn Match, mut enough: impl FnMut(&dyn Match) -> bool) {
    while game.outcome().is_none() && !enough(game) {
        if game.answer_forced() {
            continue;
        }
        let seat = game.awaited().first().expect("somebody is asked before the end");
        let answer = game.bot_answer(seat, "random").expect("an asked seat has an answer");
        game.answer(seat, &answer).unwrap_or_else(|fault| panic!("{answer}: {fault:?}"));
    }
}

pub(crate) fn finish(game: &mut dyn Match) {
    drive(game, |_| false);
}

/// A finished match.
pub(crate) fn finished(players: u8, seed: u64) -> Box<dyn Match> {
    let mut game = open(players, seed);
    finish(&mut *game);
    game
}

pub(crate) fn viewers(game: &dyn Match) -> Vec<Viewer> {
    Viewer::all(game.seats()).collect()
}

/// Everything that anybody is shown of a match, as text.
pub(crate) fn shown(game: &dyn Match) -> Vec<String> {
    viewers(game).into_iter().map(|viewer| shown_to(game, viewer)).collect()
}

/// Everything that one viewer is shown, as text.
pub(crate) fn shown_to(game: &dyn Match, viewer: Viewer) -> String {
    let look = game.for_viewer(viewer);
    let mut text = look.view().to_string();
    text += &json(&look.events(0));
    text += &json(&look.score_sheet());
    text += &format!("{:?} {:?} {:?}", look.awaited(), look.sealed(), look.outcome());
    if look.seat().is_some() {
        text += &shown_to_seat(look);
    }
    text
}

fn shown_to_seat(look: MatchLook<'_>) -> String {
    let offers = look.offers();
    let previews: Vec<_> = offers.iter().map(|offer| look.preview(&offer.action)).collect();
    let asked = look.question();
    format!("{}{}{asked:?}{previews:?}", json(&offers), json(&look.why_not()))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}
