//! From the notation to the tree.

use std::fmt;

use super::scan::{Token, scan};
use super::{
    Amount, Condition, Cost, Costs, Count, Effect, EffectId, Effects, Measure, Moment, Steps,
    Tagged,
};
use crate::component::{ClientKind, Colour, Insight, Level, Location, Quality, Ring};

/// Why a text is no effect, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.what)
    }
}

impl std::error::Error for ParseError {}

pub(super) type Parsed<T> = Result<T, ParseError>;

/// How deep terms may be nested; printed effects need four.
const DEEPEST: u8 = 16;

/// Reads an effect and stores its nodes.
pub fn parse(effects: &mut Effects, text: &str) -> Parsed<EffectId> {
    whole(effects, text, Parser::effect)
}

/// Reads a price: single costs with commas between them.
pub fn parse_costs(effects: &mut Effects, text: &str) -> Parsed<Costs> {
    whole(effects, text, Parser::costs)
}

/// Reads an amount, such as `3 per tiles level-i max 15`.
pub fn parse_amount(text: &str) -> Parsed<Amount> {
    whole(&mut Effects::default(), text, Parser::amount)
}

/// Reads a condition, such as `columns >= 2`.
pub fn parse_condition(text: &str) -> Parsed<Condition> {
    whole(&mut Effects::default(), text, Parser::condition)
}

fn whole<'a, T>(
    effects: &'a mut Effects,
    text: &'a str,
    read: fn(&mut Parser<'a>) -> Parsed<T>,
) -> Parsed<T> {
    let mut parser = Parser { effects, tokens: scan(text)?, at: 0, depth: 0 };
    let value = read(&mut parser)?;
    match parser.peek() {
        Token::End => Ok(value),
        _ => parser.expected("the end"),
    }
}

pub(super) struct Parser<'a> {
    effects: &'a mut Effects,
    tokens: Vec<(usize, Token<'a>)>,
    pub(super) at: usize,
    depth: u8,
}

