//! What holds for the whole repository: its layers, its files, its games and its texts.

mod tree;

mod examples;
mod games;
mod layering;
mod locales;
mod names;
mod one_binary;
mod readme;
mod rooms;
mod school;
mod supply;
mod tidy;
