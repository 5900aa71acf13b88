use super::ParseError;

/// A piece of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    Word(&'a str),
    Number(u8),
    /// One of `; / + - , : ( ) -> >= ..`.
    Sign(&'a str),
    End,
}

const SIGNS: [&str; 11] = ["->", ">=", "..", ";", "/", "+", "-", ",", ":", "(", ")"];

/// The tokens of a text with their columns, counted from 1; the last one is the end.
pub(super) fn scan(text: &str) -> Result<Vec<(usize, Token<'_>)>, ParseError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let column = text[..at].chars().count() + 1;
        let (token, len) = match rest.as_bytes()[0] {
            b' ' => {
                at += 1;
                continue;
            }
            b'a'..=b'z' => word(rest),
            b'0'..=b'9' => number(rest, column)?,
            _ => sign(rest, column)?,
        };
        tokens.push((column, token));
        at += len;
    }
    tokens.push((text.chars().count() + 1, Token::End));
    Ok(tokens)
}

/// Small letters with single hyphens between them, so that `elevate->` ends before the arrow.
fn word(rest: &str) -> (Token<'_>, usize) {
    let bytes = rest.as_bytes();
    let letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_lowercase);
    let inside = |at: &usize| letter(*at) || bytes[*at] == b'-' && letter(*at + 1);
    let len = (0..bytes.len()).take_while(inside).count();
    (Token::Word(&rest[..len]), len)
}

fn number(rest: &str, column: usize) -> Result<(Token<'_>, usize), ParseError> {
    let len = rest.bytes().take_while(u8::is_ascii_digit).count();
    let fault = || ParseError { column, what: format!("{} is too large a number", &rest[..len]) };
    let number = rest[..len].parse().map_err(|_| fault())?;
    Ok((Token::Number(number), len))
}

fn sign(rest: &str, column: usize) -> Result<(Token<'_>, usize), ParseError> {
    let found = SIGNS.into_iter().find(|sign| rest.starts_with(sign));
    let fault = || {
        let strange = rest.chars().next().unwrap_or(' ');
        ParseError { column, what: format!("'{strange}' has no meaning here") }
    };
    found.map(|sign| (Token::Sign(&rest[..sign.len()]), sign.len())).ok_or_else(fault)
}
