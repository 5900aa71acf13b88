//! Packs that were built in once: matches that began with them go on with them.

use mittwoch_kernel::FormerPack;

/// The former packs, the newest first, each with the files in which it differs from the next one.
pub(crate) static FORMER: &[FormerPack] = &[];
