use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use mittwoch_kernel::Seat;
use mittwoch_protocol::{GameTally, Profile, Rank, Stage};
use mittwoch_server::store::{
    Hash, Likeness, NewUser, Occupant, PeopleStore, StoreFault, StoreResult, User, UserData,
    UserId, folded,
};

use crate::disk::MemoryStore;
use crate::disk::kept::{KeptDisk, Numbered, PersonRow};

#[async_trait]
impl PeopleStore for MemoryStore {
    async fn add_person(&self, person: NewUser) -> StoreResult<User> {
        self.write(move |kept| add(kept, person)).await
    }

    async fn person(&self, id: UserId) -> StoreResult<Option<User>> {
        self.read(|kept| Ok(kept.people.get(&id).map(|person| person.user.clone()))).await
    }

    async fn account(&self, name: &str) -> StoreResult<Option<(User, String)>> {
        let name = folded(name);
        self.read(|kept| {
            let mut accounts = kept.people.values().filter(|one| one.user.rank == Rank::Account);
            let known = accounts.find(|one| folded(&one.user.name) == name);
            Ok(known.and_then(|one| Some((one.user.clone(), one.password.clone()?))))
        })
        .await
    }

    async fn name_taken(&self, name: &str) -> StoreResult<bool> {
        self.read(|kept| Ok(kept.name_taken(name, None))).await
    }

    async fn names(&self, ids: &BTreeSet<UserId>) -> StoreResult<BTreeMap<UserId, User>> {
        self.read(|kept| Ok(kept.names(ids.iter().copied()))).await
    }

    async fn make_account(&self, id: UserId, name: &str, password: &str) -> StoreResult<User> {
        let (name, password) = (name.to_owned(), password.to_owned());
        self.write(move |kept| {
            if kept.name_taken(&name, Some(id)) {
                return Err(StoreFault::NameTaken);
            }
            let known = kept.present(id).filter(|one| one.user.rank != Rank::Bot);
            let mut row = known.ok_or(StoreFault::NotFound)?.clone();
            row.password = Some(password);
            row.user.rank = Rank::Account;
            Ok(call(kept, row, name))
        })
        .await
    }

    async fn rename_guest(&self, id: UserId, name: &str) -> StoreResult<User> {
        let name = name.to_owned();
        self.write(move |kept| {
            if kept.name_taken(&name, Some(id)) || beside(kept, id, &name) {
                return Err(StoreFault::NameTaken);
            }
            let known = kept.present(id).filter(|one| one.user.rank == Rank::Guest);
            let row = known.ok_or(StoreFault::NotFound)?.clone();
            Ok(call(kept, row, name))
        })
        .await
    }

    async fn unname_guests(&self, name: &str, instead: &str) -> StoreResult<Vec<User>> {
        let (likeness, instead) = (Likeness::of(name), instead.to_owned());
        self.write(move |kept| {
            let alike = |one: &&PersonRow| {
                let same = one.likeness.as_ref().is_some_and(|other| other.resembles(&likeness));
                same && one.user.rank == Rank::Guest && !one.user.departed
            };
            let guests: Vec<_> = kept.people.values().filter(alike).cloned().collect();
            let renamed = guests.into_iter().map(|guest| {
                let name = unused(kept, &instead);
                call(kept, guest, name)
            });
            Ok(renamed.collect())
        })
        .await
    }

    async fn profile(&self, id: UserId) -> StoreResult<Profile> {
        self.read(|kept| profile(kept, id)).await
    }

    async fn change_password(
        &self,
        id: UserId,
        password: &str,
        keep: Option<Hash>,
    ) -> StoreResult<()> {
        let password = password.to_owned();
        self.write(move |kept| {
            let known = kept.present(id).filter(|one| one.user.rank == Rank::Account);
            let mut row = known.ok_or(StoreFault::NotFound)?.clone();
            row.password = Some(password);
            kept.people.put(id, row);
            kept.sessions.take_if(|hash, one| one.person == id && Some(*hash) != keep);
            Ok(())
        })
        .await
    }

