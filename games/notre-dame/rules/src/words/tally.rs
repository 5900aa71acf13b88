//! What is counted, so that an answer can be told by what it would change.

use mittwoch_kernel::{Seat, Tally};

use crate::state::{Frame, LAST_STEP};
use crate::view::{PlayerView, View};

/// The keys of what an answer would change.
pub(super) const WOULD: &[&str] = &[
    "nd-would-prestige",
    "nd-would-coins",
    "nd-would-markers",
    "nd-would-cathedral",
    "nd-would-messages",
    "nd-would-rat",
    "nd-would-plague",
];

/// All that is counted in a view.
pub(super) fn tallies(view: &View) -> Vec<Tally> {
    let prestige = view
        .prestige
        .iter()
        .map(|of| Tally::new("prestige", "nd-would-prestige", of.seat, of.total));
    let players = view.players.iter().zip(0..);
    let others = players.flat_map(|(player, seat)| counted(view, Seat(seat), player));
    prestige.chain(others).collect()
}

fn counted(view: &View, seat: Seat, player: &PlayerView) -> Vec<Tally> {
    let tally = |name, key: &str, count: u16| Tally::new(name, key, seat, count);
    let messages: u8 = player.messages.iter().map(|(_, count)| count).sum();
    let mut all = vec![
        tally("coins", "nd-would-coins", player.coins),
        tally("markers", "nd-would-markers", player.supply.into()),
        tally("cathedral", "nd-would-cathedral", player.cathedral.into()),
        tally("messages", "nd-would-messages", messages.into()),
        tally("rat", "nd-would-rat", player.rat.into()),
    ];
    all.extend(plague(view, seat, player));
    all
}

/// Where the plague of this round would bring the rat, from the persons shown until it comes.
///
/// Who plays or hires is told of a hit even where the answer does not change it; a hit of others is
/// their own concern.
fn plague(view: &View, seat: Seat, player: &PlayerView) -> Option<Tally> {
    let acting = matches!(view.phase, Frame::Cards { .. } | Frame::Hire { .. });
    let ahead = acting || matches!(view.phase, Frame::Draft { .. });
    let known = ahead && !view.persons.is_empty();
    let mine = view.mine.as_ref().is_some_and(|mine| mine.seat == seat);
    let hit = player.forecast > LAST_STEP;
    (known && mine).then(|| {
        Tally::new("plague", "nd-would-plague", seat, player.forecast)
            .pressing(hit && acting)
            .saying(|phrase| {
                phrase.word("hit", if hit { "yes" } else { "no" }).number("last", LAST_STEP)
            })
    })
}
