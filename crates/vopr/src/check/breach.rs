use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Something that must never be, and was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// What it was.
    pub what: String,
}

impl Breach {
    pub(crate) fn new(what: impl Into<String>) -> Breach {
        Breach { what: what.into() }
    }

    /// What it was without the particulars, so that two of one kind are known as such.
    pub fn kind(&self) -> &str {
        self.what.split(':').next().unwrap_or(&self.what)
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.what)
    }
}

static PANICKED: AtomicBool = AtomicBool::new(false);
static WORDS: Mutex<Option<String>> = Mutex::new(None);

/// From now on a panic of any task is a breach, though the runtime survives it.
pub(crate) fn hear_panics() {
    PANICKED.store(false, Ordering::Relaxed);
    std::panic::set_hook(Box::new(|info| {
        if let Ok(mut words) = WORDS.lock() {
            *words = Some(info.to_string());
        }
        PANICKED.store(true, Ordering::Relaxed);
    }));
}

/// Whether no task has panicked.
pub(crate) fn no_panic() -> Result<(), Breach> {
    if !PANICKED.swap(false, Ordering::Relaxed) {
        return Ok(());
    }
    let words = WORDS.lock().ok().and_then(|mut words| words.take()).unwrap_or_default();
    Err(Breach::new(format!("a task panicked: {words}")))
}
