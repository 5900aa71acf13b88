//! The command as people and scripts use it.

mod before;
mod bots;
mod commands;
mod faults;
mod hostile;
mod keyboard;
mod locales;
mod packs;
mod replay;
mod review;
mod run;
mod screens;
mod server;
mod stops;
mod teach;
mod text;
