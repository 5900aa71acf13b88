//! Rule tests by chapter of the digest.

mod c01_components;
mod c02_set_up;
mod c04_course;
mod c05_insights;
mod c07_reputation;
mod c08_any_time;
mod c08_free_actions;
mod c10_state_ideas;
mod c11_inkpot;
mod c12_nine_actions;
mod c13_notebook_tiles;
mod c14_research;
mod c15_treatises;
mod c16_city;
mod c17_slots;
mod c18_recall_ideas;
mod c19_treat_clients;
mod c20_location_goals;
mod c21_new_clients;
mod c22_final_scoring;
mod c23_open_and_hidden;
mod c27_earlier_versions;
mod examples;
