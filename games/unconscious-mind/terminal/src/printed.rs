//! What is printed on a component, in words, as its sheet says.

use mittwoch_unconscious_mind::effect::EffectId;
use mittwoch_unconscious_mind::{Colour, TextLine, TextPart};
use ratatui::style::{Color, Style};

use super::BoardView;
use mittwoch_words::{Lang, joined};

/// The style of a colour; its name always stands beside it.
pub(super) fn style(colour: Colour) -> Style {
    Style::new().fg(match colour {
        Colour::Green => Color::LightGreen,
        Colour::Purple => Color::LightMagenta,
        Colour::Red => Color::LightRed,
    })
}

impl BoardView<'_> {
    /// An effect in words.
    pub(super) fn effect(&self, id: EffectId) -> String {
        let words = &self.sheet.effect(id).words;
        let texts: Vec<_> = words.iter().map(|phrase| self.phrase(phrase)).collect();
        joined(self.words.lang(), &texts)
    }

    fn line(&self, line: &TextLine) -> String {
        let texts: Vec<_> = self.sheet.words(line).map(|phrase| self.phrase(phrase)).collect();
        joined(self.words.lang(), &texts)
    }

    /// The full text of a component.
    pub(super) fn full(&self, name: &str) -> String {
        self.listed(self.sheet.text(name).iter().map(|line| self.line(line)))
    }

    /// A part of the text of a component; nothing if it has no such part.
    pub(super) fn printed(&self, name: &str, part: TextPart) -> String {
        let lines = self.sheet.text(name).iter().filter(|line| line.part == part);
        self.listed(lines.map(|line| self.line(line)))
    }

    /// Several parts of the text of a component, one after the other.
    pub(super) fn parts(&self, name: &str, parts: &[TextPart]) -> String {
        self.listed(parts.iter().map(|part| self.printed(name, *part)))
    }

    /// The texts that are not empty, one after the other.
    pub(super) fn listed(&self, texts: impl IntoIterator<Item = String>) -> String {
        let texts: Vec<_> = texts.into_iter().filter(|text| !text.is_empty()).collect();
        texts.join(if self.words.lang() == Lang::Fr { "\u{a0}; " } else { "; " })
    }

    /// What a dream costs and brings.
    pub(super) fn dream(&self, name: &str) -> String {
        let colon = if self.words.lang() == Lang::Fr { "\u{a0}: " } else { ": " };
        let [cost, effect, symbol] = [TextPart::Cost, TextPart::Effect, TextPart::Symbol]
            .map(|part| self.printed(name, part));
        self.listed([format!("{cost}{colon}{effect}"), symbol])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stand_close_to_words() {
        let texts = |colon| ["use", colon, "(", "a", ", then", "b", ")"].map(str::to_owned);
        assert_eq!(joined(Lang::En, &texts(":")), "use: (a, then b)");
        assert_eq!(joined(Lang::Fr, &texts("\u{a0}:")), "use\u{a0}: (a, then b)");
    }
}
