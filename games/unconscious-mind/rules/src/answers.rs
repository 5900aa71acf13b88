//! The numbers of the answers: what machines answer with.
//!
//! Every verb has a block, as long as what is printed lets it be. Bright ideas alone have no
//! bound but that of a state, 255, so an inkpot that they push has the longest block but one.

use mittwoch_kernel::{Numbering, Seat};

use crate::UnconsciousMind;
use crate::action::{Action, Free, Part, Token};
use crate::component::{Catalogue, Quality, STARTING, Side, Table};
use crate::effect::{Effect, Figure, Quantity};
use crate::phase::city::SLOTS;
use crate::state::{CELLS, CLIENTS, DISPLAY, LINES, ROOMS, Spot, TREATISES};

/// How many bright ideas a player can have, none included.
const BRIGHT: usize = 256;
/// How many insights there are to name: at each place a common one and an own one.
const TOKENS: usize = 2 * Spot::COUNT;
/// The places on the rings.
const RINGS: usize = Spot::COUNT - 1;
/// How many children an effect may have.
const CHILDREN: usize = 8;

/// The verbs in the order of their blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    StateIdeas,
    Recall,
    Treat,
    Pass,
    Point,
    Lay,
    Do,
    Skip,
    Pick,
    Line,
    Trigger,
    /// The bright ideas push the inkpot further, or are none: steps without them, bright ideas.
    Ink,
    /// The bright ideas hold it back, and are more than the steps: steps, bright ideas.
    InkShort,
    Walk,
    WalkJournalist,
    Join,
    Visit,
    Generate,
    Elevate,
    Transfer,
    Use,
    Suppress,
    Coffee,
    Discard,
    Swap,
    Play,
    Volume,
    Publish,
    Endow,
    Level,
    Cell,
    DiscardTile,
    Keep,
    Draft,
    Dream,
    DreamTop,
    Box,
    Lasting,
    Bonus,
    FireworksBonus,
    Exchange,
    TakeBack,
    Copy,
    Shelve,
    Free,
}

/// The blocks in their order, with what each verb is called.
const BLOCKS: [(Block, &str); 45] = [
    (Block::StateIdeas, "state-ideas"),
    (Block::Recall, "recall"),
    (Block::Treat, "treat"),
    (Block::Pass, "pass"),
    (Block::Point, "point"),
    (Block::Lay, "lay"),
    (Block::Do, "do"),
    (Block::Skip, "skip"),
    (Block::Pick, "pick"),
    (Block::Line, "line"),
    (Block::Trigger, "trigger"),
    (Block::Ink, "ink"),
    (Block::InkShort, "ink, held back"),
    (Block::Walk, "walk"),
    (Block::WalkJournalist, "walk-journalist"),
    (Block::Join, "join"),
    (Block::Visit, "visit"),
    (Block::Generate, "generate"),
    (Block::Elevate, "elevate"),
    (Block::Transfer, "transfer"),
    (Block::Use, "use"),
    (Block::Suppress, "suppress"),
    (Block::Coffee, "coffee"),
    (Block::Discard, "discard"),
    (Block::Swap, "swap"),
    (Block::Play, "play"),
    (Block::Volume, "volume"),
    (Block::Publish, "publish"),
    (Block::Endow, "endow"),
    (Block::Level, "tile"),
    (Block::Cell, "cell"),
    (Block::DiscardTile, "discard-tile"),
    (Block::Keep, "keep"),
    (Block::Draft, "draft"),
    (Block::Dream, "dream"),
    (Block::DreamTop, "dream-top"),
    (Block::Box, "box"),
    (Block::Lasting, "effect"),
    (Block::Bonus, "bonus"),
    (Block::FireworksBonus, "fireworks-bonus"),
    (Block::Exchange, "exchange"),
    (Block::TakeBack, "take-back"),
    (Block::Copy, "copy"),
    (Block::Shelve, "shelve"),
    (Block::Free, "free action"),
];

