use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use mittwoch_kernel::{DataFault, Pack, Setting, Whole};
use proptest::prelude::any;

use super::damage::Files;
use super::{Damage, damage, fuzz, is_long};
use crate::{Stuck, Subject, Walk};

/// How many packs are damaged.
const PACKS: u32 = 200;
/// How many answers of a game with a pack that is sound after all, and how many in a long run.
const ANSWERS: usize = 300;
const LONG: usize = 5000;
/// The longest that a pack may be looked at before it is said to hang.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest sentence about a fault.
const SENTENCE: usize = 2000;

/// What became of damaged packs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdicts {
    /// How many were refused.
    pub refused: u32,
    /// How many were sound after all, and were played with.
    pub sound: u32,
}

/// Damages the built-in pack many times: each is refused with files and entries, or it is sound and
/// can be played with; none panics and none hangs.
pub fn damaged_packs<G: Whole>() -> Result<Verdicts, String> {
    let (refused, sound) = (Cell::new(0), Cell::new(0));
    let files: Files = G::about()
        .files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.parse().expect("built-in files are sound")))
        .collect();
    fuzz(PACKS, &(damage(), any::<u64>()), |(how, seed)| {
        let shown: Vec<String> = how.iter().map(|damage| damage.shown(&files)).collect();
        let looked = in_time::<G>(&files, how, seed);
        let is_sound = looked.map_err(|why| format!("{why}, after {}", shown.join(", ")))?;
        let count = if is_sound { &sound } else { &refused };
        count.set(count.get() + 1);
        Ok(())
    })?;
    Ok(Verdicts { refused: refused.get(), sound: sound.get() })
}

/// Looks at one pack in a thread of its own, so that a hang is told and not waited for.
fn in_time<G: Whole>(files: &Files, how: Vec<Damage>, seed: u64) -> Result<bool, String> {
    let (tell, told) = channel();
    let mut files = files.clone();
    thread::spawn(move || {
        how.iter().for_each(|damage| damage.apply(&mut files));
        let looked = catch_unwind(AssertUnwindSafe(|| judged::<G>(&files, seed)));
        let _ =
            tell.send(looked.unwrap_or_else(|panic| Err(format!("it panics: {}", said(&*panic)))));
    });
    told.recv_timeout(PATIENCE).unwrap_or_else(|late| match late {
        RecvTimeoutError::Timeout => Err("it hangs".to_owned()),
        RecvTimeoutError::Disconnected => Err("it ends without a word".to_owned()),
    })
}

/// Whether a pack is sound: as a whole, and laid over the built-in one.
fn judged<G: Whole>(files: &Files, seed: u64) -> Result<bool, String> {
    let texts: Vec<(&str, String)> =
        files.iter().map(|(name, table)| (name.as_str(), table.to_string())).collect();
    let whole = Pack::new(texts.iter().map(|(name, text)| (*name, text.as_str())));
    let whole = match whole {
        Ok(pack) => pack,
        Err(faults) => return told(&faults).map(|()| false),
    };
    let built_in = Pack::new(G::about().files.iter().copied()).expect("built-in files are sound");
    let laid = match built_in.overlaid(&whole) {
        Ok(laid) => laid,
        Err(faults) => return told(&faults).map(|()| false),
    };
    accepted::<G>(&laid, seed)?;
    accepted::<G>(&whole, seed)
}

/// Whether every number of players accepts a pack; with one that does, a game is played.
fn accepted<G: Whole>(pack: &Pack, seed: u64) -> Result<bool, String> {
    let about = G::about();
    for players in about.players.clone() {
        if let Err(faults) = G::new(pack, &Setting::new(players)) {
            return told(&faults).map(|()| false);
        }
    }
    let mut players = about.players;
    let some = players.nth(seed as usize % players.clone().count()).unwrap_or(2);
    played::<G>(pack, some, seed).map(|()| true)
}

fn played<G: Whole>(pack: &Pack, players: u8, seed: u64) -> Result<(), String> {
    let subject = Subject::<G>::new(pack, &Setting::new(players));
    let game = subject.map_err(|broken| broken.to_string())?.game;
    let (walk, stuck) = Walk::new(&game, seed, if is_long() { LONG } else { ANSWERS }, |_| ());
    if let Some(stuck @ Stuck::NoOffer(_)) = stuck {
        return Err(format!("{players} players after {} answers: {stuck:?}", walk.steps.len()));
    }
    for step in &walk.steps {
        game.conserved(&step.after)?;
    }
    Ok(())
}

/// A refusal names the file of every fault in a sentence that can be read.
fn told(faults: &[DataFault]) -> Result<(), String> {
    if faults.is_empty() {
        return Err("it is refused without a fault".to_owned());
    }
    for fault in faults {
        let plain = !fault.what.trim().is_empty() && !fault.what.contains('\n');
        if fault.file.is_none() || !plain || fault.what.len() > SENTENCE {
            return Err(format!("a fault that helps nobody: {fault:?}"));
        }
    }
    Ok(())
}

fn said(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message")
}
