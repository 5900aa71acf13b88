//! What is printed on a component, in words: its phrases are pieces named by component, part and
//! place.

use super::Board;
use mittwoch_words::{Lang, joined};

impl Board<'_> {
    /// A part of what is printed on a component; nothing if it has no such part.
    pub(super) fn printed(&self, id: &str, part: &str) -> String {
        let phrase = |at: usize| {
            let name = format!("{id}/{part}/{at}");
            let text = self.words.piece(&name);
            // A piece that does not exist is called by its name.
            (text != name).then_some(text)
        };
        let texts: Vec<_> = (1..).map_while(phrase).collect();
        joined(self.words.lang(), &texts)
    }

    /// Several parts of a component, one after the other.
    pub(super) fn parts(&self, id: &str, parts: &[&str]) -> String {
        let texts = parts.iter().map(|part| self.printed(id, part));
        self.listed(texts)
    }

    /// The texts that are not empty, one after the other.
    pub(super) fn listed(&self, texts: impl IntoIterator<Item = String>) -> String {
        let texts: Vec<_> = texts.into_iter().filter(|text| !text.is_empty()).collect();
        texts.join(if self.words.lang() == Lang::Fr { "\u{a0}; " } else { "; " })
    }

    /// What a dream costs and brings.
    pub(super) fn dream(&self, id: &str) -> String {
        let colon = if self.words.lang() == Lang::Fr { "\u{a0}: " } else { ": " };
        let (cost, effect) = (self.printed(id, "cost"), self.printed(id, "effect"));
        self.listed([format!("{cost}{colon}{effect}"), self.printed(id, "symbol")])
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
