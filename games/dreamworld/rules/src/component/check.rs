//! From the raw files to the checked catalogue; all faults are named at once.

use mittwoch_kernel::{Bag, DataFault, Faults, List, Pack};

use super::catalogue::{CLIENTS, MOST_TOKENS, ROWS, TILES};
use super::effect::written;
use super::raw;
use super::{Card, Catalogue, Effect, Icon, Suit};
use crate::config::{Config, Level};
use crate::state::LAST_ROUND;

/// The cards that four players leave in the spare deck, for random tiles (DW-7.11, DW-7.12).
const SPARE: u8 = 2;

/// Collects faults while the files are read.
#[derive(Default)]
pub(super) struct Check {
    faults: Faults,
}

impl Check {
    /// Checks a pack for a configuration; every fault is named.
    pub(super) fn run(mut self, pack: &Pack, config: &Config) -> Result<Catalogue, Vec<DataFault>> {
        let catalogue = self.catalogue(pack, config);
        self.faults.or(catalogue)
    }

    /// Every file is read even if an earlier one is faulty, so that all faults come at once.
    fn catalogue(&mut self, pack: &Pack, config: &Config) -> Option<Catalogue> {
        let cards = self.faults.read(pack, "dream-cards.toml").map(|raw| self.deck(raw, config));
        let clients = self.faults.read(pack, "clients.toml").map(|raw| self.clients(raw));
        let tiles = self.faults.read(pack, "therapy-tiles.toml").map(|raw| self.tiles(raw));
        let tokens = self.faults.read(pack, "tokens.toml").map(|raw| self.tokens(raw, config));
        let professors = self.faults.read(pack, "professors.toml").map(|raw| self.professors(raw));
        let players =
            self.faults.read(pack, "table.toml").and_then(|raw| self.players(raw, config));
        let (deck, (clients, corners, suit_rank), players) = (cards?, clients?, players?);
        self.arithmetic(deck, &players, config);
        let corner = self.corner(&players, &corners);
        let (rows, id_tokens) = tokens?;
        Some(Catalogue {
            clients,
            tiles: tiles?,
            rows,
            id_tokens,
            corner,
            suit_rank,
            deck,
            hand: players.hand,
            non_player: players.non_player,
            professors: professors?,
        })
    }

    fn deck(&mut self, raw: raw::DreamCards, config: &Config) -> Bag {
        const FILE: &str = "dream-cards.toml";
        let suits: Vec<_> = raw.suit.iter().map(|suit| suit.id.as_str()).collect();
        let known: Vec<_> = Suit::ALL.iter().map(|suit| suit.name()).collect();
        if suits != known {
            let what = format!("the suits must be {}, in this order", known.join(", "));
            self.faults.push(DataFault::in_file(FILE, what));
        }
        let deck = &raw.deck;
        let numbers = (deck.numbers.lowest, deck.numbers.highest) == (1, Card::HIGHEST);
        self.faults.require(numbers, FILE, &deck.id, "the numbers must be 1 to 11 (DW-1.1)");
        let icons = deck.icons == [Icon::Sun, Icon::Moon] && deck.copies == 1;
        self.faults.require(
            icons,
            FILE,
            &deck.id,
            "there must be one Sun and one Moon of each (DW-1.2)",
        );
        let removed =
            |card: &Card| config.is_small() && deck.removed_small.contains(&card.number());
        Card::all().filter(|card| !removed(card)).map(|card| card.0).collect()
    }

    fn clients(&mut self, raw: raw::Clients) -> (Vec<(String, Suit)>, raw::Corners, [[u8; 3]; 2]) {
        const FILE: &str = "clients.toml";
        self.faults.count(raw.client.len(), CLIENTS, FILE, "clients");
        self.faults.unique(FILE, raw.client.iter().map(|client| client.id.as_str()));
        for corner in [&raw.corner.few, &raw.corner.many] {
            let falls = corner.sun > corner.moon;
            self.faults.require(
                falls,
                FILE,
                &raw.corner.id,
                "the Sun number must be the higher (DW-1.4)",
            );
        }
        let ranks = [&raw.freud.sun, &raw.freud.moon].map(|order| {
            let complete = order.len() == 3 && Suit::ALL.iter().all(|suit| order.contains(suit));
            self.faults.require(
                complete,
                FILE,
                &raw.freud.id,
                "an order must name every suit once",
            );
            let behind =
                |suit: &Suit| order.iter().skip_while(|other| *other != suit).count() as u8;
            Suit::ALL.map(|suit| behind(&suit))
        });
        (raw.client.into_iter().map(|c| (c.id, c.suit)).collect(), raw.corner, ranks)
    }

