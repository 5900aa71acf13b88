//! The types that are a whole request, answer or message, each listed in its own file.

/// Somebody who is told every type that stands alone on the wire.
#[cfg(feature = "schema")]
pub trait WireTypes {
    /// A type; what is inside it follows from it.
    fn hear<T: ts_rs::TS + schemars::JsonSchema + 'static>(&mut self);
}

/// Lists the types of a file that are a whole request, answer or message.
macro_rules! whole {
    ($($type:ident),+) => {
        #[cfg(feature = "schema")]
        pub(crate) fn whole(listener: &mut impl crate::WireTypes) {
            $(listener.hear::<$type>();)+
        }
    };
}
