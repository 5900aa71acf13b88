/// Declares types that go over the wire: views, sheets and their parts.
///
/// Fields have plain names in kebab-case and nothing else is accepted in them. The types are
/// described for clients in other languages behind the feature `schema` of the crate that uses the
/// macro; it depends on serde and, by that feature, on ts-rs and schemars.
///
/// ```
/// # mod game {
/// mittwoch_kernel::wired! {
///     /// A card as it is printed.
///     PrintedCard {
///         /// Its plain name.
///         name: String,
///         /// What it is worth at the end.
///         end_points: u8,
///     }
/// }
/// # }
///
/// let card = game::PrintedCard { name: "owl".to_owned(), end_points: 3 };
/// let written = toml::to_string(&card).expect("plain fields");
/// assert_eq!(written, "name = \"owl\"\nend-points = 3\n");
/// assert!(toml::from_str::<game::PrintedCard>("name = 'owl'\nend-points = 3\nx = 1").is_err());
/// ```
#[macro_export]
macro_rules! wired {
    ($($(#[$about:meta])* $name:ident {
        $($(#[$of:meta])* $field:ident: $type:ty,)*
    })*) => {$(
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "schema", derive(::ts_rs::TS, ::schemars::JsonSchema))]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub struct $name {
            $($(#[$of])* pub $field: $type,)*
        }
    )*};
}
