/// Folds bytes into a digest: the same bytes in the same order give the same one.
///
/// Four words are folded side by side, so that none waits for the one before it.
pub(crate) fn fold(digest: u64, bytes: &[u8]) -> u64 {
    let (fours, rest) = bytes.as_chunks::<32>();
    let mut lanes = [digest, 1, 2, 3];
    for four in fours {
        let (words, _) = four.as_chunks::<8>();
        for (lane, word) in lanes.iter_mut().zip(words) {
            *lane = mix(*lane, u64::from_le_bytes(*word));
        }
    }
    let digest = lanes.into_iter().fold(bytes.len() as u64, mix);
    rest.iter().fold(digest, |digest, byte| mix(digest, u64::from(*byte)))
}

fn mix(digest: u64, word: u64) -> u64 {
    (digest.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95)
}
