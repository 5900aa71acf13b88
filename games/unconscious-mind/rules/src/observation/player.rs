//! What lies before a player.

use mittwoch_kernel::{AmountScale, Bag, Pen};

use super::{Eye, bits, placed};
use crate::component::Location;
use crate::state::{LINES, Player, Room};

/// Points, goods, steps of a track, and cards in a hand.
const POINTS: AmountScale = AmountScale { usual: 50, least: -500, most: 500 };
const GOODS: AmountScale = AmountScale::up_to(5, 255);
const TRACK: AmountScale = AmountScale::up_to(20, 255);
const HAND: AmountScale = AmountScale::up_to(8, Bag::CAPACITY as i32);
/// The spaces of the inkpot's track (UM-11.4).
const INKPOT: usize = 5;

impl Eye<'_> {
    pub(super) fn board<P: Pen>(&self, player: &Player, pen: &mut P) {
        pen.amount("points", player.points.into(), POINTS);
        pen.amount("coffee", player.coffee.into(), GOODS);
        pen.amount("boxes", player.boxes.into(), GOODS);
        pen.amount("bright ideas", player.bright.into(), GOODS);
        pen.amount("reputation", player.reputation.into(), TRACK);
        pen.amount("height of the marker", player.height.into(), TRACK);
        pen.one_of("inkpot", Some(player.inkpot.into()), INKPOT);
        pen.amount("ideas", player.ideas.into(), GOODS);
        pen.amount("locked ideas", player.locked.into(), GOODS);
        self.dial(player, pen);
        pen.some_of("locked lines", bits(player.locked_lines.into(), LINES), LINES.into());
        pen.one_of("professor", Some(player.professor.index()), Location::ALL.len());
        pen.some_of(
            "tiles of the notebook",
            player.notebook.iter().flatten().copied().collect(),
            self.tiles,
        );
        pen.counts("cells of the notebook", &player.notebook.map(placed), self.tiles as u32);
        let cards = self.game.catalogue.set_up.rooms.len();
        pen.one_of("office room card", Some(player.glyph.into()), cards);
        pen.flag("second room blocked", player.blocked);
        pen.some_of("starting tiles", player.choice, self.tiles);
        for (place, room) in player.rooms.iter().enumerate() {
            pen.begin("room", place);
            self.room(room, pen);
            pen.end();
        }
        pen.some_of("clients cured", player.cured, self.clients);
        pen.some_of("research known to be in the hand", player.hand, self.research);
        pen.some_of("research that everybody knows", player.open, self.research);
        pen.amount("cards in the hand", player.hand_count.into(), HAND);
        pen.some_of("research in play", player.played, self.research);
    }

    fn dial<P: Pen>(&self, player: &Player, pen: &mut P) {
        let set_up = &self.game.catalogue.set_up;
        let most = u32::from(set_up.common.max(set_up.own));
        let of = |own: usize| player.dial.map(|at| at[own]);
        pen.counts("common insights at each place", &of(0), most);
        pen.counts("own insights at each place", &of(1), most);
    }

    fn room<P: Pen>(&self, room: &Room, pen: &mut P) {
        pen.one_of("client", room.client.map(usize::from), self.clients);
        pen.one_of("layer", room.layer.map(usize::from), self.layers);
        pen.one_of("latent dream", room.latent.map(usize::from), self.latent);
        pen.one_of("manifest dream", room.manifest.map(usize::from), self.manifest);
        pen.amount("therapy marker", room.marker.into(), TRACK);
    }
}
