//! What the game itself would count for goods and case studies.

use mittwoch_kernel::Seat;
use mittwoch_unconscious_mind::effect::scale;
use mittwoch_unconscious_mind::{Player, Power, State, UnconsciousMind};

use super::horizon::Horizon;
use super::tables::Tables;

/// The clients of a pack (UM-1.6, UM-1.7).
pub(super) const CLIENTS: usize = 24;

/// What case studies may score at the end: as much as now, and more the longer the game lasts.
pub(super) fn cases(
    game: &UnconsciousMind,
    state: &State,
    seat: Seat,
    tables: &Tables<'_>,
    horizon: Horizon,
    share: i32,
) -> [i32; CLIENTS] {
    let count = |what| game.count(state, seat, what);
    let expected = |client: usize| match &game.catalogue().clients[client].power {
        Power::Lasting { .. } => 0,
        Power::Score(amount) => {
            let (now, usual) =
                (scale::POINT * i32::from(amount.value(count)), tables.score[client]);
            now + horizon.later((usual - now).max(0)) * share / 100
        }
    };
    std::array::from_fn(expected)
}

/// What boxes, bright ideas and coffee bring at the end, as the game itself counts it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stock {
    boxes: i32,
    bright: i32,
    coffee: [i32; 16],
}

impl Stock {
    pub(super) fn of(game: &UnconsciousMind, state: &State, seat: Seat) -> Stock {
        let points = |boxes: u8, bright: u8, coffee: u8| {
            let mut state = *state;
            let player = &mut state.players[seat.index()];
            (player.boxes, player.bright, player.coffee) = (boxes, bright, coffee);
            game.score_parts(&state, seat)[7..].iter().sum::<i32>()
        };
        Stock {
            boxes: points(1, 0, 0),
            bright: points(0, 1, 0),
            coffee: std::array::from_fn(|coffee| points(0, 0, coffee as u8)),
        }
    }

    /// What the goods of a player bring.
    pub(super) fn points(&self, player: &Player) -> i32 {
        self.boxes * i32::from(player.boxes)
            + self.bright * i32::from(player.bright)
            + self.coffee[usize::from(player.coffee).min(15)]
    }
}
