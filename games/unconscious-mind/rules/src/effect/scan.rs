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

/// The longest text of an effect, in bytes; the longest printed one has 130.
const LONGEST: usize = 1000;

/// The tokens of a text with their columns, counted from 1; the last one is the end.
pub(super) fn scan(text: &str) -> Result<Vec<(usize, Token<'_>)>, ParseError> {
    if text.len() > LONGEST {
        let what = format!("the text has {} bytes, the limit is {LONGEST}", text.len());
        return Err(ParseError { column: 1, what });
    }
    Scanner { text, at: 0, looked: 0 }.all()
}

/// A text, how far it is read, and how many bytes were looked at on the way.
struct Scanner<'a> {
    text: &'a str,
    at: usize,
    looked: usize,
}

type Scanned<'a, T> = Result<T, ParseError>;

impl<'a> Scanner<'a> {
    fn all(&mut self) -> Scanned<'a, Vec<(usize, Token<'a>)>> {
        let mut tokens = Vec::new();
        while let Some(first) = self.text.as_bytes().get(self.at) {
            let column = self.column();
            self.looked += 1;
            let token = match first {
                b' ' => {
                    self.at += 1;
                    continue;
                }
                b'a'..=b'z' => self.word(),
                b'0'..=b'9' => self.number()?,
                _ => self.sign()?,
            };
            tokens.push((column, token));
        }
        tokens.push((self.column(), Token::End));
        Ok(tokens)
    }

    /// Whatever is read is ASCII, so bytes are columns and nobody has to count.
    fn column(&self) -> usize {
        self.at + 1
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes so many bytes.
    fn take(&mut self, len: usize) -> &'a str {
        let taken = &self.rest()[..len];
        self.at += len;
        self.looked += len;
        taken
    }

    /// Small letters with single hyphens between them, so that `elevate->` ends before the arrow.
    fn word(&mut self) -> Token<'a> {
        let bytes = self.rest().as_bytes();
        let letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_lowercase);
        let inside = |at: &usize| letter(*at) || bytes[*at] == b'-' && letter(*at + 1);
        let len = (0..bytes.len()).take_while(inside).count();
        Token::Word(self.take(len))
    }

    fn number(&mut self) -> Scanned<'a, Token<'a>> {
        let column = self.column();
        let len = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let digits = self.take(len);
        let fault = |_| ParseError { column, what: format!("{digits} is too large a number") };
        digits.parse().map(Token::Number).map_err(fault)
    }

    fn sign(&mut self) -> Scanned<'a, Token<'a>> {
        let rest = self.rest();
        let Some(sign) = SIGNS.into_iter().find(|sign| rest.starts_with(sign)) else {
            let strange = rest.chars().next().expect("the text goes on");
            let what = format!("'{}' has no meaning here", strange.escape_debug());
            return Err(ParseError { column: self.column(), what });
        };
        Ok(Token::Sign(self.take(sign.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many bytes are looked at in a text of so many gains.
    fn looked(gains: usize) -> usize {
        let text = vec!["gain points 12 ->"; gains].join(" ");
        let mut scanner = Scanner { text: &text, at: 0, looked: 0 };
        let tokens = scanner.all().expect("tokens");
        assert_eq!(tokens.len(), 4 * gains + 1);
        assert_eq!(tokens.last(), Some(&(text.len() + 1, Token::End)));
        scanner.looked
    }

    #[test]
    fn twice_the_text_is_twice_the_work() {
        let once = looked(1000);
        assert!(looked(2000) <= 2 * once + 2 && looked(16_000) <= 16 * once + 16);
    }

    #[test]
    fn a_text_has_a_length_that_is_enough() {
        let sound = "a".repeat(LONGEST);
        assert_eq!(scan(&sound).map(|tokens| tokens.len()), Ok(2));
        let fault = scan(&(sound + "a")).expect_err("too long");
        assert!(fault.what.contains("1001") && fault.what.contains("1000"), "{fault}");
    }
}
