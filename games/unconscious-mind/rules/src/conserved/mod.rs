//! No piece appears or vanishes, and every frame finds what it relies on.

mod frame;

pub(crate) use frame::frame;

use mittwoch_kernel::{Bag, Seat};

use crate::UnconsciousMind;
use crate::component::{Face, Location, STARTING_LAYER};
use crate::config::Locations;
use crate::effect::Count;
use crate::id::{ID, PERSON};
use crate::state::{Frame, State};

/// Counts every piece; the sentence names what is wrong.
pub(crate) fn conserved(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    for seat in game.boards() {
        insights(game, state, seat)?;
        ideas(game, state, seat)?;
        hand(game, state, seat)?;
    }
    tiles(game, state)?;
    research(game, state)?;
    clients(game, state)?;
    layers(state)?;
    dreams(game, state)?;
    tokens(game, state)?;
    modules(game, state)?;
    frame(game, state).map_err(str::to_owned)?;
    if game.config.is_solo() { id(game, state) } else { Ok(()) }
}

/// The face-down cards of the Id lie among the unseen ones (ID-3.6).
fn hidden(game: &UnconsciousMind, state: &State) -> u8 {
    let player = state.player(ID);
    if game.config.is_solo() { player.hand_count - player.hand.len() as u8 } else { 0 }
}

/// The cards, overlays, goals and rows of the solo game.
fn id(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    let (id, player) = (&state.id, state.player(ID));
    let mut cards = Tally::default();
    cards.add(id.deck.iter());
    cards.add(id.spent.iter());
    cards.holds("meeting-table card", 0..game.catalogue.id.cards.len() as u8)?;
    let mut goals = Tally::default();
    goals.add(id.goal_row);
    goals.holds("goal", 0..7)?;
    let covered: Bag = id.covers.iter().flatten().copied().collect();
    let published = |board| game.count(state, board, Count::Treatises);
    let shelved = matches!(state.stack.top(), Some(Frame::Shelve { .. }));
    let sound = [
        ("the row of played cards", id.row.iter().copied().collect::<Bag>() == player.played),
        ("the row of treatises", id.shelf.len() as u8 + u8::from(shelved) == published(PERSON)),
        ("an overlay", covered.minus(game.live(state, ID)).is_empty()),
        ("the coffee of the Id", player.coffee < game.catalogue.id.coffee),
    ];
    match sound.iter().find(|(_, holds)| !holds) {
        Some((what, _)) => Err(format!("{what} is not as it should be")),
        None => Ok(()),
    }
}

/// Ids that must lie somewhere, each just once.
#[derive(Default)]
struct Tally {
    all: Bag,
    twice: Option<u8>,
}

impl Tally {
    fn add(&mut self, ids: impl IntoIterator<Item = u8>) {
        for id in ids {
            if self.all.contains(id) {
                self.twice = Some(id);
            }
            self.all.insert(id);
        }
    }

    fn holds(&self, what: &str, all: impl Iterator<Item = u8>) -> Result<(), String> {
        if let Some(twice) = self.twice {
            return Err(format!("{what} {twice} lies in two places"));
        }
        let missing = all.collect::<Bag>().minus(self.all);
        match missing.iter().next() {
            Some(id) => Err(format!("{what} {id} is nowhere")),
            None => Ok(()),
        }
    }
}

fn insights(game: &UnconsciousMind, state: &State, seat: Seat) -> Result<(), String> {
    let (player, set_up) = (state.player(seat), &game.catalogue.set_up);
    let common: u8 = player.dial.iter().map(|at| at[0]).sum();
    let locked = player.locked_lines.count_ones() as u8;
    let placed = game.count(state, seat, Count::Treatises) + game.count(state, seat, Count::Marks);
    let own = player.own_insights() + locked + placed;
    let wanted = if game.is_id(seat) { 0 } else { set_up.common };
    if (common, own) == (wanted, set_up.own) {
        return Ok(());
    }
    Err(format!("seat {} has {common} common insights and {own} own ones", seat.0))
}

fn ideas(game: &UnconsciousMind, state: &State, seat: Seat) -> Result<(), String> {
    let (player, set_up) = (state.player(seat), &game.catalogue.set_up);
    let own = state.spaces.iter().filter(|space| space.owner == seat);
    let on_table: u8 = own.map(|space| space.ideas).sum();
    let ideas = player.ideas + player.locked + on_table;
    if ideas == set_up.ideas + set_up.locked_ideas {
        return Ok(());
    }
    Err(format!("seat {} has {ideas} ideas", seat.0))
}

fn hand(game: &UnconsciousMind, state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    if !game.is_id(seat) && player.hand.len() != u32::from(player.hand_count) {
        return Err(format!("the hand of seat {} is miscounted", seat.0));
    }
    if !player.open.minus(player.hand).is_empty() {
        return Err(format!("a known card is not in the hand of seat {}", seat.0));
    }
    Ok(())
}

fn tiles(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    let mut tally = Tally::default();
    for row in &state.tiles {
        if u32::from(row.below) > row.unseen.len() {
            return Err("a notebook stack has more tiles than there are".to_owned());
        }
        tally.add(row.unseen.iter());
        tally.add(row.shown.iter().flatten().copied());
    }
    tally.add(state.held.iter());
    tally.add(state.gone_tiles.iter());
    for seat in game.boards() {
        let player = state.player(seat);
        tally.add(player.notebook.iter().flatten().copied());
        tally.add(player.choice.iter());
    }
    tally.holds("notebook tile", 0..48)
}

