//! From the raw files to the checked catalogue; all faults are named at once.

mod boards;
mod cards;
mod census;
mod id;
mod location_tiles;
mod words;

use mittwoch_kernel::{DataFault, Faults, Pack};

use super::{Catalogue, Family, Printed, cycle};
use crate::config::Config;
use crate::effect::{Costs, EffectId, Effects, ParseError, parse, parse_costs};

/// Collects faults, effects and their places while the files are read.
#[derive(Default)]
pub(super) struct Check {
    faults: Faults,
    effects: Effects,
    printed: Vec<Printed>,
}

impl Check {
    /// Checks a pack for a configuration; every fault is named.
    pub(super) fn run(mut self, pack: &Pack, config: &Config) -> Result<Catalogue, Vec<DataFault>> {
        let catalogue = self.catalogue(pack, config);
        self.words();
        for fault in cycle::faults(&self.effects, &self.printed) {
            self.faults.push(fault);
        }
        let catalogue = self.faults.or(catalogue)?;
        Ok(Catalogue { effects: self.effects, printed: self.printed, ..catalogue })
    }

    /// Every file is read even if an earlier one is faulty, so that all faults come at once.
    fn catalogue(&mut self, pack: &Pack, config: &Config) -> Option<Catalogue> {
        self.census(pack);
        let research = self.research(pack);
        let treatises = self.treatises(pack);
        let tiles = self.tiles(pack);
        let clients = self.clients(pack);
        let layers = self.layers(pack);
        let latent = self.dreams(pack, "latent-dreams.toml");
        let manifest = self.dreams(pack, "manifest-dreams.toml");
        let goals = self.goals(pack);
        let city = self.city(pack);
        let reputation = self.reputation(pack);
        let board = self.board(pack);
        let table = self.table(pack, config);
        let set_up = self.set_up(pack, config);
        let location_tiles = self.location_tiles(pack);
        let id = self.id_parts(pack, config, table.as_ref());
        if let (Some(clients), Some(layers)) = (&clients, &layers) {
            self.therapy(clients, layers);
        }
        Some(Catalogue {
            effects: Effects::default(),
            printed: Vec::new(),
            research: research?,
            treatises: treatises?,
            tiles: tiles?,
            clients: clients?,
            layers: layers?,
            latent: latent?,
            manifest: manifest?,
            goals: goals?,
            city: city?,
            location_tiles: location_tiles?,
            reputation: reputation?,
            board: board?,
            table: table?,
            set_up: set_up?,
            id: id?,
        })
    }

    fn read<T: serde::de::DeserializeOwned>(&mut self, pack: &Pack, file: &str) -> Option<T> {
        self.faults.read(pack, file)
    }

    fn require(&mut self, holds: bool, file: &str, entry: &str, what: impl Into<String>) {
        self.faults.require(holds, file, entry, what);
    }

    fn count(&mut self, got: usize, wanted: usize, file: &str, what: &str) {
        self.faults.count(got, wanted, file, what);
    }

    /// Notes a fault of the notation and goes on.
    fn noted<T>(&mut self, read: Result<T, ParseError>, file: &str, entry: &str) -> Option<T> {
        let fault = |error: &ParseError| DataFault::in_entry(file, entry, error.to_string());
        read.map_err(|error| self.faults.push(fault(&error))).ok()
    }

    /// Reads an effect; a faulty one is noted and becomes node 0, which no game will ever see.
    fn effect(&mut self, family: Family, file: &'static str, entry: &str, text: &str) -> EffectId {
        let read = parse(&mut self.effects, text);
        let Some(effect) = self.noted(read, file, entry) else { return EffectId(0) };
        let (entry, text) = (entry.to_owned(), text.to_owned());
        self.printed.push(Printed { family, file, entry, text, effect });
        effect
    }

    fn costs(&mut self, file: &'static str, entry: &str, text: &str) -> Costs {
        let read = parse_costs(&mut self.effects, text);
        self.noted(read, file, entry).unwrap_or_default()
    }

    /// A fixed number of values out of a list; a list of another length is a fault.
    fn exactly<T: Default, const N: usize>(
        &mut self,
        values: Vec<T>,
        file: &str,
        what: &str,
    ) -> [T; N] {
        self.count(values.len(), N, file, what);
        let mut values = values.into_iter();
        std::array::from_fn(|_| values.next().unwrap_or_default())
    }
}
