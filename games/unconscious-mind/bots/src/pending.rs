//! What unfinished business still promises within a turn.

use mittwoch_unconscious_mind::effect::{Cost, Effect, EffectId, Good, estimate, scale};
use mittwoch_unconscious_mind::{Frame, Insight, Location, Player, Price, State};

use super::judge::Judge;

impl Judge<'_> {
    /// What is still to come in the middle of a turn.
    pub(super) fn unfinished(&self, state: &State) -> i32 {
        let mut stack = state.stack;
        let mut worth = 0;
        while let Some(frame) = stack.pop() {
            worth += self.pending(state, frame);
        }
        worth
    }

    fn effect(&self, effect: EffectId) -> i32 {
        estimate(&self.game.catalogue().effects, effect)
    }

    fn pending(&self, state: &State, frame: Frame) -> i32 {
        let (player, catalogue) = (state.player(self.seat), self.game.catalogue());
        match frame {
            Frame::Table { action, left } => {
                i32::from(left) * self.action(player, catalogue.table.actions[usize::from(action)])
            }
            Frame::Ink { least, most } => self.ink(player, least, most),
            Frame::PickRow => (0..3).map(|line| self.line(player, line)).max().unwrap_or(0),
            Frame::PickColumn => self.column(player),
            Frame::Line { line, done } => self.rest_of_line(player, line, done),
            Frame::Track => self.weights.track,
            Frame::Zone | Frame::PickOwnTile | Frame::Moment { .. } => self.weights.small,
            Frame::Run { effect, .. } | Frame::May { effect } | Frame::Choose { effect, .. } => {
                self.effect(effect)
            }
            Frame::All { effect, done } => self.rest_of(effect, done),
            Frame::Times { effect, left } | Frame::Repeat { effect, left } => {
                i32::from(left) * self.effect(effect)
            }
            Frame::Pay { price, next, .. } => self.bought(player, price, usize::from(next)),
            Frame::Generate(insight) => generated(insight),
            Frame::Elevate { .. } => scale::RING,
            Frame::Transfer { .. } => scale::TRANSFER,
            Frame::Gain { good, count } => of_good(good) * i32::from(count),
            _ => self.pending_beyond(state, frame),
        }
    }

    fn pending_beyond(&self, state: &State, frame: Frame) -> i32 {
        let (player, catalogue) = (state.player(self.seat), self.game.catalogue());
        match frame {
            Frame::Draw { left } => self.weights.drawing * i32::from(left),
            Frame::Play { left } => self.weights.playing * i32::from(left.min(player.hand_count)),
            Frame::Publish => self.weights.publishing,
            Frame::Volumes { treatise } | Frame::Endow { treatise } => {
                let volumes = state.treatises[usize::from(treatise)].volumes;
                let laid = volumes.iter().flatten().count() as i32;
                let points = i32::from(catalogue.treatises[usize::from(treatise)].points);
                scale::POINT * points + 40 + 20 * laid
            }
            Frame::GainTile { column } => [26, 42, 58][usize::from(column.min(2))],
            Frame::TileEffects { tile, both, done } => self.tile(usize::from(tile), both, done),
            Frame::PlaceTile { .. } => self.weights.placing,
            Frame::Move { quietly: true, .. } => 5,
            Frame::Move { .. } | Frame::Join => self.weights.visit,
            Frame::Visit { location, tag } => self.visit(state, location, tag),
            Frame::VisitByJournalist { location } => {
                let tags = self.game.tags_of_press(state, self.seat).at(location);
                let figures = self.game.figures(state, location);
                self.weights.trigger * i32::from(tags.max(figures).min(5))
            }
            Frame::Location { left, .. } => self.weights.trigger * i32::from(left),
            Frame::OpenRoom | Frame::Mark { .. } | Frame::MarkByFireworks { .. } => 40,
            Frame::Special(_) => 15,
            Frame::Bonus => self.weights.bonusing,
            Frame::Dream { room } => self.dream(player, room),
            Frame::Therapy { left, .. } => scale::THERAPY * i32::from(left),
            Frame::Treat => 5,
            Frame::TreatOne => scale::TREAT,
            _ => 0,
        }
    }

    /// A triggered action of the table; cards can only be played from a hand.
    fn action(&self, player: &Player, effect: EffectId) -> i32 {
        let plays = |node| matches!(node, Effect::PlayResearch(_));
        let idle = player.hand_count == 0 && self.game.catalogue().effects.any(effect, plays);
        if idle { 20 } else { self.effect(effect) }
    }

    fn rest_of(&self, effect: EffectId, done: u8) -> i32 {
        let effects = &self.game.catalogue().effects;
        let parts = effects.node(effect).parts();
        let children = parts.map_or(&[][..], |nodes| effects.children(nodes)).iter().enumerate();
        let left = children.filter(|(at, _)| done >> at & 1 == 0);
        left.map(|(_, child)| self.effect(*child)).sum()
    }

    /// What a price is paid for, less what is still to be paid.
    fn bought(&self, player: &Player, price: Price, next: usize) -> i32 {
        let effects = &self.game.catalogue().effects;
        let (gain, costs) = match price {
            Price::Effect(effect) => match effects.node(effect) {
                Effect::Pay(costs, child) => (self.effect(child), effects.costs(costs)),
                _ => return 0,
            },
            Price::Dream(room) => {
                let price = self.bargain(player, room).map_or(&[][..], |dream| dream.price);
                (self.dream(player, room), price)
            }
            Price::Set => return scale::BOX - 14 * (3 - next.min(3) as i32),
        };
        gain - costs.iter().skip(next).map(|cost| of_cost(*cost)).sum::<i32>()
    }

    fn bargain(&self, player: &Player, room: u8) -> Option<super::tables::Bargain<'_>> {
        let room = player.rooms[usize::from(room)];
        let manifest = room.manifest.map(|dream| self.tables.manifest[usize::from(dream)]);
        manifest.or_else(|| room.latent.map(|dream| self.tables.latent[usize::from(dream)]))
    }

    fn dream(&self, player: &Player, room: u8) -> i32 {
        self.bargain(player, room).map_or(0, |dream| dream.gain)
    }

    fn tile(&self, tile: usize, both: bool, done: u8) -> i32 {
        let banner = if done & 1 == 0 { self.tables.banner[tile] } else { 0 };
        let main = if both && done & 2 == 0 { self.tables.main[tile] } else { 0 };
        banner + main
    }

    fn visit(&self, state: &State, location: Location, tag: bool) -> i32 {
        let tags = i32::from(self.game.tags(state, self.seat).at(location)) + i32::from(tag);
        let figures = if tag { 0 } else { i32::from(self.game.figures(state, location)) };
        self.weights.trigger * tags.max(figures).min(5)
    }

    /// The best landing within reach, and the ideas unlocked on the way.
    fn ink(&self, player: &Player, least: u8, most: u8) -> i32 {
        let land = |steps: u8| {
            let end = player.inkpot + steps;
            let unlocked = i32::from((end / 5).min(player.locked));
            self.landing(player, end % 5) + unlocked * self.horizon.later(self.weights.idea)
        };
        (least.max(1)..=most.max(1)).map(land).max().unwrap_or(0)
    }
}

fn generated(insight: Insight) -> i32 {
    scale::RING * (insight.ring as i32 + 1)
}

fn of_cost(cost: Cost) -> i32 {
    match cost {
        Cost::Insight(insight) => generated(insight),
        Cost::Suppress => scale::SUPPRESS,
        Cost::Coffee(count) => scale::COFFEE * i32::from(count),
        Cost::Box(count) => scale::BOX * i32::from(count),
        Cost::Bright(count) => scale::BRIGHT * i32::from(count),
        Cost::Card => scale::RESEARCH,
    }
}

fn of_good(good: Good) -> i32 {
    match good {
        Good::Coffee => scale::COFFEE,
        Good::Box => scale::BOX,
        Good::Bright => scale::BRIGHT,
        Good::Points => scale::POINT,
        Good::Reputation => scale::REPUTATION,
        Good::Research => scale::RESEARCH,
    }
}
