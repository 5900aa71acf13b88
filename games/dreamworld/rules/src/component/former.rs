//! Packs that were built in once: matches that began with them go on with them.

use mittwoch_kernel::FormerPack;

/// The former packs, the newest first, each with the files in which it differs from the next one.
pub(crate) static FORMER: &[FormerPack] = &[FormerPack {
    digest: "83ae0060439442a82f7d1b1fb7c08d1aaa9e349338c5ec9c0f2c6abc611d565d",
    files: &[("therapy-tiles.toml", include_str!("../../data/former/83ae0060/therapy-tiles.toml"))],
}];
