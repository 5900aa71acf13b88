//! Figures in the city (ID-9.7, ID-9.8, ID-9.13, ID-9.15), with the Journalist (ID-11.1).

use super::{Did, Errand, Replaced};
use crate::UnconsciousMind;
use crate::component::Location;
use crate::effect::Figure;
use crate::phase::city::{Visit, base_triggers};
use crate::phase::journalist::place_of;
use crate::state::{Frame, State};

/// Where a figure goes: most triggers, then the nearest place (ID-9.13, ID-9.15).
pub(super) fn walk(
    game: &UnconsciousMind,
    state: &State,
    (figure, quietly): (Figure, bool),
    steps: (u8, u8),
) -> Option<Did> {
    let errand = if quietly { Errand::Quiet } else { Errand::Triggers };
    let reached = |figure| reached(game, state, (figure, errand), steps);
    if quietly && game.config.quiet_moves_go_by_name() {
        return reached(figure);
    }
    better(figure, reached(figure), reached(Figure::Journalist))
}

/// Who goes to Freud: its professor, or the Journalist for more triggers (ID-11.1).
pub(super) fn join(game: &UnconsciousMind, state: &State) -> Option<Did> {
    let (to, errand) = (state.freud, Errand::Freud);
    let goes = |figure| {
        let from = place_of(state, figure).filter(|from| *from != to)?;
        let triggers = worth(game, state, figure, from, to);
        Some(Did::Walked { figure, to, triggers, tied: false, errand, replaced: None })
    };
    better(Figure::Professor, goes(Figure::Professor), goes(Figure::Journalist))
}

/// The triggers of a location, by figures or by tags, whichever are more.
pub(super) fn visit(game: &UnconsciousMind, state: &State, frame: Frame) -> Option<Did> {
    let visit = Visit::of(frame)?;
    let by = |tags| base_triggers(game, state, visit, tags);
    let (figures, tags) = (by(false), by(true));
    let location = visit.location();
    Some(Did::Visited { location, tags: tags > figures, triggers: tags.max(figures) })
}

/// The Journalist goes in place of a figure only where there is more to trigger.
fn better(named: Figure, own: Option<Did>, journalist: Option<Did>) -> Option<Did> {
    let triggers = |did: Option<Did>| match did {
        Some(Did::Walked { triggers, .. }) => Some(triggers),
        _ => None,
    };
    let (fewer, more) = (triggers(own), triggers(journalist));
    match journalist {
        Some(Did::Walked { figure, to, triggers, tied, errand, .. }) if more > fewer => {
            let replaced = Some(Replaced { figure: named, triggers: fewer });
            Some(Did::Walked { figure, to, triggers, tied, errand, replaced })
        }
        _ => own,
    }
}

/// The best place that a figure reaches, the nearest of several.
fn reached(
    game: &UnconsciousMind,
    state: &State,
    (figure, errand): (Figure, Errand),
    (least, most): (u8, u8),
) -> Option<Did> {
    let from = place_of(state, figure)?;
    let places = || (least..=most).map(|steps| from.after(steps));
    let worth = |to: Location| worth(game, state, figure, from, to);
    let triggers = places().map(worth).max()?;
    let mut best = places().filter(|to| worth(*to) == triggers);
    let to = best.next()?;
    let tied = best.next().is_some();
    Some(Did::Walked { figure, to, triggers, tied, errand, replaced: None })
}

/// What can be triggered once the figure has arrived.
fn worth(
    game: &UnconsciousMind,
    state: &State,
    figure: Figure,
    from: Location,
    to: Location,
) -> u8 {
    let frame = match figure {
        Figure::Journalist => Frame::VisitByJournalist { location: to },
        Figure::Professor | Figure::Freud => Frame::Visit { location: to, tag: false },
    };
    let arrived = game.figures(state, to) + u8::from(to != from);
    let tags = Visit::of(frame).map_or(0, |visit| base_triggers(game, state, visit, true));
    arrived.max(tags).min(game.catalogue.city.most_triggers)
}
