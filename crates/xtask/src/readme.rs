//! The commands that the README promises.

/// The commands in the shell blocks of a Markdown text.
pub fn commands(markdown: &str) -> Vec<Vec<String>> {
    let mut inside = false;
    let mut commands = Vec::new();
    for line in markdown.lines() {
        if line.starts_with("```") {
            inside = line == "```sh";
        } else if inside {
            let command = line.split(" #").next().unwrap_or_default();
            commands.push(command.split_whitespace().map(str::to_owned).collect());
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

fn after<'a>(command: &'a [String], start: &[&str]) -> Option<&'a [String]> {
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
    }
}
