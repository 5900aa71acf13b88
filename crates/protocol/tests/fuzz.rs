//! Arbitrary and damaged messages: each is refused, or it is a message that is written and read
//! back as the same.

use mittwoch_protocol::{
    ClientMessage, Create, Credentials, NewGuest, NewToken, ServerMessage, ThinkerHears,
    ThinkerSays,
};
use mittwoch_testkit::{damaged, fuzz};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::page::blocks;

/// How many messages of each kind are damaged.
const MESSAGES: u32 = 1000;

/// Whatever a type reads, it writes so that it reads the same again.
fn is_read_soundly<T: DeserializeOwned + Serialize + PartialEq>(name: &str) {
    let samples: Vec<String> = blocks()
        .into_iter()
        .filter(|(kind, _)| *kind == name)
        .map(|(_, text)| text.trim().to_owned())
        .collect();
    let tried = fuzz(MESSAGES, &damaged(samples), |text| {
        let Ok(message) = serde_json::from_str::<T>(&text) else { return Ok(()) };
        let written = serde_json::to_string(&message).map_err(|error| error.to_string())?;
        match serde_json::from_str::<T>(&written) {
            Ok(again) if again == message => Ok(()),
            _ => Err(format!("it is written as {written}")),
        }
    });
    tried.unwrap_or_else(|why| panic!("{name}: {why}"));
}

#[test]
fn messages_of_clients_are_read_soundly() {
    is_read_soundly::<ClientMessage>("ClientMessage");
}

#[test]
fn messages_of_servers_are_read_soundly() {
    is_read_soundly::<ServerMessage>("ServerMessage");
}

#[test]
fn messages_of_thinkers_are_read_soundly() {
    is_read_soundly::<ThinkerSays>("ThinkerSays");
    is_read_soundly::<ThinkerHears>("ThinkerHears");
}

#[test]
fn requests_are_read_soundly() {
    is_read_soundly::<Create>("Create");
    is_read_soundly::<Credentials>("Credentials");
    is_read_soundly::<NewGuest>("NewGuest");
    is_read_soundly::<NewToken>("NewToken");
}
