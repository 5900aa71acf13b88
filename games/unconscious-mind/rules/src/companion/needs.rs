//! What a step will look at and nobody has told yet.

use mittwoch_kernel::{Form, Said};

use super::effects::{looks, may_publish};
use super::forms::{
    choice, colour, effect, flags, flags_of, form, location, named, number, order, own, piece,
    space, tags, treatise, treatise_word, yes_or_no,
};
use super::library;
use super::run::Run;
use crate::component::{Colour, Deed, Level, Way};
use crate::effect::{Count, EffectId, Good};
use crate::id::{Did, ID, PERSON, Step, line_effect, recall};
use crate::phase::city::{self, Slot};
use crate::state::{Frame, TREATISES, cells};

/// The question to be asked before the next step, if there is one.
pub(super) fn question(run: &Run) -> Option<Form> {
    if !run.knows("begin") {
        return Some(begin());
    }
    let frame = run.state.stack.current();
    if run.state.turn == PERSON && frame != Frame::Over {
        return Some(mine(run));
    }
    if let Some(form) = goal_met(run) {
        return Some(form);
    }
    if let Some(form) = run.facts.coming.and_then(|effect| before(run, effect)) {
        return Some(form);
    }
    match frame {
        Frame::Turn => card(run),
        Frame::Id(step) => of_step(run, step),
        Frame::Dream { room } => dream(run, room),
        Frame::Play { left } if left > 0 && run.state.me().hand.is_empty() => {
            unless(run, "stack-card", || form("stack-card", &["ID-3.7"], research()))
        }
        Frame::Move { .. } | Frame::Join | Frame::Visit { tag: false, .. } => in_the_city(run),
        Frame::VisitByJournalist { .. } => in_the_city(run),
        Frame::Bonus | Frame::MarkByFireworks { .. } => bonus(run),
        Frame::Gain { good: Good::Reputation, .. } => unless(run, "reputation", || {
            let fields = vec![number("portraits", (0, 2), None), yes_or_no("end", Some(false))];
            form("reputation", &["UM-7.2", "UM-7.4", "UM-7.10"], fields)
        }),
        Frame::Track => unless(run, "track", || {
            let fields = vec![number("points", (0, 9), None), number("coffee", (0, 9), None)];
            form("track", &["ID-3.16"], fields)
        }),
        Frame::Next => last(run),
        _ => about_clients(run, frame),
    }
}

/// The same with what an owner's pack answers.
pub(super) fn asked(run: &Run) -> Option<Form> {
    let mut form = question(run)?;
    form.library = library::cards(run, &form);
    Some(form)
}

/// What an effect looks at as soon as it begins.
fn before(run: &Run, effect: EffectId) -> Option<Form> {
    let catalogue = &run.game.catalogue;
    if looks(catalogue, effect) && !run.knows("figures") {
        return Some(figures(run));
    }
    may_publish(catalogue, effect).then(|| publish(run)).flatten()
}

fn unless(run: &Run, known: &str, form: impl FnOnce() -> Form) -> Option<Form> {
    (!run.knows(known)).then(form)
}

fn begin() -> Form {
    let fields = vec![
        choice("start", &["new", "middle"], Some("new")),
        choice("compass", &["left", "right"], None),
        location("freud", None),
    ];
    form("begin", &["ID-2.10", "ID-2.12"], fields)
}

/// The person's turn.
fn mine(run: &Run) -> Form {
    let points = i32::from(run.state.player(PERSON).points);
    let fields = vec![
        number("points", (0, 400), Some(points)),
        number("cited", (0, 5), Some(0)),
        yes_or_no("end", Some(run.state.signal.is_some())),
    ];
    form("mine", &["ID-1.2"], fields)
}

/// The open goals that the Id meets, as far as the row is known.
pub(super) fn met(run: &Run) -> Vec<u8> {
    if run.state.round == 0 || run.state.turn != ID {
        return Vec::new();
    }
    let meets = |goal: &u8| {
        let condition = run.game.catalogue.goals[usize::from(*goal)].condition;
        run.state.goals[usize::from(*goal)].is_none()
            && run.game.count(&run.state, ID, condition.count) >= condition.least
    };
    run.state.id.goal_row.into_iter().filter(meets).collect()
}

