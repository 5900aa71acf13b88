//! The life of tables, without a server around it.

mod session;
