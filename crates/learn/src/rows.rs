use mittwoch_search::OUTPUTS;

/// Positions as a judge sees them, and what came of each. Numbers that are nothing are not kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    places: Vec<u16>,
    numbers: Vec<f32>,
    ends: Vec<usize>,
    targets: Vec<[f32; OUTPUTS]>,
}

impl Rows {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a row; what came of it is said later.
    pub fn push(&mut self, row: &[f32]) {
        for (place, number) in row.iter().enumerate().filter(|(_, number)| **number != 0.0) {
            self.places.push(place as u16);
            self.numbers.push(*number);
        }
        self.ends.push(self.places.len());
        self.targets.push([0.0; OUTPUTS]);
    }

    /// Says what came of a row.
    pub fn set_target(&mut self, row: usize, target: [f32; OUTPUTS]) {
        self.targets[row] = target;
    }

    /// Adds all rows of another list.
    pub fn extend(&mut self, other: &Rows) {
        let before = self.places.len();
        self.places.extend(&other.places);
        self.numbers.extend(&other.numbers);
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.targets.extend(&other.targets);
    }

    /// The places and numbers of a row that are not nothing, and what came of it.
    pub fn row(&self, at: usize) -> (&[u16], &[f32], [f32; OUTPUTS]) {
        let start = if at == 0 { 0 } else { self.ends[at - 1] };
        let range = start..self.ends[at];
        (&self.places[range.clone()], &self.numbers[range], self.targets[at])
    }
}

impl Rows {
    /// The rows as a file, little-endian: how many there are and how many numbers they have, then
    /// places, numbers, ends and what came of each.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(16 + 6 * self.places.len() + 20 * self.len());
        bytes.extend((self.len() as u64).to_le_bytes());
        bytes.extend((self.places.len() as u64).to_le_bytes());
        self.places.iter().for_each(|place| bytes.extend(place.to_le_bytes()));
        self.numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        self.ends.iter().for_each(|end| bytes.extend((*end as u64).to_le_bytes()));
        let targets = self.targets.iter().flatten();
        targets.for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }

    /// Reads such a file; nothing if it is none.
    pub fn read(bytes: &[u8]) -> Option<Rows> {
        let (head, body) = bytes.split_at_checked(16)?;
        let size = |at: usize| {
            let bytes = head[at..at + 8].try_into().expect("eight bytes");
            usize::try_from(u64::from_le_bytes(bytes)).ok()
        };
        let (rows, all) = (size(0)?, size(8)?);
        let wanted = all.checked_mul(6)?.checked_add(rows.checked_mul(8 + 4 * OUTPUTS)?)?;
        if body.len() != wanted {
            return None;
        }
        let (places, body) = body.split_at(2 * all);
        let (numbers, body) = body.split_at(4 * all);
        let (ends, targets) = body.split_at(8 * rows);
        let number = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().expect("four bytes"));
        let end = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
        let read = Rows {
            places: places
                .chunks_exact(2)
                .map(|two| u16::from_le_bytes([two[0], two[1]]))
                .collect(),
            numbers: numbers.chunks_exact(4).map(number).collect(),
            ends: ends.chunks_exact(8).map(|bytes| end(bytes) as usize).collect(),
            targets: targets
                .chunks_exact(4 * OUTPUTS)
                .map(|row| std::array::from_fn(|at| number(&row[4 * at..4 * at + 4])))
                .collect(),
        };
        let sound = read.ends.is_sorted() && read.ends.last().is_none_or(|end| *end == all);
        sound.then_some(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back_without_their_nothings() {
        let (mut one, mut other) = (Rows::default(), Rows::default());
        one.push(&[0.0, 2.0, 0.0, 3.0]);
        other.push(&[1.0, 0.0, 0.0, 0.0]);
        other.set_target(0, [1.0, 0.5, 0.25]);
        one.extend(&other);
        assert_eq!(one.len(), 2);
        assert_eq!(one.row(0), (&[1u16, 3][..], &[2.0, 3.0][..], [0.0; 3]));
        assert_eq!(one.row(1), (&[0u16][..], &[1.0][..], [1.0, 0.5, 0.25]));
        let bytes = one.bytes();
        assert_eq!(Rows::read(&bytes).as_ref(), Some(&one));
        assert_eq!(Rows::read(&bytes[..bytes.len() - 1]), None);
    }
}
