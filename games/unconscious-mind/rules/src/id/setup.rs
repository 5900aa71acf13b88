//! What the solo game changes in the set-up (chapter 2).

use mittwoch_kernel::{Bag, Chance};

use super::ID;
use crate::UnconsciousMind;
use crate::component::Side;
use crate::config::IdLevel;
use crate::state::{Player, State, cells};

/// The column whose tiles are active from medium on, as a line.
const LEFT_COLUMN: u8 = 3;

/// Lays out what the solo game adds, and changes the board of the Id.
pub(crate) fn set_up<C: Chance>(game: &UnconsciousMind, state: &mut State, chance: &mut C) {
    let parts = &game.catalogue.id;
    goals(game, state, chance);
    state.id.deck = (0..parts.cards.len() as u8).collect();
    let name = |pair: u8| parts.overlays[usize::from(pair)].id.clone();
    let mut pairs: Bag = (0..4).collect();
    for place in &mut state.id.order {
        *place = pairs.draw(chance, "overlay", name).expect("a pair for each place");
    }
    let mut sides: Bag = (0..2).collect();
    let side = sides.draw(chance, "compass", |side| Side::ALL[usize::from(side)].name().to_owned());
    state.id.compass = Side::ALL[usize::from(side.expect("the compass has two sides"))];
    state.id.guards = 0b110; // ID-2.6
    let freud = state.freud;
    let player = &mut state.players[ID.index()];
    player.professor = freud; // ID-2.10
    state.id.active = level(game, player);
}

/// "Five clients" in the middle, three others on either side (ID-2.2).
fn goals<C: Chance>(game: &UnconsciousMind, state: &mut State, chance: &mut C) {
    let all = &game.catalogue.goals;
    let middle = all.iter().position(|goal| goal.location.is_none());
    let middle = middle.expect("one goal is of no location") as u8;
    let mut others: Bag = (0..all.len() as u8).filter(|goal| *goal != middle).collect();
    let name = |goal: u8| all[usize::from(goal)].id.clone();
    for place in 0..7 {
        state.id.goal_row[place] = match place {
            3 => middle,
            _ => others.draw(chance, "goal", name).expect("there are seven goals"),
        };
    }
}

/// The active tiles of a level; a completed column frees its insight (ID-2.17 to ID-2.19).
fn level(game: &UnconsciousMind, player: &mut Player) -> u16 {
    if game.config.level == IdLevel::Easy {
        return 1;
    }
    player.locked_lines &= !(1 << LEFT_COLUMN);
    player.dial[0][1] += 1;
    cells(LEFT_COLUMN).fold(0, |active, cell| active | 1 << cell)
}

/// What the Id starts with: no dial, no coffee, one bright idea (ID-2.5, ID-2.7, ID-2.8).
pub(crate) fn player(mut player: Player) -> Player {
    player.coffee = 0;
    player.dial = Default::default();
    player.choice = Bag::EMPTY;
    player.bright = 1;
    player
}
