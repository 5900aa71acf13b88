//! The component files as they are written, before anything is checked.

use mittwoch_kernel::{entries, files};

entries! {
    Ware { points: u8 }
    Coins { lowest: u8, highest: u8, hand: u8 }
}

files! {
    WareFile { ware: Vec<Ware> }
    CoinFile { coins: Coins }
}
