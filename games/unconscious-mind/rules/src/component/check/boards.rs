//! The city, the reputation track, the player board, the meeting table and the set-up.

use std::array;

use mittwoch_kernel::{Bag, DataFault, Pack};

use super::super::board::{Board, City, DistrictSlot, Reputation, SetUp, Table, Zone};
use super::super::{Family, raw};
use super::Check;
use crate::component::{Colour, Column, Glyph, Level, Location};
use crate::config::Config;
use crate::effect::EffectId;

impl Check {
    pub(super) fn city(&mut self, pack: &Pack) -> Option<City> {
        const FILE: &str = "city.toml";
        let raw: raw::City = self.read(pack, FILE)?;
        let known = Location::ALL.iter().map(|place| (place.name(), place.district()));
        let found = raw.location.iter().map(|entry| (entry.id.as_str(), entry.district));
        if !found.eq(known) {
            let what = "the six locations and their districts must stand in walking order";
            self.faults.push(DataFault::in_file(FILE, what));
        }
        let (effects, _) = self.at_locations(&raw.effect, Family::Location, "effects");
        let (slots, slot_ids) = self.at_locations(&raw.slot, Family::LocationSlot, "slots");
        let (district_slots, district_slot_ids) = self.district_slots(&raw.district_slot);
        let (tokens, reputation_tokens) = self.tokens(&raw.token);
        let presence = self.points(&raw.presence, FILE);
        Some(City {
            effects,
            slots,
            slot_ids,
            district_slots,
            district_slot_ids,
            tokens,
            reputation_tokens,
            presence,
            most_triggers: raw.triggers.most,
            bright_triggers: raw.triggers.bright,
        })
    }

    fn at_locations(
        &mut self,
        entries: &[raw::LocationEffect],
        family: Family,
        what: &str,
    ) -> ([[EffectId; 3]; 6], [[String; 3]; 6]) {
        const FILE: &str = "city.toml";
        let mut ids: [[String; 3]; 6] = Default::default();
        let effects = array::from_fn(|at| {
            let location = Location::ALL[at];
            let here = entries.iter().filter(|entry| entry.location == location);
            let what = format!("{what} of the {}", location.name());
            ids[at] = self.exactly(here.clone().map(|e| e.id.clone()).collect(), FILE, &what);
            let mut read =
                here.take(3).map(|entry| self.effect(family, FILE, &entry.id, &entry.effect));
            array::from_fn(|_| read.next().unwrap_or_default())
        });
        (effects, ids)
    }

    fn district_slots(
        &mut self,
        entries: &[raw::DistrictSlot],
    ) -> ([[DistrictSlot; 4]; 3], [[String; 4]; 3]) {
        const FILE: &str = "city.toml";
        let mut ids: [[String; 4]; 3] = Default::default();
        let slots = array::from_fn(|at| {
            let colour = Colour::ALL[at];
            let here: Vec<_> = entries.iter().filter(|entry| entry.district == colour).collect();
            let rising = here.windows(2).all(|pair| pair[0].need < pair[1].need);
            let what = "slots must come in the order of their numbers";
            self.require(rising, FILE, &format!("district {}", colour.name()), what);
            let read = here.iter().map(|entry| DistrictSlot {
                need: entry.need,
                effect: self.effect(Family::DistrictSlot, FILE, &entry.id, &entry.effect),
            });
            let slots = read.collect();
            ids[at] = array::from_fn(|n| here.get(n).map_or_else(String::new, |e| e.id.clone()));
            self.exactly(slots, FILE, &format!("slots of the district {}", colour.name()))
        });
        (slots, ids)
    }

