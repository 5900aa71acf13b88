//! The page that says what is original and what is ours, made from the data.

use mittwoch_kernel::ComponentsPage;

use super::FILES;
use super::raw;
use crate::component::{Colour, Symbol, Tag};

const NOTE: &str = "\
What was seen on a photograph is certain too. An entry has the status of its weakest part;
its source says which part is better known. Names of cards, tiles and clients are our own.";

/// The components with status and source, in Markdown.
pub fn components_page() -> String {
    let mut page = Page(ComponentsPage::new(FILES));
    page.cards();
    page.tiles();
    page.clients();
    page.city();
    page.location_tiles();
    page.reputation();
    page.player_board();
    page.meeting_table();
    page.set_up();
    page.id();
    page.0.finish("Unconscious Mind", NOTE)
}

struct Page(ComponentsPage);

impl Page {
    fn cards(&mut self) {
        let cards: raw::ResearchCards = self.0.read("research-cards.toml");
        let treatises: raw::Treatises = self.0.read("treatises.toml");
        let goals: raw::Goals = self.0.read("goals.toml");
        self.0.section("Research cards", &cards.card, |card| {
            let effect = optional(card.effect.as_deref());
            format!("{} volume; {}; {effect}", card.volume.name(), tags(&card.tags))
        });
        self.0.section("Treatises", &treatises.treatise, |treatise| {
            let volumes: Vec<_> = treatise.volumes.iter().copied().map(Colour::name).collect();
            format!("{}; {} points; {}", volumes.join(" "), treatise.points, tags(&treatise.tags))
        });
        self.0.section("Location goals", &goals.goal, |goal| {
            format!("`{}`; {}", goal.condition, tags(&goal.tags))
        });
    }

    fn tiles(&mut self) {
        for (title, file) in [
            ("Notebook tiles of level I", "notebook-level-i.toml"),
            ("Notebook tiles of level II", "notebook-level-ii.toml"),
        ] {
            let tiles: raw::Tiles = self.0.read(file);
            self.0.section(title, &tiles.tile, |tile| {
                format!("`{}`; banner `{}`", tile.main, tile.banner)
            });
        }
        let tiles: raw::StartingTiles = self.0.read("notebook-starting.toml");
        self.0.section("Starting notebook tiles", &tiles.tile, |tile| {
            let (glyph, professor) = (tile.glyph.name(), tile.professor.name());
            format!("{glyph}; `{}`; banner {professor}, {}", tile.main, tile.insights)
        });
    }

    fn clients(&mut self) {
        let routine: raw::RoutineClients = self.0.read("routine-clients.toml");
        let cases: raw::CaseStudies = self.0.read("case-studies.toml");
        let layers: raw::GriefLayers = self.0.read("grief-layers.toml");
        self.0.section("Routine clients", &routine.client, |client| {
            let (therapy, points) = (client.therapy, client.points);
            format!(
                "therapy {therapy}, {points} points; {}; `{}`",
                tags(&client.tags),
                client.effect
            )
        });
        self.0.section("Case-study clients", &cases.client, |client| {
            let (therapy, points) = (client.therapy, client.points);
            format!("therapy {therapy}, {points} points; at the end `{}`", client.score)
        });
        self.0.section("Grief layers", &layers.layer, |layer| {
            let effect = optional(layer.effect.as_deref());
            let (therapy, points, sign) = (layer.therapy, layer.points, layer.symbol.name());
            format!("therapy {therapy}, {points} points; {sign}; {effect}")
        });
        self.0.section("Starting grief layers", &[layers.starting], |layer| {
            let effect = optional(layer.effect.as_deref());
            let sign = layer.symbol.map_or("no symbol", Symbol::name);
            let (count, therapy, points) = (layer.count, layer.therapy, layer.points);
            format!("{count} alike; therapy {therapy}, {points} points; {sign}; {effect}")
        });
        for (title, file) in
            [("Latent dreams", "latent-dreams.toml"), ("Manifest dreams", "manifest-dreams.toml")]
        {
            let dreams: raw::Dreams = self.0.read(file);
            self.0.section(title, &dreams.dream, |dream| {
                let sign = dream.symbol.map_or("no symbol", Symbol::name);
                format!("{}: `{}`; {sign}", dream.cost, dream.effect)
            });
        }
    }

