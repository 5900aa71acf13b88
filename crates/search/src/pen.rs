/// Writes the numbers of a row one after the other.
pub struct RowPen<'a> {
    row: &'a mut [f32],
    at: usize,
}

impl<'a> RowPen<'a> {
    /// At the beginning of a row that is all nothing.
    pub fn new(row: &'a mut [f32]) -> RowPen<'a> {
        RowPen { row, at: 0 }
    }

    /// Writes a number; what is far beyond anything usual is cut, so that components that nobody has
    /// learnt from do not drown the rest.
    pub fn put(&mut self, number: f32) {
        self.row[self.at] = number.clamp(-4.0, 4.0);
        self.at += 1;
    }

    /// Writes yes or no.
    pub fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }

    /// Writes which of `count` it is, if any.
    pub fn which(&mut self, which: Option<usize>, count: usize) {
        if let Some(place) = which.filter(|place| *place < count) {
            self.row[self.at + place] = 1.0;
        }
        self.at += count;
    }

    /// Writes how many there are, a place for each of the first `most`.
    pub fn count(&mut self, many: u32, most: usize) {
        let many = (many as usize).min(most);
        self.row[self.at..self.at + many].fill(1.0);
        self.at += most;
    }

    /// Leaves places empty.
    pub fn skip(&mut self, places: usize) {
        self.at += places;
    }

    /// How many places are written or left empty.
    pub fn written(&self) -> usize {
        self.at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_place_by_place() {
        let mut row = [0.0; 12];
        let mut pen = RowPen::new(&mut row);
        pen.put(9.0);
        pen.flag(true);
        pen.which(Some(1), 3);
        pen.count(2, 3);
        pen.count(7, 2);
        pen.skip(1);
        pen.which(None, 1);
        assert_eq!(pen.written(), 12);
        assert_eq!(row, [4.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0]);
    }
}