    fn tokens(&mut self, entries: &[raw::Token]) -> ([u8; 3], [u8; 3]) {
        const FILE: &str = "city.toml";
        let mut sums = ([0; 3], [0; 3]);
        for colour in Colour::ALL {
            let here = entries.iter().filter(|entry| entry.district == colour);
            let all: usize = here.clone().map(|entry| usize::from(entry.count)).sum();
            let bearing = here.filter(|entry| entry.reputation > 0);
            let renowned: usize = bearing.map(|entry| usize::from(entry.count)).sum();
            self.count(all, 8, FILE, &format!("{} tokens", colour.name()));
            self.count(renowned, 1, FILE, &format!("{} token with reputation", colour.name()));
            sums.0[colour.index()] = all.min(255) as u8;
            sums.1[colour.index()] = renowned.min(255) as u8;
        }
        for entry in entries {
            self.require(entry.reputation <= 1, FILE, &entry.id, "a token bears 0 or 1 reputation");
        }
        sums
    }

    /// Points for 0, 1, 2 and more of something; the file leaves out the 0.
    fn points<const N: usize>(&mut self, raw: &raw::Points, file: &str) -> [u8; N] {
        let rising = raw.points.is_sorted();
        self.require(rising, file, &raw.id, "points must not fall");
        let all = [0].into_iter().chain(raw.points.iter().copied()).collect();
        self.exactly(all, file, &format!("numbers of points in {}, nothing included", raw.id))
    }

    pub(super) fn reputation(&mut self, pack: &Pack) -> Option<Reputation> {
        const FILE: &str = "reputation.toml";
        let raw: raw::Reputation = self.read(pack, FILE)?;
        let track = &raw.track;
        let sized = track.last == 10 && track.highest == 9 && track.freud < 10;
        self.require(sized, FILE, &track.id, "the track ends at 10, players stop at 9");
        let above: Vec<_> = raw.above.iter().map(|zone| (zone.first, zone.last)).collect();
        let below: Vec<_> = raw.below.iter().map(|zone| (zone.first, zone.last)).collect();
        self.require(covers(&above, 9), FILE, "above", "the zones must cover 0 to 9 in order");
        self.require(covers(&below, 10), FILE, "below", "the zones must cover 0 to 10 in order");
        let on_track = raw.portraits.spaces.iter().all(|space| (1..=10).contains(space));
        let what = "portraits lie before the spaces 1 to 10";
        self.require(on_track, FILE, &raw.portraits.id, what);
        let strip: [Zone; 11] = array::from_fn(|space| {
            let zone = raw.above.iter().rfind(|zone| usize::from(zone.first) <= space);
            zone.map_or_else(Zone::default, |z| Zone { points: z.points, coffee: z.coffee })
        });
        let (mut actions, mut open) = (Vec::new(), [0; 11]);
        for zone in &raw.below {
            let few = zone.actions.len() <= 9;
            self.require(few, FILE, &zone.id, "a zone has at most 9 actions");
            for text in &zone.actions {
                actions.push(self.effect(Family::Zone, FILE, &zone.id, text));
            }
            let from = usize::from(zone.first).min(open.len());
            open[from..].fill(actions.len().min(255) as u8);
        }
        let portraits = raw.portraits.spaces.iter().fold(0, |bits, space| bits | 1 << (space & 15));
        Some(Reputation {
            above: strip,
            actions,
            open,
            portraits,
            last: track.last,
            freud: track.freud,
            highest: track.highest,
            beyond: track.beyond,
            shares: track.shares,
        })
    }

