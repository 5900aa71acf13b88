//! What others may hold: worlds that agree with the cards that each of them has chosen so far.
//!
//! Whoever chose a card had, in all likelihood, none in the hand that promised much more. Hands are
//! sampled by that: hidden cards change places one pair at a time, and the better a hand explains
//! what its owner chose, the longer it stays (the way of Metropolis).

use mittwoch_ai::MindScene;
use mittwoch_dreamworld::{
    Card, Choice, Dreamworld, EventView, Frame, Knowledge, Open, SEATS, State,
};
use mittwoch_kernel::{Bag, Chance, FastRng, Knowing, Seat, Seats, Viewer};
use mittwoch_search::Worlds;

use super::likely::{CARDS, Odds, odds};

/// Pairs that are looked at before the first world, and between two of them.
const FIRST: u32 = 300;
const BETWEEN: u32 = 30;
/// A fine scale for chances.
const FINE: u32 = 1 << 20;
/// The place of cards that nobody holds.
const POOL: usize = SEATS;

/// A choice that was revealed: how likely each card was to be chosen then, and the sum of this over
/// the cards that are known to have been in the hand.
#[derive(Clone)]
struct Seen {
    odds: Odds,
    known: f32,
}

/// Worlds by what others have chosen, with a guess at what they choose now.
#[derive(Clone)]
pub(super) struct LikelyWorlds {
    seen: [Vec<Seen>; SEATS],
    /// How likely each card is to be chosen in the round of now.
    now: Box<[Odds; SEATS]>,
    round: u8,
    /// Cards that were drawn openly.
    open: [Bag; SEATS],
    /// Cards that nobody has seen, and who holds each at the moment.
    hidden: Vec<(u8, usize)>,
    /// The sum of the odds over the whole hand, choice by choice.
    sums: [Vec<f32>; SEATS],
}

impl Default for LikelyWorlds {
    fn default() -> LikelyWorlds {
        LikelyWorlds {
            seen: Default::default(),
            now: Box::new([[0.0; CARDS]; SEATS]),
            round: 0,
            open: [Bag::EMPTY; SEATS],
            hidden: Vec::new(),
            sums: Default::default(),
        }
    }
}

impl LikelyWorlds {
    /// Reckons what the others may choose in a round, once all is open that is open before.
    fn reckon(&mut self, game: &Dreamworld, knowledge: &Knowledge) {
        if knowledge.table().top() != Some(Frame::Choose) {
            return;
        }
        let world = game.determinize(knowledge, &mut FastRng::new(0));
        if world.round == self.round {
            return;
        }
        self.round = world.round;
        for other in others(game, knowledge) {
            self.now[other.index()] = odds(game, &world, other);
        }
    }

    fn reveal(&mut self, seat: Seat, card: Card, first: bool) {
        let (seen, open) = (&mut self.seen[seat.index()], &mut self.open[seat.index()]);
        if open.contains(card.0) {
            open.remove(card.0);
        } else {
            // It was in the hand all the time.
            seen.iter_mut().for_each(|seen| seen.known += seen.odds[card.index()]);
        }
        if first {
            let odds = self.now[seat.index()];
            let known = open.iter().chain([card.0]).map(|card| odds[usize::from(card)]).sum();
            seen.push(Seen { odds, known });
        }
    }

    /// Deals what is hidden as a world has it.
    fn deal(&mut self, knowledge: &Knowledge, world: &State) {
        let holder = |card| (0..SEATS).find(|seat| world.hands[*seat].contains(card));
        self.hidden.clear();
        let unseen = knowledge.unseen();
        self.hidden.extend(unseen.iter().map(|card| (card, holder(card).unwrap_or(POOL))));
        for (seat, sums) in self.sums.iter_mut().enumerate() {
            let held = || self.hidden.iter().filter(|(_, holder)| *holder == seat);
            let sum = |seen: &Seen| {
                seen.known + held().map(|(card, _)| seen.odds[usize::from(*card)]).sum::<f32>()
            };
            sums.clear();
            sums.extend(self.seen[seat].iter().map(sum));
        }
    }

    /// By how much a hand explains better what was chosen if a card goes and another comes.
    fn explains(&self, seat: usize, goes: u8, comes: u8) -> f32 {
        if seat == POOL {
            return 1.0;
        }
        let choices = self.seen[seat].iter().zip(&self.sums[seat]);
        choices
            .map(|(seen, sum)| sum / (sum + seen.change(goes, comes)).max(f32::MIN_POSITIVE))
            .product()
    }

