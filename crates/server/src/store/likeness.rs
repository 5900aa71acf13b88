use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like, by the tables of UTS 39: two names that share a form are mistaken for
/// each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Likeness {
    /// The skeleton of the name as it is written, in lower case.
    pub written: String,
    /// The skeleton of the name in lower case.
    pub small: String,
}

impl Likeness {
    /// What a name looks like.
    pub fn of(name: &str) -> Likeness {
        let written = skeleton(name).collect::<String>().to_lowercase();
        Likeness { written, small: skeleton(&name.to_lowercase()).collect() }
    }

    /// Whether two names are mistaken for each other.
    pub fn resembles(&self, other: &Likeness) -> bool {
        self.written == other.written || self.small == other.small
    }
}

/// The form of a name in which two names are the same.
pub fn folded(name: &str) -> String {
    name.nfc().collect::<String>().to_lowercase()
}

/// How many numbers are tried in order behind a name that nobody chose.
const IN_ORDER: u32 = 20;

/// A name that nobody chose, and the same with numbers, in the order in which they are tried.
pub(super) fn suggestions(name: &str) -> impl Iterator<Item = String> {
    let numbers = (2..IN_ORDER).chain([50, 100, 500, 1000, 5000, 10_000].map(spread));
    std::iter::once(name.to_owned()).chain(numbers.map(move |n| format!("{name} {n}")))
}

/// Some number of this size.
fn spread(size: u32) -> u32 {
    size + u32::from(crate::secret::number()) % size
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        Likeness::of(one).resembles(&Likeness::of(other))
    }

    #[test]
    fn letters_of_other_scripts_do_not_make_another_name() {
        let pairs = [
            ("Anna", "Аnnа"),
            ("Anna", "ANNА"),
            ("Iris", "ІRІS"),
            ("Iris", "lris"),
            ("ΑΝΝΑ", "anna"),
            ("paypal", "раура1"),
            ("modern", "modem"),
            ("O’Neil", "0'Neil"),
            ("Zoe\u{301}", "Zo\u{e9}"),
        ];
        for (one, other) in pairs {
            assert!(alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_nobody_mistakes_are_two() {
        for (one, other) in [("Anna", "Anne"), ("Łucja", "Lucja"), ("Аня", "Яна"), ("Zoe", "Zoé")]
        {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
