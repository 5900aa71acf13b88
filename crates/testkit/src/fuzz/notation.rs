use std::collections::BTreeSet;

use mittwoch_kernel::{Pack, Setting, Whole};

use super::{damaged, fuzz};
use crate::case::offers;
use crate::{Subject, Walk};

/// How many answers of a game are looked at for its notation, and how many texts are tried.
const ANSWERS: usize = 400;
const TEXTS: u32 = 400;

/// Reads arbitrary and changed notation: each text is refused with a sentence, or it is exactly
/// what would be written; and asking whether such an answer is allowed always has an answer.
pub fn notation_is_read_soundly<G: Whole>(pack: &Pack) -> Result<(), String> {
    for players in G::about().players {
        let subject = Subject::<G>::new(pack, &Setting::new(players));
        let game = subject.map_err(|broken| broken.to_string())?.game;
        let (walk, _) = Walk::new(&game, u64::from(players), ANSWERS, |_| ());
        let written: BTreeSet<String> = walk
            .steps
            .iter()
            .flat_map(|step| {
                let offers = offers(&game, &step.before, step.record.seat);
                offers.into_iter().map(|action| game.write(action)).collect::<Vec<_>>()
            })
            .collect();
        fuzz(TEXTS, &damaged(written.into_iter().collect()), |text| read(&game, &walk, &text))?;
    }
    Ok(())
}

fn read<G: Whole>(game: &G, walk: &Walk<G>, text: &str) -> Result<(), String> {
    let action = match game.read(text) {
        Ok(action) => action,
        Err(why) if why.0.trim().is_empty() => return Err("a refusal without words".to_owned()),
        Err(_) => return Ok(()),
    };
    let written = game.write(action);
    if written != text {
        return Err(format!("it is read, but it is written '{written}'"));
    }
    for step in walk.steps.iter().step_by(37) {
        let allowed = game.check(&step.before, step.record.seat, action).is_ok();
        if allowed != offers(game, &step.before, step.record.seat).contains(&action) {
            return Err("what is allowed is not what is offered".to_owned());
        }
    }
    Ok(())
}