    pub(super) fn board(&mut self, pack: &Pack) -> Option<Board> {
        const FILE: &str = "player-board.toml";
        let raw: raw::PlayerBoard = self.read(pack, FILE)?;
        let spaces = self.listed(&raw.space, Family::Space, FILE);
        let exchanges = self.listed(&raw.exchange, Family::Exchange, FILE);
        let (mut rows, mut row_ends, mut column_feet) = (Vec::new(), Vec::new(), Vec::new());
        for row in &raw.row {
            rows.push(self.effect(Family::Notebook, FILE, &row.id, &row.printed));
            row_ends.push(self.effect(Family::Notebook, FILE, &row.id, &row.end));
        }
        for column in &raw.column {
            column_feet.push(self.effect(Family::Notebook, FILE, &column.id, &column.foot));
        }
        let rising = raw.thresholds.cured.is_sorted();
        self.require(rising, FILE, &raw.thresholds.id, "the thresholds must not fall");
        for track in [&raw.coffee, &raw.r#box] {
            let within = track.start <= track.most;
            self.require(within, FILE, &track.id, "the start must lie on the track");
        }
        let catharsis = (1..8).contains(&raw.therapy.catharsis);
        self.require(catharsis, FILE, &raw.therapy.id, "the catharsis lies between 0 and 8");
        Some(Board {
            spaces: self.exactly(spaces, FILE, "spaces of the inkpot"),
            rows: self.exactly(rows, FILE, "rows"),
            row_ends: self.exactly(row_ends, FILE, "ends of rows"),
            column_feet: self.exactly(column_feet, FILE, "columns"),
            thresholds: raw.thresholds.cured,
            row_points: self.points(&raw.rows, FILE),
            kind_points: self.points(&raw.kinds, FILE),
            full: self.effect(Family::FullBoard, FILE, &raw.full.id, &raw.full.effect),
            coffee_start: raw.coffee.start,
            coffee_most: raw.coffee.most,
            box_start: raw.r#box.start,
            box_most: raw.r#box.most,
            exchanges,
            therapy_points: self.exactly(raw.therapy.points, FILE, "positions of therapy"),
            catharsis: raw.therapy.catharsis,
            matching: self.effect(Family::Matching, FILE, &raw.therapy.id, &raw.therapy.matching),
        })
    }

    fn listed(
        &mut self,
        entries: &[raw::Effect],
        family: Family,
        file: &'static str,
    ) -> Vec<EffectId> {
        entries.iter().map(|entry| self.effect(family, file, &entry.id, &entry.effect)).collect()
    }

    pub(super) fn table(&mut self, pack: &Pack, config: &Config) -> Option<Table> {
        const FILE: &str = "meeting-table.toml";
        let raw: raw::MeetingTable = self.read(pack, FILE)?;
        let lattice = &raw.lattice;
        let sized = (lattice.rows, lattice.columns) == (4, 4);
        self.require(sized, FILE, &lattice.id, "there are four rows and four columns");
        let inkpot = raw.row.iter().map(|row| row.inkpot).collect::<Vec<_>>();
        for row in &raw.row {
            let what = "the inkpot moves 1 to 4 steps, less than a lap";
            self.require((1..=4).contains(&row.inkpot), FILE, &row.id, what);
        }
        let (action_ids, actions) = self.actions(&raw.action);
        Some(Table {
            action_ids,
            actions,
            inkpot: self.exactly(inkpot, FILE, "rows of idea spaces"),
            blocked: self.blocked(&raw.blocked, config),
            triggers: lattice.triggers,
            display_points: self.display_points(&raw.display),
        })
    }

    fn actions(&mut self, entries: &[raw::Action]) -> ([String; 9], [EffectId; 9]) {
        const FILE: &str = "meeting-table.toml";
        self.count(entries.len(), 9, FILE, "actions");
        let (mut ids, mut effects): ([String; 9], _) = Default::default();
        for entry in entries {
            let on_table = (1..=3).contains(&entry.row) && (1..=3).contains(&entry.column);
            self.require(on_table, FILE, &entry.id, "rows and columns of actions are 1 to 3");
            let effect = self.effect(Family::Action, FILE, &entry.id, &entry.effect);
            if on_table {
                let at = usize::from((entry.row - 1) * 3 + entry.column - 1);
                self.require(ids[at].is_empty(), FILE, &entry.id, "another action lies here");
                ids[at].clone_from(&entry.id);
                let all: &mut [EffectId; 9] = &mut effects;
                all[at] = effect;
            }
        }
        (ids, effects)
    }

