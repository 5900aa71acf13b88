//! What stands in the lines of a table, and what does not.

use mittwoch_protocol::{ChatRoom, Command};

use super::room::{Room, wish};

#[test]
fn lines_hold_numbers_of_people_and_neither_names_nor_chat_nor_what_lies_sealed() {
    let mut room = Room::open(wish("dreamworld", 2), 2, 3);
    room.does(0, Command::Entropy { text: "a word for the luck".into() });
    room.does(0, Command::Start);
    let answer = room.offers(0).remove(0);
    let Command::Answer { action, .. } = answer.clone() else { panic!("an answer") };
    room.says(0, "a key of the client", answer).expect("done");
    let chat = Command::Chat { room: ChatRoom::Players, text: "something said".into() };
    assert!(room.session.needs(&room.people[0], &message(chat)).is_ok());
    let text = room.kept.table_lines.join("\n");
    for absent in ["Name of", "something said", "a key of the client", action.as_str()] {
        assert!(!text.contains(absent), "{absent}: {text}");
    }
    assert!(text.contains("a word for the luck") && text.contains("\"person\":1"));
    assert_eq!(room.kept.sealed.len(), 1, "it lies in a drawer of its own");
    for line in &room.kept.table_lines {
        assert!(line.starts_with("{\"v\":1,") && !line.contains('\n'), "{line}");
    }
}

fn message(command: Command) -> mittwoch_protocol::ClientMessage {
    mittwoch_protocol::ClientMessage { key: "k".into(), command }
}

#[test]
fn damaged_lines_are_refused_with_their_number() {
    let room = Room::running(wish("dreamworld", 2), 2, 3);
    let sound = room.kept.table_lines;
    let damages: [(&str, usize); 5] = [
        ("", 2),
        ("nonsense", 2),
        ("{\"v\":2,\"at\":1}", 2),
        ("{\"v\":1,\"at\":1,\"facts\":[{\"left\":[9,true]}]}", 2),
        ("{\"v\":1,\"at\":1,\"facts\":[{\"unknown\":1}]}", 2),
    ];
    for (damage, line) in damages {
        let mut lines = sound.clone();
        lines[1] = damage.to_owned();
        let fault = mittwoch_session::fold_lines(&lines).expect_err(damage);
        assert_eq!(fault.line, line, "{}", fault.what);
    }
    assert!(mittwoch_session::fold_lines(&[]).is_err());
    assert_eq!(mittwoch_session::fold_lines(&sound[1..]).expect_err("headless").line, 1);
}
