//! The same match in another world, from the side of one viewer.

use mittwoch_kernel::{Chance, FastRng, Seat, Viewer};
use mittwoch_match::{Deal, RedealPoint, lay};
use mittwoch_server::table::WireMessage;

use super::deed::Act;
use super::evening::Evening;
use super::room::{Came, ChatRoom};

/// How many moments are tried: late in a match a viewer may know all there is.
const TRIES: u32 = 8;

/// What a viewer is taken to be sent: its own connection, or a deliberate leak.
pub(crate) type Wire = fn(&Came, usize) -> &[WireMessage];

/// What goes over the connection of a person.
pub(crate) fn own(came: &Came, who: usize) -> &[WireMessage] {
    &came.heard[who]
}

/// What was seen of a match in another world.
#[derive(Default)]
pub(crate) struct Seen {
    /// Whether hidden things really lay elsewhere.
    pub moved: bool,
    /// How many messages and answers the viewer was sent, all of them the same.
    pub same: u64,
    /// Whether somebody else was sent something else: what a mix-up of connections would show.
    pub mixed_up: bool,
}

/// Plays a match again for one of those at the table, who must not notice.
pub(crate) async fn seen(
    room: &ChatRoom,
    evening: &Evening,
    who: usize,
    wire: Wire,
) -> Result<Seen, String> {
    let mut luck = FastRng::new(evening.number << 8 | who as u64);
    let Some((last, deal)) = unlike_world(evening, who, &mut luck)? else {
        return Ok(Seen::default());
    };
    let mut seen = Seen { moved: true, ..Seen::default() };
    lay(evening.table.seed, &deal);
    let mut sitting = room.sit(evening.table.clone(), evening.persons()).await;
    let mut noticed = None;
    for (act, truth) in &evening.acts[..=last] {
        let came = match act.who == who {
            true => sitting.act(act).await,
            // What was refused to others has changed nothing.
            false if !truth.good => sitting.pass(),
            false => sitting.act(&act.with_answers(|action| deal.renamed(action))).await,
        };
        noticed = noticed.or_else(|| unlike(act, truth, &came, who, wire));
        if let Some(what) = noticed {
            sitting.leave().await;
            return Err(format!("{}, {act:?}: {what}", place(evening, who)));
        }
        seen.note(act, truth, &came, who);
    }
    sitting.leave().await;
    Ok(seen)
}

/// A world that really differs, and the act up to which the viewer must not notice.
fn unlike_world(
    evening: &Evening,
    who: usize,
    luck: &mut FastRng,
) -> Result<Option<(usize, Deal)>, String> {
    for _ in 0..TRIES {
        let last = last_act(evening, luck);
        let deal = redealt(evening, who, last, luck)?;
        if deal.moved {
            return Ok(Some((last, deal)));
        }
    }
    Ok(None)
}

/// Up to where the viewer must not notice: early, while much is hidden, or to the very end.
fn last_act(evening: &Evening, luck: &mut FastRng) -> usize {
    let (first, acts) = (evening.begun, evening.acts.len());
    match luck.below(4) {
        0 => acts - 1,
        _ => first + luck.below((acts - first) as u32) as usize,
    }
}

fn redealt(evening: &Evening, who: usize, last: usize, luck: &mut FastRng) -> Result<Deal, String> {
    let watches = who + 1 == evening.persons();
    let viewer = if watches { Viewer::Spectator } else { Viewer::Seat(Seat(who as u8)) };
    let moment = RedealPoint { viewer, seq: evening.seqs[last] };
    let pack = evening.title.pack(None).expect("sound");
    let luck = luck.below(u32::MAX).into();
    let deal = evening.title.redeal(&evening.saved, &pack, moment, luck);
    deal.map_err(|what| format!("{}: {what}", place(evening, who)))
}

/// What a viewer could notice in what came of an act.
fn unlike(act: &Act, truth: &Came, came: &Came, who: usize, wire: Wire) -> Option<String> {
    if act.who == who && truth.answer != came.answer {
        return Some(format!("is answered\n{}\nor\n{}", truth.answer, came.answer));
    }
    let (one, other) = difference(wire(truth, who), wire(came, who))?;
    Some(format!("hears\n{one}\nor\n{other}"))
}

/// The first messages that are not the same.
fn difference<'h>(truth: &'h [WireMessage], came: &'h [WireMessage]) -> Option<(&'h str, &'h str)> {
    let text =
        |heard: &'h [WireMessage], at: usize| heard.get(at).map_or("nothing", |text| text.as_str());
    let mut pairs = (0..truth.len().max(came.len())).map(|at| (text(truth, at), text(came, at)));
    pairs.find(|(one, other)| one != other)
}

impl Seen {
    /// Counts what was the same for the viewer and looks what it was for others.
    fn note(&mut self, act: &Act, truth: &Came, came: &Came, who: usize) {
        self.same += u64::from(act.who == who) + truth.heard[who].len() as u64;
        let mut others = (0..truth.heard.len()).filter(|other| *other != who);
        self.mixed_up |= others.any(|other| truth.heard[other] != came.heard[other]);
    }
}

fn place(evening: &Evening, who: usize) -> String {
    let (key, number) = (evening.title.about().key, evening.number);
    format!("{key}, match {number}, person {who}")
}
