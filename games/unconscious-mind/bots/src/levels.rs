//! Opponents of several levels, and how their judges are taught.

use std::sync::Arc;

use mittwoch_ai::Mind;
use mittwoch_search::{JudgeNet, NetJudge, Sight, Student};
use mittwoch_unconscious_mind::UnconsciousMind;

use super::greedy::Greedy;
use super::sight::TurnSight;
use super::turn::{TurnMind, TurnStyle};

/// A mind with these weights.
pub fn searching(net: Arc<JudgeNet>, style: TurnStyle) -> Box<dyn Mind<UnconsciousMind>> {
    let judge = NetJudge::new::<UnconsciousMind>(TurnSight, net);
    Box::new(TurnMind::new(Box::new(judge), style))
}

/// Plays many games to learn from.
const LEARNER: TurnStyle = TurnStyle {
    way: 4,
    ends: 2,
    followed: 0,
    later: 0,
    again: 0,
    worlds: 1,
    rolls: 0,
    lead: 0.3,
    warmth: 0.01,
};

/// Whose judge is taught.
pub struct Pupil;

impl Student<UnconsciousMind> for Pupil {
    fn sight(&self) -> &dyn Sight<UnconsciousMind> {
        &TurnSight
    }

    fn teacher(&self) -> Box<dyn Mind<UnconsciousMind>> {
        Box::new(Greedy::default())
    }

    fn learner(&self, net: Arc<JudgeNet>) -> Box<dyn Mind<UnconsciousMind>> {
        searching(net, LEARNER)
    }
}
