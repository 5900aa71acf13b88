use std::cell::RefCell;
use std::fmt;
use std::sync::Once;

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

/// Whoever has set the hook, it hears for every thread.
static HOOK: Once = Once::new();

thread_local! {
    /// The last panic of a task of this thread, on which one evening is played at a time.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// From now on a panic of any task is a breach, though the runtime survives it.
pub(crate) fn hear_panics() {
    HOOK.call_once(|| {
        let heard = |words: String| PANIC.with_borrow_mut(|panic| *panic = Some(words));
        std::panic::set_hook(Box::new(move |info| heard(info.to_string())));
    });
    PANIC.take();
}

/// Whether no task has panicked.
pub(crate) fn no_panic() -> Result<(), Breach> {
    match PANIC.take() {
        None => Ok(()),
        Some(words) => Err(Breach::new(format!("a task panicked: {words}"))),
    }
}
