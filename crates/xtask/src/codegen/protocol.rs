//! The types of the wire for those who do not write Rust: TypeScript and a JSON Schema.

use mittwoch_games::Described;
use mittwoch_protocol as wire;

use super::described::{Schemas, Types};

/// The TypeScript types, in alphabetical order.
pub(super) fn typescript() -> String {
    let mut types = Types::default();
    wire::wire_types(&mut types);
    let head = format!(
        "// Generated from crates/protocol by `cargo xtask codegen`; do not edit.\n\n\
         /** The version of the protocol that these types describe. */\n\
         export const VERSION = {};\n",
        wire::VERSION
    );
    head + &types.text()
}

/// The JSON Schema, one definition per type, in alphabetical order.
pub(super) fn schema() -> String {
    let mut schemas = Schemas::default();
    wire::wire_types(&mut schemas);
    let title = format!("The protocol of Mittwoch, version {}", wire::VERSION);
    schemas.text(&title, "crates/protocol")
}

impl wire::WireTypes for Types {
    fn hear<T: Described>(&mut self) {
        self.add::<T>();
    }
}

impl wire::WireTypes for Schemas {
    fn hear<T: Described>(&mut self) {
        self.add::<T>();
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::shell::root;

    /// The names of the public types in the sources of the protocol.
    fn names() -> Vec<String> {
        let folder = std::fs::read_dir(root().join("crates/protocol/src")).expect("sources");
        let text = |path| std::fs::read_to_string(path).expect("sources are text");
        let text: String = folder.flatten().map(|entry| text(entry.path())).collect();
        let starts = ["pub struct ", "pub enum "];
        let named = text.lines().filter_map(|line| {
            let rest = starts.iter().find_map(|start| line.strip_prefix(start))?;
            rest.split(|letter: char| !letter.is_alphanumeric()).next().map(str::to_owned)
        });
        // A view that is written already has the type of its game.
        named.filter(|name| name != "ShownView").collect()
    }

    #[test]
    fn every_type_of_the_protocol_is_generated() {
        let names = names();
        assert!(names.len() > 40, "{names:?}");
        let (types, schema) = (typescript(), schema());
        let schema: Value = serde_json::from_str(&schema).expect("it is JSON");
        for name in names {
            assert!(types.contains(&format!("export type {name} = ")), "{name} in TypeScript");
            assert!(schema["$defs"].get(&name).is_some(), "{name} in the schema");
        }
    }

    #[test]
    fn every_reference_of_the_schema_leads_somewhere() {
        let text = schema();
        let page: Value = serde_json::from_str(&text).expect("it is JSON");
        let links = text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next());
        let lost: Vec<_> = links.filter(|name| page["$defs"].get(name).is_none()).collect();
        assert!(lost.is_empty(), "{lost:?}");
    }
}