    fn city(&mut self) {
        let city: raw::City = self.0.read("city.toml");
        self.0.section("Locations", &city.location, |place| {
            format!("{} district", place.district.name())
        });
        self.0.section("Repeatable effects", &city.effect, |entry| format!("`{}`", entry.effect));
        self.0.section("Location slots", &city.slot, |entry| format!("`{}`", entry.effect));
        self.0.section("District slots", &city.district_slot, |slot| {
            format!("{} tags: `{}`", slot.need, slot.effect)
        });
        self.0.section("District tokens", &city.token, |token| {
            format!("{} alike, reputation {}", token.count, token.reputation)
        });
        self.0.section("Points for districts", &[city.presence], |entry| numbers(&entry.points));
        self.0.section("Triggers of locations", &[city.triggers], |entry| {
            format!("at most {}, a bright idea adds {}", entry.most, entry.bright)
        });
    }

    fn location_tiles(&mut self) {
        let tiles: raw::LocationTiles = self.0.read("location-tiles.toml");
        self.0.section("Location tiles (module)", &tiles.tile, |tile| {
            format!("coloured side {}", tile.district.name())
        });
        self.0.section("Slots of location tiles", &tiles.slot, |slot| format!("`{}`", slot.effect));
    }

    fn reputation(&mut self) {
        let track: raw::Reputation = self.0.read("reputation.toml");
        self.0.section("Zones above the reputation track", &track.above, |zone| {
            let (first, last) = (zone.first, zone.last);
            format!("{first} to {last}: {} points, {} coffee", zone.points, zone.coffee)
        });
        self.0.section("Zones below the reputation track", &track.below, |zone| {
            let actions: Vec<_> = zone.actions.iter().map(|text| format!("`{text}`")).collect();
            format!("{} to {}: {}", zone.first, zone.last, actions.join(", "))
        });
        self.0.section("Portraits", &[track.portraits], |entry| {
            format!("before the spaces {}", numbers(&entry.spaces))
        });
        self.0.section("Reputation track", &[track.track], |track| {
            let (freud, shares) = (track.freud, track.shares);
            format!(
                "0 to {}, Freud starts on {freud}, players stop at {}, then {} points each; \
                 first {} and second {} for each treatise and cured client",
                track.last, track.highest, track.beyond, shares[0], shares[1]
            )
        });
    }

    fn player_board(&mut self) {
        let board: raw::PlayerBoard = self.0.read("player-board.toml");
        let effect = |entry: &raw::Effect| format!("`{}`", entry.effect);
        self.0.section("Inkpot track", &board.space, effect);
        self.0.section("Notebook rows", &board.row, |row| {
            format!("`{}`; completed `{}`", row.printed, row.end)
        });
        self.0.section("Notebook columns", &board.column, |column| {
            format!("completed `{}`", column.foot)
        });
        self.0.section("Cured clients needed", &[board.thresholds], |entry| numbers(&entry.cured));
        let points = [board.rows, board.kinds];
        self.0.section("Points of the player board", &points, |entry| numbers(&entry.points));
        self.0.section("Full player board", &[board.full], effect);
        self.0.section("Coffee and boxes", &[board.coffee, board.r#box], |track| {
            format!("start {}, at most {}", track.start, track.most)
        });
        self.0.section("At any time", &board.exchange, effect);
        self.0.section("Therapy track", &[board.therapy], |track| {
            let points = numbers(&track.points);
            let (catharsis, matching) = (track.catharsis, &track.matching);
            format!("points {points}; catharsis at {catharsis}; matching symbols `{matching}`")
        });
    }

