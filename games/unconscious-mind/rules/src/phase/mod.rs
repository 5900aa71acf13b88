//! One file for each chapter of the rulebook that has work to do.

pub(crate) mod city;
pub(crate) mod draft;
pub(crate) mod fireworks;
pub(crate) mod free;
pub(crate) mod goals;
pub(crate) mod insights;
pub(crate) mod journalist;
pub(crate) mod location_tiles;
pub(crate) mod notebook;
pub(crate) mod publish;
pub(crate) mod reputation;
pub(crate) mod special;
pub(crate) mod state_ideas;
pub(crate) mod treat;
