use mittwoch_kernel::{Bag, Knowing, Seat};
use mittwoch_notre_dame::{Action, Frame, NotreDame, State};

use super::judge::Judge;
use super::weights::WEIGHTS;
use mittwoch_ai::{Mind, MindBudget, MindScene, Thought};

/// Looks to the end of its own round and takes what seems worth most.
pub(super) struct Greedy;

impl Mind<NotreDame> for Greedy {
    fn think(&mut self, scene: &MindScene<'_, NotreDame>, _budget: &MindBudget) -> Thought<Action> {
        let MindScene { game, knowledge, seat, offers, .. } = *scene;
        let judge = Judge::new(game, &WEIGHTS);
        // What may be hidden counts only where the answer may end the round, and then cards and
        // persons are drawn.
        let world = game.determinize(knowledge, &mut scene.luck());
        scene.sure(match knowledge.table().top() {
            Some(Frame::Draft { .. }) => judge.keep(&world, seat, offers),
            Some(Frame::Cards { .. }) => judge.play(&world, seat, offers),
            Some(Frame::Payer { .. }) => charge(&world, offers),
            _ => judge.best(&world, seat, offers).map_or(offers[0], |line| line.first),
        })
    }
}

impl Judge<'_> {
    /// Keeps the card that is best together with those kept before, and passes no gift.
    fn keep(self, world: &State, seat: Seat, offers: &[Action]) -> Action {
        best_of(offers, |offer| {
            let Action::Keep(card) = offer else { return i32::MIN };
            let mut hand = world.hands[seat.index()];
            hand.insert(card.0);
            let mut passed = world.looking[seat.index()];
            passed.remove(card.0);
            self.cards(world, seat, hand) - self.gift(world, seat, passed)
        })
    }

    /// How much it counts against us that the next player gets one of these cards.
    fn gift(self, world: &State, seat: Seat, passed: Bag) -> i32 {
        let next = seat.next(self.game.config().players);
        let one = |card: u8| self.cards(world, next, [card].into_iter().collect());
        passed.iter().map(one).max().unwrap_or(0) * self.weights.grudge / 100
    }

    /// Plays the card with which the best two begin.
    fn play(self, world: &State, seat: Seat, offers: &[Action]) -> Action {
        best_of(offers, |offer| match offer {
            Action::Play(card) => self.beginning_with(world, seat, card),
            _ => i32::MIN,
        })
    }
}

/// Lets the rival pay who has the most prestige.
fn charge(world: &State, offers: &[Action]) -> Action {
    best_of(offers, |offer| match offer {
        Action::Charge(payer) => i32::from(world.player(payer).prestige()),
        _ => i32::MIN,
    })
}

/// The offer worth most; of equal ones the first.
fn best_of(offers: &[Action], worth: impl Fn(Action) -> i32) -> Action {
    let worths = offers.iter().map(|offer| (worth(*offer), *offer));
    let best = worths.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map_or(offers[0], |(_, offer)| offer)
}
