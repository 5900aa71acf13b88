//! Games that several matches play with: what is checked once is held once.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use mittwoch_kernel::{Pack, Setting, Whole};

/// What a game value follows from: its key, the version of its rules, its pack and its setting.
type GameIdentity = (&'static str, u32, String, u8, BTreeMap<String, String>);

/// The games that are in use. Whoever plays holds one; nobody holds it for the sake of it.
static GAMES: Mutex<BTreeMap<GameIdentity, Weak<dyn Any + Send + Sync>>> =
    Mutex::new(BTreeMap::new());

/// The game of a pack and a complete setting: the one that another match plays with, or a new one.
pub(crate) fn shared_game<G: Whole, F>(
    rules: u32,
    pack: &Pack,
    setting: &Setting,
    make: impl FnOnce() -> Result<G, F>,
) -> Result<Arc<G>, F> {
    let Setting { players, options } = setting.clone();
    let identity = (G::KEY, rules, pack.digest(), players, options);
    if let Some(known) = find(&identity) {
        return Ok(known);
    }
    // Made without the lock: a large game takes a while, and two that are equal do no harm.
    let game = Arc::new(make()?);
    let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    games.retain(|_, game| game.strong_count() > 0);
    let weak: Weak<G> = Arc::downgrade(&game);
    games.insert(identity, weak);
    Ok(game)
}

fn find<G: Whole>(identity: &GameIdentity) -> Option<Arc<G>> {
    let games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = games.get(identity)?.upgrade()?;
    drop(games);
    known.downcast().ok()
}