/// The first of them of which nobody has said whether it is still there.
pub(super) fn doubtful(run: &Run) -> Option<u8> {
    met(run).into_iter().find(|goal| !run.knows(&format!("goal-met-{goal}")))
}

/// Goals that the Id meets: each may be gone, and several are claimed from the left (ID-2.2).
fn goal_met(run: &Run) -> Option<Form> {
    let id = |goal: u8| &run.game.catalogue.goals[usize::from(goal)].id;
    if let Some(goal) = doubtful(run) {
        let mut fields = vec![yes_or_no("there", None)];
        if !run.sure.contains(id(goal)) {
            fields.push(location("place", None));
        }
        let mut form = form("goal-met", &["ID-3.10"], fields);
        form.phrase = form.phrase.piece("goal", id(goal).clone());
        return Some(form);
    }
    let met = met(run);
    if met.len() < 2 {
        return None;
    }
    unless(run, "goal-row", || {
        let options = met.iter().map(|goal| named(id(*goal))).collect();
        form("goal-row", &["ID-2.2", "ID-3.10"], vec![piece("goal", options, None)])
    })
}

/// The meeting-table card (ID-4.2, ID-4.3).
fn card(run: &Run) -> Option<Form> {
    let id = run.state.player(ID);
    if id.ideas + id.bright < 2 {
        return None;
    }
    unless(run, "card", || {
        let mut spaces: Vec<u8> =
            run.game.catalogue.id.cards.iter().map(|card| card.space).collect();
        spaces.sort_unstable();
        spaces.dedup();
        let ways = Way::NAMES;
        let fields = vec![
            piece("space", spaces.into_iter().map(space).collect(), None),
            choice("way", ways, None),
        ];
        form("card", &["ID-4.2", "ID-4.3"], fields)
    })
}

fn of_step(run: &Run, step: Step) -> Option<Form> {
    match step {
        Step::Seek { card, tried } if tried < 4 => seek(run, card, tried),
        Step::Line { line, at, .. } => line_part(run, line, at),
        Step::Deed { tile } => deed(run, tile),
        Step::Swap => unless(run, "shown-card", || {
            let mut fields = research();
            fields.push(choice("shown", &["two", "one", "none"], Some("two")));
            let mut form = form("shown-card", &["ID-9.4", "ID-3.4"], fields);
            form.phrase = form.phrase.word("side", run.state.id.compass.name());
            form
        }),
        Step::Publish => publish(run),
        Step::Overlay { client } => overlay(run, client),
        _ => None,
    }
}

/// What a research card shows.
fn research() -> Vec<mittwoch_kernel::Field> {
    vec![tags(), effect(None), colour("volume", None)]
}

/// The column of the card, then the icons beside the row (ID-4.4, ID-5.1).
fn seek(run: &Run, card: u8, tried: u8) -> Option<Form> {
    let card = &run.game.catalogue.id.cards[usize::from(card)];
    let column = card.space % 4;
    let others = || (0..4).map(|row| row * 4 + column).filter(|at| !is_own(run, *at));
    if !run.knows(&format!("column-{column}")) && others().next().is_some() {
        let taken = others().filter(|at| run.state.spaces[usize::from(*at)].is_taken());
        let taken = taken.map(crate::component::Table::space_name).collect();
        let fields = vec![flags("taken", others().map(space).collect(), taken)];
        return Some(form("column", &["ID-4.4"], fields));
    }
    let at = card.tried(tried);
    let row = at / 4 + 1;
    let is_sure = run.sure.contains(&format!("idea-row-{row}"));
    if !run.game.is_open(&run.state, at) || is_sure {
        return None;
    }
    unless(run, &format!("inkpot-{row}"), || {
        let mut form = form("inkpot", &["ID-5.1"], vec![number("icons", (1, 4), None)]);
        form.phrase = form.phrase.number("row", row);
        form
    })
}

fn is_own(run: &Run, space: u8) -> bool {
    let space = &run.state.spaces[usize::from(space)];
    space.is_taken() && space.owner == ID
}

