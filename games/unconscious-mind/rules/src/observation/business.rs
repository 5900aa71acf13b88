//! Where the game is: everything unfinished, the question on top first.

use mittwoch_kernel::{AmountScale, Pen};

use super::Eye;
use crate::component::Insight;
use crate::effect::EffectId;
use crate::id::Step;
use crate::state::{DEPTH, Frame, Price, State};

/// How many kinds of frames there are, the steps of the Id among them.
const KINDS: usize = STEPS as usize + 16;
/// Where the kinds of the steps of the Id begin.
const STEPS: u8 = 73;
/// Numbers in a frame: bytes, of which most are small.
const USUAL: AmountScale = AmountScale::up_to(10, 255);
/// Clients that wait, a bit each.
const WAITING: u32 = (1 << 24) - 1;

/// A frame as numbers.
#[derive(Default)]
struct FrameNumbers {
    kind: u8,
    /// What it is about, and of what: a place, a component, an amount.
    first: u8,
    second: u8,
    flag: bool,
    effect: Option<EffectId>,
    pending: u32,
}

impl Eye<'_> {
    pub(super) fn business<P: Pen>(&self, table: &State, pen: &mut P) {
        let top = table.stack.top().map(|frame| self.told(frame).kind.into());
        pen.one_of("question", top, KINDS);
        let (mut stack, mut place) = (table.stack, 0);
        while let Some(frame) = stack.pop() {
            self.frame(place, Some(self.told(frame)), pen);
            place += 1;
        }
        pen.empty(place..DEPTH, |pen, place| self.frame(place, None, pen));
    }

    fn frame<P: Pen>(&self, place: usize, frame: Option<FrameNumbers>, pen: &mut P) {
        let kind = frame.as_ref().map_or(0, |frame| u32::from(frame.kind) + 1);
        let FrameNumbers { first, second, flag, effect, pending, .. } = frame.unwrap_or_default();
        pen.begin("business", place);
        pen.count("kind, counted from 1", kind, KINDS as u32);
        pen.amount("first number", first.into(), USUAL);
        pen.amount("second number", second.into(), USUAL);
        pen.flag("whether", flag);
        let effect = effect.map_or(0, |effect| u32::from(effect.0) + 1);
        pen.count("effect, counted from 1", effect, self.game.catalogue.effects.len() as u32);
        pen.count("clients that wait, a bit each", pending, WAITING);
        pen.end();
    }

    /// A frame as numbers; the only one that names a seat counts it from the viewer's side.
    fn told(&self, frame: Frame) -> FrameNumbers {
        match frame {
            Frame::Seat(seat) => FrameNumbers { first: self.place_of(seat) as u8, ..told(frame) },
            frame => told(frame),
        }
    }
}

fn insight(insight: Insight) -> (u8, u8) {
    (insight.ring as u8, insight.quality.map_or(0, |quality| quality as u8 + 1))
}

fn told(frame: Frame) -> FrameNumbers {
    let bare = |kind| FrameNumbers { kind, ..FrameNumbers::default() };
    let one = |kind, first| FrameNumbers { kind, first, ..FrameNumbers::default() };
    let two = |kind, first, second| FrameNumbers { kind, first, second, ..FrameNumbers::default() };
    let of = |kind, effect| FrameNumbers { kind, effect: Some(effect), ..FrameNumbers::default() };
    match frame {
        Frame::Over => bare(0),
        Frame::Next => bare(1),
        Frame::Seat(_) => bare(2),
        Frame::PickClient => bare(3),
        Frame::Spare => bare(4),
        Frame::PickTile => bare(5),
        Frame::PickCell { tile } => one(6, tile),
        Frame::Turn => bare(7),
        Frame::Point => bare(8),
        Frame::Pieces { space, action } => two(9, space, action),
        Frame::Table { action, left } => two(10, action, left),
        Frame::Ink { least, most } => two(11, least, most),
        Frame::Landing => bare(12),
        Frame::PickRow => bare(13),
        Frame::PickColumn => bare(14),
        Frame::Line { line, done } => two(15, line, done),
        Frame::PickOwnTile => bare(16),
        Frame::Track => bare(17),
        Frame::Zone => bare(18),
        Frame::Run { effect, asked } => FrameNumbers { flag: asked, ..of(19, effect) },
        Frame::May { effect } => of(20, effect),
        Frame::All { effect, done } => FrameNumbers { first: done, ..of(21, effect) },
        Frame::Choose { effect, skip } => FrameNumbers { flag: skip, ..of(22, effect) },
        Frame::Times { effect, left } => FrameNumbers { first: left, ..of(23, effect) },
        Frame::Repeat { effect, left } => FrameNumbers { first: left, ..of(24, effect) },
        Frame::Pay { price, next, asked } => FrameNumbers { flag: asked, ..pay(price, next) },
        Frame::Generate(wanted) => {
            let (ring, quality) = insight(wanted);
            two(28, ring, quality)
        }
        Frame::Elevate { free } => FrameNumbers { flag: free, ..bare(29) },
        Frame::Transfer { free } => FrameNumbers { flag: free, ..bare(30) },
        Frame::Gain { good, count } => two(31, good as u8, count),
        Frame::Draw { left } => one(32, left),
        Frame::Swap => bare(33),
        Frame::Play { left } => one(34, left),
        Frame::Publish => bare(35),
        Frame::Volumes { treatise } => one(36, treatise),
        Frame::Endow { treatise } => one(37, treatise),
        Frame::GainTile { column } => one(38, column),
        Frame::TileEffects { tile, both, done } => {
            FrameNumbers { flag: both, ..two(39, tile, done) }
        }
        Frame::PlaceTile { tile } => one(40, tile),
        Frame::Refill { level, column } => two(41, level, column),
        _ => later(frame),
    }
}

