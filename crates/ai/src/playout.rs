use mittwoch_kernel::{Chance, FastRng, Game, Silent};

/// Plays a game to its end at random and returns the number of decisions: answers chosen among
/// two or more offers.
///
/// No event is made, nobody knows anything, and `offers` is the only buffer, so that a decision
/// costs what the rules cost.
pub fn playout<G: Game, C: Chance>(
    game: &G,
    state: &mut G::State,
    luck: &mut C,
    thought: &mut FastRng,
    offers: &mut Vec<G::Action>,
) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.asked(state).first() {
        offers.clear();
        game.legal(state, seat, offers);
        decisions += u64::from(offers.len() > 1);
        let action = pick(offers, thought);
        game.perform(state, seat, action, luck, &mut Silent);
    }
    decisions
}

/// Any of the offers, each with the same probability; a single offer takes no luck.
///
/// There is at least one offer: a seat is asked only where it can answer.
#[inline]
pub fn pick<A: Copy>(offers: &[A], thought: &mut FastRng) -> A {
    match offers {
        [only] => *only,
        _ => offers[thought.below(offers.len() as u32) as usize],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offer_comes_and_a_single_one_takes_no_luck() {
        let mut thought = FastRng::new(5);
        let counts = (0..300).fold([0; 3], |mut counts, _| {
            counts[pick(&[0usize, 1, 2], &mut thought)] += 1;
            counts
        });
        assert!(counts.iter().all(|count| (70..=130).contains(count)), "{counts:?}");
        let (mut one, mut other) = (FastRng::new(9), FastRng::new(9));
        assert_eq!(pick(&["only"], &mut one), "only");
        assert_eq!(one.below(1000), other.below(1000));
    }
}
