mod room;

mod clocks;
mod folding;
mod keeping;
mod lines;
mod memory;
