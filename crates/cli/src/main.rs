//! The `mittwoch` command.

fn main() -> std::process::ExitCode {
    mittwoch_cli::main()
}
