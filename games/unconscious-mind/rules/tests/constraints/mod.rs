//! Everything that the rulebooks imply about components. The labels A1 to A14 are sections of the
//! rulebooks: A1 counts and set-up, A2 insights, A3 reputation, A4 coffee and bright ideas, A5
//! stating ideas, A6 notebook, A7 research and treatises, A8 city, A9 recall, A10 clients, A11
//! goals, A12 final scoring, A13 modules, A14 solo. What was seen on photographs of components
//! comes last, and then the variety that our own reconstruction promises.

mod boards;
mod cards;
mod location_tiles;
mod seen;
mod variety;
