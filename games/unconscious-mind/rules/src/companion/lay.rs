//! Lays what was told onto the table.

use mittwoch_kernel::{List, Phrase, Statement};

use super::check::Parts;
use super::forms::treatise_named;
use super::run::Run;
use super::{effects, spare};
use crate::component::{Banner, Colour, Location, Side, Symbol, Table, Tag, Tags, Volume, Way};
use crate::effect::{Amount, Count, EffectId, Measure, Tagged};
use crate::flow::settle::settle;
use crate::id::{ID, PERSON, Step};
use crate::phase::city::{self, Slot};
use crate::phase::publish;
use crate::state::{Frame, IdeaSpace, Shelf};

type Laid = Result<(), Phrase>;

/// What the twin of an overlay can count.
pub(super) const COUNTS: &[&str] = &[
    "tags-green",
    "tags-purple",
    "tags-red",
    "reputation",
    "treatises",
    "cured",
    "kinds",
    "goals",
    "tiles",
];

/// Takes an answer whose parts fit their fields.
pub(super) fn take(run: &mut Run, told: &Statement) -> Laid {
    let parts = Parts(told);
    match told.ask.as_str() {
        "begin" => begin(run, &parts),
        "mine" => mine(run, &parts),
        "card" => card(run, &parts),
        "column" => column(run, &parts),
        "inkpot" => inkpot(run, &parts),
        "end" => end(run, &parts),
        "tile" => tile(run, &parts),
        "dream" => dream(run, &parts),
        "shown-card" => shown_card(run, &parts),
        "stack-card" => {
            let top = run.state.research.bag.iter().next();
            top.map_or(Ok(()), |card| print_card(run, card, &parts))?;
            know(run, "stack-card")
        }
        "goal" => goal(run, &parts),
        "goal-met" => goal_met(run, &parts),
        "goal-row" => goal_row(run, &parts),
        "shelf" => shelf(run, &parts),
        "treatise" => treatise(run, &parts),
        "figures" => figures(run, &parts),
        "city" => in_city(run, &parts),
        "slot" => slot(run, &parts),
        "reputation" => reputation(run, &parts),
        "track" => {
            let at = usize::from(run.state.player(ID).reputation);
            let above = &mut run.game.catalogue.reputation.above[at];
            (above.points, above.coffee) = (parts.number("points")?, parts.number("coffee")?);
            know(run, "track")
        }
        "last" | "ahead" | "kinds" => at_the_end(run, told.ask.as_str(), &parts),
        ask => about_clients(run, ask, &parts),
    }
}

fn know(run: &mut Run, what: &str) -> Laid {
    run.facts.step.insert(what.to_owned());
    Ok(())
}

fn begin(run: &mut Run, parts: &Parts<'_>) -> Laid {
    run.state.id.compass = parts.named("compass", Side::named)?;
    let freud = parts.named("freud", Location::named)?;
    run.state.freud = freud;
    run.state.players[ID.index()].professor = freud; // ID-2.10
    if run.game.config.fireworks {
        run.state.fireworks = Some(freud.district());
    }
    if parts.word("start")? == "middle" {
        run.state.stack.pop();
        run.state.candidates = mittwoch_kernel::Bag::EMPTY;
        run.state.id.candidates.clear();
    }
    run.facts.game.insert("begin".to_owned());
    Ok(())
}

fn mine(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let cited = parts.number("cited")?;
    let end = parts.yes("end")?;
    if parts.has("points") {
        let points = parts.wide("points")?;
        run.state.players[PERSON.index()].points = i16::try_from(points).unwrap_or(0);
    }
    let id = &mut run.state.players[ID.index()];
    id.bright = id.bright.saturating_add(cited * publish::CITED_BRIGHT);
    id.points += i16::from(cited * publish::CITED_POINTS);
    if end {
        run.state.signal.get_or_insert(run.state.round);
    }
    run.pass_on();
    Ok(())
}

fn card(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let space = parts.named("space", Table::space_named)?;
    let way = parts.named("way", Way::named)?;
    let cards = &run.game.catalogue.id.cards;
    let found = cards.iter().position(|card| card.space == space && card.way == way);
    let card = found.ok_or_else(|| Phrase::new("um-companion-fault-endless"))? as u8;
    let id = &mut run.state.id;
    if !id.deck.is_empty() && !id.deck.contains(card) {
        // The cards were shuffled earlier than the rule says.
        id.deck = id.deck.union(std::mem::take(&mut id.spent));
    }
    run.card = Some(card);
    know(run, "card")
}

