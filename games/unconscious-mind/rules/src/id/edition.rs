//! What earlier versions of the rules let the Id do otherwise (chapter 12 of the digest).

use crate::config::Config;

impl Config {
    /// Whether Research I plays the cards that are drawn meanwhile as well (ID-9.4, ID-12.1).
    #[inline]
    pub(super) fn plays_cards_drawn_meanwhile(&self) -> bool {
        self.rules >= 2
    }

    /// Whether the tags of the press serve the Journalist's own bonus alone (ID-11.2, ID-12.2).
    #[inline]
    pub(super) fn press_serves_the_journalist_alone(&self) -> bool {
        self.rules >= 2
    }

    /// Whether a quiet move is made by the figure that it names (ID-11.6, ID-12.3).
    #[inline]
    pub(super) fn quiet_moves_go_by_name(&self) -> bool {
        self.rules >= 2
    }

    /// Whether the Fireworks are weighed against all places of the Id (ID-11.5, ID-12.4).
    #[inline]
    pub(super) fn fireworks_are_weighed_everywhere(&self) -> bool {
        self.rules >= 2
    }
}
