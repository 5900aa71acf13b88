use std::borrow::Cow;

/// Whether a sign steers a terminal, turns the order of a line around or hides: no text needs it.
///
/// The joiners U+200C and U+200D stay: Persian words and many emoji need them.
pub fn is_plain(sign: char) -> bool {
    let steers = sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}');
    let turns = matches!(
        sign,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    let hides = matches!(
        sign,
        '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
    );
    !(steers || turns || hides)
}

/// A text in one line with plain characters only: white space becomes a blank, the rest goes.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let sign = |sign: char| match sign {
        sign if is_plain(sign) => Some(sign),
        '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        _ => None,
    };
    Cow::Owned(text.chars().filter_map(sign).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_stays_as_it_is() {
        for text in
            ["", "Well played!", "żółw", "Ну что ж…", "日本", "👩‍👧", "می‌خواهم", "שלום", "a  b"]
        {
            assert!(matches!(plain(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }

    #[test]
    fn what_steers_turns_or_hides_goes() {
        assert_eq!(plain("\u{1b}[2J\u{1b}]0;x\u{7}red"), "[2J]0;xred");
        assert_eq!(plain("\u{9b}31mred\u{9d}\u{7f}\0"), "31mred");
        assert_eq!(plain("a\r\nSound\tb\u{2028}c"), "a  Sound b c");
        assert_eq!(plain("\u{202e}gnp.exe\u{2066}\u{200f}\u{feff}\u{200b}\u{e0041}"), "gnp.exe");
        let all: String = (0..=0x10_ffff).filter_map(char::from_u32).collect();
        assert!(plain(&all).chars().all(is_plain));
    }
}