/// A tile whose frames depend on the figures, or what a completed line adds.
fn line_part(run: &Run, line: u8, at: u8) -> Option<Form> {
    match at {
        1..=3 => {
            let cell = cells(line).nth(usize::from(at) - 1)?;
            let tile = crate::id::tile_at(&run.game, cell);
            let deed = run.game.catalogue.id.tiles[usize::from(tile)].deed;
            (deed == Deed::MoveProfessor).then(|| in_the_city(run)).flatten()
        }
        4 => end(run, line),
        _ => None,
    }
}

/// What stands at the end of a row or at the foot of a column (ID-6.2, ID-6.4).
fn end(run: &Run, line: u8) -> Option<Form> {
    let name = crate::words::line_name(line);
    let sure = run.sure.contains(&format!("notebook-{name}"));
    if !sure && !run.knows(&format!("end-{line}")) {
        let mut form = form("end", &["ID-6.2", "ID-6.4"], vec![effect(None)]);
        form.phrase = form.phrase.piece("line", name);
        return Some(form);
    }
    before(run, line_effect(&run.game, line, true))
}

fn deed(run: &Run, tile: u8) -> Option<Form> {
    let level = match run.game.catalogue.id.tiles[usize::from(tile)].deed {
        Deed::UpperDisplay => Level::One,
        Deed::LowerDisplay => Level::Two,
        Deed::Goal => return goal(run),
        _ => return None,
    };
    unless(run, "tile", || {
        let fields = vec![effect(None), choice("there", &["shown", "none"], Some("shown"))];
        let mut form = form("tile", &["ID-9.1", "ID-9.2", "ID-9.14"], fields);
        form.phrase = form.phrase.word("level", level.name());
        form
    })
}

/// The outermost goal that is left (ID-9.9).
fn goal(run: &Run) -> Option<Form> {
    let left = |goal: &usize| run.state.goals[*goal].is_none();
    let names: Vec<_> = (0..7).filter(left).map(|at| &run.game.catalogue.goals[at].id).collect();
    if names.is_empty() {
        return None;
    }
    unless(run, "goal", || {
        let mut options: Vec<_> = names.iter().map(|name| named(name)).collect();
        let none = mittwoch_kernel::Phrase::new("um-companion-word-none");
        options.push(mittwoch_kernel::FieldOption { word: "none".to_owned(), phrase: none });
        let fields = vec![
            piece("goal", options, None),
            location("place", None),
            yes_or_no("more", Some(true)),
        ];
        let mut form = form("goal", &["ID-9.9", "ID-3.4"], fields);
        form.phrase = form.phrase.word("side", run.state.id.compass.name());
        form
    })
}

/// The exposed dream that is used (ID-9.3).
fn dream(run: &Run, room: u8) -> Option<Form> {
    unless(run, "dream", || {
        let chamber = run.state.player(ID).rooms[usize::from(room)];
        let shown = chamber.manifest.map(|dream| {
            let therapy = run.game.catalogue.manifest[usize::from(dream)].therapy;
            format!("therapy {}", therapy.max(1))
        });
        let mut fields = vec![effect(shown)];
        if chamber.manifest.is_some() && chamber.layer.is_some() {
            fields.push(yes_or_no("match", None));
        }
        let mut form = form("dream", &["ID-9.3", "UM-19.6"], fields);
        form.phrase = form.phrase.piece("room", crate::words::room_name(room));
        form
    })
}

/// The figures, and with the Journalist the treatises.
fn in_the_city(run: &Run) -> Option<Form> {
    if !run.knows("figures") {
        return Some(figures(run));
    }
    run.game.config.journalist.then(|| shelf(run)).flatten()
}

fn figures(run: &Run) -> Form {
    let told = run.knows("professor");
    let mut fields = vec![
        location("freud", Some(run.state.freud)),
        location("yours", told.then(|| run.state.player(PERSON).professor)),
    ];
    if run.game.config.journalist {
        fields.push(location("journalist", told.then_some(run.state.journalist).flatten()));
    }
    if run.game.config.fireworks {
        fields.push(colour("fireworks", run.state.fireworks));
    }
    form("figures", &["ID-7.3", "ID-9.13"], fields)
}

