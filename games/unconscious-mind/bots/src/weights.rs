//! The numbers by which the bot judges, found by playing variants against one another.

use mittwoch_kernel::{Chance, FastRng};

/// Values in tenths of a point; shares in percent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Coffee.
    pub(super) coffee: i32,
    /// A box beyond its points.
    pub(super) boxes: i32,
    /// A bright idea beyond its point.
    pub(super) bright: i32,
    /// A space of the reputation track.
    pub(super) reputation: i32,
    /// A tag in play.
    pub(super) tag: i32,
    /// What a therapy point costs to come by.
    pub(super) therapy: i32,
    /// An open room that waits for a client.
    pub(super) vacant: i32,
    /// What a cured client adds to rank and goals.
    pub(super) cured: i32,
    /// The share of a case study's usual score that is expected.
    pub(super) case: i32,
    /// The share of a dream's profit that counts before anything of its price is there.
    pub(super) dream: i32,
    /// The share that comes with its price.
    pub(super) price: i32,
    /// The share that counts once it can be paid.
    pub(super) payable: i32,
    /// How much a latent dream counts behind a manifest one.
    pub(super) behind: i32,
    /// A ring of an insight on the dial.
    pub(super) ring: i32,
    /// A freed player-colour insight.
    pub(super) own: i32,
    /// How often a tile is triggered in a hundred turns.
    pub(super) tile: i32,
    /// A freed idea.
    pub(super) idea: i32,
    /// An idea in the supply.
    pub(super) supply: i32,
    /// A research card in the hand.
    pub(super) hand: i32,
    /// A research card in play.
    pub(super) played: i32,
    /// The share of a treatise's gain that counts once its volumes are there.
    pub(super) treatise: i32,
    /// A goal: reputation, tags, and that nobody else has it.
    pub(super) goal: i32,
    /// The bonus of a district beyond the points for being there.
    pub(super) bonus: i32,
    /// The share of a district that counts once its tags are there.
    pub(super) district: i32,
    /// Own turns for each step of Freud's marker, in tenths.
    pub(super) turns: i32,
    /// What a published treatise adds to rank and goals.
    pub(super) published: i32,
    /// The reputation track.
    pub(super) track: i32,
    /// A trigger of a location.
    pub(super) trigger: i32,
    /// Each research card in the hand, however many there are.
    pub(super) hands: i32,
    /// The least that a client promises for each space behind its marker.
    pub(super) floor: i32,
    /// Own turns to come that make goods count in full.
    pub(super) near: i32,
    /// A figure that may trigger its location, in the middle of a turn like those below.
    pub(super) visit: i32,
    /// A research card that may be played.
    pub(super) playing: i32,
    /// A treatise that may be published.
    pub(super) publishing: i32,
    /// A bonus that may be taken.
    pub(super) bonusing: i32,
    /// A tile that is still to be placed.
    pub(super) placing: i32,
    /// An action of the reputation track, a tile or a lasting effect that may be triggered.
    pub(super) small: i32,
    /// A research card that is still to be drawn.
    pub(super) drawing: i32,
    /// What the two ends of a notebook line do.
    pub(super) end: i32,
}

impl Weights {
    /// The weights of somebody of the same school with other tastes: each is up to `spread` percent
    /// more or less, where 100 percent more are twice as much and as much less half of it.
    pub(super) fn varied(mut self, spread: u32, luck: &mut FastRng) -> Weights {
        for weight in self.all() {
            let taste = luck.below(2 * spread + 1) as i32 - spread as i32;
            *weight = match taste {
                0.. => *weight * (100 + taste) / 100,
                _ => *weight * 100 / (100 - taste),
            };
        }
        self
    }

    fn all(&mut self) -> [&mut i32; 39] {
        let Weights {
            coffee,
            boxes,
            bright,
            reputation,
            tag,
            therapy,
            vacant,
            cured,
            case,
            dream,
            price,
            payable,
            behind,
            ring,
            own,
            tile,
            idea,
            supply,
            hand,
            played,
            treatise,
            goal,
            bonus,
            district,
            turns,
            published,
            track,
            trigger,
            hands,
            floor,
            near,
            visit,
            playing,
            publishing,
            bonusing,
            placing,
            small,
            drawing,
            end,
        } = self;
        [
            coffee, boxes, bright, reputation, tag, therapy, vacant, cured, case, dream, price,
            payable, behind, ring, own, tile, idea, supply, hand, played, treatise, goal, bonus,
            district, turns, published, track, trigger, hands, floor, near, visit, playing,
            publishing, bonusing, placing, small, drawing, end,
        ]
    }
}

/// The weights of the greedy bot.
pub(super) const WEIGHTS: Weights = Weights {
    coffee: 6,
    boxes: 4,
    bright: 5,
    reputation: 8,
    tag: 6,
    therapy: 32,
    vacant: 75,
    cured: 32,
    case: 70,
    dream: 20,
    price: 28,
    payable: 84,
    behind: 42,
    ring: 36,
    own: 18,
    tile: 14,
    idea: 25,
    supply: 8,
    hand: 8,
    played: 10,
    treatise: 65,
    goal: 60,
    bonus: 45,
    district: 50,
    turns: 15,
    published: 30,
    track: 35,
    trigger: 13,
    hands: 2,
    floor: 10,
    near: 4,
    visit: 22,
    playing: 19,
    publishing: 44,
    bonusing: 30,
    placing: 34,
    small: 14,
    drawing: 12,
    end: 9,
};
