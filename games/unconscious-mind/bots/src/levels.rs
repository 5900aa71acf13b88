//! Opponents of four strengths, and how their judge is taught.

use std::sync::{Arc, LazyLock};

use mittwoch_ai::Mind;
use mittwoch_kernel::{Chance, FastRng};
use mittwoch_search::{JudgeNet, Lessons, NetJudge, Sight, Student};
use mittwoch_unconscious_mind::UnconsciousMind;

use super::greedy::Greedy;
use super::sight::TurnSight;
use super::style::TurnStyle;
use super::turn::TurnMind;

/// What was learnt; `data/judge.md` says how.
static JUDGE: LazyLock<Arc<JudgeNet>> = LazyLock::new(|| {
    let net = JudgeNet::read(include_bytes!("../data/judge.net"));
    Arc::new(net.expect("the weights are those of a net"))
});

const PLAIN: TurnStyle = TurnStyle::PLAIN;
/// Sees the nearest lines of each kind of turn and chooses loosely among what seems good.
const NOVICE: TurnStyle = TurnStyle { way: 2, ends: 1, warmth: 0.05, ..PLAIN };
/// Plays a few openings on, and chooses a little freely.
const CLUB: TurnStyle =
    TurnStyle { way: 32, ends: 12, again: 5, worlds: 8, rolls: 1, warmth: 0.01, ..PLAIN };
/// Looks for more lines, and plays the best openings on to the end of its next turn.
const EXPERT: TurnStyle = TurnStyle { way: 32, ends: 12, again: 8, worlds: 48, rolls: 1, ..PLAIN };
/// The same with more lines, and a turn farther.
const CHAMPION: TurnStyle =
    TurnStyle { way: 64, ends: 16, again: 10, worlds: 40, rolls: 2, ..PLAIN };
/// Plays many games to learn from.
const LEARNER: TurnStyle = TurnStyle { way: 4, ends: 3, warmth: 0.01, ..PLAIN };

/// A mind with these weights.
pub fn searching(net: Arc<JudgeNet>, style: TurnStyle) -> Box<dyn Mind<UnconsciousMind>> {
    let judge = NetJudge::new::<UnconsciousMind>(TurnSight, net);
    Box::new(TurnMind::new(judge, style))
}

/// The opponent of a level.
pub(super) fn level(name: &str) -> Option<Box<dyn Mind<UnconsciousMind>>> {
    let style = match name {
        "novice" => NOVICE,
        "club" => CLUB,
        "expert" => EXPERT,
        "champion" => CHAMPION,
        _ => return None,
    };
    Some(searching(JUDGE.clone(), style))
}

/// Whose judge is taught.
pub struct Pupil;

impl Student<UnconsciousMind> for Pupil {
    fn sight(&self) -> &dyn Sight<UnconsciousMind> {
        &TurnSight
    }

    /// Games are dear and their turns few, so that all of them are learnt from again and again.
    fn lessons(&self) -> Lessons {
        Lessons {
            first: 3_000,
            games: 3_000,
            rounds: 4,
            epochs: 5,
            kept: 100,
            others: 60,
            players: &[2, 1, 2, 4, 2, 1, 2, 3],
            astray: [0, 0, 1, 2],
            midway: false,
            trace: 80,
        }
    }

    fn hidden(&self) -> [usize; 2] {
        [64, 32]
    }

    fn teacher(&self) -> Box<dyn Mind<UnconsciousMind>> {
        Box::new(Greedy::default())
    }

    fn varied_teacher(&self, luck: &mut FastRng) -> Box<dyn Mind<UnconsciousMind>> {
        let spread = [0, 0, 40, 100][luck.below(4) as usize];
        Box::new(Greedy::varied(spread, luck))
    }

    fn learner(&self, net: Arc<JudgeNet>) -> Box<dyn Mind<UnconsciousMind>> {
        searching(net, LEARNER)
    }
}
