use mittwoch_dreamworld::{
    Action, Card, Choice, Dreamworld, Frame, Knowledge, Owner, Professor, State,
};
use mittwoch_kernel::{Chance, FastRng, Game, Knowing, Seat, Silent};

use super::worth::{self, HandNeeds, Rows};
use mittwoch_ai::{Mind, MindBudget, MindScene, Thought};

/// How many worlds are imagined for a choice of card.
const WORLDS: usize = 24;

/// Looks one turn ahead: imagines what others may play, and takes what seems worth most.
pub(super) struct Greedy;

/// One question to it, with the luck of its thoughts.
struct Turn {
    thought: FastRng,
}

impl Turn {
    /// Plays the card that is worth most on average over some imagined worlds.
    fn choose_card(
        &mut self,
        game: &Dreamworld,
        knowledge: &Knowledge,
        seat: Seat,
        offers: &[Action],
    ) -> Action {
        let worlds: Vec<State> = (0..WORLDS).map(|_| self.imagine(game, knowledge, seat)).collect();
        // Of what is compared here every world says the same.
        let table = &worlds[0];
        let candidates = candidates(game, table, seat, offers);
        let gains = |card: Card| -> Vec<i32> {
            worlds.iter().map(|world| gain(game, *world, seat, card)).collect()
        };
        let plays: Vec<(Card, Vec<i32>)> =
            candidates.iter().map(|card| (*card, gains(*card))).collect();
        let mean = |gains: &[i32]| gains.iter().sum::<i32>() / gains.len().max(1) as i32;
        let needs = HandNeeds::of(game, table, seat);
        let keep = |card: Card| needs.card(card) * 4 / 10;
        let card = plays.iter().max_by_key(|(card, gains)| (mean(gains) - keep(*card), card.0));
        let Some((card, gains)) = card else { return offers[0] };
        if !offers.contains(&Action::PlayProfessor) {
            return Action::Play(*card);
        }
        // The Professor lets us choose with open eyes: the best card of each world.
        let best = |world: usize| plays.iter().map(|(_, gains)| gains[world]).max().unwrap_or(0);
        let open_eyes = (0..WORLDS).map(best).sum::<i32>() / WORLDS as i32;
        let cost = if table.round >= 13 { 0 } else { worth::PROFESSOR };
        if open_eyes - cost > mean(gains) { Action::PlayProfessor } else { Action::Play(*card) }
    }

    /// A full state in which everybody else has chosen a card, mostly on-suit ones.
    fn imagine(&mut self, game: &Dreamworld, knowledge: &Knowledge, seat: Seat) -> State {
        let mut state = game.determinize(knowledge, &mut self.thought);
        for other in state.choosers.iter().filter(|other| *other != seat) {
            let card = self.guess(game, &state, other);
            state.choices[other.index()] = Some(Choice::Card(card));
            state.waiting.remove(other);
        }
        state
    }

    fn guess(&mut self, game: &Dreamworld, state: &State, seat: Seat) -> Card {
        let hand = state.hands[seat.index()];
        let on_suit: mittwoch_kernel::Bag =
            hand.iter().filter(|card| game.is_on_suit(state, Card(*card))).collect();
        let likely = !on_suit.is_empty() && self.thought.below(10) > 0;
        let from = if likely { on_suit } else { hand };
        let card = from.nth(self.thought.below(from.len().max(1)));
        Card(card.unwrap_or_default())
    }
}

/// Scores or draws, whichever is worth more at once.
pub(super) fn score_or_draw(
    game: &Dreamworld,
    state: &State,
    seat: Seat,
    offers: &[Action],
) -> Action {
    let at = state.turn_place().unwrap_or(0);
    let limits = [0, 1, 2, 3].map(|spent| game.limit(state, at, spent));
    let supply = state.players[seat.index()].supply;
    let (score, spent) = worth::best_score(Rows::of(game, state, seat), limits, supply);
    let draws = offers.iter().filter(|offer| !matches!(offer, Action::Score(_)));
    let needs = HandNeeds::of(game, state, seat);
    let best = draws.map(|draw| (draw_worth(&needs, state, *draw), *draw)).max();
    match best {
        Some((worth, draw)) if worth > score || !offers.contains(&Action::Score(spent)) => draw,
        _ => Action::Score(spent),
    }
}