/// What is taken in the districts of the figures, then what the slot shows (ID-7.3, ID-7.5).
fn bonus(run: &Run) -> Option<Form> {
    if let Some(form) = in_the_city(run) {
        return Some(form);
    }
    if !run.knows("city") {
        return Some(city(run));
    }
    let (did, _) = recall::bonus(&run.game, &run.state)?;
    let Did::Bonus { slot, effect: known, .. } = did else { return None };
    let name = run.game.slot_name(slot);
    let covered = slot < city::LOCATION_SLOTS
        && run.game.config.locations != crate::config::Locations::Printed;
    let told = run.knows(&format!("slot-{slot}"));
    if told || run.sure.contains(&name) && !covered {
        return before(run, known);
    }
    unless(run, &format!("slot-{slot}"), || {
        let mut form = form("slot", &["ID-7.3", "ID-7.5"], vec![effect(None)]);
        form.phrase = form.phrase.piece("slot", name);
        form
    })
}

fn city(run: &Run) -> Form {
    let state = &run.state;
    let places = [Some(state.player(ID).professor), Some(state.freud), state.journalist];
    // The Fireworks look at every district when they move on (UM-26.6).
    let all = run.game.config.fireworks;
    let near =
        |district: &Colour| all || places.iter().flatten().any(|at| at.district() == *district);
    let mut fields = Vec::new();
    for district in Colour::ALL.iter().filter(|district| near(district)) {
        for place in district.locations() {
            let first = 3 * place.index() as u8;
            fields.push(slots(run, place.name(), first, 3));
        }
        fields.push(slots(run, district.name(), city::first_of(*district), 4));
    }
    form("city", &["ID-7.3", "ID-7.5", "ID-7.6"], fields)
}

/// The slots of a place, and which of them are used.
fn slots(run: &Run, place: &str, first: u8, count: u8) -> mittwoch_kernel::Field {
    let state = &run.state;
    let used = |slot: &u8| match city::slot(*slot) {
        Some(Slot::Location(location, at)) => state.slots[location.index()] >> at & 1 != 0,
        Some(Slot::District(district, at)) => state.marks[district.index()][at].is_some(),
        None => false,
    };
    let all = || first..first + count;
    let name = |slot: u8| run.game.slot_name(slot);
    flags_of(
        place,
        all().map(|slot| named(&name(slot))).collect(),
        all().filter(used).map(name).collect(),
    )
}

/// The person's row, then what the treatises show that could matter (ID-9.5, ID-9.12).
fn publish(run: &Run) -> Option<Form> {
    let id = run.state.player(ID);
    if id.own_insights() == 0 || run.state.id.row.is_empty() {
        return None;
    }
    if let Some(form) = shelf(run) {
        return Some(form);
    }
    let volume = |card: &u8| run.game.catalogue.research[usize::from(*card)].volume;
    let leads: Vec<Colour> = run.state.id.row.iter().map(volume).collect();
    let lead = |at: u8| Colour::ALL[usize::from(at % 3)];
    let free = |at: &u8| run.state.treatises[usize::from(*at)].owner.is_none();
    (0..TREATISES)
        .filter(free)
        .filter(|at| leads.contains(&lead(*at)))
        .find_map(|at| printed(run, at))
}

/// The person's treatises from left to right, and what each shows (ID-2.4).
fn shelf(run: &Run) -> Option<Form> {
    if !run.knows("shelf") {
        let open = |at: &u8| run.state.treatises[usize::from(*at)].owner != Some(ID);
        let options = (0..TREATISES).filter(open).map(treatise).collect();
        let row = run.state.id.shelf.iter().map(|at| treatise_word(*at)).collect();
        return Some(form("shelf", &["ID-2.3", "ID-2.4"], vec![order("shelf", options, row)]));
    }
    run.state.id.shelf.iter().find_map(|at| printed(run, *at))
}