    fn tiles(&mut self, raw: raw::Tiles) -> Vec<(String, Effect)> {
        const FILE: &str = "therapy-tiles.toml";
        self.faults.count(raw.tile.len(), TILES, FILE, "tiles");
        self.faults.unique(FILE, raw.tile.iter().map(|tile| tile.id.as_str()));
        let mut tiles = Vec::new();
        for tile in raw.tile {
            match written(&tile.effect) {
                Ok(effect) => tiles.push((tile.id, effect)),
                Err(what) => self.faults.push(DataFault::in_entry(FILE, &tile.id, what)),
            }
        }
        let random =
            |tile: &&(String, Effect)| matches!(tile.1, Effect::RandomBefore | Effect::RandomAfter);
        if tiles.iter().filter(random).count() > usize::from(SPARE) {
            let what = "at most two tiles may be random: four players leave two spare cards";
            self.faults.push(DataFault::in_file(FILE, what));
        }
        tiles
    }

    fn tokens(
        &mut self,
        raw: raw::Tokens,
        config: &Config,
    ) -> (Vec<(String, List<u8, MOST_TOKENS>)>, List<u8, MOST_TOKENS>) {
        const FILE: &str = "tokens.toml";
        self.faults.count(raw.row.len(), ROWS, FILE, "rows");
        self.faults.unique(FILE, raw.row.iter().map(|row| row.id.as_str()));
        let tokens: usize = raw.row.iter().map(|row| row.tokens.len()).sum();
        self.faults.count(tokens, 15, FILE, "tokens in all rows");
        for row in &raw.row {
            self.values(FILE, &row.id, &row.tokens, 1..=MOST_TOKENS);
        }
        for pattern in &raw.id_pattern {
            self.values(FILE, &pattern.id, &pattern.tokens, 6..=6);
        }
        for level in Level::NAMES {
            let found = raw.id_pattern.iter().filter(|pattern| pattern.level == *level).count();
            self.faults.count(found, 1, FILE, &format!("pattern of the level {level}"));
        }
        let level = config.level.name();
        let mut pattern = raw.id_pattern.iter().filter(|pattern| pattern.level == level);
        let id_tokens = pattern.next().map_or(List::new(), |pattern| list(&pattern.tokens));
        (raw.row.iter().map(|row| (row.id.clone(), list(&row.tokens))).collect(), id_tokens)
    }

    fn values(
        &mut self,
        file: &str,
        entry: &str,
        tokens: &[u8],
        counts: std::ops::RangeInclusive<usize>,
    ) {
        let fits = counts.contains(&tokens.len());
        let wanted = format!("it must have {} to {} tokens", counts.start(), counts.end());
        self.faults.require(fits, file, entry, wanted);
        let sound = tokens.iter().all(|value| (1..=9).contains(value));
        self.faults.require(sound, file, entry, "token values must be 1 to 9");
    }

    fn professors(&mut self, raw: raw::Professors) -> Vec<(String, String)> {
        const FILE: &str = "professors.toml";
        self.faults.count(raw.professor.len(), 4, FILE, "professors");
        self.faults.unique(FILE, raw.professor.iter().map(|professor| professor.id.as_str()));
        raw.professor.into_iter().map(|professor| (professor.id, professor.name)).collect()
    }

    fn players(&mut self, raw: raw::Table, config: &Config) -> Option<raw::Players> {
        const FILE: &str = "table.toml";
        for count in 1..=4 {
            let found = raw.players.iter().filter(|entry| entry.count == count).count();
            self.faults.count(found, 1, FILE, &format!("entry for {count} players"));
        }
        raw.players.into_iter().find(|entry| entry.count == config.players)
    }

    /// Hands, non-player cards and spare deck are the whole deck, and no draw can fail.
    fn arithmetic(&mut self, deck: Bag, players: &raw::Players, config: &Config) {
        const FILE: &str = "table.toml";
        let hands = u32::from(players.hand) * u32::from(config.players);
        let sum = hands + u32::from(players.non_player) + u32::from(players.spare);
        let cards = deck.len();
        let what = format!("hands, non-player and spare cards are {sum}, but the deck has {cards}");
        self.faults.require(sum == cards, FILE, &players.id, what);
        self.faults.require(
            players.hand >= LAST_ROUND,
            FILE,
            &players.id,
            "a hand needs a card for each round",
        );
        let one_each = [0, LAST_ROUND].contains(&players.non_player);
        self.faults.require(
            one_each,
            FILE,
            &players.id,
            "non-player cards are 14 or none (DW-3.6)",
        );
        let needed = if config.is_solo() { LAST_ROUND + SPARE } else { SPARE };
        let what = format!("the spare deck must have at least {needed} cards");
        self.faults.require(players.spare >= needed, FILE, &players.id, what);
    }

    fn corner(&mut self, players: &raw::Players, corners: &raw::Corners) -> [u8; 2] {
        let corner = match players.corner.as_str() {
            "few" => &corners.few,
            "many" => &corners.many,
            other => {
                let what = format!("corner must be few or many, not '{other}'");
                self.faults.push(DataFault::in_entry("table.toml", &players.id, what));
                &corners.many
            }
        };
        [corner.sun, corner.moon]
    }
}

fn list(values: &[u8]) -> List<u8, MOST_TOKENS> {
    values.iter().copied().take(MOST_TOKENS).collect()
}
