//! What every game sends over the wire, for those who do not write Rust.

use mittwoch_games::{Described, Describer, described};
use mittwoch_kernel::{Game, Knowing, Phrase, Whole, Wording};

use super::GeneratedFile;
use super::described::{Schemas, Types};

/// The TypeScript types and the JSON Schema of every game, each in its folder.
pub(super) fn pages() -> Vec<GeneratedFile> {
    let mut writer = Writer::default();
    described(&mut writer);
    writer.0
}

#[derive(Default)]
struct Writer(Vec<GeneratedFile>);

impl Describer for Writer {
    fn describe<G>(&mut self)
    where
        G: Whole<View: Described, EventView: Described, Sheet: Described>,
    {
        let key = <G as Game>::KEY;
        let file = |path: &str, text| GeneratedFile { path: format!("games/{key}/{path}"), text };
        self.0.push(file("web/wire.ts", typescript::<G>(key)));
        self.0.push(file("docs/wire.schema.json", schema::<G>(key)));
    }
}

fn typescript<G>(key: &str) -> String
where
    G: Whole<View: Described, EventView: Described, Sheet: Described>,
{
    let mut types = Types::default();
    types.add::<<G as Knowing>::View>();
    types.add::<<G as Knowing>::EventView>();
    types.add::<<G as Wording>::Sheet>();
    let shared = shared(&types);
    let text = types.without(&shared).text();
    // What only a shared type holds comes with that type.
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let named = |name: &&String| text.split(|c| !is_word(c)).any(|word| word == name.as_str());
    let used: Vec<_> = shared.iter().filter(named).map(String::as_str).collect();
    let import = match used.is_empty() {
        true => String::new(),
        false => format!("import type {{ {} }} from '$web/protocol';\n", used.join(", ")),
    };
    let head = "by `cargo xtask codegen`; do not edit.";
    format!("// Generated from games/{key}/rules {head}\n{import}{text}")
}

/// The types that the protocol itself declares.
fn shared(types: &Types) -> Vec<String> {
    let mut protocol = Types::default();
    protocol.add::<Phrase>();
    protocol.add::<mittwoch_protocol::Snapshot>();
    let known = |name: &&str| protocol.names().any(|other| other == *name);
    types.names().filter(known).map(str::to_owned).collect()
}

fn schema<G>(key: &str) -> String
where
    G: Whole<View: Described, EventView: Described, Sheet: Described>,
{
    let mut schemas = Schemas::default();
    schemas.add::<<G as Knowing>::View>();
    schemas.add::<<G as Knowing>::EventView>();
    schemas.add::<<G as Wording>::Sheet>();
    schemas.text(&format!("What {key} sends"), &format!("games/{key}/rules"))
}