fn column(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let Frame::Id(Step::Seek { card, .. }) = run.state.stack.current() else { return Ok(()) };
    let column = run.game.catalogue.id.cards[usize::from(card)].space % 4;
    for at in (0..4).map(|row| row * 4 + column) {
        let space = &mut run.state.spaces[usize::from(at)];
        if space.is_taken() && space.owner == ID {
            continue;
        }
        let taken = parts.words("taken").contains(&Table::space_name(at));
        *space = IdeaSpace { ideas: u8::from(taken), bright: 0, owner: PERSON, action: 0 };
    }
    run.facts.turn.insert(format!("column-{column}"));
    Ok(())
}

fn inkpot(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let Frame::Id(Step::Seek { card, tried }) = run.state.stack.current() else { return Ok(()) };
    let row = run.game.catalogue.id.cards[usize::from(card)].tried(tried) / 4;
    run.game.catalogue.table.inkpot[usize::from(row)] = parts.number("icons")?;
    run.facts.game.insert(format!("inkpot-{}", row + 1));
    Ok(())
}

/// An effect that somebody entered.
fn effect(run: &mut Run, parts: &Parts<'_>) -> Result<Option<EffectId>, Phrase> {
    let text = if parts.has("effect") { parts.word("effect")? } else { "" };
    let effect = effects::read(&mut run.game.catalogue, &parts.0.ask, text)?;
    run.facts.coming = effect;
    Ok(effect)
}

/// An effect that must be there.
fn some_effect(run: &mut Run, parts: &Parts<'_>) -> Result<EffectId, Phrase> {
    let missing = parts.word("effect").err();
    let effect = effect(run, parts)?;
    effect.ok_or_else(|| missing.unwrap_or_else(|| Phrase::new("um-companion-fault-effect")))
}

fn tags(parts: &Parts<'_>) -> Tags {
    parts.words("tags").iter().filter_map(|word| Tag::named(word)).collect()
}

fn end(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let Frame::Id(Step::Line { line, .. }) = run.state.stack.current() else { return Ok(()) };
    let effect = some_effect(run, parts)?;
    let board = &mut run.game.catalogue.board;
    match line {
        0..3 => board.row_ends[usize::from(line)] = effect,
        _ => board.column_feet[usize::from(line - 3) % 3] = effect,
    }
    run.facts.game.insert(format!("end-{line}"));
    Ok(())
}

/// The rightmost tile of a row of the display (ID-9.1, ID-9.2).
fn tile(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let Frame::Id(Step::Deed { tile }) = run.state.stack.current() else { return Ok(()) };
    let upper = run.game.catalogue.id.tiles[usize::from(tile)].deed;
    let level = usize::from(upper == crate::component::Deed::LowerDisplay);
    run.state.tiles[level].shown = [None; 3];
    if parts.word("there")? == "shown" {
        let place = [crate::component::LEVEL_ONE.start, crate::component::LEVEL_TWO.start][level];
        let banner = some_effect(run, parts)?;
        run.game.catalogue.tiles[usize::from(place)].banner = Banner::Effect(banner);
        run.state.tiles[level].shown[2] = Some(place);
    }
    know(run, "tile")
}

fn dream(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let Frame::Dream { room } = run.state.stack.current() else { return Ok(()) };
    let chamber = run.state.player(ID).rooms[usize::from(room)];
    let effect = some_effect(run, parts)?;
    let catalogue = &mut run.game.catalogue;
    match (chamber.manifest, chamber.latent) {
        (Some(dream), _) => {
            let dream = &mut catalogue.manifest[usize::from(dream)];
            dream.effect = effect;
            if let Some(layer) = chamber.layer {
                let matching = parts.yes("match")?;
                dream.symbol = matching.then_some(Symbol::Eye);
                catalogue.layers[usize::from(layer)].symbol = Some(Symbol::Eye);
            }
        }
        (None, Some(dream)) => catalogue.latent[usize::from(dream)].effect = effect,
        (None, None) => {}
    }
    know(run, "dream")
}

/// What a research card shows.
pub(super) fn print_card(run: &mut Run, card: u8, parts: &Parts<'_>) -> Laid {
    let volume = parts.named("volume", Colour::named)?;
    let effect = effect(run, parts)?;
    let printed = &mut run.game.catalogue.research[usize::from(card)];
    (printed.volume, printed.tags, printed.effect) = (volume, tags(parts), effect);
    Ok(())
}

