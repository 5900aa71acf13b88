/// Folds bytes into a digest: the same bytes in the same order give the same one.
pub(crate) fn fold(digest: u64, bytes: &[u8]) -> u64 {
    let mix =
        |digest: u64, word: u64| (digest.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    let mut words = bytes.chunks_exact(8);
    let mut digest = mix(digest, bytes.len() as u64);
    for word in words.by_ref() {
        digest = mix(digest, u64::from_le_bytes(word.try_into().unwrap_or_default()));
    }
    words.remainder().iter().fold(digest, |digest, byte| mix(digest, u64::from(*byte)))
}
