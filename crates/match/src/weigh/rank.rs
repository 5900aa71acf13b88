//! Which answers are worth weighing.

use mittwoch_ai::{MindBudget, SeatedMind};
use mittwoch_kernel::Whole;

use super::question::WeighedQuestion;

/// How much the bot thinks about which answers are worth weighing.
const THOUGHT: u32 = 48;

/// The answers that the bot would give, the likeliest first; with the one that was given, if there
/// is one, in the first place.
pub(super) fn candidates<G: Whole>(question: &WeighedQuestion<G>) -> Vec<G::Action> {
    let mut chosen: Vec<G::Action> = question.played.into_iter().collect();
    let most = question.answers + chosen.len();
    let mut left = question.offers.clone();
    let place = (question.seat, question.luck);
    let Some(mind) = question.bots.mind(&question.bot) else { return chosen };
    let mut mind = SeatedMind::sit(&*question.game, mind, place, question.knowledge.clone());
    while chosen.len() < most && !left.is_empty() {
        let thought = mind.think(&*question.game, &left, 0, &MindBudget::iterations(THOUGHT));
        let mut likely: Vec<_> =
            left.iter().copied().zip(thought.odds).filter(|(_, odd)| *odd > 0.0).collect();
        likely.sort_by(|one, other| other.1.total_cmp(&one.1));
        // A bot that has no doubt is asked what it would answer if it could not answer so.
        let likely: Vec<_> = match likely.len() {
            0 => vec![thought.choice],
            _ => likely.into_iter().map(|(offer, _)| offer).collect(),
        };
        let before = left.len();
        left.retain(|offer| !likely.contains(offer));
        if left.len() == before {
            break;
        }
        for offer in likely {
            if !chosen.contains(&offer) && chosen.len() < most {
                chosen.push(offer);
            }
        }
    }
    chosen
}
