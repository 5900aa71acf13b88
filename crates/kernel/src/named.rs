/// Declares enums whose values have one plain name, the same in component files, notation, views
/// and records.
///
/// The name is written once; serde, the list of all values and reading back follow from it. A plain
/// name is for ever, a variant can be renamed. The crate that uses it depends on serde.
///
/// ```
/// mittwoch_kernel::named! {
///     /// A suit.
///     pub enum Suit {
///         /// Red.
///         Heart = "heart",
///         /// Black.
///         Spade = "spade",
///     }
/// }
///
/// assert_eq!(Suit::ALL, [Suit::Heart, Suit::Spade]);
/// assert_eq!(Suit::NAMES, ["heart", "spade"]);
/// assert_eq!((Suit::Spade.name(), Suit::Spade.index()), ("spade", 1));
/// assert_eq!((Suit::named("heart"), Suit::named("Heart")), (Some(Suit::Heart), None));
/// ```
#[macro_export]
macro_rules! named {
    ($($(#[$about:meta])* $vis:vis enum $name:ident {
        $($(#[$one:meta])* $variant:ident = $text:literal),* $(,)?
    })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(::ts_rs::TS, ::schemars::JsonSchema))]
        $vis enum $name {
            $($(#[$one])* #[serde(rename = $text)] $variant,)*
        }

        #[allow(dead_code, reason = "not every enum is listed, read and counted")]
        impl $name {
            /// Every value, in order.
            $vis const ALL: [$name; [$($text),*].len()] = [$($name::$variant),*];

            /// Every plain name, in the same order.
            $vis const NAMES: &'static [&'static str] = &[$($text),*];

            /// The plain name.
            $vis const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// The value with a plain name.
            $vis fn named(text: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.name() == text)
            }

            /// The value as an index into arrays.
            #[inline]
            $vis const fn index(self) -> usize {
                self as usize
            }
        }
    )*};
}

#[cfg(test)]
mod tests {
    named! {
        /// Where a thing lies.
        #[derive(Default)]
        pub(super) enum Side {
            /// Left.
            #[default]
            Left = "left",
            /// Right; the name need not be the variant's.
            Right = "on-the-right",
        }
    }

    #[test]
    fn a_value_is_stored_and_read_by_its_plain_name() {
        let fields: toml::Table =
            toml::from_str("a = 'left'\nb = 'on-the-right'\nc = 'Left'").expect("sound TOML");
        let read = |key: &str| fields[key].clone().try_into::<Side>();
        assert_eq!((read("a"), read("b")), (Ok(Side::Left), Ok(Side::Right)));
        assert!(read("c").is_err(), "the variant's name is not the plain one");
        let written = Side::ALL.map(|side| toml::Value::try_from(side).expect("a text"));
        assert_eq!(written.each_ref().map(|text| text.as_str()), Side::ALL.map(|s| Some(s.name())));
    }

    #[test]
    fn every_name_reads_back_and_its_index_is_its_place() {
        assert_eq!(Side::default(), Side::Left);
        for (place, side) in Side::ALL.into_iter().enumerate() {
            assert_eq!((side.index(), Side::named(side.name())), (place, Some(side)));
            assert_eq!(Side::NAMES[place], side.name());
        }
        assert_eq!(Side::named("right"), None);
    }
}
