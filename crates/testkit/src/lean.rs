use mittwoch_kernel::{Chance, Dice, FastRng, Game, Seed, Silent};

use crate::{allocations, counting_works};

/// Plays random games without a listener and tells how many answers were given and how often the
/// heap was asked meanwhile; nothing comes back where nobody counts.
pub fn lean_play<G: Game>(game: &G, games: u64) -> Option<(u64, u64)> {
    let mut offers = Vec::with_capacity(256);
    let play = || (0..games).map(|seed| play_once(game, seed, &mut offers)).sum();
    counting_works().then(|| allocations(play))
}

fn play_once<G: Game>(game: &G, seed: u64, offers: &mut Vec<G::Action>) -> u64 {
    let mut dice = Dice::new(Seed::from_number(seed));
    let mut thought = FastRng::new(seed);
    let mut state = game.setup(&mut dice, &mut Silent);
    let mut answers = 0;
    while let Some(seat) = game.asked(&state).first() {
        offers.clear();
        game.legal(&state, seat, offers);
        let action = offers[thought.below(offers.len() as u32) as usize];
        game.perform(&mut state, seat, action, &mut dice, &mut Silent);
        answers += 1;
    }
    answers
}
