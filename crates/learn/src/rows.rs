use std::io;

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

    /// All rows as bytes, for a round that goes on later: of each row what came of it, how many
    /// numbers it has, and their places and values.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(6 * self.places.len() + 16 * self.len());
        for at in 0..self.len() {
            let (places, numbers, target) = self.row(at);
            target.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
            bytes.extend((places.len() as u32).to_le_bytes());
            for (place, number) in places.iter().zip(numbers) {
                bytes.extend(place.to_le_bytes());
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes
    }

    /// Reads such bytes.
    ///
    /// # Errors
    ///
    /// Fails where they end too early.
    pub fn read(mut bytes: &[u8]) -> io::Result<Rows> {
        let mut rows = Rows::default();
        while !bytes.is_empty() {
            let target = [float(&mut bytes)?, float(&mut bytes)?, float(&mut bytes)?];
            for _ in 0..u32::from_le_bytes(taken(&mut bytes)?) {
                rows.places.push(u16::from_le_bytes(taken(&mut bytes)?));
                rows.numbers.push(float(&mut bytes)?);
            }
            rows.ends.push(rows.places.len());
            rows.targets.push(target);
        }
        Ok(rows)
    }

    /// The places and numbers of a row that are not nothing, and what came of it.
    pub fn row(&self, at: usize) -> (&[u16], &[f32], [f32; OUTPUTS]) {
        let start = if at == 0 { 0 } else { self.ends[at - 1] };
        let range = start..self.ends[at];
        (&self.places[range.clone()], &self.numbers[range], self.targets[at])
    }
}

/// Takes the next bytes.
fn taken<const N: usize>(bytes: &mut &[u8]) -> io::Result<[u8; N]> {
    let (head, rest) = bytes.split_first_chunk().ok_or(io::ErrorKind::UnexpectedEof)?;
    *bytes = rest;
    Ok(*head)
}

fn float(bytes: &mut &[u8]) -> io::Result<f32> {
    Ok(f32::from_le_bytes(taken(bytes)?))
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
        assert_eq!(Rows::read(&bytes).ok(), Some(one));
        assert!(Rows::read(&bytes[..bytes.len() - 1]).is_err());
    }
}