    fn blocked(&mut self, entries: &[raw::Blocked], config: &Config) -> Bag {
        const FILE: &str = "meeting-table.toml";
        let mut blocked = Bag::EMPTY;
        for players in 2..=4 {
            let here: Vec<_> = entries.iter().filter(|entry| entry.players == players).collect();
            self.count(here.len(), 1, FILE, &format!("entry of blocked spaces for {players}"));
            for entry in here {
                let spaces = entry.spaces.iter().map(|name| Table::space_named(name));
                let known = spaces.clone().all(|space| space.is_some());
                let what = "spaces are called by row and column, such as 1-4";
                self.require(known, FILE, &entry.id, what);
                if players == config.boards() {
                    blocked = spaces.flatten().collect();
                }
            }
        }
        blocked
    }

    fn display_points(&mut self, entries: &[raw::DisplaySlot]) -> [[u8; 3]; 2] {
        const FILE: &str = "meeting-table.toml";
        self.count(entries.len(), 6, FILE, "slots of the notebook display");
        array::from_fn(|level| {
            array::from_fn(|column| {
                let place = (Level::ALL[level], Column::ALL[column]);
                let mut here = entries.iter().filter(|entry| (entry.level, entry.column) == place);
                let what = format!("slot {} {}", place.0.name(), place.1.name());
                self.count(here.clone().count(), 1, FILE, &what);
                here.next().map_or(0, |entry| entry.points)
            })
        })
    }

    pub(super) fn set_up(&mut self, pack: &Pack, config: &Config) -> Option<SetUp> {
        const FILE: &str = "set-up.toml";
        let raw: raw::SetUp = self.read(pack, FILE)?;
        for players in 2..=4 {
            let found = raw.players.iter().filter(|entry| entry.count == players).count();
            self.count(found, 1, FILE, &format!("entry for {players} players"));
        }
        for entry in &raw.players {
            let enough = (3..=24).contains(&entry.tiles) && entry.clients > entry.count;
            let what = "there are 3 to 24 tiles of each level, and more clients than players";
            self.require(enough && entry.clients <= 5, FILE, &entry.id, what);
        }
        for glyph in Glyph::ALL {
            let found = raw.room.iter().filter(|room| room.glyph == glyph).count();
            self.count(found, 1, FILE, &format!("room card with the glyph {}", glyph.name()));
        }
        let supply = &raw.supply;
        let pieces = (supply.common, supply.own, supply.locked_ideas, supply.ideas) == (7, 6, 3, 3);
        let what = "a player has 7 common and 6 own insights, 3 locked and 3 free ideas";
        self.require(pieces, FILE, &supply.id, what);
        let seats = self.seats(&raw.seat);
        let players = raw.players.iter().find(|entry| entry.count == config.boards())?;
        Some(SetUp {
            tiles: players.tiles,
            clients: players.clients,
            display_clients: raw.display.clients,
            display_manifest: raw.display.manifest,
            display_research: raw.display.research,
            common: supply.common,
            own: supply.own,
            locked_ideas: supply.locked_ideas,
            ideas: supply.ideas,
            seats,
            rooms: raw.room.into_iter().map(|room| (room.id, room.glyph)).collect(),
        })
    }

    fn seats(&mut self, entries: &[raw::SeatBonus]) -> [Option<EffectId>; 4] {
        const FILE: &str = "set-up.toml";
        let mut seats = [None; 4];
        for entry in entries {
            let later = (2..=4).contains(&entry.seat);
            self.require(later, FILE, &entry.id, "only the seats 2 to 4 have a bonus");
            let effect = self.effect(Family::Seat, FILE, &entry.id, &entry.effect);
            if later {
                seats[usize::from(entry.seat - 1)] = Some(effect);
            }
        }
        seats
    }
}

/// Whether zones follow one another without a gap from 0 to `last`.
fn covers(zones: &[(u8, u8)], last: u8) -> bool {
    let mut next = 0;
    for (first, end) in zones {
        if *first != next || end < first {
            return false;
        }
        next = end.saturating_add(1);
    }
    next == last + 1
}
