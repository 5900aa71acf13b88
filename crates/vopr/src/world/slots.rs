//! Places for tables: at each a table is made, played, and followed by the next.

use std::collections::BTreeMap;

use mittwoch_games::catalogue;
use mittwoch_kernel::Chance;
use mittwoch_match::Title;
use mittwoch_protocol::{
    Clock, Command, Create, OnTimeout, Pace, Stage, TableInfo, UndoPolicy, Visibility,
};

use super::SimulatedWorld;
use super::event::Event;
use super::request::Purpose;
use crate::check::Breach;
use crate::client::{Client, ClientScreen};
use crate::luck::{one, pick};

/// How many people there are for each table of a server.
const PEOPLE: usize = 2;

/// After how long a table that is over is put away, in milliseconds.
const ARCHIVED: u64 = 400_000;

/// A place for tables, one after the other.
#[derive(Default)]
pub(crate) struct TableSlot {
    pub server: usize,
    pub table: Option<String>,
    /// Those at the table of now.
    pub clients: Vec<usize>,
    /// Whether somebody has seen that it is over.
    pub over: bool,
    /// When it was last seen to go on, and at which version.
    pub moved: (u64, i64),
}

impl SimulatedWorld {
    pub(super) fn open_slots(&mut self) {
        let servers = self.servers.len();
        for number in 0..self.evening.tables as usize {
            let server = number % servers;
            self.slots.push(TableSlot { server, ..TableSlot::default() });
            for _ in 0..PEOPLE {
                self.settle(server);
            }
            let wait = pick(&mut self.luck, 10, 5000);
            self.after(wait, Event::Begin(number));
        }
        // At a table of five nobody sits twice.
        for server in 0..servers {
            while self.servers[server].people.len() < 8 {
                self.settle(server);
            }
        }
    }

    /// A new table is made, by new people.
    pub(super) fn begin(&mut self, number: usize) -> Result<(), Breach> {
        self.leave_slot(number);
        let server = self.slots[number].server;
        let title = *one(&mut self.luck, catalogue()).expect("there are games");
        let (wish, people) = self.wish(title);
        let mut chosen: Vec<usize> = Vec::new();
        while chosen.len() < people + 1 {
            let many = self.servers[server].people.len() as u32;
            let person = self.luck.below(many) as usize;
            if !chosen.contains(&person) {
                chosen.push(person);
            }
        }
        let watcher = chosen.pop();
        for (at, person) in chosen.into_iter().enumerate() {
            self.come(number, (Some(person), at == 0, false));
        }
        match self.luck.below(4) {
            0 => self.come(number, (None, false, true)),
            1 => self.come(number, (watcher, false, true)),
            _ => {}
        }
        let host = self.slots[number].clients[0];
        self.post(host, "/api/tables", &wish, Purpose::Make(number));
        Ok(())
    }

    /// What is played, and how many people sit there.
    fn wish(&mut self, title: &'static dyn Title) -> (Create, usize) {
        let (about, luck) = (title.about(), &mut self.luck);
        let (least, most) = (u64::from(*about.players.start()), u64::from(*about.players.end()));
        let players = pick(luck, least, most) as u8;
        let people = 1 + luck.below(u32::from(players).min(3)) as usize;
        let mut options = BTreeMap::new();
        for option in about.options {
            let open = (option.least_players..=option.most_players).contains(&players);
            if let Some(value) = one(luck, option.values).filter(|_| open) {
                options.insert(option.key.to_owned(), value.to_string());
            }
        }
        let bots = title.bots();
        let bot = bots[if luck.below(50) == 0 { bots.len() - 1 } else { 0 }];
        let undo = [UndoPolicy::Free, UndoPolicy::Consent, UndoPolicy::Never];
        let wish = Create {
            game: about.key.to_owned(),
            players,
            options,
            bots: vec![bot.to_owned(); usize::from(players) - people],
            circle: Vec::new(),
            pace: pace(luck),
            visibility: if luck.below(3) == 0 { Visibility::Public } else { Visibility::Link },
            undo: undo[luck.below(3) as usize],
            pack: None,
            hints: Default::default(),
            from: None,
            lesson: false,
        };
        (wish, people)
    }

