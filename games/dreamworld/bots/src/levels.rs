//! Opponents of four strengths, and how their judge is taught.

use std::sync::{Arc, LazyLock};

use mittwoch_ai::Mind;
use mittwoch_dreamworld::Dreamworld;
use mittwoch_search::{Doubt, JudgeNet, NetJudge, SearchMind, SearchStyle, Sight, Student};

use super::belief::LikelyWorlds;
use super::greedy::Greedy;
use super::guide::RoundGuide;
use super::sight::RoundSight;

/// What was learnt; `data/judge.md` says how.
static JUDGE: LazyLock<Arc<JudgeNet>> = LazyLock::new(|| {
    let net = JudgeNet::read(include_bytes!("../data/judge.net"));
    Arc::new(net.expect("the weights are those of a net"))
});

const STRICT: SearchStyle = SearchStyle {
    worlds: 100,
    at_once: 1,
    doubt: Doubt::SOON,
    width: 8,
    warmth: 0.01,
    strict: true,
    tells: true,
};
/// Looks at one world and chooses loosely among what seems good there.
const NOVICE: SearchStyle =
    SearchStyle { worlds: 1, width: 1, warmth: 0.08, strict: false, ..STRICT };
/// Looks at a few worlds and chooses among what is nearly as good as the best.
const CLUB: SearchStyle =
    SearchStyle { worlds: 8, width: 4, warmth: 0.018, strict: false, ..STRICT };
const EXPERT: SearchStyle = SearchStyle { worlds: 400, at_once: 4, doubt: Doubt::LATE, ..STRICT };
/// An iteration has many worlds, so that the usual number of them takes up to two seconds.
const CHAMPION: SearchStyle = SearchStyle { worlds: 2000, at_once: 20, width: 16, ..EXPERT };
/// Plays many games to learn from.
const LEARNER: SearchStyle = SearchStyle { worlds: 6, width: 2, tells: false, ..STRICT };

/// Off-suit cards that are thought of where a few worlds must do.
const FEW: usize = 3;

/// A mind with these weights, to which others may hold and choose anything.
pub fn searching(net: Arc<JudgeNet>, style: SearchStyle) -> Box<dyn Mind<Dreamworld>> {
    let guide = RoundGuide { off_suit: FEW };
    Box::new(SearchMind::new(guide, NetJudge::new(RoundSight, net), style))
}

/// The same, which concludes from what others have chosen and guesses what they choose now.
pub fn reading(net: Arc<JudgeNet>, style: SearchStyle) -> Box<dyn Mind<Dreamworld>> {
    let (worlds, judge) = (LikelyWorlds::default(), NetJudge::new(RoundSight, net));
    let guide = RoundGuide { off_suit: usize::MAX };
    Box::new(SearchMind::in_worlds(worlds, guide, judge, style))
}

/// The opponent of a level.
pub(super) fn level(name: &str) -> Option<Box<dyn Mind<Dreamworld>>> {
    let net = || JUDGE.clone();
    Some(match name {
        "novice" => searching(net(), NOVICE),
        "club" => searching(net(), CLUB),
        "expert" => reading(net(), EXPERT),
        "champion" => reading(net(), CHAMPION),
        _ => return None,
    })
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
        reading(net, LEARNER)
    }
}