/// The shown card that the Id takes (ID-9.4).
fn shown_card(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let row = &mut run.state.shown_research;
    match parts.word("shown")? {
        "none" => {
            *row = [None; 2];
            run.facts.step.insert("shown-card".to_owned());
            settle(&run.game, &mut run.state);
            return Ok(());
        }
        "one" => row[1] = None,
        _ => {}
    }
    let shown = row.iter().flatten().copied();
    let taken =
        crate::id::compass::outermost(run.state.id.compass, shown.collect::<Vec<_>>().into_iter());
    if let Some((card, _)) = taken {
        print_card(run, card, parts)?;
    }
    know(run, "shown-card")
}

/// The outermost goal: it comes to the end to which the compass points.
fn goal(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let word = parts.word("goal")?;
    let place = run.game.catalogue.goals.iter().position(|goal| goal.id == word);
    let alone = place.is_none() || !parts.yes("more")?;
    for at in (0..7).filter(|at| Some(*at) != place && alone) {
        run.state.goals[at].get_or_insert(PERSON);
    }
    if let Some(goal) = place {
        print_goal(run, goal as u8, parts)?;
        let row = &mut run.state.id.goal_row;
        let at = row.iter().position(|at| usize::from(*at) == goal).unwrap_or(0);
        match run.state.id.compass {
            Side::Left => row[..=at].rotate_right(1),
            Side::Right => row[at..].rotate_left(1),
        }
    }
    know(run, "goal")
}

/// The two tags of a goal.
fn print_goal(run: &mut Run, goal: u8, parts: &Parts<'_>) -> Laid {
    let goal = &mut run.game.catalogue.goals[usize::from(goal)];
    if run.sure.contains(&goal.id) {
        return Ok(());
    }
    let place = parts.named("place", Tag::named)?;
    goal.tags = [place, place].into_iter().collect();
    Ok(())
}

fn goal_met(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let Some(goal) = super::needs::doubtful(run) else { return Ok(()) };
    if !parts.yes("there")? {
        run.state.goals[usize::from(goal)] = Some(PERSON);
        return Ok(());
    }
    print_goal(run, goal, parts)?;
    run.facts.turn.insert(format!("goal-met-{goal}"));
    Ok(())
}

/// Which of several goals lies furthest to the left.
fn goal_row(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let word = parts.word("goal")?;
    let first = run.game.catalogue.goals.iter().position(|goal| goal.id == word);
    let row = &mut run.state.id.goal_row;
    if let Some(at) = row.iter().position(|goal| Some(usize::from(*goal)) == first) {
        row[..=at].rotate_right(1);
    }
    know(run, "goal-row")
}

/// The person's treatises; volumes that the Id has cited stay away.
fn shelf(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let row: List<u8, 9> =
        parts.words("shelf").iter().filter_map(|word| treatise_named(word)).collect();
    for at in 0..9 {
        let owner = run.state.treatises[usize::from(at)].owner;
        if owner == Some(PERSON) && !row.contains(&at) {
            run.state.treatises[usize::from(at)] = Shelf::default();
            spare::tidy(run);
        }
        if owner.is_none() && row.contains(&at) {
            run.state.treatises[usize::from(at)].owner = Some(PERSON);
            fill(run, at)?;
        }
    }
    run.state.id.shelf = row;
    run.facts.turn.insert("shelf".to_owned());
    Ok(())
}

/// Lays cards of the right colours onto a treatise of the person whose print is known.
fn fill(run: &mut Run, treatise: u8) -> Laid {
    let at = usize::from(treatise);
    if !run.knows(&format!("treatise-{treatise}")) {
        return Ok(());
    }
    let volumes = run.game.catalogue.treatises[at].volumes;
    for (place, colour) in volumes.iter().enumerate() {
        let Some(colour) = *colour else { continue };
        let full = || Phrase::new("um-companion-fault-room");
        let card = spare::card(&mut run.state).ok_or_else(full)?;
        run.game.catalogue.research[usize::from(card)].volume = colour;
        run.state.treatises[at].volumes[place] = Some(card);
    }
    Ok(())
}

