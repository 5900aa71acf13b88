//! The solo game against the Id, one file for each chapter of its digest.

mod laws;
