//! The numbers that a board shows with an answer: what it costs, brings or leads to.

use crate::UnconsciousMind;
use crate::action::{Action, Token};
use crate::component::{Location, Power};
use crate::effect::{EffectId, Figure};
use crate::flow::{answer, beyond};
use crate::phase::{city, free, journalist, publish, state_ideas};
use crate::state::{Frame, State};

/// Numbers by their names.
type Numbers = Vec<(&'static str, i32)>;

fn insight(token: Token) -> Numbers {
    let ring = token.spot.ring().map_or(0, |ring| ring + 1);
    vec![("ring", ring.into()), ("own", token.own.into())]
}

fn effect(effect: EffectId) -> Numbers {
    vec![("effect", effect.0.into())]
}

impl UnconsciousMind {
    pub(super) fn offer_numbers(&self, state: &State, action: Action) -> Numbers {
        match action {
            Action::Recall => vec![("coffee", state_ideas::idea_spaces(state).into())],
            Action::Treat(room) => self.dream_numbers(state, room),
            Action::Point { space, .. } => {
                self.ink_numbers(state, self.catalogue.table.inkpot[usize::from(space / 4)])
            }
            Action::Lay { ideas, bright } => {
                vec![("ideas", ideas.into()), ("bright", bright.into())]
            }
            Action::Ink { steps, bright } => {
                let mut numbers = self.ink_numbers(state, steps);
                numbers.push(("bright", bright.into()));
                numbers
            }
            Action::Generate { token, .. }
            | Action::Transfer { token, .. }
            | Action::Elevate(token)
            | Action::Use(token)
            | Action::Suppress(token) => insight(token),
            Action::Endow(spot) => insight(Token { spot, own: true }),
            Action::Free(kind) => {
                let (coffee, gained) = free::price(self, state, kind);
                vec![("coffee", coffee.into()), ("gained", gained.into())]
            }
            Action::Do => self.agreement_numbers(state),
            Action::Pick(_) | Action::Trigger(_) => {
                answer::chosen(self, state, action).map(effect).unwrap_or_default()
            }
            _ => self.place_numbers(state, action),
        }
    }

    fn place_numbers(&self, state: &State, action: Action) -> Numbers {
        match action {
            Action::Walk(steps) => match state.stack.top() {
                Some(Frame::Move { figure, .. }) => self.walk_numbers(state, figure, steps),
                _ => Vec::new(),
            },
            Action::WalkJournalist(steps) => self.walk_numbers(state, Figure::Journalist, steps),
            Action::Join(figure) => self.arrival_numbers(state, figure, state.freud),
            Action::Visit { tags, bright } => {
                let visit = state.stack.top().and_then(city::Visit::of);
                let base = visit.map_or(0, |visit| city::base_triggers(self, state, visit, tags));
                let triggers = city::triggers(self, base, bright).unwrap_or(0);
                let tags = ("tags", tags.into());
                vec![("bright", bright.into()), ("triggers", triggers.into()), tags]
            }
            Action::Publish(at) => {
                let points = self.catalogue.treatises[usize::from(at)].points;
                let cites = publish::fewest_citations(self, state, at).unwrap_or(0);
                vec![("points", points.into()), ("cites", cites.into())]
            }
            Action::Volume(card) => self.volume_numbers(state, card),
            Action::Bonus(number) | Action::FireworksBonus(number) => {
                city::slot(number).map_or_else(Vec::new, |slot| effect(slot.effect(self, state)))
            }
            Action::Lasting(client) => self.lasting_numbers(client),
            _ => Vec::new(),
        }
    }

    fn dream_numbers(&self, state: &State, room: u8) -> Numbers {
        let Some((dream, manifest)) = self.exposed(state, room) else { return Vec::new() };
        let all = &self.catalogue;
        let dreams = if manifest { &all.manifest } else { &all.latent };
        vec![("therapy", dreams[usize::from(dream)].therapy.into())]
    }

    /// Where so many steps lead the inkpot, and the ideas that come free on the way.
    fn ink_numbers(&self, state: &State, steps: u8) -> Numbers {
        let player = state.me();
        let frees = state_ideas::crossings(player.inkpot, steps).min(player.locked);
        let landing = (player.inkpot + steps) % 5;
        vec![("steps", steps.into()), ("landing", landing.into()), ("frees", frees.into())]
    }

    /// What is agreed to: an effect, or the loss of coffee.
    fn agreement_numbers(&self, state: &State) -> Numbers {
        match state.stack.top() {
            Some(Frame::May { effect: agreed } | Frame::Repeat { effect: agreed, .. }) => {
                effect(agreed)
            }
            Some(Frame::Gain { good, count }) => {
                vec![("lost", beyond(self, state, good, count).into())]
            }
            _ => Vec::new(),
        }
    }

    fn walk_numbers(&self, state: &State, figure: Figure, steps: u8) -> Numbers {
        let Some(from) = journalist::place_of(state, figure) else { return Vec::new() };
        let mut numbers = vec![("steps", steps.into())];
        numbers.extend(self.arrival_numbers(state, figure, from.after(steps)));
        numbers
    }

    /// The triggers that a figure would find where it goes, unless it goes quietly.
    fn arrival_numbers(&self, state: &State, figure: Figure, to: Location) -> Numbers {
        if matches!(state.stack.top(), Some(Frame::Move { quietly: true, .. })) {
            return Vec::new();
        }
        let count = |by_tags| city::triggers_on_arrival(self, state, (figure, to), by_tags);
        vec![("figures", count(false).into()), ("tags", count(true).into())]
    }

    fn volume_numbers(&self, state: &State, card: u8) -> Numbers {
        let Some(Frame::Volumes { treatise }) = state.stack.top() else { return Vec::new() };
        let own = state.me().played.contains(card);
        let cited = publish::cited_from(state, card).filter(|_| !own);
        let slot = publish::place_for(self, state, treatise, card, cited.is_some());
        let mut numbers: Numbers = slot.map(|at| ("slot", at as i32)).into_iter().collect();
        if let Some((_, owner)) = cited {
            numbers.push(("owner", owner.index() as i32));
            numbers.push(("points", publish::CITED_POINTS.into()));
            numbers.push(("bright", publish::CITED_BRIGHT.into()));
        }
        numbers
    }

    fn lasting_numbers(&self, client: u8) -> Numbers {
        match self.catalogue.clients[usize::from(client)].power {
            Power::Lasting { effect: lasting, .. } => effect(lasting),
            Power::Score(_) => Vec::new(),
        }
    }
}
