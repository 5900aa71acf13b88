//! Opponents of four strengths, and how their judge is taught.

use std::sync::{Arc, LazyLock};

use mittwoch_ai::{Mind, MindBudget, MindScene, Thought};
use mittwoch_notre_dame::{Action, NotreDame};
use mittwoch_search::{
    Doubt, Growth, JudgeNet, Lessons, NetJudge, SearchMind, SearchStyle, Sight, Student, TreeMind,
    TreeStyle,
};

use super::greedy::Greedy;
use super::guide::RoundGuide;
use super::sight::RoundSight;
use super::strange::is_strange;

/// What was learnt of games for two and for more; `data/judge.md` says how.
static JUDGES: LazyLock<[Arc<JudgeNet>; 2]> = LazyLock::new(|| {
    let files: [&[u8]; 2] =
        [include_bytes!("../data/duel.net"), include_bytes!("../data/judge.net")];
    files.map(|file| Arc::new(JudgeNet::read(file).expect("the weights are those of a net")))
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
    SearchStyle { worlds: 1, width: 1, warmth: 0.06, strict: false, ..STRICT };
/// Looks at a few worlds and chooses among what is nearly as good as the best.
const CLUB: SearchStyle =
    SearchStyle { worlds: 8, width: 4, warmth: 0.025, strict: false, ..STRICT };
const GROWTH: Growth = Growth { width: 4, curiosity: 0.3, doubt: 0.03 };
/// Some tenth of a second in the usual number of iterations.
const EXPERT: TreeStyle = TreeStyle { walks: 3000, at_once: 30, growth: GROWTH, warmth: 0.0 };
/// Up to two seconds.
const CHAMPION: TreeStyle = TreeStyle { walks: 40_000, at_once: 450, ..EXPERT };
/// Plays many games to learn from.
const LEARNER: SearchStyle = SearchStyle { worlds: 1, width: 4, tells: false, ..STRICT };

/// A mind with these weights.
pub fn searching(net: Arc<JudgeNet>, style: SearchStyle) -> Box<dyn Mind<NotreDame>> {
    Box::new(SearchMind::new(RoundGuide, NetJudge::new(RoundSight, net), style))
}

/// A mind with these weights that grows a tree.
pub fn growing(net: Arc<JudgeNet>, style: TreeStyle) -> Box<dyn Mind<NotreDame>> {
    Box::new(TreeMind::new(RoundGuide, NetJudge::new(RoundSight, net), style))
}

/// How an opponent thinks.
#[derive(Clone, Copy)]
enum Thinking {
    /// By comparing answers, and choosing freely among those that seem nearly as good.
    Loosely(SearchStyle),
    /// The same, with an eye for what a few worlds have in common.
    Soundly(SearchStyle),
    /// In a tree of everybody's answers.
    Ahead(TreeStyle),
}

impl Thinking {
    fn mind(self, net: &Arc<JudgeNet>) -> Box<dyn Mind<NotreDame>> {
        match self {
            Thinking::Loosely(style) | Thinking::Soundly(style) => searching(net.clone(), style),
            Thinking::Ahead(style) => growing(net.clone(), style),
        }
    }
}

/// The opponent of a level.
pub(super) fn level(name: &str) -> Option<Box<dyn Mind<NotreDame>>> {
    let thinking = match name {
        "novice" => Thinking::Loosely(NOVICE),
        "club" => Thinking::Soundly(CLUB),
        "expert" => Thinking::Ahead(EXPERT),
        "champion" => Thinking::Ahead(CHAMPION),
        _ => return None,
    };
    Some(Box::new(Level { thinking, mind: None }))
}

/// A level: it searches, and where components are unlike anything learnt from, it reckons.
struct Level {
    thinking: Thinking,
    /// What thinks, once the number of players is known.
    mind: Option<Box<dyn Mind<NotreDame>>>,
}

impl Mind<NotreDame> for Level {
    fn think(&mut self, scene: &MindScene<'_, NotreDame>, budget: &MindBudget) -> Thought<Action> {
        // Who chooses loosely may do so by any judge.
        if !matches!(self.thinking, Thinking::Loosely(_)) && is_strange(scene.game) {
            return Greedy.think(scene, budget);
        }
        let thinking = self.thinking;
        let judge = usize::from(scene.game.config().players > 2);
        self.mind.get_or_insert_with(|| thinking.mind(&JUDGES[judge])).think(scene, budget)
    }
}

/// Whose judge is taught.
pub struct Pupil;

impl Student<NotreDame> for Pupil {
    fn sight(&self) -> &dyn Sight<NotreDame> {
        &RoundSight
    }

    fn hidden(&self) -> [usize; 2] {
        [128, 64]
    }

    fn file(&self, players: &[u8]) -> &'static str {
        if players == [2] { "duel.net" } else { "judge.net" }
    }

    fn lessons(&self) -> Lessons {
        let astray = [0, 3, 8, 16];
        Lessons {
            first: 12_000,
            games: 12_000,
            rounds: 5,
            epochs: 2,
            kept: 25,
            astray,
            ..Lessons::default()
        }
    }

    fn teacher(&self) -> Box<dyn Mind<NotreDame>> {
        Box::new(Greedy)
    }

    fn learner(&self, net: Arc<JudgeNet>) -> Box<dyn Mind<NotreDame>> {
        searching(net, LEARNER)
    }
}
