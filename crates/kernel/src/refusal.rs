use crate::Phrase;

/// Something that a refusal holds beside its paragraph: it goes into the sentence, or does not.
pub trait Detail: Copy {
    /// Adds it to the sentence under the name of its field.
    fn told(self, name: &str, phrase: Phrase) -> Phrase;
}

impl Detail for u8 {
    fn told(self, name: &str, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
}

impl Detail for u16 {
    fn told(self, name: &str, phrase: Phrase) -> Phrase {
        phrase.number(name, self)
    }
}

/// A paragraph, for a refusal whose rule depends on the question; no sentence tells it.
impl Detail for &'static str {
    fn told(self, _name: &str, phrase: Phrase) -> Phrase {
        phrase
    }
}

/// Declares the refusals of a game: what is refused, the paragraph that forbids it, and the key of
/// the sentence, in one list.
///
/// Numbers that the sentence tells are fields of the variant. Where one refusal serves several
/// questions, the paragraph is a field too, and stands in place of the number of one paragraph.
///
/// ```
/// use mittwoch_kernel::{Reason, refusals};
///
/// refusals! {
///     /// Why an answer is refused.
///     pub enum Refusal {
///         /// The game is over.
///         Over = "XY-9.1", "xy-refused-over";
///         /// Not so many coins.
///         TooPoor {
///             /// How many there are.
///             coins: u8,
///         } = "XY-4.2", "xy-refused-too-poor";
///         /// Something else is asked.
///         OtherQuestion {
///             /// The paragraph of the question that is open.
///             rule: &'static str,
///         } = rule, "xy-refused-other-question";
///     }
/// }
///
/// assert_eq!(Refusal::TooPoor { coins: 2 }.rule(), "XY-4.2");
/// assert_eq!(Refusal::OtherQuestion { rule: "XY-5.1" }.rule(), "XY-5.1");
/// assert_eq!(Refusal::KEYS[0], Refusal::Over.phrase().key);
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$about:meta])* $vis:vis enum $refusal:ident {
        $($(#[$one:meta])* $name:ident $({
            $($(#[$what:meta])* $field:ident: $type:ty),* $(,)?
        })? = $rule:expr, $key:literal;)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $refusal {
            $($(#[$one])* $name $({ $($(#[$what])* $field: $type),* })?,)*
        }

        impl $refusal {
            /// The keys of all sentences, in order.
            $vis const KEYS: &'static [&'static str] = &[$($key),*];
        }

        impl $crate::Reason for $refusal {
            #[allow(unused_variables, reason = "few paragraphs depend on the question")]
            fn rule(&self) -> &'static str {
                match *self {
                    $($refusal::$name $({ $($field),* })? => $rule,)*
                }
            }

            fn phrase(&self) -> $crate::Phrase {
                match *self {
                    $($refusal::$name $({ $($field),* })? => {
                        let phrase = $crate::Phrase::new($key);
                        $($(let phrase = $crate::Detail::told(
                            $field,
                            stringify!($field),
                            phrase,
                        );)*)?
                        phrase
                    })*
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::{Phrase, Reason};

    refusals! {
        /// Why a guest is not let in.
        pub(super) enum No {
            /// The door is shut.
            Shut = "HO-1.1", "ho-refused-shut";
            /// The house is full.
            Full {
                /// How many are in.
                inside: u8,
                /// How many may be.
                most: u16,
            } = "HO-1.2", "ho-refused-full";
            /// Something else was asked.
            Other {
                /// The paragraph.
                rule: &'static str,
            } = rule, "ho-refused-other";
        }
    }

    #[test]
    fn a_refusal_has_its_paragraph_and_tells_its_numbers_but_not_its_paragraph() {
        let full = No::Full { inside: 9, most: 300 };
        assert_eq!((No::Shut.rule(), full.rule()), ("HO-1.1", "HO-1.2"));
        let told = Phrase::new("ho-refused-full").number("inside", 9).number("most", 300);
        assert_eq!(full.phrase(), told);
        let other = No::Other { rule: "HO-7.3" };
        assert_eq!((other.rule(), other.phrase()), ("HO-7.3", Phrase::new("ho-refused-other")));
        assert_eq!(No::KEYS, ["ho-refused-shut", "ho-refused-full", "ho-refused-other"]);
    }
}
