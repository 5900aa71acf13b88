//! What components are called that the built-in pack does not have.

use mittwoch_kernel::{Faults, is_plain};

use super::{Colour, FILES, HARBOUR, Kind};

/// The longest name that a card has room for.
const LONGEST: usize = 40;

/// The name that stands in the data, or one made from the id where the texts have none for it.
///
/// A component of the built-in pack has a text in every language instead.
pub(super) fn named(
    faults: &mut Faults,
    file: &str,
    id: &str,
    name: Option<String>,
) -> Option<String> {
    let Some(name) = name else {
        return (!is_built_in(file, id)).then(|| from_id(id));
    };
    let sound = !name.trim().is_empty() && name.chars().count() <= LONGEST;
    let what = format!("a name has 1 to {LONGEST} characters");
    faults.require(sound, file, id, what);
    faults.require(name.chars().all(is_plain), file, id, "a name is one line of plain characters");
    Some(name)
}

/// Whether an id would stand for two things: places are called by their kind, and cards, messages
/// and markets by their colour first.
pub(super) fn is_taken(id: &str) -> bool {
    let of_colour = |colour: &str| {
        id.strip_prefix(colour).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    id == HARBOUR
        || Kind::all().any(|kind| kind.name() == id)
        || Colour::NAMES.iter().any(|colour| of_colour(colour))
}

fn is_built_in(file: &str, id: &str) -> bool {
    let line = format!("id = \"{id}\"");
    let text = FILES.iter().find(|(name, _)| *name == file).map_or("", |(_, text)| text);
    text.lines().any(|other| other == line)
}

/// `wine-merchant` is called Wine merchant.
fn from_id(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_component_without_a_text_is_called_by_its_id() {
        let name = |id: &str, name: Option<&str>| {
            named(&mut Faults::default(), "persons.toml", id, name.map(str::to_owned))
        };
        assert_eq!(name("monk", None), None);
        assert_eq!(name("wine-merchant", None).as_deref(), Some("Wine merchant"));
        assert_eq!(name("monk", Some("Frère")).as_deref(), Some("Frère"));
    }
}