impl<'a> Parser<'a> {
    pub(super) fn peek(&self) -> Token<'a> {
        self.tokens[self.at].1
    }

    fn take(&mut self, token: Token) -> bool {
        let here = self.peek() == token;
        self.at += usize::from(here);
        here
    }

    pub(super) fn sign(&mut self, sign: &str) -> bool {
        self.take(Token::Sign(sign))
    }

    pub(super) fn word(&mut self, word: &str) -> bool {
        self.take(Token::Word(word))
    }

    fn fault<T>(&self, what: String) -> Parsed<T> {
        Err(ParseError { column: self.tokens[self.at].0, what })
    }

    pub(super) fn expected<T>(&self, what: &str) -> Parsed<T> {
        let got = match self.peek() {
            Token::Word(text) | Token::Sign(text) => format!("'{text}'"),
            Token::Number(number) => number.to_string(),
            Token::End => "the end".to_owned(),
        };
        self.fault(format!("expected {what}, found {got}"))
    }

    fn need(&mut self, sign: &str) -> Parsed<()> {
        if self.sign(sign) { Ok(()) } else { self.expected(&format!("'{sign}'")) }
    }

    fn number(&mut self) -> Parsed<u8> {
        let Token::Number(number) = self.peek() else { return self.expected("a number") };
        self.at += 1;
        Ok(number)
    }

    /// A number that says how often or how much, so never 0.
    pub(super) fn some(&mut self) -> Parsed<u8> {
        if self.peek() == Token::Number(0) {
            return self.fault("0 would do nothing here".to_owned());
        }
        self.number()
    }

    /// One of the plain names of an enum.
    pub(super) fn one_of<T: Copy>(
        &mut self,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Parsed<T> {
        if let Token::Word(word) = self.peek()
            && let Some(found) = all.iter().copied().find(|value| name(*value) == word)
        {
            self.at += 1;
            return Ok(found);
        }
        let names: Vec<_> = all.iter().map(|value| name(*value)).collect();
        self.expected(&format!("one of {}", names.join(", ")))
    }

    fn store(&mut self, node: Effect) -> Parsed<EffectId> {
        match self.effects.add(node) {
            Some(id) => Ok(id),
            None => self.fault("the pack has too many effects".to_owned()),
        }
    }

    fn effect(&mut self) -> Parsed<EffectId> {
        if self.depth == DEEPEST {
            return self.fault(format!("effects can be nested at most {DEEPEST} deep"));
        }
        self.depth += 1;
        let id = self.joined(";", Effect::Seq, Parser::choice);
        self.depth -= 1;
        id
    }

    fn choice(&mut self) -> Parsed<EffectId> {
        self.joined("/", Effect::Choose, Parser::both)
    }

    fn both(&mut self) -> Parsed<EffectId> {
        self.joined("+", Effect::All, Parser::term)
    }

    fn joined(
        &mut self,
        sign: &str,
        join: fn(super::Nodes) -> Effect,
        part: fn(&mut Parser<'a>) -> Parsed<EffectId>,
    ) -> Parsed<EffectId> {
        let mut parts = vec![part(self)?];
        while self.sign(sign) {
            parts.push(part(self)?);
        }
        if let [one] = parts[..] {
            return Ok(one);
        }
        match self.effects.add_children(&parts) {
            Some(nodes) => self.store(join(nodes)),
            None => self.fault("at most eight effects can be joined".to_owned()),
        }
    }

    fn term(&mut self) -> Parsed<EffectId> {
        if self.sign("(") {
            let id = self.effect()?;
            self.need(")")?;
            return Ok(id);
        }
        let node = match self.peek() {
            Token::Word(word @ ("pay" | "may" | "if" | "per" | "repeat" | "on")) => {
                self.at += 1;
                self.prefixed(word)?
            }
            _ => self.verb()?,
        };
        self.store(node)
    }

    fn prefixed(&mut self, word: &str) -> Parsed<Effect> {
        match word {
            "pay" => {
                let costs = self.costs()?;
                self.need("->")?;
                Ok(Effect::Pay(costs, self.below()?))
            }
            "may" => Ok(Effect::May(self.below()?)),
            "if" => {
                let condition = self.condition()?;
                self.need(":")?;
                Ok(Effect::If(condition, self.below()?))
            }
            "per" => {
                let measure = self.measure()?;
                self.need(":")?;
                Ok(Effect::Per(measure, self.below()?))
            }
            "repeat" => {
                let times = self.some()?;
                self.need(":")?;
                Ok(Effect::Repeat(times, self.below()?))
            }
            _ => {
                let moment = self.one_of(&Moment::ALL, Moment::name)?;
                self.need(":")?;
                Ok(Effect::On(moment, self.below()?))
            }
        }
    }

    /// A term behind a prefix, bounded like one in brackets.
    fn below(&mut self) -> Parsed<EffectId> {
        if self.depth == DEEPEST {
            return self.fault(format!("effects can be nested at most {DEEPEST} deep"));
        }
        self.depth += 1;
        let id = self.term();
        self.depth -= 1;
        id
    }

    pub(super) fn keyword(&mut self, word: &str) -> Parsed<()> {
        if self.word(word) { Ok(()) } else { self.expected(&format!("'{word}'")) }
    }

    pub(super) fn steps(&mut self) -> Parsed<Steps> {
        let least = self.some()?;
        let most = if self.sign("..") { self.some()? } else { least };
        if most < least {
            return self.fault(format!("{most} steps are fewer than {least}"));
        }
        Ok(Steps { least, most })
    }

    pub(super) fn insight(&mut self) -> Parsed<Insight> {
        let ring = self.one_of(&Ring::ALL, Ring::name)?;
        if self.word("any") {
            return Ok(Insight { ring, quality: None });
        }
        let Ok(quality) = self.one_of(&Quality::ALL, Quality::name) else {
            return self.expected("one of growth, freedom, passion, any");
        };
        Ok(Insight { ring, quality: Some(quality) })
    }

    fn costs(&mut self) -> Parsed<Costs> {
        let mut costs = vec![self.cost()?];
        while self.sign(",") {
            costs.push(self.cost()?);
        }
        match self.effects.add_costs(&costs) {
            Some(costs) => Ok(costs),
            None => self.fault("at most eight costs can stand together".to_owned()),
        }
    }

    fn cost(&mut self) -> Parsed<Cost> {
        const COSTS: &str = "a cost (minor, median, major, suppress, coffee, box, bright, card)";
        let Token::Word(word) = self.peek() else { return self.expected(COSTS) };
        if Ring::named(word).is_some() {
            return Ok(Cost::Insight(self.insight()?));
        }
        self.at += 1;
        match word {
            "suppress" => Ok(Cost::Suppress),
            "coffee" => Ok(Cost::Coffee(self.some()?)),
            "box" => Ok(Cost::Box(self.some()?)),
            "bright" => Ok(Cost::Bright(self.some()?)),
            "card" => Ok(Cost::Card),
            _ => {
                self.at -= 1;
                self.expected(COSTS)
            }
        }
    }

    pub(super) fn amount(&mut self) -> Parsed<Amount> {
        let each = self.some()?;
        let per = if self.word("per") { Some(self.measure()?) } else { None };
        Ok(Amount { each, per })
    }

    fn measure(&mut self) -> Parsed<Measure> {
        let count = self.count()?;
        let max = if self.word("max") { Some(self.some()?) } else { None };
        Ok(Measure { count, max })
    }

    fn condition(&mut self) -> Parsed<Condition> {
        let count = self.count()?;
        self.need(">=")?;
        Ok(Condition { count, least: self.some()? })
    }

    fn count(&mut self) -> Parsed<Count> {
        if self.word("tags") {
            return self.tagged().map(Count::Tags);
        }
        if self.word("tiles") {
            return Ok(Count::Tiles(self.one_of(&Level::ALL, Level::name).ok()));
        }
        if self.word("cured") {
            return Ok(Count::Cured(self.one_of(&ClientKind::ALL, ClientKind::name).ok()));
        }
        if let Token::Word(word) = self.peek()
            && let Some((_, count)) = Count::PLAIN.iter().find(|(name, _)| *name == word)
        {
            self.at += 1;
            return Ok(*count);
        }
        let plain: Vec<_> = Count::PLAIN.iter().map(|(name, _)| *name).collect();
        self.expected(&format!("one of tags, tiles, cured, {}", plain.join(", ")))
    }

    fn tagged(&mut self) -> Parsed<Tagged> {
        if let Ok(location) = self.one_of(&Location::ALL, Location::name) {
            return Ok(Tagged::Location(location));
        }
        match self.one_of(&Colour::ALL, Colour::name) {
            Ok(colour) => Ok(Tagged::District(colour)),
            Err(_) => self.expected("a location or the colour of a district"),
        }
    }
}