    async fn depart(&self, id: UserId) -> StoreResult<()> {
        self.write(move |kept| depart(kept, id)).await
    }

    async fn kept_of(&self, id: UserId) -> StoreResult<UserData> {
        self.read(|kept| {
            let person = kept.people.get(&id).ok_or(StoreFault::NotFound)?;
            let sessions = kept.sessions.values().filter(|one| one.person == id);
            let chat =
                kept.chat.iter().filter(|(_, line)| line.person == id && !line.text.is_empty());
            Ok(UserData {
                made: person.made,
                seen: person.seen,
                sessions: sessions.map(|one| (one.seen, one.expires)).collect(),
                chat: chat.map(|((table, _), line)| (table.clone(), line.clone())).collect(),
            })
        })
        .await
    }
}

pub(super) fn add(kept: &mut KeptDisk, new: NewUser) -> StoreResult<User> {
    let name = if new.suggested { unused(kept, &new.name) } else { new.name };
    if kept.name_taken(&name, None) {
        return Err(StoreFault::NameTaken);
    }
    let id = kept.number(Numbered::Person);
    let user = User { id, name: name.clone(), rank: new.rank, owner: new.owner, departed: false };
    let (password, likeness) = (new.password, None);
    let row = PersonRow { user, password, made: new.now, seen: new.now, likeness };
    Ok(call(kept, row, name))
}

/// Gives a person a name.
fn call(kept: &mut KeptDisk, mut row: PersonRow, name: String) -> User {
    row.likeness = Some(Likeness::of(&name));
    row.user.name = name;
    let user = row.user.clone();
    kept.people.put(user.id, row);
    user
}

/// A name that nobody chose, with a number where somebody has it.
fn unused(kept: &KeptDisk, name: &str) -> String {
    let free = |name: &String| {
        let likeness = Likeness::of(name);
        !kept
            .people
            .values()
            .any(|one| one.likeness.as_ref().is_some_and(|other| other.resembles(&likeness)))
    };
    let mut names =
        std::iter::once(name.to_owned()).chain((2..u32::MAX).map(|n| format!("{name} {n}")));
    names.find(free).unwrap_or_default()
}

/// Whether somebody who sits with a person at a table that is not over looks like this name.
fn beside(kept: &KeptDisk, id: UserId, name: &str) -> bool {
    let likeness = Likeness::of(name);
    let tables = kept.tables.values().filter(|table| table.row.standing.stage != Stage::Over);
    tables.map(|table| &table.row.standing.seats).any(|seats| {
        let people: Vec<_> = seats.iter().filter_map(Occupant::person).collect();
        let others = people.iter().filter(|person| **person != id);
        people.contains(&id)
            && others.filter_map(|person| kept.present(*person)).any(|other| {
                other.likeness.as_ref().is_some_and(|other| other.resembles(&likeness))
            })
    })
}

/// Forgets a person and their programs.
pub(super) fn depart(kept: &mut KeptDisk, id: UserId) -> StoreResult<()> {
    let theirs = |user: &User| user.id == id || user.owner == Some(id);
    let gone: Vec<_> = kept.people.values().filter(|one| theirs(&one.user)).cloned().collect();
    if gone.is_empty() {
        return Err(StoreFault::NotFound);
    }
    let ids: BTreeSet<UserId> = gone.iter().map(|one| one.user.id).collect();
    for mut row in gone {
        (row.user.departed, row.password, row.likeness) = (true, None, None);
        row.user.name.clear();
        kept.people.put(row.user.id, row);
    }
    kept.sessions.take_if(|_, session| session.person == id);
    kept.tokens.take_if(|_, token| token.owner == id || token.person == id);
    kept.mutes.take_if(|(person, other), ()| *person == id || *other == id);
    kept.notes.take_if(|(_, person, _), _| ids.contains(person));
    kept.installed.take_if(|(person, _), _| *person == id);
    unsay(kept, &ids);
    kept.forget_unused_packs(None);
    Ok(())
}

