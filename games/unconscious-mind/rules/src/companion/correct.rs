//! What may be said at any time: the table is otherwise than the companion thinks.

use mittwoch_kernel::{Bag, FieldOption, Form, Phrase, Statement};

use super::check::{self, Parts};
use super::forms::{choice, colour, flags, form, location, number, tags, yes_or_no};
use super::run::Run;
use super::{lay, spare};
use crate::component::{Location, ROUTINE, Side, Tag};
use crate::flow::settle::settle;
use crate::id::{ID, tile_at};
use crate::state::{Room, Shelf, State, cells};

/// The names of all corrections.
const NAMES: [&str; 7] =
    ["set-goods", "set-board", "set-room-1", "set-room-2", "set-figures", "add-card", "add-cured"];

/// The spaces of the inkpot on which the Id's can stand.
const INKPOT: [&str; 4] = ["top", "row-1", "row-2", "row-3"];

/// Whether an answer is a correction.
pub(super) fn is_one(ask: &str) -> bool {
    NAMES.contains(&ask)
}

/// What may be corrected, with what the companion thinks.
pub(super) fn forms(run: &Run) -> Vec<Form> {
    NAMES.iter().map(|name| one(run, name)).collect()
}

fn one(run: &Run, name: &str) -> Form {
    let fields = match name {
        "set-goods" => goods(run),
        "set-board" => board(run),
        "set-room-1" => room(run, 0),
        "set-room-2" => room(run, 1),
        "set-figures" => vec![location("professor", Some(run.state.player(ID).professor))],
        "add-card" => vec![tags(), colour("volume", None)],
        _ => vec![choice("kind", &["routine", "case-study"], None), tags()],
    };
    form(name, &[], fields)
}

fn goods(run: &Run) -> Vec<mittwoch_kernel::Field> {
    let id = run.state.player(ID);
    let brew = i32::from(run.game.catalogue.id.coffee);
    let boxes = i32::from(run.game.catalogue.board.box_most);
    let of = |name, most, value: u8| number(name, (0, most), Some(i32::from(value)));
    let deck = if run.facts.no_research { "empty" } else { "some" };
    vec![
        of("coffee", brew - 1, id.coffee),
        of("boxes", boxes, id.boxes),
        of("ideas", 5, id.ideas),
        of("bright", 20, id.bright),
        of("insights", 9, id.own_insights()),
        number("points", (0, 400), Some(i32::from(id.points))),
        of("reputation", 9, id.reputation),
        of("stack", 20, id.hand_count),
        choice("deck", &["some", "empty"], Some(deck)),
    ]
}

fn board(run: &Run) -> Vec<mittwoch_kernel::Field> {
    let id = run.state.player(ID);
    let name = |cell: u8| {
        let tile = usize::from(tile_at(&run.game, cell));
        run.game.catalogue.id.tiles[tile].id.clone()
    };
    let option = |cell: u8| FieldOption {
        word: name(cell),
        phrase: Phrase::new(&format!("um-name-{}", name(cell))),
    };
    let active = (0..9).filter(|cell| run.state.id.is_active(*cell)).map(name).collect();
    vec![
        choice("inkpot", &INKPOT, INKPOT.get(usize::from(id.inkpot)).copied()),
        choice("compass", Side::NAMES, Some(run.state.id.compass.name())),
        flags("active", (0..9).map(option).collect(), active),
        number("locked", (0, 3), Some(i32::from(id.locked))),
        choice("room", &["blocked", "open"], Some(if id.blocked { "blocked" } else { "open" })),
    ]
}

fn room(run: &Run, at: usize) -> Vec<mittwoch_kernel::Field> {
    let room = run.state.player(ID).rooms[at];
    let routine = room.client.map(|client| ROUTINE.contains(&client));
    let kind = match routine {
        Some(true) => "routine",
        Some(false) => "case-study",
        None => "none",
    };
    vec![
        choice("kind", &["routine", "case-study", "none"], Some(kind)),
        number("marker", (1, 8), Some(i32::from(room.marker.clamp(1, 8)))),
        yes_or_no("layer", Some(room.client.is_none() || room.layer.is_some())),
        yes_or_no("manifest", Some(room.client.is_none() || room.manifest.is_some())),
        yes_or_no("latent", Some(room.client.is_none() || room.latent.is_some())),
    ]
}

/// Takes a correction.
pub(super) fn take(run: &mut Run, told: &Statement) -> Result<(), Phrase> {
    let form = one(run, &told.ask);
    check::check(run, &form, told)?;
    let parts = Parts(told);
    match told.ask.as_str() {
        "set-goods" => set_goods(run, &parts)?,
        "set-board" => set_board(run, &parts)?,
        "set-room-1" => set_room(run, 0, &parts)?,
        "set-room-2" => set_room(run, 1, &parts)?,
        "set-figures" => {
            let professor = parts.named("professor", Location::named)?;
            run.state.players[ID.index()].professor = professor;
        }
        "add-card" => add_card(run, &parts)?,
        _ => add_cured(run, &parts)?,
    }
    spare::tidy(run);
    mend(run);
    Ok(())
}

