/// The numbers of all answers of a game: a block for each verb, and in it a number for each of its
/// arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbering {
    blocks: Vec<AnswerBlock>,
    /// Where the numbers of each verb begin, and after the last verb how many there are: as long as
    /// a byte can count, so that no verb has to be looked for.
    starts: Box<[u32; VERBS + 1]>,
}

/// The most verbs of a game.
const VERBS: usize = 1 << u8::BITS;

/// The numbers of one verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnswerBlock {
    /// The verb.
    pub verb: &'static str,
    /// The first number.
    pub first: u32,
    /// How many values each argument has; a verb without arguments has one of each.
    pub values: [u16; 3],
}

impl AnswerBlock {
    /// How many numbers it has.
    pub fn count(&self) -> u32 {
        self.values.iter().map(|values| u32::from(*values)).product()
    }
}

impl Numbering {
    /// Numbers the answers of these verbs, each with how many values its arguments have.
    pub fn new<'a>(verbs: impl IntoIterator<Item = (&'static str, &'a [usize])>) -> Numbering {
        let (mut blocks, mut first) = (Vec::new(), 0);
        for (verb, arguments) in verbs {
            assert!(arguments.len() <= 3, "a verb has at most three arguments");
            let mut values = [1; 3];
            for (place, count) in arguments.iter().enumerate() {
                values[place] = u16::try_from(*count).expect("components are few");
            }
            let block = AnswerBlock { verb, first, values };
            first += block.count();
            blocks.push(block);
        }
        assert!(blocks.len() <= VERBS, "a game has at most {VERBS} verbs");
        let mut starts = Box::new([first; VERBS + 1]);
        starts.iter_mut().zip(&blocks).for_each(|(start, block)| *start = block.first);
        Numbering { blocks, starts }
    }

    /// How many numbers there are.
    #[inline]
    pub fn count(&self) -> u32 {
        self.starts[VERBS]
    }

    /// The blocks in their order.
    pub fn blocks(&self) -> &[AnswerBlock] {
        &self.blocks
    }

    /// The number of a verb, by its place, with its only argument, or with 0 where it has none;
    /// nothing if that is too large.
    ///
    /// Machines ask this for every answer that is open to them.
    #[inline]
    pub fn simple(&self, verb: u8, argument: u16) -> Option<u32> {
        let place = usize::from(verb);
        let number = self.starts[place] + u32::from(argument);
        (number < self.starts[place + 1]).then_some(number)
    }

    /// The number of a verb, by its place, with its arguments; nothing if one of them is too large.
    #[inline]
    pub fn number(&self, verb: u8, arguments: [u16; 3]) -> Option<u32> {
        let AnswerBlock { first, values, .. } = *self.blocks.get(usize::from(verb))?;
        let fits = arguments.iter().zip(values).all(|(argument, values)| *argument < values);
        let [one, two, three] = arguments.map(u32::from);
        let [_, second, third] = values.map(u32::from);
        fits.then(|| first + (one * second + two) * third + three)
    }

    /// The verb, by its place, and the arguments of a number.
    pub fn split(&self, number: u32) -> Option<(u8, [u16; 3])> {
        if number >= self.count() {
            return None;
        }
        let verb = self.blocks.partition_point(|block| block.first + block.count() <= number);
        let AnswerBlock { first, values, .. } = self.blocks[verb];
        let [_, second, third] = values.map(u32::from);
        let rest = number - first;
        let arguments = [rest / third / second, rest / third % second, rest % third];
        Some((verb as u8, arguments.map(|argument| argument as u16)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_verb_with_its_arguments() {
        let verbs: [(&str, &[usize]); 4] =
            [("pass", &[]), ("walk", &[4]), ("none", &[0]), ("swap", &[3, 2, 5])];
        let numbering = Numbering::new(verbs);
        assert_eq!(numbering.count(), 1 + 4 + 30);
        for number in 0..numbering.count() {
            let (verb, arguments) = numbering.split(number).expect("a number of the game");
            assert_eq!(numbering.number(verb, arguments), Some(number));
        }
        assert_eq!(numbering.split(35), None);
        assert_eq!(numbering.number(1, [4, 0, 0]), None);
        for argument in 0..40 {
            for verb in [0, 1, 2, 4, 255] {
                let number = numbering.number(verb, [argument, 0, 0]);
                assert_eq!(numbering.simple(verb, argument), number, "{verb} {argument}");
            }
        }
        assert_eq!(numbering.number(2, [0, 0, 0]), None);
        assert_eq!(numbering.split(34), Some((3, [2, 1, 4])));
    }
}
