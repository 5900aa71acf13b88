use serde::{Deserialize, Serialize};

/// What the bots of a server are called: those who met on Wednesdays, read in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CircleMember {
    /// Otto Rank, who wrote the minutes.
    OttoRank,
    /// Lou Salomé, who came from afar to listen.
    LouSalome,
    /// Alfred Adler, one of the first four.
    AlfredAdler,
    /// Sabina Spielrein, who spoke of becoming.
    SabinaSpielrein,
    /// Carl Jung, the guest from Zurich.
    CarlJung,
    /// Sándor Ferenczi, the guest from Budapest.
    SandorFerenczi,
    /// Margarete Hilferding, the first woman of the circle.
    MargareteHilferding,
    /// Wilhelm Stekel, who had asked for the first evening.
    WilhelmStekel,
    /// Max Eitingon, who came from Zurich to ask.
    MaxEitingon,
    /// Karl Abraham, the guest from Berlin.
    KarlAbraham,
    /// Helene Deutsch, who joined when the war was over.
    HeleneDeutsch,
}

impl CircleMember {
    /// All of them.
    pub const ALL: [CircleMember; 11] = [
        CircleMember::OttoRank,
        CircleMember::LouSalome,
        CircleMember::AlfredAdler,
        CircleMember::SabinaSpielrein,
        CircleMember::CarlJung,
        CircleMember::SandorFerenczi,
        CircleMember::MargareteHilferding,
        CircleMember::WilhelmStekel,
        CircleMember::MaxEitingon,
        CircleMember::KarlAbraham,
        CircleMember::HeleneDeutsch,
    ];

    /// The key of the text with the name.
    pub fn key(self) -> &'static str {
        match self {
            CircleMember::OttoRank => "circle-otto-rank",
            CircleMember::LouSalome => "circle-lou-salome",
            CircleMember::AlfredAdler => "circle-alfred-adler",
            CircleMember::SabinaSpielrein => "circle-sabina-spielrein",
            CircleMember::CarlJung => "circle-carl-jung",
            CircleMember::SandorFerenczi => "circle-sandor-ferenczi",
            CircleMember::MargareteHilferding => "circle-margarete-hilferding",
            CircleMember::WilhelmStekel => "circle-wilhelm-stekel",
            CircleMember::MaxEitingon => "circle-max-eitingon",
            CircleMember::KarlAbraham => "circle-karl-abraham",
            CircleMember::HeleneDeutsch => "circle-helene-deutsch",
        }
    }
}
