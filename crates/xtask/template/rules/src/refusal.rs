use mittwoch_kernel::refusals;

refusals! {
    /// Why an answer is refused.
    pub enum Refusal {
        /// The game is over.
        Over = "NM-6.1", "nm-refused-over";
        /// The player has bid already.
        HasBid = "NM-4.1", "nm-refused-has-bid";
        /// Somebody else may trade.
        NotYourTrade = "NM-5.1", "nm-refused-not-your-trade";
        /// A coin is bid now, not traded.
        NotTrading = "NM-3.1", "nm-refused-not-trading";
        /// A coin is traded now, not bid.
        NotBidding = "NM-3.1", "nm-refused-not-bidding";
        /// The coin is not in the hand.
        NotInHand = "NM-7.2", "nm-refused-not-in-hand";
    }
}