/// Leaves out what cannot go on with what was corrected.
fn mend(run: &mut Run) {
    use crate::state::Frame;
    let id = run.state.player(ID);
    let (insights, cards) = (id.own_insights(), id.hand_count);
    match run.state.stack.top() {
        Some(Frame::Id(crate::id::Step::Swap)) if cards == 0 => drop(run.state.stack.pop()),
        Some(Frame::Volumes { treatise } | Frame::Endow { treatise }) if insights == 0 => {
            run.state.treatises[usize::from(treatise)] = Shelf::default();
            run.state.stack.pop();
        }
        Some(Frame::MarkByFireworks { .. }) if insights == 0 => {
            run.state.stack.replace(Frame::Bonus);
        }
        _ => {}
    }
    settle(&run.game, &mut run.state);
}

fn set_goods(run: &mut Run, parts: &Parts<'_>) -> Result<(), Phrase> {
    run.facts.no_research = parts.word("deck")? == "empty";
    let id = &mut run.state.players[ID.index()];
    id.coffee = parts.number("coffee")?;
    id.boxes = parts.number("boxes")?;
    id.ideas = parts.number("ideas")?;
    id.bright = parts.number("bright")?;
    id.dial[0][1] = parts.number("insights")?;
    id.points = i16::try_from(parts.wide("points")?).unwrap_or(0);
    id.reputation = parts.number("reputation")?;
    let known = id.hand.len() as u8;
    id.hand_count = parts.number("stack")?.max(known);
    Ok(())
}

fn set_board(run: &mut Run, parts: &Parts<'_>) -> Result<(), Phrase> {
    let inkpot = parts.word("inkpot")?;
    let inkpot = INKPOT.iter().position(|space| *space == inkpot).unwrap_or(0);
    run.state.id.compass = parts.named("compass", Side::named)?;
    let mut active = 0;
    for cell in 0..9u8 {
        let tile = &run.game.catalogue.id.tiles[usize::from(tile_at(&run.game, cell))].id;
        active |= u16::from(parts.words("active").contains(tile)) << cell;
    }
    run.state.id.active = active;
    let lines = (0..6u8).filter(|line| !cells(*line).all(|cell| active >> cell & 1 != 0));
    let locked_lines = lines.fold(0, |bits, line| bits | 1 << line);
    let id = &mut run.state.players[ID.index()];
    id.inkpot = inkpot as u8;
    id.locked = parts.number("locked")?;
    id.locked_lines = locked_lines;
    id.blocked = parts.word("room")? == "blocked";
    // A bright idea lies on a locked idea of the centre and the right alone (ID-2.6).
    run.state.id.guards &= (0b111 << (3 - id.locked.min(3))) & 0b110;
    Ok(())
}

fn set_room(run: &mut Run, at: usize, parts: &Parts<'_>) -> Result<(), Phrase> {
    if is_busy(&run.state, at) {
        return Err(Phrase::new("um-companion-fault-room"));
    }
    let kind = parts.word("kind")?;
    if kind == "none" {
        run.state.players[ID.index()].rooms[at] = Room::default();
        return Ok(());
    }
    let (marker, layer) = (parts.number("marker")?, parts.yes("layer")?);
    let (manifest, latent) = (parts.yes("manifest")?, parts.yes("latent")?);
    let full = || Phrase::new("um-companion-fault-room");
    let before = run.state.player(ID).rooms[at];
    let routine = kind == "routine";
    let kept = before.client.filter(|client| ROUTINE.contains(client) == routine);
    let (fresh, spare_layer) = spare::client(&run.state, routine).ok_or_else(full)?;
    let layer = layer.then(|| before.layer.unwrap_or(spare_layer));
    let dream = |wanted: bool, now: Option<u8>, deck: Bag| match wanted {
        true => now.or(deck.iter().next()),
        false => None,
    };
    run.state.players[ID.index()].rooms[at] = Room {
        client: Some(kept.unwrap_or(fresh)),
        layer,
        latent: dream(latent, before.latent, run.state.latent.bag),
        manifest: dream(manifest, before.manifest, run.state.manifest.bag),
        marker,
    };
    Ok(())
}

/// Whether something is going on in a room that must be finished first.
fn is_busy(state: &State, at: usize) -> bool {
    use crate::state::Frame;
    let mut stack = state.stack;
    let mut frames = std::iter::from_fn(|| stack.pop());
    frames.any(|frame| match frame {
        Frame::Catharsis { room }
        | Frame::Shed { room }
        | Frame::Cure { room }
        | Frame::Dream { room }
        | Frame::DreamOver { room, .. }
        | Frame::Therapy { room, .. }
        | Frame::Latent { room }
        | Frame::Manifest { room }
        | Frame::TopManifest { room }
        | Frame::SetMarker { room } => usize::from(room) == at,
        Frame::Id(crate::id::Step::Overlay { .. }) => true,
        _ => false,
    })
}

fn add_card(run: &mut Run, parts: &Parts<'_>) -> Result<(), Phrase> {
    let full = || Phrase::new("um-companion-fault-room");
    let card = spare::card(&mut run.state).ok_or_else(full)?;
    lay::print_card(run, card, parts)?;
    run.facts.coming = None;
    run.state.players[ID.index()].played.insert(card);
    run.state.id.row.push(card);
    Ok(())
}

fn add_cured(run: &mut Run, parts: &Parts<'_>) -> Result<(), Phrase> {
    let full = || Phrase::new("um-companion-fault-room");
    let routine = parts.word("kind")? == "routine";
    let (client, _) = spare::client(&run.state, routine).ok_or_else(full)?;
    let shown = parts.words("tags").iter().filter_map(|word| Tag::named(word));
    run.game.catalogue.clients[usize::from(client)].tags = shown.collect();
    run.state.players[ID.index()].cured.insert(client);
    Ok(())
}
