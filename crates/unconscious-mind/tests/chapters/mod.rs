//! The rules as they are played, one file for each group of chapters of the digest.

mod c01_components;
mod c02_set_up;
mod c04_course;
mod c05_insights;
mod c07_reputation;
mod c08_free_actions;
mod c10_state_ideas;
mod c11_inkpot;
mod c12_actions;
mod c13_notebook;
mod c16_city;
mod c18_recall;
mod c19_treat;
mod c20_goals;
mod c21_end_of_turn;
mod c22_scoring;
mod c23_open_and_hidden;
mod examples;
pub(crate) mod position;
