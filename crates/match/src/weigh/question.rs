use std::sync::Arc;

use mittwoch_ai::Bots;
use mittwoch_kernel::{Chance, FastRng, Seat, Seed, Silent, Whole, unhex};
use mittwoch_protocol::EstimateSource;

use super::compare::Scales;
use super::value::Valuer;
use super::{WeighTask, WeighedAnswer, Weigher, Weighing, rank, wording};
use crate::history::History;

/// A question that is weighed: what the seat knows and is offered, and nothing else.
pub(super) struct WeighedQuestion<G: Whole> {
    pub game: Arc<G>,
    pub bots: &'static Bots<G>,
    pub bot: String,
    pub knowledge: G::Knowledge,
    pub seat: Seat,
    pub offers: Vec<G::Action>,
    pub played: Option<G::Action>,
    /// How many answers are weighed beside the one that was given.
    pub answers: usize,
    /// What all luck of the weighing follows from.
    pub luck: u64,
    /// The luck of the deals to come.
    deals: FastRng,
    /// The answers that are weighed, once they are chosen.
    weighed: Vec<G::Action>,
    scales: Scales,
}

impl<G: Whole> WeighedQuestion<G> {
    /// A question of a seat that is asked now.
    pub(super) fn new(
        course: &History<G>,
        bots: &'static Bots<G>,
        commitment: &str,
        task: &WeighTask<'_>,
    ) -> Option<WeighedQuestion<G>> {
        let (game, seat, offers) = (course.game.clone(), task.seat, course.legal(task.seat));
        let played = match task.played {
            Some(text) => Some(game.read(text).ok().filter(|one| offers.contains(one))?),
            None => None,
        };
        let luck = open_luck(commitment, seat, course.standing.len());
        bots.mind(task.bot).filter(|_| !offers.is_empty())?;
        Some(WeighedQuestion {
            scales: Scales::new(usize::from(game.seats()), seat),
            game,
            bots,
            bot: task.bot.to_owned(),
            knowledge: course.knowledge.get(seat.index())?.clone(),
            seat,
            offers,
            played,
            answers: task.answers,
            luck,
            deals: FastRng::new(luck),
            weighed: Vec::new(),
        })
    }

    fn worded(&self, order: &[usize], at: usize) -> WeighedAnswer {
        let mut worded = wording::worded(self, self.weighed[at]);
        worded.seats = self.scales.odds(at);
        worded.ahead = order.iter().map(|other| self.scales.ahead(*other, at)).collect();
        worded
    }
}

/// The luck of a weighing follows from what everybody may know: from the secret seed nothing may
/// follow that a seat is told.
fn open_luck(commitment: &str, seat: Seat, answers: usize) -> u64 {
    let bytes = unhex(commitment).unwrap_or_default();
    let seed = Seed(bytes.try_into().unwrap_or([0; 32]));
    seed.key(&[format!("weigh {} {answers}", seat.0)]).small()
}

fn wide(luck: &mut FastRng) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}

impl<G: Whole> Weigher for WeighedQuestion<G> {
    fn weigh_on(&mut self) {
        if self.weighed.is_empty() {
            self.weighed = rank::candidates(self);
        }
        let [deal, dice] = [wide(&mut self.deals), wide(&mut self.deals)];
        let valuer = Valuer::new(&*self.game, self.bots, &self.bot);
        let world = self.game.determinize(&self.knowledge, &mut FastRng::new(deal));
        let value = |answer: &G::Action| {
            let (mut state, mut dice) = (world, FastRng::new(dice));
            self.game.perform(&mut state, self.seat, *answer, &mut dice, &mut Silent);
            valuer.value(state, &mut dice, deal)
        };
        self.scales.add(self.weighed.iter().map(value).collect());
    }

    fn worlds(&self) -> u32 {
        self.scales.worlds()
    }

    fn found(&self) -> Weighing {
        let judged = self.scales.judged();
        let source = if judged { EstimateSource::Judge } else { EstimateSource::Playouts };
        let order = self.scales.order();
        let answers = order.iter().map(|at| self.worded(&order, *at)).collect();
        Weighing { source, worlds: self.worlds(), answers }
    }
}