    /// Lets two cards change places, if that is likely enough.
    fn swap(&mut self, luck: &mut FastRng) {
        let mut any = || luck.below(self.hidden.len() as u32) as usize;
        let (one, other) = (any(), any());
        let ((card, seat), (card_2, seat_2)) = (self.hidden[one], self.hidden[other]);
        if seat == seat_2 {
            return;
        }
        let better = self.explains(seat, card, card_2) * self.explains(seat_2, card_2, card);
        if better < 1.0 && luck.below(FINE) as f32 >= better * FINE as f32 {
            return;
        }
        self.take(seat, card, card_2);
        self.take(seat_2, card_2, card);
        (self.hidden[one].0, self.hidden[other].0) = (card_2, card);
    }

    fn take(&mut self, seat: usize, goes: u8, comes: u8) {
        if seat != POOL {
            let choices = self.seen[seat].iter().zip(&mut self.sums[seat]);
            choices.for_each(|(seen, sum)| *sum += seen.change(goes, comes));
        }
    }

    fn mix(&mut self, swaps: u32, luck: &mut FastRng) {
        if !self.hidden.is_empty() {
            (0..swaps).for_each(|_| self.swap(luck));
        }
    }

    /// What a seat may choose from its hand.
    fn guess(&self, hand: Bag, seat: Seat, luck: &mut FastRng) -> Card {
        let odds = |card: u8| self.now[seat.index()][usize::from(card)];
        let all: f32 = hand.iter().map(odds).sum();
        let mut at = luck.below(FINE) as f32 / FINE as f32 * all;
        let chosen = hand.iter().find(|card| {
            at -= odds(*card);
            at < 0.0
        });
        Card(chosen.or(hand.nth(0)).unwrap_or_default())
    }
}

impl Seen {
    fn change(&self, goes: u8, comes: u8) -> f32 {
        self.odds[usize::from(comes)] - self.odds[usize::from(goes)]
    }
}

fn others(game: &Dreamworld, knowledge: &Knowledge) -> impl Iterator<Item = Seat> + use<> {
    let viewer = knowledge.viewer();
    Seats::first_n(game.config().players).iter().filter(move |seat| !viewer.is(*seat))
}

impl Worlds<Dreamworld> for LikelyWorlds {
    fn remembers(&self) -> bool {
        true
    }

    fn forget(&mut self) {
        *self = LikelyWorlds::default();
    }

    fn hear(&mut self, game: &Dreamworld, knowledge: &Knowledge, event: &EventView) {
        match *event {
            EventView::Chose { .. } | EventView::HasChosen { .. } => self.reckon(game, knowledge),
            EventView::Open(Open::Revealed { seat, choice: Choice::Card(card) }) => {
                if knowledge.viewer() != Viewer::Seat(seat) {
                    self.reveal(seat, card, knowledge.table().top() == Some(Frame::Choose));
                }
            }
            EventView::Open(Open::Drew { seat, card, .. }) => {
                self.open[seat.index()].insert(card.0);
            }
            EventView::Open(_) => {}
        }
    }

    fn begin(&mut self, scene: &MindScene<'_, Dreamworld>, luck: u64) {
        self.reckon(scene.game, scene.knowledge);
        let mut luck = FastRng::new(luck);
        let world = scene.game.determinize(scene.knowledge, &mut luck);
        self.deal(scene.knowledge, &world);
        self.mix(FIRST, &mut luck);
    }

    fn next(&mut self, scene: &MindScene<'_, Dreamworld>, luck: u64) -> State {
        let mut luck = FastRng::new(luck);
        let mut world = scene.game.determinize(scene.knowledge, &mut luck);
        self.mix(BETWEEN, &mut luck);
        let known = |seat: Seat| scene.knowledge.table().hand(seat);
        for seat in others(scene.game, scene.knowledge) {
            world.hands[seat.index()] = known(seat);
        }
        world.pool = Bag::EMPTY;
        for (card, holder) in &self.hidden {
            let place = world.hands.get_mut(*holder);
            place.unwrap_or(&mut world.pool).insert(*card);
        }
        if matches!(world.stack.top(), Some(Frame::Choose | Frame::ChooseAgain)) {
            for seat in world.choosers.iter().filter(|seat| *seat != scene.seat) {
                let card = self.guess(world.hands[seat.index()], seat, &mut luck);
                world.choices[seat.index()] = Some(Choice::Card(card));
                world.waiting.remove(seat);
            }
        }
        world
    }
}

