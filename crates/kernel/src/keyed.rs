/// Declares a function that gives the key of a text, and the list of all keys that it can give.
///
/// ```
/// enum Weather { Rain { mm: u8 }, Sun }
///
/// mittwoch_kernel::keyed! {
///     /// The key of the weather's sentence.
///     fn key(weather: &Weather), KEYS {
///         Weather::Rain { mm: 0 } => "xy-drizzle",
///         Weather::Rain { .. } => "xy-rain",
///         Weather::Sun => "xy-sun",
///     }
/// }
///
/// assert_eq!(key(&Weather::Rain { mm: 3 }), "xy-rain");
/// assert_eq!(key(&Weather::Sun), KEYS[2]);
/// ```
#[macro_export]
macro_rules! keyed {
    ($(#[$about:meta])* $vis:vis fn $name:ident($of:ident: $type:ty), $keys:ident {
        $($pattern:pat => $key:literal,)*
    }) => {
        #[doc = concat!("The keys that `", stringify!($name), "` gives.")]
        $vis const $keys: &[&str] = &[$($key),*];

        $(#[$about])*
        $vis fn $name($of: $type) -> &'static str {
            match $of {
                $($pattern => $key,)*
            }
        }
    };
}
