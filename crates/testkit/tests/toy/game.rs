use mittwoch_kernel::{
    About, Bag, Chance, DataFault, Edition, Game, List, OptionSpec, Outcome, Pack, Phrase,
    ScoreLine, Seat, Seats, Setting, Sink,
};

use super::{Action, Event, Frame, LAMPS, No, State, Toy, fault, play};

static OPTIONS: [OptionSpec; 1] = [OptionSpec {
    key: "rounds",
    values: &["2", "3"],
    default: "3",
    least_players: 2,
    most_players: 3,
}];

const DIGEST: &str = "**TY-1.1** Only who is asked. **TY-1.2** One thing. \
    **TY-1.3** Own lamps. **TY-1.4** A deck. **TY-1.5** A price.";

impl<const FAULT: u8> Game for Toy<FAULT> {
    const KEY: &'static str = "lamps";
    const EDITIONS: &'static [Edition] = &[Edition { rules: 1, options: &OPTIONS }];

    type State = State;
    type Action = Action;
    type Refusal = No;
    type Event = Event;

    fn about() -> About {
        About {
            key: Self::KEY,
            players: 2..=3,
            rules: Self::RULES,
            options: &OPTIONS,
            files: &[],
            former: &[],
            digest: DIGEST,
            translations: &[],
        }
    }

    fn with_rules(_rules: u32, _pack: &Pack, setting: &Setting) -> Result<Self, Vec<DataFault>> {
        let faults = setting.faults(&Self::about());
        let rounds = setting.value(&OPTIONS[0]).parse();
        match rounds {
            Ok(rounds) if faults.is_empty() => {
                Ok(Toy { players: setting.players, rounds, patient: false })
            }
            _ => Err(faults),
        }
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn setup<C: Chance, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> State {
        play::setup(self, chance, sink)
    }

    fn asked(&self, state: &State) -> Seats {
        match state.frames.top() {
            Some(Frame::Choose) => {
                let open = |seat: &Seat| state.chosen[seat.index()].is_none();
                Seats::first_n(self.players).iter().filter(open).collect()
            }
            Some(Frame::Reward(seat) | Frame::Tidy(seat) | Frame::Shine(seat)) => Seats::only(seat),
            Some(Frame::Over) | None => Seats::NONE,
        }
    }

    fn legal(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        let hand = state.hands[seat.index()];
        match state.frames.top() {
            Some(Frame::Choose) => offers.extend(hand.iter().map(Action::Play)),
            Some(Frame::Tidy(_)) => offers.extend(hand.iter().map(Action::Tidy)),
            Some(Frame::Reward(_)) if state.deck.is_empty() => offers.push(Action::Pass),
            Some(Frame::Reward(_)) => offers.extend([Action::Draw, Action::Pass]),
            Some(Frame::Shine(_)) => {
                offers.extend((state.oil[seat.index()] > 0).then_some(Action::Shine));
                offers.push(Action::Pass);
            }
            Some(Frame::Over) | None => {}
        }
        offers.extend(play::may_fill(state, seat).then_some(Action::Fill));
        if FAULT == fault::OFFER_REFUSED && matches!(state.frames.top(), Some(Frame::Tidy(_))) {
            offers.push(Action::Play(0));
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), No> {
        if !self.asked(state).contains(seat) && FAULT != fault::ANYBODY_MAY {
            return Err(No::NotAsked);
        }
        let hand = state.hands[seat.index()];
        match (state.frames.top(), action) {
            (Some(Frame::Choose), Action::Play(lamp))
            | (Some(Frame::Tidy(_)), Action::Tidy(lamp)) => {
                hand.contains(lamp).then_some(()).ok_or(No::NotInHand)
            }
            (Some(Frame::Reward(_) | Frame::Shine(_)), Action::Pass) => Ok(()),
            (Some(Frame::Shine(_)), Action::Shine) => {
                (state.oil[seat.index()] > 0).then_some(()).ok_or(No::TooPoor)
            }
            (Some(Frame::Reward(_) | Frame::Shine(_)), Action::Fill) => {
                play::may_fill(state, seat).then_some(()).ok_or(No::TooPoor)
            }
            (Some(Frame::Reward(_)), Action::Draw) => {
                (!state.deck.is_empty()).then_some(()).ok_or(No::DeckEmpty)
            }
            _ if FAULT == fault::RULE_MISSING => Err(No::Nowhere),
            _ => Err(No::NotNow),
        }
    }

    fn perform<C: Chance, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        play::perform(self, state, seat, action, chance, sink);
    }

    fn neighbours(&self, state: &State, _seat: Seat, refused: &mut Vec<(Action, No)>) {
        match state.frames.top() {
            Some(Frame::Choose) => {
                refused.extend(state.table.iter().map(|lamp| (Action::Play(lamp), No::NotInHand)));
            }
            Some(Frame::Reward(_)) if state.deck.is_empty() => {
                refused.push((Action::Draw, No::DeckEmpty));
            }
            Some(Frame::Reward(_)) if FAULT == fault::NEIGHBOUR_OFFERED => {
                refused.push((Action::Pass, No::NotNow));
            }
            _ => {}
        }
    }

    fn patient(&self) -> Option<Self> {
        Some(Toy { players: self.players, rounds: self.rounds, patient: true })
    }

    fn as_it_stands(&self, state: &State) -> Outcome {
        let points = &state.points[..usize::from(self.players)];
        let most = points.iter().max();
        let winners = Seats::first_n(self.players);
        let winners = winners.iter().filter(|seat| points.get(seat.index()) == most).collect();
        let scores: List<i32, 6> = points.iter().map(|points| i32::from(*points)).collect();
        Outcome { winners, scores, automaton: None, rounds: u16::from(state.round) }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.frames.top() == Some(Frame::Over)).then(|| self.as_it_stands(state))
    }

    fn score_sheet(&self, state: &State) -> Vec<ScoreLine> {
        let points = &state.points[..usize::from(self.players)];
        let values = points.iter().map(|points| i32::from(*points)).collect();
        vec![ScoreLine { what: Phrase::new("toy-points"), values }]
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let chosen: Bag = state.chosen.iter().copied().flatten().collect();
        let places = [state.deck, state.table, chosen].into_iter().chain(state.hands);
        let (sum, all) =
            places.fold((0, Bag::EMPTY), |(sum, all), place| (sum + place.len(), all.union(place)));
        if sum == u32::from(LAMPS) && all.len() == sum {
            return Ok(());
        }
        Err(format!("there are {sum} lamps, {} different ones, not {LAMPS}", all.len()))
    }
}
