//! How the Id publishes (ID-9.5, ID-9.10 to ID-9.12).

use mittwoch_kernel::Sink;

use super::{Did, PERSON, Pick, compass};
use crate::UnconsciousMind;
use crate::component::Colour;
use crate::event::{Event, Open};
use crate::flow::happen;
use crate::phase::publish;
use crate::state::{Spot, State};

/// Chooses a treatise: own cards alone come first, then most points, then the compass.
pub(super) fn begin<S: Sink<Event>>(game: &UnconsciousMind, state: &mut State, sink: &mut S) {
    let insight = state.me().own_insights() > 0;
    let did = match insight.then(|| treatise(game, state)).flatten() {
        Some((found, cites)) => {
            let chosen = compass::choose(game, state, sink, Pick::Treatise, Some(found));
            Did::Treatise {
                treatise: chosen.unwrap_or(found.0),
                cites: cites[usize::from(found.0)],
            }
        }
        None => Did::CannotPublish { insight },
    };
    happen(game, state, sink, Open::Id(did));
}

type Cites = [u8; 9];

/// The treatise that it publishes and whether the compass decides; and citations of each.
fn treatise(game: &UnconsciousMind, state: &State) -> Option<((u8, bool), Cites)> {
    const NEVER: u8 = u8::MAX;
    let printed = &game.catalogue.treatises;
    let cites: Cites = std::array::from_fn(|at| {
        let free = state.treatises[at].owner.is_none();
        let fewest = free.then(|| publish::fewest_citations(game, state, at as u8)).flatten();
        fewest.unwrap_or(NEVER)
    });
    let alone = cites.contains(&0);
    let open = |at: &u8| match cites[usize::from(*at)] {
        NEVER => false,
        cites => !alone || cites == 0,
    };
    let points = |at: u8| printed[usize::from(at)].points;
    let most = (0..9).filter(open).map(points).max()?;
    // The grid has a row for equal points, and its columns are leading colours (ID-2.3).
    let column = |at: u8| printed[usize::from(at)].volumes[0].map(Colour::index);
    let mut best: mittwoch_kernel::List<u8, 9> =
        (0..9).filter(|at| open(at) && points(*at) == most).collect();
    best.sort_unstable_by_key(|at| (column(*at), *at));
    let found = compass::outermost(state.id.compass, best.iter().copied())?;
    Some((found, cites))
}

/// Lays the next volume: the lead, then what must be cited, then own cards.
pub(super) fn volume<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    treatise: u8,
    sink: &mut S,
) {
    let fewest = publish::fewest_citations(game, state, treatise).unwrap_or(0);
    let lead = state.treatises[usize::from(treatise)].volumes[0].is_none();
    let (card, cited) = if lead || fewest == 0 {
        (own_card(game, state, treatise, sink), None)
    } else {
        (citation(game, state, (treatise, fewest), sink), Some(PERSON))
    };
    match card {
        Some(card) => happen(game, state, sink, Open::VolumeLaid { treatise, card, cited }),
        None => super::flow::skip(game, state),
    }
}

/// The own card with the fewest tags for the next volume (ID-9.11).
fn own_card<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    treatise: u8,
    sink: &mut S,
) -> Option<u8> {
    let colour = publish::next_colour(game, state, treatise)?;
    let card = |card: &u8| &game.catalogue.research[usize::from(*card)];
    let fits = || state.id.row.iter().copied().filter(|at| card(at).volume == colour);
    let fewest = fits().map(|at| card(&at).tags.total()).min()?;
    let best = fits().filter(|at| card(at).tags.total() == fewest);
    let found = compass::outermost(state.id.compass, best);
    compass::choose(game, state, sink, Pick::Volume, found)
}

/// A rightmost volume of the person, so that no more are cited than needed (ID-9.12).
fn citation<S: Sink<Event>>(
    game: &UnconsciousMind,
    state: &mut State,
    (treatise, fewest): (u8, u8),
    sink: &mut S,
) -> Option<u8> {
    let useful = |from: &u8| publish::helps(game, state, treatise, *from, fewest);
    let found = compass::outermost(state.id.compass, state.id.shelf.iter().copied().filter(useful));
    let from = compass::choose(game, state, sink, Pick::Citation, found)?;
    let shelf = &state.treatises[usize::from(from)];
    shelf.volumes[shelf.right_end()?]
}

/// The insight comes from the supply of ideas.
pub(super) fn endow(game: &UnconsciousMind, treatise: u8) -> Open {
    let points = game.catalogue.treatises[usize::from(treatise)].points;
    Open::Published { treatise, spot: Spot::RESERVE, points }
}
