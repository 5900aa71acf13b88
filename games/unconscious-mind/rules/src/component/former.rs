//! Packs that were built in once: matches that began with them go on with them.

use mittwoch_kernel::FormerPack;

/// The former packs, the newest first, each with the files in which it differs from the next one.
pub(crate) static FORMER: &[FormerPack] = &[FormerPack {
    digest: "5ac4d1bd58d1dc55a36140a3dd9cdea98c6a419dc835d99f440c450b0679f58a",
    files: &[
        ("manifest-dreams.toml", include_str!("../../data/former/5ac4d1bd/manifest-dreams.toml")),
        ("set-up.toml", include_str!("../../data/former/5ac4d1bd/set-up.toml")),
    ],
}];
