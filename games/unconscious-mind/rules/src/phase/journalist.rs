//! The Journalist (chapter 24): a figure that moves in place of another one.

use mittwoch_kernel::{Bag, Chance};

use crate::UnconsciousMind;
use crate::component::Location;
use crate::effect::Figure;
use crate::state::State;

/// Where the Journalist starts: one of the goals left after Freud's was drawn (UM-24.2).
pub(crate) fn set_up<C: Chance>(
    game: &UnconsciousMind,
    goals: &mut Bag,
    chance: &mut C,
) -> Option<Location> {
    if !game.config.journalist {
        return None;
    }
    let all = &game.catalogue.goals;
    let name = |id: u8| all[usize::from(id)].id.clone();
    let goal = goals.draw(chance, "first location of the Journalist", name)?;
    all[usize::from(goal)].location
}

/// The figures that can go to Freud: those that stand elsewhere (UM-16.4, UM-24.4).
pub(crate) fn joins(state: &State) -> impl Iterator<Item = Figure> {
    let away = |at: Option<Location>| at.is_some_and(|at| at != state.freud);
    let figures = [
        (Figure::Professor, away(Some(state.me().professor))),
        (Figure::Journalist, away(state.journalist)),
    ];
    figures.into_iter().filter(|(_, away)| *away).map(|(figure, _)| figure)
}

/// Where a figure stands that the player whose turn it is can move.
pub(crate) fn place_of(state: &State, figure: Figure) -> Option<Location> {
    match figure {
        Figure::Professor => Some(state.me().professor),
        Figure::Freud => Some(state.freud),
        Figure::Journalist => state.journalist,
    }
}
