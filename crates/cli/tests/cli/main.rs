//! The command as people and scripts use it.

mod commands;
mod faults;
mod hostile;
mod locales;
mod replay;
mod run;
mod screens;
mod server;
mod stops;
mod text;