    /// Somebody comes to a slot.
    fn come(&mut self, slot: usize, (person, host, watches): (Option<usize>, bool, bool)) {
        let (server, table) = (self.slots[slot].server, self.slots[slot].table.clone());
        let number = self.clients.len();
        self.clients.push(Client {
            slot,
            server,
            person,
            table,
            host,
            watches,
            conn: None,
            connecting: None,
            screen: ClientScreen::default(),
            pending: Vec::new(),
            last: None,
            keys: 0,
            date: None,
            refused: None,
            retired: false,
        });
        self.slots[slot].clients.push(number);
    }

    /// The table of a slot has been made: everybody goes there.
    pub(super) fn made(&mut self, number: usize, table: &TableInfo) {
        self.models.entry(table.id.clone()).or_default();
        let now = self.now;
        let slot = &mut self.slots[number];
        (slot.table, slot.over, slot.moved) = (Some(table.id.clone()), false, (now, -1));
        for client in slot.clients.clone() {
            self.clients[client].table = Some(table.id.clone());
            let wait = pick(&mut self.luck, 10, 4000);
            self.date(client, wait);
        }
    }

    /// Everybody leaves the table of a slot.
    fn leave_slot(&mut self, number: usize) {
        let slot = &mut self.slots[number];
        let (clients, table) = (std::mem::take(&mut slot.clients), slot.table.take());
        for client in clients {
            self.retire(client);
            self.clients[client].screen = ClientScreen::default();
        }
        if let Some(table) = table {
            self.after(ARCHIVED, Event::Archive(table));
        }
    }

    /// A client sees that its match is over.
    pub(super) fn ended(&mut self, client: usize) {
        let number = self.clients[client].slot;
        if self.slots[number].table != self.clients[client].table {
            return;
        }
        let next =
            self.clients[client].screen.table.as_ref().and_then(|table| table.rematch.clone());
        if let Some(next) = next {
            return self.follow(number, next);
        }
        if !std::mem::replace(&mut self.slots[number].over, true) {
            self.report.matches += 1;
            let again = self.luck.below(2) == 0;
            let wait = pick(&mut self.luck, 2000, 40_000);
            self.after(if again { 90_000 } else { wait }, Event::Begin(number));
            let host = self.slots[number].clients[0];
            if again && self.clients[host].conn.is_some() {
                self.say(host, Command::Rematch);
            }
        }
    }

    /// The same people go to the table of the rematch.
    fn follow(&mut self, number: usize, next: String) {
        let people: Vec<_> = self.slots[number]
            .clients
            .iter()
            .map(|client| &self.clients[*client])
            .map(|client| (client.person, client.host, client.watches))
            .collect();
        self.leave_slot(number);
        self.forget_begin(number);
        self.models.entry(next.clone()).or_default();
        let now = self.now;
        let slot = &mut self.slots[number];
        (slot.table, slot.over, slot.moved) = (Some(next), false, (now, -1));
        for person in people {
            self.come(number, person);
            let client = self.clients.len() - 1;
            let wait = pick(&mut self.luck, 100, 4000);
            self.date(client, wait);
        }
    }

    /// Takes back that a slot begins anew.
    fn forget_begin(&mut self, number: usize) {
        self.events.retain(|_, event| !matches!(event, Event::Begin(slot) if *slot == number));
    }

    /// Puts a table away for good, unless it goes on without anybody.
    pub(super) fn archive(&mut self, table: &str) -> Result<(), Breach> {
        let disks: Vec<_> = self.servers.iter().map(|place| place.disk.clone()).collect();
        for disk in disks {
            match disk.stage(table) {
                Some(Stage::Running) => self.after(ARCHIVED, Event::Archive(table.to_owned())),
                Some(_) => {
                    disk.archive(table);
                    self.models.remove(table);
                }
                None => {}
            }
        }
        Ok(())
    }
}

fn pace(luck: &mut impl Chance) -> Pace {
    let on_timeout = if luck.below(4) == 0 { OnTimeout::Resign } else { OnTimeout::BotTakesSeat };
    let clock = match luck.below(4) {
        0 | 1 => None,
        2 => Some(Clock {
            bank: 60 + luck.below(600),
            extra: luck.below(30),
            most: None,
            on_timeout,
        }),
        _ => Some(Clock { bank: 86_400, extra: 86_400, most: Some(86_400), on_timeout }),
    };
    Pace { turn_based: clock.is_some_and(|clock| clock.bank > 10_000), clock }
}
