//! What everybody sees of the solo game.

use mittwoch_kernel::List;
use serde::{Deserialize, Serialize};

use super::{Did, ID, IdBoard, city, lines, recall};
use crate::UnconsciousMind;
use crate::component::{Deed, IdParts, Location, Side};
use crate::config::IdLevel;
use crate::effect::Figure;
use crate::state::State;
use crate::view::Names;

/// What everybody sees of the solo game, beside the board of the Id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IdView {
    /// Where the compass arrow points.
    pub compass: Side,
    /// The Id's tiles, row by row.
    pub tiles: Vec<String>,
    /// Which of them are active.
    pub active: [bool; 9],
    /// The locked ideas on which a bright idea lies, from the left.
    pub guards: [bool; 3],
    /// The coffee that makes a box.
    pub brew: u8,
    /// Whether the twins of the overlays lie with their high side up.
    pub high: bool,
    /// Meeting-table cards in the deck.
    pub deck: u8,
    /// Those that were turned.
    pub spent: Vec<String>,
    /// The overlays from the top: the routine column, then that of their twins.
    pub order: Vec<String>,
    /// The overlays on clients: overlay and client.
    pub covers: Vec<(String, String)>,
    /// The goals from the left.
    pub goal_row: Vec<String>,
    /// The first clients from the left.
    pub candidates: Vec<String>,
    /// The person's treatises from the left.
    pub shelf: Vec<String>,
    /// The Id's research cards in play from the left.
    pub row: Vec<String>,
    /// The room whose client gets the next box.
    pub next_room: Option<u8>,
    /// Where its figures would walk as the city stands now.
    pub walks: Vec<IdWalk>,
    /// The bonus slot that it would take if it recalled its ideas now.
    pub bonus: Option<String>,
}

/// Where a figure would walk for a tile of the Id (ID-9.7, ID-9.8, ID-9.13).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IdWalk {
    /// What the tile does.
    pub deed: Deed,
    /// Who walks.
    pub figure: Figure,
    /// Where to.
    pub to: Location,
    /// The triggers there.
    pub triggers: u8,
    /// Whether another place has as many and is further away.
    pub tied: bool,
}

/// The stable name of an overlay: routine ones 0 to 3, their twins 4 to 7.
pub(crate) fn overlay_name(parts: &IdParts, overlay: usize) -> &String {
    let pair = &parts.overlays[overlay % 4];
    if overlay < 4 { &pair.id } else { &pair.twin }
}

/// What everybody sees.
pub(crate) fn project(game: &UnconsciousMind, state: &State) -> IdView {
    let (parts, names, id) = (&game.catalogue.id, Names(game), &state.id);
    let own = State { turn: ID, ..*state };
    let card = |card: u8| parts.cards[usize::from(card)].id.clone();
    let covers = id.covers.iter().enumerate().filter_map(|(overlay, client)| {
        Some((overlay_name(parts, overlay).clone(), names.client((*client)?)))
    });
    let column = |overlay: u8| overlay_name(parts, usize::from(overlay)).clone();
    let tile = |cell| parts.tiles[usize::from(lines::tile_at(game, cell))].id.clone();
    IdView {
        compass: id.compass,
        tiles: (0..9).map(tile).collect(),
        active: std::array::from_fn(|cell| id.is_active(cell as u8)),
        guards: [0, 1, 2].map(|idea| id.guards >> idea & 1 != 0),
        brew: parts.coffee,
        high: game.config.level == IdLevel::Hard,
        deck: id.deck.len() as u8,
        spent: id.spent.iter().map(card).collect(),
        order: [0, 4].iter().flat_map(|twins| id.order.map(|pair| column(twins + pair))).collect(),
        covers: covers.collect(),
        goal_row: id.goal_row.iter().map(|at| names.goal(*at)).collect(),
        candidates: id.candidates.iter().map(|at| names.client(*at)).collect(),
        shelf: id.shelf.iter().map(|at| names.treatise(*at)).collect(),
        row: id.row.iter().map(|at| names.research(*at)).collect(),
        next_room: id.next_room,
        walks: walks(game, &own),
        bonus: recalled(game, &own),
    }
}

/// Where its figures would walk on its own turn.
fn walks(game: &UnconsciousMind, own: &State) -> Vec<IdWalk> {
    [Deed::MoveFreud, Deed::MoveProfessor]
        .into_iter()
        .filter_map(|deed| walked(game, own, deed))
        .collect()
}

fn walked(game: &UnconsciousMind, own: &State, deed: Deed) -> Option<IdWalk> {
    let walk = |figure, most| city::walk(game, own, (figure, false), (1, most));
    let did = match deed {
        Deed::MoveFreud => walk(Figure::Freud, 3),
        _ if own.player(ID).professor != own.freud => city::join(game, own),
        _ => walk(Figure::Professor, 2),
    };
    let Some(Did::Walked { figure, to, triggers, tied, .. }) = did else { return None };
    Some(IdWalk { deed, figure, to, triggers, tied })
}

/// The slot of its next recall (ID-7.3, ID-7.5).
fn recalled(game: &UnconsciousMind, own: &State) -> Option<String> {
    match recall::bonus(game, own)?.0 {
        Did::Bonus { slot, .. } => Some(game.slot_name(slot)),
        _ => None,
    }
}

/// The places of names in a list; an unknown name is left out.
fn places<'a, const N: usize>(
    names: &[String],
    all: impl Iterator<Item = &'a String> + Clone,
) -> List<u8, N> {
    let place = |name: &String| all.clone().position(|id| id == name).map(|at| at as u8);
    names.iter().filter_map(place).take(N).collect()
}

/// What a viewer knows who sees this.
pub(crate) fn know(game: &UnconsciousMind, view: &IdView) -> IdBoard {
    let (all, parts) = (&game.catalogue, &game.catalogue.id);
    let cards = || parts.cards.iter().map(|card| &card.id);
    let clients = || all.clients.iter().map(|client| &client.id);
    let spent = places::<16>(&view.spent, cards()).iter().copied().collect();
    let mut id = IdBoard {
        compass: view.compass,
        active: (0..9).fold(0, |bits, cell| bits | u16::from(view.active[cell]) << cell),
        guards: (0..3).fold(0, |bits, idea| bits | u8::from(view.guards[idea]) << idea),
        deck: (0..parts.cards.len() as u8).collect::<mittwoch_kernel::Bag>().minus(spent),
        spent,
        candidates: places(&view.candidates, clients()),
        shelf: places(&view.shelf, all.treatises.iter().map(|treatise| &treatise.id)),
        row: places(&view.row, all.research.iter().map(|card| &card.id)),
        next_room: view.next_room,
        ..IdBoard::default()
    };
    let order = places::<4>(&view.order, parts.overlays.iter().map(|pair| &pair.id));
    id.order.iter_mut().zip(order).for_each(|(place, pair)| *place = pair);
    let row = places::<7>(&view.goal_row, all.goals.iter().map(|goal| &goal.id));
    id.goal_row.iter_mut().zip(row).for_each(|(place, goal)| *place = goal);
    for (overlay, client) in &view.covers {
        let overlay = (0..8).find(|at| overlay_name(parts, *at) == overlay);
        let client = clients().position(|id| id == client);
        if let (Some(overlay), Some(client)) = (overlay, client) {
            id.covers[overlay] = Some(client as u8);
        }
    }
    id
}
