//! What the components of a game are worth to good bots: games in which each seat must take some of
//! them and may not take others, as the dice say.

mod game;
mod leaning;
mod sums;

use std::ops::Range;

use mittwoch_ai::Bots;
use mittwoch_games::{Visitor, each};
use mittwoch_kernel::{Pack, Piece, Setting, Whole};

pub use sums::{BalanceArm, BalanceComponent, BalanceSeat, BalanceSums};

use game::BalanceTable;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct BalancePlan {
    /// The components.
    pub pack: Pack,
    /// Players and options.
    pub setting: Setting,
    /// The bot of every seat.
    pub bot: String,
    /// How many iterations it may think about an answer.
    pub iterations: u32,
    /// What all luck follows from.
    pub seed: u64,
    /// Of so many components a seat must take one and may not take another; nothing is said of any
    /// where this is 0.
    pub lean: u32,
}

/// What is found about a plan.
enum Found {
    Sums(BalanceSums),
    Pieces(Vec<Piece>),
}

/// The pieces of the game of a plan, by which its components are called.
///
/// # Errors
///
/// Says what is wrong with the plan.
pub fn balance_pieces(key: &str, plan: &BalancePlan) -> Result<Vec<Piece>, String> {
    match find(key, plan, None)? {
        Found::Pieces(pieces) => Ok(pieces),
        Found::Sums(_) => Ok(Vec::new()),
    }
}

/// Plays some games of a plan, by their numbers; what comes of them depends on nothing else.
///
/// # Errors
///
/// Says what is wrong with the plan.
pub fn balance(key: &str, plan: &BalancePlan, games: Range<u64>) -> Result<BalanceSums, String> {
    match find(key, plan, Some(games))? {
        Found::Sums(sums) => Ok(sums),
        Found::Pieces(_) => Ok(BalanceSums::default()),
    }
}

fn find(key: &str, plan: &BalancePlan, games: Option<Range<u64>>) -> Result<Found, String> {
    let mut finder = BalanceFinder { key, plan, games, found: None };
    each(&mut finder);
    finder.found.unwrap_or_else(|| Err(format!("there is no game '{key}'")))
}

/// Looks for the game of a plan; without games it looks at the pieces alone.
struct BalanceFinder<'a> {
    key: &'a str,
    plan: &'a BalancePlan,
    games: Option<Range<u64>>,
    found: Option<Result<Found, String>>,
}

impl Visitor for BalanceFinder<'_> {
    fn visit<G: Whole>(&mut self, bots: &'static Bots<G>) {
        if G::KEY == self.key {
            self.found = Some(found(bots, self.plan, self.games.clone()));
        }
    }
}

fn found<G: Whole>(
    bots: &'static Bots<G>,
    plan: &BalancePlan,
    games: Option<Range<u64>>,
) -> Result<Found, String> {
    if bots.mind(&plan.bot).is_none() {
        let known = bots.names.join(", ");
        return Err(format!("{} has no bot '{}'; it has {known}", G::KEY, plan.bot));
    }
    let game = G::new(&plan.pack, &plan.setting)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))?;
    let Some(games) = games else { return Ok(Found::Pieces(game.pieces())) };
    let table = BalanceTable::new(&game, bots, plan);
    let mut sums = BalanceSums::default();
    games.for_each(|number| table.play(number, &mut sums));
    Ok(Found::Sums(sums))
}
