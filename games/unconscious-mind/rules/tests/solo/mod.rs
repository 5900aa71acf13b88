//! The solo game against the Id, in the chapters of its digest.

mod c02_set_up;
mod c03_concepts;
mod c04_turn;
mod c06_lines;
mod c08_clients;
mod c09_tiles;
mod c10_scoring;
mod c11_modules;
mod c12_versions;
mod examples;
mod laws;
mod playthrough;
mod table;
mod telling;
