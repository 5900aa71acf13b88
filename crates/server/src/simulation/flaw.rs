use super::HOOKS;

/// A fault that is put into a server on purpose, to see whether it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Commands are acknowledged before their step is kept.
    EarlyAcknowledgement,
    /// Listeners are told what the first seat sees.
    ForeignSnapshot,
    /// What lay sealed is forgotten when a table wakes.
    ForgottenSeal,
    /// A connection stays open when its credential is taken away.
    DeafToRevocation,
}

impl Flaw {
    /// Every one of them.
    pub const ALL: [Flaw; 4] = [
        Flaw::EarlyAcknowledgement,
        Flaw::ForeignSnapshot,
        Flaw::ForgottenSeal,
        Flaw::DeafToRevocation,
    ];

    /// What it is called on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Flaw::EarlyAcknowledgement => "early-acknowledgement",
            Flaw::ForeignSnapshot => "foreign-snapshot",
            Flaw::ForgottenSeal => "forgotten-seal",
            Flaw::DeafToRevocation => "deaf-to-revocation",
        }
    }
}

/// Whether the server of this moment has a flaw.
pub(crate) fn has(flaw: Flaw) -> bool {
    HOOKS.with_borrow(|hooks| hooks.as_ref().is_some_and(|hooks| hooks.flaw == Some(flaw)))
}
