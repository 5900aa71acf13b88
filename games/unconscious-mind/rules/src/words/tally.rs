//! What is counted, so that an answer can be told by what it would change.

use mittwoch_kernel::{Seat, Tally};

use super::{ink_name, spot_name};
use crate::UnconsciousMind;
use crate::state::Spot;
use crate::view::{PlayerView, View};

/// The keys of what an answer would change.
pub(super) const WOULD: &[&str] = &[
    "um-would-points",
    "um-would-coffee",
    "um-would-boxes",
    "um-would-bright",
    "um-would-ideas",
    "um-would-reputation",
    "um-would-hand",
    "um-would-played",
    "um-would-tiles",
    "um-would-cured",
    "um-would-reserve",
    "um-would-insights",
    "um-would-inkpot",
    "um-would-therapy",
];

impl UnconsciousMind {
    /// All that is counted in a view, for every seat; the board of the Id is no seat's.
    pub(super) fn counted(&self, view: &View) -> Vec<Tally> {
        let seats = self.all_seats().zip(&view.players);
        seats.flat_map(|(seat, player)| of_player(seat, player)).collect()
    }
}

fn of_player(seat: Seat, player: &PlayerView) -> Vec<Tally> {
    let tally = |name, key: &str, count: usize| Tally::new(name, key, seat, count as i64);
    let mut all = vec![Tally::new("points", "um-would-points", seat, player.points)];
    all.extend([
        tally("reputation", "um-would-reputation", player.reputation.into()),
        tally("coffee", "um-would-coffee", player.coffee.into()),
        tally("boxes", "um-would-boxes", player.boxes.into()),
        tally("bright", "um-would-bright", player.bright.into()),
        tally("ideas", "um-would-ideas", player.ideas.into()),
        tally("hand", "um-would-hand", player.hand.into()),
        tally("played", "um-would-played", player.played.len()),
        tally("tiles", "um-would-tiles", player.notebook.iter().flatten().count()),
        tally("cured", "um-would-cured", player.cured.len()),
    ]);
    all.push(
        tally("inkpot", "um-would-inkpot", player.inkpot.into())
            .saying(|phrase| phrase.piece("place", ink_name(player.inkpot))),
    );
    all.extend(dial(seat, player));
    all.extend(therapy(seat, player));
    all
}

/// The insights in the reserve and at each place of the rings, common and own ones together.
fn dial(seat: Seat, player: &PlayerView) -> impl Iterator<Item = Tally> {
    let places = player.dial.iter().zip(0..);
    places.map(move |(kinds, at)| {
        let (spot, count) = (Spot(at), kinds.iter().map(|kind| i64::from(*kind)).sum::<i64>());
        match spot.ring() {
            Some(_) => Tally::new("insights", "um-would-insights", seat, count).of(spot_name(spot)),
            None => Tally::new("reserve", "um-would-reserve", seat, count),
        }
    })
}

/// The therapy markers of the clients.
fn therapy(seat: Seat, player: &PlayerView) -> impl Iterator<Item = Tally> {
    player.rooms.iter().filter_map(move |room| {
        let client = room.client.clone()?;
        Some(Tally::new("therapy", "um-would-therapy", seat, room.marker).of(client))
    })
}
