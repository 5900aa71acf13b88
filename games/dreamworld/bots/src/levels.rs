//! Opponents of four strengths, and how their judge is taught.

use std::sync::Arc;

use mittwoch_ai::Mind;
use mittwoch_dreamworld::Dreamworld;
use mittwoch_search::{JudgeNet, NetJudge, SearchMind, SearchStyle, Sight, Student};

use super::greedy::Greedy;
use super::guide::RoundGuide;
use super::sight::RoundSight;

const LEARNER: SearchStyle =
    SearchStyle { worlds: 3, at_once: 1, width: 4, warmth: 0.01, strict: true, tells: false };

/// A mind with these weights.
pub fn searching(net: Arc<JudgeNet>, style: SearchStyle) -> Box<dyn Mind<Dreamworld>> {
    Box::new(SearchMind::new(RoundGuide, NetJudge::new(RoundSight, net), style))
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