fn treatise(run: &mut Run, parts: &Parts<'_>) -> Laid {
    // The form was about the first one that is not known; the same search finds it again.
    let asked = super::needs::question(run).map(|form| form.phrase);
    let found = (0..9).find(|at| {
        let phrase = Phrase::new("um-companion-ask-treatise");
        let of = phrase.phrases("treatise", vec![super::forms::treatise(*at).phrase]);
        Some(of) == asked
    });
    let Some(at) = found else { return Ok(()) };
    let colours = parts.words("volumes").iter().map(|word| Colour::named(word));
    let volumes: List<Volume, 5> = colours.take(5).collect();
    if volumes.is_empty() {
        parts.word("volumes")?;
    }
    let points = parts.number("points")?;
    let printed = &mut run.game.catalogue.treatises[usize::from(at)];
    (printed.volumes, printed.points, printed.tags) = (volumes, points, tags(parts));
    run.facts.game.insert(format!("treatise-{at}"));
    if run.state.treatises[usize::from(at)].owner == Some(PERSON) {
        fill(run, at)?;
    }
    Ok(())
}

fn figures(run: &mut Run, parts: &Parts<'_>) -> Laid {
    run.state.freud = parts.named("freud", Location::named)?;
    run.state.players[PERSON.index()].professor = parts.named("yours", Location::named)?;
    if run.game.config.journalist {
        run.state.journalist = Some(parts.named("journalist", Location::named)?);
    }
    if run.game.config.fireworks {
        run.state.fireworks = Some(parts.named("fireworks", Colour::named)?);
    }
    run.facts.turn.insert("figures".to_owned());
    run.facts.game.insert("professor".to_owned());
    Ok(())
}

/// The used slots of the places that were asked about.
fn in_city(run: &mut Run, parts: &Parts<'_>) -> Laid {
    for slot in 0..city::SLOTS {
        let name = run.game.slot_name(slot);
        let Some(at) = city::slot(slot) else { continue };
        let place = match at {
            Slot::Location(location, _) => location.name(),
            Slot::District(district, _) => district.name(),
        };
        if !parts.has(place) {
            continue;
        }
        let used = parts.words(place).contains(&name);
        match at {
            Slot::Location(location, at) => {
                let bits = &mut run.state.slots[location.index()];
                *bits = if used { *bits | 1 << at } else { *bits & !(1 << at) };
            }
            Slot::District(district, at) => {
                let mark = &mut run.state.marks[district.index()][at];
                *mark = if used { mark.or(Some(PERSON)) } else { None };
            }
        }
    }
    spare::tidy(run);
    run.facts.turn.insert("city".to_owned());
    Ok(())
}

fn slot(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let Some((crate::id::Did::Bonus { slot, .. }, _)) =
        crate::id::recall::bonus(&run.game, &run.state)
    else {
        return Ok(());
    };
    let effect = some_effect(run, parts)?;
    let city = &mut run.game.catalogue.city;
    match city::slot(slot) {
        Some(Slot::Location(location, at)) => city.slots[location.index()][at] = effect,
        Some(Slot::District(district, at)) => {
            city.district_slots[district.index()][at].effect = effect;
        }
        None => {}
    }
    run.facts.game.insert(format!("slot-{slot}"));
    Ok(())
}

/// How many portraits the two markers crossed, and whether Freud's came to the end.
///
/// Where Freud's marker stands is of no account beyond that, so it is put where the engine finds
/// what was told.
fn reputation(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let (portraits, end) = (parts.number("portraits")?, parts.yes("end")?);
    let track = &mut run.game.catalogue.reputation;
    let own = (run.state.player(ID).reputation + 1).min(track.highest);
    let freud = match (end && run.state.signal.is_none(), own) {
        (true, _) => track.last,
        (false, 2) => 3,
        (false, _) => 2,
    };
    run.state.freud_marker = freud - 1;
    track.portraits = match portraits {
        0 => 0,
        1 => 1 << freud,
        _ => 1 << freud | 1 << own,
    };
    know(run, "reputation")
}

fn about_clients(run: &mut Run, ask: &str, parts: &Parts<'_>) -> Laid {
    match (ask, run.state.stack.current()) {
        ("clients", _) => clients(run, parts),
        ("manifest", _) => manifest(run, parts),
        ("marker", Frame::SetMarker { room }) => {
            let chamber = run.state.player(ID).rooms[usize::from(room)];
            let therapy = parts.number("therapy")?;
            if let (Some(client), Some(layer)) = (chamber.client, chamber.layer) {
                run.game.catalogue.clients[usize::from(client)].therapy = therapy;
                run.game.catalogue.layers[usize::from(layer)].therapy = 0;
            }
            know(run, "marker")
        }
        ("layer", Frame::Catharsis { room }) => {
            let layer = run.state.player(ID).rooms[usize::from(room)].layer;
            let (points, effect) = (parts.number("points")?, effect(run, parts)?);
            if let Some(layer) = layer {
                let layer = &mut run.game.catalogue.layers[usize::from(layer)];
                (layer.points, layer.effect) = (points, effect);
            }
            know(run, "layer")
        }
        ("cure", Frame::Cure { room }) => {
            let points = parts.number("points")?;
            if let Some(client) = run.state.player(ID).rooms[usize::from(room)].client {
                run.game.catalogue.clients[usize::from(client)].points = points;
            }
            know(run, "cure")
        }
        (_, Frame::Id(Step::Overlay { client })) => overlay(run, ask, client, parts),
        _ => Ok(()),
    }
}