/// How many values the arguments of a verb have with what is printed.
fn values(block: Block, catalogue: &Catalogue, bounds: &Bounds) -> [usize; 2] {
    let Bounds { ink, walk, visit, picks } = *bounds;
    let (research, dreams) = (catalogue.research.len(), catalogue.manifest.len());
    let (rooms, lay) = (usize::from(ROOMS), usize::from(catalogue.table.triggers) + 1);
    match block {
        Block::Treat | Block::Box => [rooms, 1],
        Block::Point => [points().count(), 1],
        Block::Lay => [lay, lay],
        Block::Pick => [picks, 1],
        Block::Line => [LINES.into(), 1],
        Block::Trigger => [Part::ALL.len(), 1],
        Block::Ink => [ink + 1, BRIGHT],
        Block::InkShort => [ink + 1, ink + 1],
        Block::Walk | Block::WalkJournalist => [walk + 1, 1],
        Block::Join => [Figure::ALL.len(), 1],
        Block::Visit => [2, visit],
        Block::Generate => [TOKENS, RINGS],
        Block::Elevate | Block::Use | Block::Suppress => [TOKENS, 1],
        Block::Transfer => [TOKENS, Quality::ALL.len()],
        Block::Discard | Block::Play | Block::Volume => [research, 1],
        Block::Swap => [research, research],
        Block::Publish => [TREATISES.into(), 1],
        Block::Endow => [Spot::COUNT, 1],
        Block::Level => [2, 1],
        Block::Cell => [CELLS.into(), 1],
        Block::Keep => [STARTING.len(), 1],
        Block::Draft => [rooms, CLIENTS.into()],
        Block::Dream => [dreams, 1],
        Block::Lasting => [CLIENTS.into(), 1],
        Block::Bonus | Block::FireworksBonus => [SLOTS.into(), 1],
        Block::Exchange => [rooms, dreams],
        Block::TakeBack => [Table::SPACES.into(), 1],
        Block::Copy => [DISPLAY.into(), 1],
        Block::Shelve => [Side::ALL.len(), 1],
        Block::Free => [Free::ALL.len(), 1],
        _ => [1, 1],
    }
}

/// How far amounts can go with what is printed.
struct Bounds {
    /// The most steps of the inkpot without bright ideas.
    ink: usize,
    /// The most steps of a figure.
    walk: usize,
    /// How many numbers of bright ideas can be used at a location, none included.
    visit: usize,
    /// How many effects a question can have to choose from.
    picks: usize,
}

impl Bounds {
    fn of(catalogue: &Catalogue) -> Bounds {
        let shifts = catalogue.clients.iter().map(|client| client.shift(Quantity::InkpotShift));
        let shift: usize = shifts.map(|shift| usize::from(shift.max(0).unsigned_abs())).sum();
        let mut ink = catalogue.table.inkpot.into_iter().max().unwrap_or_default();
        let mut walk = 0;
        for effect in catalogue.effects.ids().map(|id| catalogue.effects.node(id)) {
            match effect {
                Effect::MoveInkpot(steps) => ink = ink.max(steps.most),
                Effect::Move { steps, .. } => walk = walk.max(steps.most),
                _ => {}
            }
        }
        let city = &catalogue.city;
        let visit = match city.bright_triggers {
            0 => BRIGHT,
            each => usize::from(city.most_triggers / each) + 2,
        };
        let picks = CHILDREN.max(catalogue.reputation.actions.len());
        Bounds { ink: usize::from(ink) + shift, walk: walk.into(), visit, picks }
    }
}

/// The blocks of numbers, one for each verb.
pub(crate) fn numbering(catalogue: &Catalogue) -> Numbering {
    let bounds = Bounds::of(catalogue);
    let values = BLOCKS.map(|(block, _)| values(block, catalogue, &bounds));
    debug_assert!(BLOCKS.iter().enumerate().all(|(place, row)| row.0 as usize == place));
    Numbering::new(BLOCKS.iter().zip(&values).map(|((_, verb), values)| (*verb, values.as_slice())))
}

/// The spaces with the actions around them (UM-10.4).
fn points() -> impl Iterator<Item = (u8, u8)> {
    (0..Table::SPACES).flat_map(|space| Table::around(space).map(move |action| (space, action)))
}