fn pay(price: Price, next: u8) -> FrameNumbers {
    let part = |kind| FrameNumbers { kind, first: next, ..FrameNumbers::default() };
    match price {
        Price::Effect(effect) => FrameNumbers { effect: Some(effect), ..part(25) },
        Price::Dream(room) => FrameNumbers { second: room, ..part(26) },
        Price::Set => part(27),
    }
}

fn later(frame: Frame) -> FrameNumbers {
    let bare = |kind| FrameNumbers { kind, ..FrameNumbers::default() };
    let one = |kind, first| FrameNumbers { kind, first, ..FrameNumbers::default() };
    match frame {
        Frame::Move { figure, least, most, quietly } => {
            // Steps are few: figure and the fewest share a number.
            let first = figure as u8 * 64 + least;
            FrameNumbers { kind: 42, first, second: most, flag: quietly, ..FrameNumbers::default() }
        }
        Frame::Join => bare(43),
        Frame::VisitByJournalist { location } => one(44, location.index() as u8),
        Frame::Visit { location, tag } => {
            FrameNumbers { flag: tag, ..one(45, location.index() as u8) }
        }
        Frame::Location { location, left } => {
            FrameNumbers { second: left, ..one(46, location.index() as u8) }
        }
        Frame::OpenRoom => bare(47),
        Frame::Special(special) => one(48, special as u8),
        Frame::TakeIdeas => bare(49),
        Frame::Bonus => bare(50),
        Frame::Mark { slot } => one(51, slot),
        Frame::MarkByFireworks { slot } => one(52, slot),
        Frame::Fireworks => bare(53),
        Frame::TreatOne => bare(54),
        Frame::Treat => bare(55),
        Frame::Dream { room } => one(56, room),
        Frame::DreamOver { room, manifest } => FrameNumbers { flag: manifest, ..one(57, room) },
        Frame::Therapy { room, left } => FrameNumbers { second: left, ..one(58, room) },
        Frame::Catharsis { room } => one(59, room),
        Frame::Shed { room } => one(60, room),
        Frame::Cure { room } => one(61, room),
        Frame::Moment { moment, pending } => FrameNumbers { pending, ..one(62, moment as u8) },
        Frame::Boxes => bare(63),
        Frame::Draft => bare(64),
        Frame::RefillClient { place } => one(65, place),
        Frame::Latent { room } => one(66, room),
        Frame::Manifest { room } => one(67, room),
        Frame::TopManifest { room } => one(68, room),
        Frame::RefillManifest { place } => one(69, place),
        Frame::SetMarker { room } => one(70, room),
        Frame::Close => bare(71),
        Frame::Shelve { treatise } => one(72, treatise),
        Frame::Id(step) => stepped(step),
        frame => unreachable!("{frame:?} is told above"),
    }
}

fn stepped(step: Step) -> FrameNumbers {
    let told = |kind, first, second| FrameNumbers {
        kind: STEPS + kind,
        first,
        second,
        ..FrameNumbers::default()
    };
    match step {
        Step::Seek { card, tried } => told(0, card, tried),
        Step::Ink { steps } => told(1, steps, 0),
        Step::Column => told(2, 0, 0),
        Step::Row => told(3, 0, 0),
        Step::Line { line, at, end } => FrameNumbers { flag: end, ..told(4, line, at) },
        Step::Flip { row } => told(5, row, 0),
        Step::Complete { line } => told(6, line, 0),
        Step::Deed { tile } => told(7, tile, 0),
        Step::Exchange { what, times } => told(8, what as u8, times),
        Step::Brew => told(9, 0, 0),
        Step::Idle { effect } => FrameNumbers { effect: Some(effect), ..told(10, 0, 0) },
        Step::Play { count } => told(11, count, 0),
        Step::Swap => told(12, 0, 0),
        Step::Treat => told(13, 0, 0),
        Step::Publish => told(14, 0, 0),
        Step::Overlay { client } => told(15, client, 0),
    }
}
