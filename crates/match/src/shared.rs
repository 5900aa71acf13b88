//! Games that several matches play with: what is checked once is held once.

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use mittwoch_kernel::{Pack, Piece, Setting, Whole};

use crate::own::OwnNames;

/// What a game value follows from: its key, the version of its rules, its pack and its setting.
type GameIdentity = (&'static str, u32, String, u8, BTreeMap<String, String>);

/// The games that are in use. Whoever plays holds one.
static GAMES: Mutex<BTreeMap<GameIdentity, Weak<dyn Any + Send + Sync>>> =
    Mutex::new(BTreeMap::new());

/// How many games are held although nobody plays them: a table that is opened or woken next often
/// plays the same, and making a large game takes longer than a hundred moves of it.
const RECENT: usize = 64;

/// The latest games that were asked for, the latest last.
static LATEST: Mutex<VecDeque<Arc<dyn Any + Send + Sync>>> = Mutex::new(VecDeque::new());

/// Holds a game on, in place of the one that nobody has asked for for the longest time.
fn hold(game: Arc<dyn Any + Send + Sync>) {
    let mut latest = LATEST.lock().unwrap_or_else(PoisonError::into_inner);
    latest.retain(|held| !Arc::ptr_eq(held, &game));
    if latest.len() >= RECENT {
        latest.pop_front();
    }
    latest.push_back(game);
}

/// The game of a pack and a complete setting: the one that another match plays with, or a new one.
pub(crate) fn shared_game<G: Whole, F>(
    rules: u32,
    pack: &Pack,
    setting: &Setting,
    make: impl FnOnce() -> Result<G, F>,
) -> Result<Arc<G>, F> {
    let Setting { players, options } = setting.clone();
    let identity = (G::KEY, rules, pack.digest(), players, options);
    if let Some(known) = find::<G>(&identity) {
        hold(known.clone());
        return Ok(known);
    }
    // Made without the lock: a large game takes a while, and two that are equal do no harm.
    let game = Arc::new(make()?);
    let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    games.retain(|_, game| game.strong_count() > 0);
    let weak: Weak<G> = Arc::downgrade(&game);
    games.insert(identity, weak);
    drop(games);
    hold(game.clone());
    Ok(game)
}

fn find<G: Whole>(identity: &GameIdentity) -> Option<Arc<G>> {
    let games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let known = games.get(identity)?.upgrade()?;
    drop(games);
    known.downcast().ok()
}

/// What the pieces of a game are called, to be found by plain name.
#[derive(Debug)]
pub(crate) struct CalledPieces {
    all: Vec<Piece>,
    places: BTreeMap<String, usize>,
}

/// What the pieces of the games in use are called, by where the game lies. Whoever holds one holds
/// its game too, so no place stands for two games.
static CALLED: Mutex<BTreeMap<usize, Weak<CalledPieces>>> = Mutex::new(BTreeMap::new());

impl CalledPieces {
    /// Those of a game: the ones that another match has looked up, or new ones.
    pub(crate) fn of<G: Whole>(game: &Arc<G>, names: &OwnNames) -> Arc<CalledPieces> {
        let place = Arc::as_ptr(game).addr();
        let mut called = CALLED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = called.get(&place).and_then(Weak::upgrade) {
            return known;
        }
        let all = names.all(game.pieces());
        // The first of a name counts, as for whoever looks through all of them.
        let places = all.iter().enumerate().rev().map(|(at, piece)| (piece.name.clone(), at));
        let pieces = Arc::new(CalledPieces { places: places.collect(), all });
        called.retain(|_, pieces| pieces.strong_count() > 0);
        called.insert(place, Arc::downgrade(&pieces));
        pieces
    }

    /// Those with these names, in the order of the game.
    pub(crate) fn named(&self, names: &BTreeSet<&str>) -> Vec<Piece> {
        let places: BTreeSet<usize> =
            names.iter().filter_map(|name| self.places.get(*name).copied()).collect();
        places.into_iter().map(|at| self.all[at].clone()).collect()
    }
}