fn research(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    let mut tally = Tally::default();
    tally.add(state.research.bag.iter());
    tally.add(state.research.gone.iter());
    tally.add(state.shown_research.iter().flatten().copied());
    for treatise in &state.treatises {
        tally.add(treatise.volumes.iter().flatten().copied());
    }
    for seat in game.boards() {
        tally.add(state.player(seat).hand.iter());
        tally.add(state.player(seat).played.iter());
    }
    let unseen = state.research.count + hidden(game, state);
    counted("research cards", state.research.bag, unseen)?;
    tally.holds("research card", 0..game.catalogue.research.len() as u8)
}

fn clients(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    let mut tally = Tally::default();
    tally.add(state.routine.bag.iter());
    tally.add(state.cases.bag.iter());
    tally.add(state.bottom);
    tally.add(state.candidates.iter());
    tally.add(state.shown_clients.iter().flatten().map(|shown| shown.client));
    for seat in game.boards() {
        let player = state.player(seat);
        tally.add(player.rooms.iter().filter_map(|room| room.client));
        tally.add(player.cured.iter());
    }
    counted("routine clients", state.routine.bag, state.routine.count)?;
    counted("case studies", state.cases.bag, state.cases.count)?;
    tally.holds("client", 0..game.catalogue.clients.len() as u8)
}

fn layers(state: &State) -> Result<(), String> {
    let mut tally = Tally::default();
    tally.add(state.layers.bag.iter());
    tally.add(state.layers.gone.iter());
    tally.add(state.shown_clients.iter().flatten().map(|shown| shown.layer));
    let rooms = state.players.iter().flat_map(|player| player.rooms);
    tally.add(rooms.filter_map(|room| room.layer).filter(|layer| *layer != STARTING_LAYER));
    counted("grief layers", state.layers.bag, state.layers.count)?;
    tally.holds("grief layer", 0..STARTING_LAYER)
}

fn dreams(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    let rooms = || state.players.iter().flat_map(|player| player.rooms);
    let (mut latent, mut manifest) = (Tally::default(), Tally::default());
    latent.add(state.latent.bag.iter());
    latent.add(state.latent.gone.iter());
    latent.add(rooms().filter_map(|room| room.latent));
    manifest.add(state.manifest.bag.iter());
    manifest.add(state.manifest.gone.iter());
    manifest.add(state.shown_manifest.iter().flatten().copied());
    manifest.add(rooms().filter_map(|room| room.manifest));
    counted("latent dreams", state.latent.bag, state.latent.count)?;
    counted("manifest dreams", state.manifest.bag, state.manifest.count)?;
    latent.holds("latent dream", 0..game.catalogue.latent.len() as u8)?;
    manifest.holds("manifest dream", 0..game.catalogue.manifest.len() as u8)
}

fn counted(what: &str, bag: Bag, count: u8) -> Result<(), String> {
    if bag.len() == u32::from(count) {
        return Ok(());
    }
    Err(format!("the deck of {what} is miscounted: {} and {count}", bag.len()))
}

fn tokens(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    for district in 0..3 {
        let slots =
            state.slots[2 * district].count_ones() + state.slots[2 * district + 1].count_ones();
        let marks = state.marks[district].iter().flatten().count();
        let used = slots as usize + marks;
        if used + usize::from(state.tokens[district])
            != usize::from(game.catalogue.city.tokens[district])
        {
            return Err(format!("the tokens of district {district} are miscounted"));
        }
    }
    Ok(())
}

/// The figures of the modules stand in the city just if they are played, and so do the tiles.
fn modules(game: &UnconsciousMind, state: &State) -> Result<(), String> {
    if state.journalist.is_some() != game.config.journalist {
        return Err("the Journalist is missing, or is not played".to_owned());
    }
    if state.fireworks.is_some() != game.config.fireworks {
        return Err("the Fireworks are missing, or are not played".to_owned());
    }
    let coloured = match game.config.locations {
        Locations::Printed => return no_tile(state),
        Locations::Coloured => 6,
        Locations::Mixed => 3,
        Locations::Grey => 0,
    };
    let mut tally = Tally::default();
    tally.add(state.covers.iter().flatten().map(|cover| cover.tile));
    tally.holds("location tile", 0..game.catalogue.location_tiles.len() as u8)?;
    let places = Location::ALL.iter().zip(state.covers.iter().flatten());
    let shown = places.filter(|(_, cover)| cover.side == Face::Coloured);
    let district = |tile: u8| game.catalogue.location_tiles[usize::from(tile)].district;
    let at_home = shown.filter(|(place, cover)| place.district() == district(cover.tile));
    let (at_home, grey) = (at_home.count(), grey_sides(state));
    if (at_home, grey) == (coloured, 6 - coloured) {
        return Ok(());
    }
    Err(format!("{at_home} coloured location tiles lie in their district, {grey} are grey"))
}

fn grey_sides(state: &State) -> usize {
    state.covers.iter().flatten().filter(|cover| cover.side == Face::Grey).count()
}

fn no_tile(state: &State) -> Result<(), String> {
    if state.covers.iter().all(Option::is_none) {
        return Ok(());
    }
    Err("a location tile lies in the city without being played".to_owned())
}