    fn meeting_table(&mut self) {
        let table: raw::MeetingTable = self.0.read("meeting-table.toml");
        self.0.section("Actions of the meeting table", &table.action, |action| {
            format!("row {}, column {}: `{}`", action.row, action.column, action.effect)
        });
        self.0.section("Rows of idea spaces", &table.row, |row| format!("inkpot {}", row.inkpot));
        self.0.section("Lattice", &[table.lattice], |lattice| {
            let (rows, columns, triggers) = (lattice.rows, lattice.columns, lattice.triggers);
            format!("{rows} rows, {columns} columns, {triggers} triggers of an action")
        });
        self.0.section("Blocked spaces", &table.blocked, |entry| {
            format!("{} players: {}", entry.players, entry.spaces.join(" "))
        });
        self.0.section("Slots of the notebook display", &table.display, |slot| {
            format!("{} points", slot.points)
        });
    }

    fn id(&mut self) {
        let cards: raw::IdCards = self.0.read("id-cards.toml");
        let tiles: raw::IdTiles = self.0.read("id-tiles.toml");
        let overlays: raw::IdOverlays = self.0.read("id-overlays.toml");
        let aid: raw::IdExchanges = self.0.read("id-exchange.toml");
        self.0.section("Meeting-table cards of the Id", &cards.card, |card| {
            format!("space {}, then {}", card.space, card.way.name())
        });
        self.0.section("Notebook tiles of the Id", &tiles.tile, |tile| {
            let coffee = tile.coffee.map_or(String::new(), |coffee| format!(", {coffee} coffee"));
            format!("{} {}: {}{coffee}", tile.colour.name(), tile.number, tile.does.name())
        });
        self.0.section("Overlays for routine clients", &overlays.routine, |overlay| {
            format!("{}; twin of {}", tags(&overlay.tags), overlay.twin)
        });
        self.0.section("Overlays for case studies", &overlays.case_study, |overlay| {
            format!("low `{}`, high `{}`", overlay.low, overlay.high)
        });
        self.0.section("Exchanges of the Id", &aid.exchange, |entry| {
            format!("for {}: `{}`", entry.what.name(), entry.effect)
        });
        self.0.section("Coffee for a box of the Id", &aid.r#box, |side| side.coffee.to_string());
    }

    fn set_up(&mut self) {
        let set_up: raw::SetUp = self.0.read("set-up.toml");
        let pieces: raw::Pieces = self.0.read("pieces.toml");
        self.0.section("Set-up by number of players", &set_up.players, |entry| {
            format!("{} tiles of each level, {} clients", entry.tiles, entry.clients)
        });
        self.0.section("Displays", &[set_up.display], |entry| {
            let (clients, manifest) = (entry.clients, entry.manifest);
            format!(
                "{clients} clients of each kind, {manifest} manifest dreams, {} research cards",
                entry.research
            )
        });
        self.0.section("Supply of a player", &[set_up.supply], |entry| {
            let (common, own, locked) = (entry.common, entry.own, entry.locked_ideas);
            format!(
                "{common} common and {own} own insights, {locked} locked and {} free ideas",
                entry.ideas
            )
        });
        self.0
            .section("Bonuses of later seats", &set_up.seat, |entry| format!("`{}`", entry.effect));
        self.0.section("Office room cards", &set_up.room, |room| room.glyph.name().to_owned());
        self.0.section("Pieces without print", &pieces.piece, |piece| piece.count.to_string());
    }
}

fn optional(effect: Option<&str>) -> String {
    effect.map_or_else(|| "no effect".to_owned(), |text| format!("`{text}`"))
}

fn tags(tags: &[Tag]) -> String {
    tags.iter().copied().map(Tag::name).collect::<Vec<_>>().join(" ")
}

fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