/// The first point of each space: a corner has one, an edge two, the inside four.
const FIRST: [u8; 16] = [0, 1, 3, 5, 6, 8, 12, 16, 18, 20, 24, 28, 30, 31, 33, 35];

/// The place of a point among [`points`].
#[inline]
fn point(space: u8, action: u8) -> Option<u16> {
    let first = *FIRST.get(usize::from(space))?;
    let (row, column) = (space / 4, space % 4);
    let (top, left) = (row.saturating_sub(1), column.saturating_sub(1));
    let (height, width) = (row.min(2) - top + 1, column.min(2) - left + 1);
    let (down, right) = ((action / 3).checked_sub(top)?, (action % 3).checked_sub(left)?);
    (down < height && right < width).then(|| u16::from(first + down * width + right))
}

fn token_number(token: Token) -> u16 {
    u16::from(token.spot.0) * 2 + u16::from(token.own)
}

fn token(number: u16) -> Token {
    Token { spot: Spot((number / 2) as u8), own: number % 2 == 1 }
}

/// The number of an answer; no answer names a player, so it is the same for every seat.
#[inline]
pub(crate) fn number(game: &UnconsciousMind, _seat: Seat, action: Action) -> Option<u32> {
    let (verb, first, second) = split(action)?;
    match second {
        None => game.numbering.simple(verb as u8, first),
        Some(second) => game.numbering.number(verb as u8, [first, second, 0]),
    }
}

/// The verb of an answer and its arguments.
#[inline]
fn split(action: Action) -> Option<(Block, u16, Option<u16>)> {
    let one = |verb, argument: u8| (verb, u16::from(argument), None);
    let two = |verb, first: u8, second: u8| (verb, u16::from(first), Some(u16::from(second)));
    let none = |verb| (verb, 0, None);
    let with = |verb, token| (verb, token_number(token), None);
    Some(match action {
        Action::StateIdeas => none(Block::StateIdeas),
        Action::Recall => none(Block::Recall),
        Action::Treat(room) => one(Block::Treat, room),
        Action::Pass => none(Block::Pass),
        Action::Point { space, action } => (Block::Point, point(space, action)?, None),
        Action::Lay { ideas, bright } => two(Block::Lay, ideas, bright),
        Action::Do => none(Block::Do),
        Action::Skip => none(Block::Skip),
        Action::Pick(option) => one(Block::Pick, option),
        Action::Line(line) => one(Block::Line, line),
        Action::Trigger(part) => one(Block::Trigger, part as u8),
        Action::Ink { steps, bright } => match steps.checked_sub(bright) {
            Some(without) => two(Block::Ink, without, bright),
            None => two(Block::InkShort, steps, bright),
        },
        Action::Walk(steps) => one(Block::Walk, steps),
        Action::WalkJournalist(steps) => one(Block::WalkJournalist, steps),
        Action::Join(figure) => one(Block::Join, figure as u8),
        Action::Visit { tags, bright } => two(Block::Visit, tags.into(), bright),
        Action::Generate { token, to } => {
            (Block::Generate, token_number(token), Some(u16::from(to.0).checked_sub(1)?))
        }
        Action::Elevate(token) => with(Block::Elevate, token),
        Action::Transfer { token, to } => {
            let quality = to.quality().filter(|quality| token.spot.across(*quality) == Some(to))?;
            (Block::Transfer, token_number(token), Some(quality as u16))
        }
        Action::Use(token) => with(Block::Use, token),
        Action::Suppress(token) => with(Block::Suppress, token),
        Action::Coffee => none(Block::Coffee),
        Action::Discard(card) => one(Block::Discard, card),
        Action::Swap { give, take } => two(Block::Swap, give, take),
        Action::Play(card) => one(Block::Play, card),
        Action::Publish(treatise) => one(Block::Publish, treatise),
        Action::Volume(card) => one(Block::Volume, card),
        Action::Endow(spot) => one(Block::Endow, spot.0),
        Action::Level(level) => one(Block::Level, level),
        Action::Cell(cell) => one(Block::Cell, cell),
        Action::DiscardTile => none(Block::DiscardTile),
        Action::Keep(tile) => one(Block::Keep, tile.checked_sub(STARTING.start)?),
        Action::Draft { room, client } => two(Block::Draft, room, client),
        Action::Dream(dream) => one(Block::Dream, dream),
        Action::DreamTop => none(Block::DreamTop),
        Action::Box(room) => one(Block::Box, room),
        Action::Lasting(client) => one(Block::Lasting, client),
        Action::Bonus(slot) => one(Block::Bonus, slot),
        Action::FireworksBonus(slot) => one(Block::FireworksBonus, slot),
        Action::Exchange { room, dream } => two(Block::Exchange, room, dream),
        Action::TakeBack(space) => one(Block::TakeBack, space),
        Action::Copy(at) => one(Block::Copy, at),
        Action::Shelve(side) => one(Block::Shelve, side as u8),
        Action::Free(free) => one(Block::Free, free as u8),
    })
}

