//! The commands that documents promise.

/// The commands in the shell blocks of a Markdown text.
pub fn commands(markdown: &str) -> Vec<Vec<String>> {
    let mut inside = false;
    let mut commands = Vec::new();
    for line in markdown.lines() {
        if line.starts_with("```") {
            inside = line == "```sh";
        } else if inside {
            let command = line.split(" #").next().unwrap_or_default();
            commands.push(words(command));
        }
    }
    commands.retain(|words: &Vec<String>| !words.is_empty());
    commands
}

/// The arguments after `cargo run --release --`, or none if the command is another one.
pub fn mittwoch_arguments(command: &[String]) -> Option<&[String]> {
    let rest = after(command, &["cargo", "run", "--release"])?;
    Some(after(rest, &["--"]).unwrap_or(rest))
}

/// The arguments after `cargo xtask`, or none if the command is another one.
pub fn xtask_arguments(command: &[String]) -> Option<&[String]> {
    after(command, &["cargo", "xtask"])
}

/// The words of a command; what stands in quotation marks is one word.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

/// What follows the first words of a command, if it starts with these.
pub fn after<'a>(command: &'a [String], start: &[&str]) -> Option<&'a [String]> {
    command.split_at_checked(start.len()).filter(|(head, _)| head == &start).map(|(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_shell_blocks_count_and_remarks_do_not() {
        let text = "```\nno\n```\n```sh\ncargo run --release -- games  # all\n\n```\nno\n";
        let found = commands(text);
        assert_eq!(found, [["cargo", "run", "--release", "--", "games"]]);
        assert_eq!(mittwoch_arguments(&found[0]), Some(&["games".to_owned()][..]));
        assert_eq!(xtask_arguments(&found[0]), None);
        let found = commands("```sh\ncargo xtask new-game tea --name \"Tea House\" --prefix th\n");
        assert_eq!(found[0][4..], ["--name", "Tea House", "--prefix", "th"]);
    }
}
