//! Opponents of four strengths, and how their judge is taught.

use std::sync::{Arc, LazyLock};

use mittwoch_ai::Mind;
use mittwoch_dreamworld::Dreamworld;
use mittwoch_search::{JudgeNet, NetJudge, SearchMind, SearchStyle, Sight, Student};

use super::greedy::Greedy;
use super::guide::RoundGuide;
use super::sight::RoundSight;

/// What was learnt; `data/judge.md` says how.
static JUDGE: LazyLock<Arc<JudgeNet>> = LazyLock::new(|| {
    let net = JudgeNet::read(include_bytes!("../data/judge.net"));
    Arc::new(net.expect("the weights are those of a net"))
});

const STRICT: SearchStyle =
    SearchStyle { worlds: 100, at_once: 1, width: 8, warmth: 0.01, strict: true, tells: true };
/// Looks at one world and chooses loosely among what seems good there.
const NOVICE: SearchStyle =
    SearchStyle { worlds: 1, width: 1, warmth: 0.08, strict: false, ..STRICT };
/// Looks at a few worlds and chooses among what is nearly as good as the best.
const CLUB: SearchStyle =
    SearchStyle { worlds: 8, width: 4, warmth: 0.018, strict: false, ..STRICT };
const EXPERT: SearchStyle = STRICT;
/// An iteration has many worlds, so that the usual number of them takes up to two seconds.
const CHAMPION: SearchStyle = SearchStyle { worlds: 2000, at_once: 20, width: 16, ..STRICT };
/// Plays many games to learn from.
const LEARNER: SearchStyle = SearchStyle { worlds: 6, width: 2, tells: false, ..STRICT };

/// A mind with these weights.
pub fn searching(net: Arc<JudgeNet>, style: SearchStyle) -> Box<dyn Mind<Dreamworld>> {
    Box::new(SearchMind::new(RoundGuide, NetJudge::new(RoundSight, net), style))
}

/// The opponent of a level.
pub(super) fn level(name: &str) -> Option<Box<dyn Mind<Dreamworld>>> {
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

impl Student<Dreamworld> for Pupil {
    fn sight(&self) -> &dyn Sight<Dreamworld> {
        &RoundSight
    }

    fn teacher(&self) -> Box<dyn Mind<Dreamworld>> {
        Box::new(Greedy)
    }

    fn learner(&self, net: Arc<JudgeNet>) -> Box<dyn Mind<Dreamworld>> {
        searching(net, LEARNER)
    }
}