/// Flips the token that begins the best set, or stops.
pub(super) fn flip(game: &Dreamworld, state: &State, seat: Seat, offers: &[Action]) -> Action {
    let Some(Frame::Flip { left, .. }) = state.stack.top() else { return offers[0] };
    let row = Rows::of(game, state, seat).best(left).1;
    row.map_or(offers[offers.len() - 1], Action::Flip)
}

/// The cards worth thinking about: every on-suit one, and the least useful of the others.
fn candidates(game: &Dreamworld, table: &State, seat: Seat, offers: &[Action]) -> Vec<Card> {
    let cards = offers.iter().filter_map(|offer| match offer {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    let (on_suit, mut off_suit): (Vec<Card>, Vec<Card>) =
        cards.partition(|card| game.is_on_suit(table, *card));
    let needs = HandNeeds::of(game, table, seat);
    off_suit.sort_by_key(|card| needs.card(*card));
    on_suit.into_iter().chain(off_suit.into_iter().take(2)).collect()
}

/// What a card is worth in an imagined world: the best score there, or the best draw.
fn gain(game: &Dreamworld, mut world: State, seat: Seat, card: Card) -> i32 {
    let mut luck = FastRng::new(u64::from(card.0));
    game.perform(&mut world, seat, Action::Play(card), &mut luck, &mut Silent);
    let place = world.line.iter().position(|placed| placed.owner == Owner::Seat(seat));
    let Some(at) = place.map(|at| at as u8) else { return 0 };
    let draw = best_draw(game, &world, seat);
    if !game.is_on_suit(&world, card) {
        return draw;
    }
    let limits = [0, 1, 2, 3].map(|spent| game.limit(&world, at, spent));
    let supply = world.players[seat.index()].supply;
    worth::best_score(Rows::of(game, &world, seat), limits, supply).0.max(draw)
}

pub(super) fn best_draw(game: &Dreamworld, state: &State, seat: Seat) -> i32 {
    let cards = state.lying.iter().map(|card| Action::Draw(Card(card)));
    let professor = (state.players[seat.index()].professor == Professor::Table)
        .then_some(Action::DrawProfessor);
    let needs = HandNeeds::of(game, state, seat);
    cards.chain(professor).map(|draw| draw_worth(&needs, state, draw)).max().unwrap_or(0)
}

/// What a draw is worth.
pub(super) fn draw_worth(needs: &HandNeeds, state: &State, draw: Action) -> i32 {
    match draw {
        Action::Draw(card) => {
            let plus = i32::from(state.plus_on[card.index()]) * worth::PLUS;
            needs.card(card) + plus
        }
        Action::DrawProfessor if state.round < 14 => worth::PROFESSOR,
        _ => 0,
    }
}

impl Mind<Dreamworld> for Greedy {
    fn think(
        &mut self,
        scene: &MindScene<'_, Dreamworld>,
        _budget: &MindBudget,
    ) -> Thought<Action> {
        let MindScene { game, knowledge, seat, offers, .. } = *scene;
        let mut turn = Turn { thought: scene.luck() };
        // Scoring looks at nothing hidden, so any world will do.
        let world = || game.determinize(knowledge, &mut scene.luck());
        scene.sure(match knowledge.table().top() {
            Some(Frame::Choose | Frame::ChooseAgain) => {
                turn.choose_card(game, knowledge, seat, offers)
            }
            Some(Frame::Turn { .. }) => score_or_draw(game, &world(), seat, offers),
            Some(Frame::Flip { .. }) => flip(game, &world(), seat, offers),
            _ => offers[0],
        })
    }
}