/// Empties what people have said; the numbers of the lines stay.
fn unsay(kept: &mut KeptDisk, people: &BTreeSet<UserId>) {
    let said = kept.chat.iter().filter(|(_, line)| people.contains(&line.person));
    let said: Vec<_> = said.map(|(key, line)| (key.clone(), line.clone())).collect();
    for (key, mut line) in said.into_iter().filter(|(_, line)| !line.text.is_empty()) {
        line.text.clear();
        kept.chat.put(key, line);
    }
}

/// Lets guests depart who were last seen before a moment; how many. One of whom nothing is left
/// goes, one who still has a seat stays as a departed player.
pub(super) fn sweep_guests(kept: &mut KeptDisk, before: i64) -> u64 {
    let stale =
        |one: &&PersonRow| one.user.rank == Rank::Guest && !one.user.departed && one.seen < before;
    let stale: Vec<_> = kept.people.values().filter(stale).cloned().collect();
    let count = stale.len() as u64;
    for mut row in stale {
        (row.user.departed, row.likeness) = (true, None);
        row.user.name.clear();
        kept.people.put(row.user.id, row);
    }
    let departed = kept.people.values().filter(|one| one.user.departed);
    let departed: BTreeSet<_> = departed.map(|one| one.user.id).collect();
    unsay(kept, &departed);
    kept.sessions.take_if(|_, session| departed.contains(&session.person));
    let named = named(kept);
    let gone = departed.into_iter().filter(|id| !named.contains(id));
    let guest = |id: &UserId| kept.people.get(id).is_some_and(|one| one.user.rank == Rank::Guest);
    for id in gone.filter(guest).collect::<Vec<_>>() {
        remove(kept, id);
    }
    count
}

/// Everybody to whom something points that stays: a seat, a table, a line or a program.
fn named(kept: &KeptDisk) -> BTreeSet<UserId> {
    let seats = kept.tables.values().flat_map(|table| &table.row.standing.seats);
    let seated = seats.filter_map(Occupant::person);
    let hosts = kept.tables.values().map(|table| table.row.host);
    let speakers = kept.chat.values().map(|line| line.person);
    let owners = kept.people.values().filter_map(|one| one.user.owner);
    seated.chain(hosts).chain(speakers).chain(owners).collect()
}

/// Takes a person away with all that is theirs alone.
fn remove(kept: &mut KeptDisk, id: UserId) {
    kept.people.take(&id);
    kept.sessions.take_if(|_, session| session.person == id);
    kept.tokens.take_if(|_, token| token.owner == id || token.person == id);
    kept.mutes.take_if(|(person, other), ()| *person == id || *other == id);
    kept.installed.take_if(|(person, _), _| *person == id);
}

/// What a person has done, by the tables at which they sat to the end.
fn profile(kept: &KeptDisk, id: UserId) -> StoreResult<Profile> {
    let since = kept.people.get(&id).ok_or(StoreFault::NotFound)?.made;
    let mut games = BTreeMap::<&str, (u32, u32)>::new();
    let over = kept.tables.values().map(|table| &table.row);
    for row in over.filter(|row| row.standing.stage == Stage::Over) {
        for (seat, occupant) in (0..).zip(&row.standing.seats) {
            if occupant.person() == Some(id) {
                let (played, won) = games.entry(&row.create.game).or_default();
                *played += 1;
                *won += u32::from(row.standing.won(Seat(seat)));
            }
        }
    }
    let tally = |(game, (played, won)): (&str, _)| GameTally { game: game.to_owned(), played, won };
    let mut games: Vec<_> = games.into_iter().map(tally).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.played));
    Ok(Profile { since, games })
}