/// How many clients of the right kind are shown (ID-8.5, ID-8.6); others do not matter then.
fn clients(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let first = crate::phase::draft::is_free(&run.state, 0);
    let (own, other) = match parts.word("shown")? {
        "two" => (2, 2),
        "one" => (1, 2),
        "other-two" => (0, 2),
        "other-one" => (0, 1),
        _ => (0, 0),
    };
    let (routine, cases) = if first { (own, other) } else { (other, own) };
    spare::show(&mut run.state, routine, cases);
    run.facts.step.insert("clients".to_owned());
    settle(&run.game, &mut run.state);
    Ok(())
}

/// Whether one or several shown dreams have the most therapy points (ID-2.14).
fn manifest(run: &mut Run, parts: &Parts<'_>) -> Laid {
    let shown = parts.word("shown")?;
    let best = match shown {
        "one" => 1,
        "several" => 2,
        _ => 0,
    };
    let therapy = if shown == "none" { 0 } else { parts.number("therapy")? };
    let mut deck = run.state.manifest.bag.iter();
    let first = deck.next();
    for (at, place) in run.state.shown_manifest.iter_mut().enumerate().take(best) {
        *place = if at == 0 { first } else { deck.next() };
    }
    for dream in run.state.shown_manifest.iter().flatten().copied().chain(first) {
        run.game.catalogue.manifest[usize::from(dream)].therapy = therapy;
    }
    if shown == "none" {
        // Nothing is shown and nothing left: the client comes without one.
        run.state.stack.pop();
        settle(&run.game, &mut run.state);
        return Ok(());
    }
    know(run, "manifest")
}

fn overlay(run: &mut Run, ask: &str, client: u8, parts: &Parts<'_>) -> Laid {
    let covers = run.state.id.covers;
    let used = |column: &[Option<u8>]| column.iter().flatten().count();
    let order = run.state.id.order;
    let overlays = &mut run.game.catalogue.id.overlays;
    match ask {
        "overlay" => {
            let at = order.get(used(&covers[..4])).copied().unwrap_or(0);
            overlays[usize::from(at)].tags = tags(parts);
        }
        "twin" => {
            let at = order.get(used(&covers[4..])).copied().unwrap_or(0);
            let count = parts.named("what", counted)?;
            let per = Some(Measure { count, max: Some(parts.number("most")?) });
            overlays[usize::from(at)].score = Amount { each: parts.number("each")?, per };
        }
        _ => run.game.catalogue.clients[usize::from(client)].tags = tags(parts),
    }
    know(run, "overlay")
}

fn counted(word: &str) -> Option<Count> {
    let of = |colour| Count::Tags(Tagged::District(colour));
    Some(match word {
        "tags-green" => of(Colour::Green),
        "tags-purple" => of(Colour::Purple),
        "tags-red" => of(Colour::Red),
        "reputation" => Count::Reputation,
        "treatises" => Count::Treatises,
        "cured" => Count::Cured(None),
        "kinds" => Count::Kinds,
        "goals" => Count::Goals,
        "tiles" => Count::Tiles(None),
        _ => return None,
    })
}

fn at_the_end(run: &mut Run, ask: &str, parts: &Parts<'_>) -> Laid {
    match ask {
        "last" => {
            run.facts.points = Some(parts.wide("points")?);
            run.state.players[PERSON.index()].reputation = parts.number("reputation")?;
        }
        "ahead" => {
            let ahead = parts.word("ahead")? == "you";
            run.state.players[PERSON.index()].height = u8::from(!ahead);
            run.state.players[ID.index()].height = u8::from(ahead);
        }
        _ => {
            let kinds = run.game.count(&run.state, ID, Count::Kinds);
            let points = parts.number("points")?;
            if let Some(place) = run.game.catalogue.board.kind_points.get_mut(usize::from(kinds)) {
                *place = points;
            }
        }
    }
    run.facts.game.insert(ask.to_owned());
    Ok(())
}
