//! What an answer would change, in words, as far as its seat can foresee.

use mittwoch_ai::{MindBudget, SeatedMind};
use mittwoch_kernel::{FastRng, Viewer, Whole, consequences, foresee};

use super::WeighedAnswer;
use super::question::WeighedQuestion;

/// The most answers of the own turn that are followed.
const LINE: usize = 8;
/// How much the bot thinks about each of them.
const GLANCE: u32 = 8;

/// An answer with what follows from it in the own turn, in a deal that fits what the seat knows.
pub(super) fn worded<G: Whole>(question: &WeighedQuestion<G>, answer: G::Action) -> WeighedAnswer {
    let WeighedQuestion { game, knowledge, seat, .. } = question;
    let (game, seat) = (&**game, *seat);
    let world = game.determinize(knowledge, &mut FastRng::new(question.luck));
    let offered = game.offer(&world, seat, answer);
    let (mut state, mut events, mut then) = (world, Vec::new(), Vec::new());
    let (mut next, mut offers) = (answer, Vec::new());
    for step in 0..LINE {
        if !foresee(game, &mut state, seat, next, &mut events) {
            break;
        }
        if !game.asked(&state).iter().eq([seat]) {
            break;
        }
        offers.clear();
        game.legal(&state, seat, &mut offers);
        let Some(choice) = choice(question, &state, &offers, step) else { break };
        next = choice;
        if offers.len() > 1 {
            then.push(game.offer(&state, seat, next).phrase);
        }
    }
    let changes = consequences(game, &world, seat, &events);
    WeighedAnswer {
        action: game.write(answer),
        phrase: offered.phrase,
        pieces: offered.pieces,
        seats: Vec::new(),
        ahead: Vec::new(),
        changes,
        then,
    }
}

/// How the seat would go on.
fn choice<G: Whole>(
    question: &WeighedQuestion<G>,
    state: &G::State,
    offers: &[G::Action],
    step: usize,
) -> Option<G::Action> {
    let (game, viewer) = (&*question.game, Viewer::Seat(question.seat));
    let knowledge = game.know(viewer, &game.view(state, viewer));
    let place = (question.seat, question.luck.wrapping_add(step as u64));
    let mind = question.bots.mind(&question.bot)?;
    let mut mind = SeatedMind::sit(game, mind, place, knowledge);
    Some(mind.think(game, offers, 0, &MindBudget::iterations(GLANCE)).choice)
}