/// What a treatise shows.
fn printed(run: &Run, at: u8) -> Option<Form> {
    unless(run, &format!("treatise-{at}"), || {
        let mut size = at / 3 * 3..at / 3 * 3 + 3;
        let known = size.find(|other| run.knows(&format!("treatise-{other}")));
        let points = known.map(|other| run.game.catalogue.treatises[usize::from(other)].points);
        let lead = vec![Colour::ALL[usize::from(at % 3)].name().to_owned()];
        let fields = vec![
            own("volumes", "colours", Some(Said::Words(lead))),
            number("points", (1, 40), points.map(i32::from)),
            tags(),
        ];
        let mut form = form("treatise", &["ID-2.3", "ID-9.5"], fields);
        form.phrase = form.phrase.phrases("treatise", vec![treatise(at).phrase]);
        form
    })
}

/// The overlay that is laid, or the printed tags (ID-8.7, ID-8.8).
fn overlay(run: &Run, client: u8) -> Option<Form> {
    let routine = crate::component::ROUTINE.contains(&client);
    let column = if routine { &run.state.id.covers[..4] } else { &run.state.id.covers[4..] };
    unless(run, "overlay", || match (column.iter().flatten().count(), routine) {
        (4.., _) => form("printed", &["ID-8.8"], vec![tags()]),
        (_, true) => form("overlay", &["ID-8.7"], vec![tags()]),
        (_, false) => {
            let fields = vec![
                choice("what", super::lay::COUNTS, None),
                number("each", (1, 5), None),
                number("most", (1, 40), None),
            ];
            form("twin", &["ID-8.7", "ID-10.2"], fields)
        }
    })
}

fn about_clients(run: &Run, frame: Frame) -> Option<Form> {
    let of = |name: &str, rules: &[&str], room: u8, fields| {
        let mut form = form(name, rules, fields);
        form.phrase = form.phrase.piece("room", crate::words::room_name(room));
        form
    };
    let side = run.state.id.compass.name();
    match frame {
        Frame::Draft => unless(run, "clients", || {
            let room = (0..2).find(|room| crate::phase::draft::is_free(&run.state, *room));
            let room = room.unwrap_or(0);
            let words = ["two", "one", "other-two", "other-one", "none"];
            let mut form = of(
                "clients",
                &["ID-8.5", "ID-8.6"],
                room,
                vec![choice("shown", &words, Some("two"))],
            );
            form.phrase = form.phrase.word("side", side);
            form.phrase =
                form.phrase.word("kind", if room == 0 { "routine" } else { "case-study" });
            form
        }),
        Frame::Manifest { room } => unless(run, "manifest", || {
            let words = ["one", "several", "deck", "none"];
            let fields = vec![choice("shown", &words, None), number("therapy", (1, 9), None)];
            let mut form = of("manifest", &["ID-2.14", "ID-8.5"], room, fields);
            form.phrase = form.phrase.word("side", side);
            form
        }),
        Frame::SetMarker { room } => unless(run, "marker", || {
            of("marker", &["UM-21.9"], room, vec![number("therapy", (1, 8), None)])
        }),
        Frame::Catharsis { room } => unless(run, "layer", || {
            of("layer", &["UM-19.11"], room, vec![number("points", (0, 12), None), effect(None)])
        }),
        Frame::Cure { room } => unless(run, "cure", || {
            of("cure", &["UM-19.13"], room, vec![number("points", (0, 40), None)])
        }),
        _ => None,
    }
}

/// The end of the game: what the person has, and what the print of the board says (ID-10.1).
fn last(run: &Run) -> Option<Form> {
    if !run.state.is_last_round() {
        return None;
    }
    let person = run.state.player(PERSON);
    if !run.knows("last") {
        let fields = vec![
            number("points", (0, 500), Some(i32::from(person.points))),
            number("reputation", (0, 9), None),
        ];
        return Some(form("last", &["ID-10.1", "ID-10.3"], fields));
    }
    if person.reputation == run.state.player(ID).reputation && !run.knows("ahead") {
        return Some(form("ahead", &["UM-22.4"], vec![choice("ahead", &["you", "it"], None)]));
    }
    let kinds = run.game.count(&run.state, ID, Count::Kinds);
    if (1..=4).contains(&kinds) && !run.sure.contains("different-tags") && !run.knows("kinds") {
        let mut form = form("kinds", &["UM-22.7"], vec![number("points", (0, 15), None)]);
        form.phrase = form.phrase.number("kinds", kinds);
        return Some(form);
    }
    None
}
