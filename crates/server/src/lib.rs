//! The server: accounts, tables, live play and history in one process.