/// The answer with a number.
pub(crate) fn numbered(game: &UnconsciousMind, _seat: Seat, number: u32) -> Option<Action> {
    let (verb, [first, second, _]) = game.numbering.split(number)?;
    let (verb, small, other) = (BLOCKS[usize::from(verb)].0, first as u8, second as u8);
    let place = usize::from(first);
    Some(match verb {
        Block::StateIdeas => Action::StateIdeas,
        Block::Recall => Action::Recall,
        Block::Treat => Action::Treat(small),
        Block::Pass => Action::Pass,
        Block::Point => {
            let (space, action) = points().nth(place)?;
            Action::Point { space, action }
        }
        Block::Lay => Action::Lay { ideas: small, bright: other },
        Block::Do => Action::Do,
        Block::Skip => Action::Skip,
        Block::Pick => Action::Pick(small),
        Block::Line => Action::Line(small),
        Block::Trigger => Action::Trigger(Part::ALL[place].0),
        Block::Ink => Action::Ink { steps: small.checked_add(other)?, bright: other },
        Block::InkShort if first < second => Action::Ink { steps: small, bright: other },
        Block::InkShort => return None,
        Block::Walk => Action::Walk(small),
        Block::WalkJournalist => Action::WalkJournalist(small),
        Block::Join => Action::Join(Figure::ALL[place]),
        Block::Visit => Action::Visit { tags: first == 1, bright: other },
        Block::Generate => Action::Generate { token: token(first), to: Spot(other + 1) },
        Block::Elevate => Action::Elevate(token(first)),
        Block::Transfer => {
            let token = token(first);
            Action::Transfer { token, to: token.spot.across(Quality::ALL[usize::from(second)])? }
        }
        Block::Use => Action::Use(token(first)),
        Block::Suppress => Action::Suppress(token(first)),
        Block::Coffee => Action::Coffee,
        Block::Endow => Action::Endow(Spot(small)),
        Block::Shelve => Action::Shelve(Side::ALL[place]),
        Block::Free => Action::Free(Free::ALL[place].0),
        _ => component(verb, small, other),
    })
}

/// An answer that names a component or a place of the board.
fn component(verb: Block, first: u8, second: u8) -> Action {
    match verb {
        Block::Discard => Action::Discard(first),
        Block::Swap => Action::Swap { give: first, take: second },
        Block::Play => Action::Play(first),
        Block::Volume => Action::Volume(first),
        Block::Publish => Action::Publish(first),
        Block::Level => Action::Level(first),
        Block::Cell => Action::Cell(first),
        Block::DiscardTile => Action::DiscardTile,
        Block::Keep => Action::Keep(STARTING.start + first),
        Block::Draft => Action::Draft { room: first, client: second },
        Block::Dream => Action::Dream(first),
        Block::DreamTop => Action::DreamTop,
        Block::Box => Action::Box(first),
        Block::Lasting => Action::Lasting(first),
        Block::Bonus => Action::Bonus(first),
        Block::FireworksBonus => Action::FireworksBonus(first),
        Block::Exchange => Action::Exchange { room: first, dream: second },
        Block::TakeBack => Action::TakeBack(first),
        Block::Copy => Action::Copy(first),
        verb => unreachable!("{verb:?} names no component"),
    }
}
