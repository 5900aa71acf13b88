use mittwoch_kernel::{Seat, Seed, Setting};
use mittwoch_match::{Match, MatchSetup, Title};

/// A match of a game with its usual options.
pub(crate) fn open(title: &dyn Title, players: u8, seed: u64) -> Box<dyn Match> {
    open_with(title, Setting::new(players), seed)
}

pub(crate) fn open_with(title: &dyn Title, setting: Setting, seed: u64) -> Box<dyn Match> {
    let pack = title.pack(None).expect("the built-in pack is sound");
    let opening = MatchSetup { pack, setting, seed: Seed::from_number(seed), entropy: Vec::new() };
    title.open(opening).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Lets a bot answer until so many answers stand or the match is over.
pub(crate) fn play_on(game: &mut dyn Match, bot: &str, answers: usize) {
    while game.outcome().is_none() && game.answers() < answers {
        if !game.answer_forced() {
            let seat = game.awaited().first().expect("somebody is asked before the end");
            let answer = game.bot_answer(seat, bot).expect("an asked seat has an answer");
            game.answer(seat, &answer).unwrap_or_else(|fault| panic!("{answer}: {fault:?}"));
        }
    }
}

/// A seat that has a choice now; bots answer until there is one.
pub(crate) fn asked(game: &mut dyn Match, bot: &str) -> Option<Seat> {
    loop {
        while game.answer_forced() {}
        let seat = game.awaited().first()?;
        if game.offers(seat).len() > 1 {
            return Some(seat);
        }
        let answers = game.answers() + 1;
        play_on(game, bot, answers);
    }
}
