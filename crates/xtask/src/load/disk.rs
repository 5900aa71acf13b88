//! The disk itself: how long it takes until a small write is safe.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// How often it is measured.
const TIMES: usize = 200;
/// As much as one page of the database.
const PAGE: [u8; 4096] = [7; 4096];

/// The times of small writes that were waited for, in milliseconds.
pub(super) fn fsync(folder: &Path) -> Result<Vec<f64>, String> {
    let path = folder.join("fsync");
    let measured = measure(&path).map_err(|error| format!("the disk cannot be measured: {error}"));
    let _ = std::fs::remove_file(path);
    measured
}

fn measure(path: &Path) -> std::io::Result<Vec<f64>> {
    let mut file = File::create(path)?;
    let one = |_| {
        let begun = Instant::now();
        file.write_all(&PAGE)?;
        file.sync_data()?;
        Ok(begun.elapsed().as_secs_f64() * 1000.0)
    };
    (0..TIMES).map(one).collect()
}
