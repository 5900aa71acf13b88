//! Enums whose values have one plain name, used in data files, effects and records alike.

/// Declares enums with plain names.
macro_rules! named {
    ($($(#[$about:meta])* $name:ident {
        $($(#[$one:meta])* $variant:ident = $text:literal),* $(,)?
    })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$one])* #[serde(rename = $text)] $variant,)*
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The plain name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// The value with a plain name.
            pub fn named(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == text)
            }

            /// The value as an index into arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    )*};
}

pub(crate) use named;
