use std::fmt::Write;

/// Whether a text needs no escape.
#[inline]
pub(super) fn is_plain(text: &str) -> bool {
    // Without an early end: so many bytes are looked at in one go.
    text.bytes().fold(true, |plain, byte| plain & (byte >= b' ' && byte != b'"' && byte != b'\\'))
}

/// Puts a text down with its escapes.
#[cold]
pub(super) fn escape(out: &mut String, text: &str) {
    for sign in text.chars() {
        match sign {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..='\u{1f}' => {
                let _a_string_takes_all = write!(out, "\\u{:04x}", u32::from(sign));
            }
            _ => out.push(sign),
        }
    }
}

/// Puts a number down. Most of them are small.
#[inline]
pub(super) fn whole(out: &mut String, number: u64) {
    match number {
        0..10 => out.push(digit(number)),
        10..100 => {
            out.push(digit(number / 10));
            out.push(digit(number % 10));
        }
        _ => long(out, number),
    }
}

fn digit(number: u64) -> char {
    char::from(b'0' + number as u8)
}

fn long(out: &mut String, mut number: u64) {
    let (mut digits, mut at) = ([0_u8; 20], 20);
    while number > 0 {
        at -= 1;
        digits[at] = b'0' + (number % 10) as u8;
        number /= 10;
    }
    out.extend(digits[at..].iter().map(|digit| char::from(*digit)));
}
