//! The tables of the page.

/// What the page says of one game.
#[derive(Default)]
pub(super) struct Chapter {
    /// Words in capitals, each with what it stands for.
    pub(super) names: Vec<(String, String)>,
    /// The forms of actions, each with the paragraphs behind it.
    pub(super) answers: Vec<(String, String)>,
    /// The draws.
    pub(super) draws: Vec<DrawRow>,
    /// Everything else between backticks in the chapter.
    pub(super) quoted: Vec<String>,
}

/// A line of a table of draws.
pub(super) struct DrawRow {
    pub(super) what: String,
    /// Whether it is for a seat.
    pub(super) seat: bool,
    /// The word for the names in `from`.
    pub(super) from: String,
    /// How many items, `all`, or words that no test reads.
    pub(super) got: String,
}

/// What stands between backticks.
pub(super) fn ticks(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Reads the page of a game.
pub(super) fn chapter(text: &str) -> Chapter {
    let mut chapter = Chapter::default();
    let mut header: Vec<String> = Vec::new();
    for line in text.lines() {
        let Some(cells) = cells(line) else {
            header.clear();
            chapter.quoted.extend(ticks(line));
            continue;
        };
        match header.first().map(String::as_str) {
            None => header = cells,
            Some(_) if cells[0].starts_with("---") => {}
            Some(first) => chapter.read(first, &cells),
        }
    }
    chapter
}

/// The cells of a line of a table.
fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(|cell| cell.trim().to_owned()).collect())
}

impl Chapter {
    fn read(&mut self, table: &str, cells: &[String]) {
        let word = |at: usize| ticks(&cells[at]).into_iter().next().unwrap_or_default();
        let last = cells.last().cloned().unwrap_or_default();
        match table {
            "name" => self.names.push((word(0), cells[1].clone())),
            "action" => self.answers.push((word(0), last)),
            "`for`" => self.draws.push(DrawRow {
                what: word(0),
                seat: !cells[1].is_empty(),
                from: word(2),
                got: cells[3].clone(),
            }),
            _ => self.quoted.extend(cells.iter().flat_map(|cell| ticks(cell))),
        }
    }
}
