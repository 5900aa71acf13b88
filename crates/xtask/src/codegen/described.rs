//! Types in other languages: TypeScript declarations and a JSON Schema.

use std::collections::BTreeMap;

use mittwoch_games::Described;
use schemars::SchemaGenerator;
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

/// TypeScript declarations by name.
#[derive(Default)]
pub(super) struct Types(BTreeMap<String, String>);

impl Types {
    /// Adds a type and what is inside it.
    pub(super) fn add<T: TS + 'static>(&mut self) {
        self.visit::<T>();
    }

    /// The declarations in alphabetical order.
    pub(super) fn text(&self) -> String {
        let declarations = self.0.values().map(|text| format!("\n{text}\n")).collect::<String>();
        let lines = declarations.lines().map(|line| line.trim_end().to_owned() + "\n");
        lines.collect()
    }

    /// The names of the types.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The same without types of these names, which come from somewhere else.
    pub(super) fn without(mut self, names: &[String]) -> Types {
        self.0.retain(|name, _| !names.contains(name));
        self
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        // What has no path is no type of its own: numbers, texts and lists.
        if T::output_path().is_none() || self.0.contains_key(&T::ident(&config)) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.0.insert(T::ident(&config), format!("{docs}export {}", T::decl(&config)));
        T::visit_dependencies(self);
    }
}

/// Schemas by name.
#[derive(Default)]
pub(super) struct Schemas(SchemaGenerator);

impl Schemas {
    /// Adds a type and what is inside it.
    pub(super) fn add<T: Described>(&mut self) {
        self.0.subschema_for::<T>();
    }

    /// A page with one definition per type, in alphabetical order.
    pub(super) fn text(mut self, title: &str, from: &str) -> String {
        let definitions: BTreeMap<String, Value> =
            self.0.take_definitions(true).into_iter().collect();
        let page = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": title,
            "$comment": format!("Generated from {from} by `cargo xtask codegen`; do not edit."),
            "$defs": definitions,
        });
        serde_json::to_string_pretty(&page).expect("a schema is plain JSON") + "\n"
    }
}
