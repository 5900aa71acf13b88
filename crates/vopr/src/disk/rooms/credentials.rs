use async_trait::async_trait;
use mittwoch_protocol::{Rank, TokenInfo};
use mittwoch_server::store::{
    CredentialStore, Hash, LoginSession, NewUser, StoreFault, StoreResult, User, UserId,
};

use super::people;
use crate::disk::MemoryStore;
use crate::disk::kept::{KeptDisk, Numbered, TokenRow};

#[async_trait]
impl CredentialStore for MemoryStore {
    async fn open_session(&self, session: LoginSession) -> StoreResult<()> {
        self.write(move |kept| {
            kept.present(session.person).ok_or(StoreFault::NotFound)?;
            if kept.sessions.has(&session.hash) {
                return Err(StoreFault::Conflict);
            }
            kept.sessions.put(session.hash, session);
            Ok(())
        })
        .await
    }

    async fn session(&self, hash: Hash, now: i64) -> StoreResult<Option<(User, LoginSession)>> {
        let _until_heard = self.disk.look_up(hash);
        self.read(|kept| {
            let session = kept.sessions.get(&hash).filter(|session| session.expires > now);
            let found = session.and_then(|session| {
                Some((kept.present(session.person)?.user.clone(), session.clone()))
            });
            Ok(found)
        })
        .await
    }

    async fn touch_session(&self, hash: Hash, now: i64, expires: i64) -> StoreResult<()> {
        let _until_heard = self.disk.look_up(hash);
        self.write(move |kept| {
            let Some(session) = kept.sessions.get(&hash).cloned() else { return Ok(()) };
            if let Some(mut person) = kept.people.get(&session.person).cloned() {
                person.seen = now;
                kept.people.put(session.person, person);
            }
            kept.sessions.put(hash, LoginSession { seen: now, expires, ..session });
            Ok(())
        })
        .await
    }

    async fn close_session(&self, hash: Hash) -> StoreResult<()> {
        self.write(move |kept| {
            kept.sessions.take(&hash);
            Ok(())
        })
        .await
    }

    async fn close_sessions(&self, id: UserId) -> StoreResult<()> {
        self.write(move |kept| {
            kept.sessions.take_if(|_, session| session.person == id);
            Ok(())
        })
        .await
    }

    async fn add_token(
        &self,
        owner: UserId,
        name: &str,
        hash: Hash,
        now: i64,
    ) -> StoreResult<TokenInfo> {
        let name = name.to_owned();
        self.write(move |kept| add_token(kept, (owner, name), hash, now)).await
    }

    async fn tokens(&self, owner: UserId) -> StoreResult<Vec<TokenInfo>> {
        self.read(|kept| {
            let own = kept.tokens.iter().filter(|(_, token)| token.owner == owner);
            let info = own.filter_map(|(id, token)| {
                let name = kept.people.get(&token.person)?.user.name.clone();
                Some(TokenInfo { id: *id, name, made: token.made })
            });
            Ok(info.collect())
        })
        .await
    }

    async fn drop_token(&self, owner: UserId, id: i64) -> StoreResult<bool> {
        self.write(move |kept| {
            let token = kept.tokens.get(&id).filter(|token| token.owner == owner);
            let Some(program) = token.map(|token| token.person) else { return Ok(false) };
            match people::depart(kept, program) {
                Ok(()) => Ok(true),
                Err(StoreFault::NotFound) => Ok(false),
                Err(fault) => Err(fault),
            }
        })
        .await
    }

    async fn token(&self, hash: Hash) -> StoreResult<Option<User>> {
        self.read(|kept| {
            let token = kept.tokens.values().find(|token| token.hash == hash);
            let program = token.and_then(|token| kept.present(token.person));
            Ok(program.map(|program| program.user.clone()))
        })
        .await
    }
}

fn add_token(
    kept: &mut KeptDisk,
    (owner, name): (UserId, String),
    hash: Hash,
    made: i64,
) -> StoreResult<TokenInfo> {
    let (rank, suggested) = (Rank::Bot, false);
    let new = NewUser {
        name: name.clone(),
        rank,
        password: None,
        owner: Some(owner),
        suggested,
        now: made,
    };
    let person = people::add(kept, new)?.id;
    let id = kept.number(Numbered::Token);
    kept.tokens.put(id, TokenRow { owner, person, hash, made });
    Ok(TokenInfo { id, name, made })
}