#[cfg(test)]
mod tests {
    use mittwoch_ai::trial::built_in;
    use mittwoch_dreamworld::Action;
    use mittwoch_kernel::{EventLog, Game};

    use super::*;

    /// A game for three in which anything is played, as the first seat hears it.
    struct Table {
        game: Dreamworld,
        state: State,
        knowledge: Knowledge,
        worlds: LikelyWorlds,
        luck: FastRng,
    }

    impl Table {
        fn new(seed: u64) -> Table {
            let (game, mut luck) = (built_in::<Dreamworld>(3), FastRng::new(seed));
            let state = game.setup(&mut luck, &mut EventLog::default());
            let viewer = Viewer::Seat(Seat(0));
            let knowledge = game.know(viewer, &game.view(&state, viewer));
            Table { game, state, knowledge, worlds: LikelyWorlds::default(), luck }
        }

        fn answer(&mut self, seat: Seat, action: Action) {
            let mut log = EventLog::default();
            self.game.perform(&mut self.state, seat, action, &mut self.luck, &mut log);
            for event in log.0 {
                if let Some(view) = self.game.event_view(&event, Viewer::Seat(Seat(0))) {
                    self.game.learn(&mut self.knowledge, &view);
                    self.worlds.hear(&self.game, &self.knowledge, &view);
                }
            }
        }

        fn imagine(&mut self, count: u64, mut look: impl FnMut(&State)) {
            let mut offers = Vec::new();
            self.game.legal(&self.state, Seat(0), &mut offers);
            let scene = MindScene {
                game: &self.game,
                knowledge: &self.knowledge,
                seat: Seat(0),
                offers: &offers,
                luck: 1,
            };
            self.worlds.begin(&scene, 1);
            (0..count).for_each(|luck| look(&self.worlds.next(&scene, luck)));
        }
    }

    #[test]
    fn every_world_holds_what_the_seat_knows() {
        let mut table = Table::new(4);
        let (mut offers, mut asked) = (Vec::new(), 0);
        while let Some(seat) = table.game.asked(&table.state).first() {
            table.game.legal(&table.state, seat, &mut offers);
            if seat == Seat(0) && offers.len() > 1 {
                asked += 1;
                let (knowledge, truth) = (table.knowledge, table.state);
                table.imagine(3, |world| {
                    let all = world.hands.iter().fold(world.pool, |all, hand| all.union(*hand));
                    assert_eq!(all, truth.hands.iter().fold(truth.pool, |all, h| all.union(*h)));
                    assert_eq!(world.hands[0], truth.hands[0]);
                    for seat in [1, 2].map(Seat) {
                        let hand = world.hands[seat.index()];
                        assert_eq!(hand.len(), u32::from(knowledge.hand_size(seat)));
                        assert_eq!(hand.both(truth.open[seat.index()]), truth.open[seat.index()]);
                        if let Some(Choice::Card(card)) = world.choices[seat.index()] {
                            assert!(hand.contains(card.0), "{card} is chosen from the hand");
                        }
                    }
                });
            }
            let action = mittwoch_ai::pick(&offers, &mut table.luck);
            table.answer(seat, action);
        }
        assert!(asked > 10, "the seat was asked {asked} times");
    }

    #[test]
    fn who_plays_a_poor_card_hardly_holds_a_good_one() {
        let mut table = Table::new(9);
        table.imagine(1, |_| {});
        let odds = table.worlds.now[1];
        let rank = |card: &u8| (odds[usize::from(*card)] * 1e6) as u32;
        let good = table.knowledge.unseen().iter().max_by_key(rank).unwrap_or(0);
        let poor = table.state.hands[1].iter().min_by_key(rank).unwrap_or(0);
        let mut share = || {
            let mut held = 0;
            table.imagine(400, |world| held += u32::from(world.hands[1].contains(good)));
            held
        };
        let before = share();
        let first = |table: &Table, seat: usize| Card(table.state.hands[seat].nth(0).unwrap_or(0));
        for seat in 0..3 {
            let card = if seat == 1 { Card(poor) } else { first(&table, seat) };
            table.answer(Seat(seat as u8), Action::Play(card));
        }
        let mut after = 0;
        table.imagine(400, |world| after += u32::from(world.hands[1].contains(good)));
        assert!(before > 60 && after * 2 < before, "{before} before, {after} after, of 400");
    }
}
