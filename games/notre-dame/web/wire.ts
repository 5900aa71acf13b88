// Generated from games/notre-dame/rules by `cargo xtask codegen`; do not edit.
import type { Phrase, Seat, Seats } from '$web/protocol';

/**
 * What a person does for a coin (chapter 14 of the digest).
 */
export type Ability = { "kind": "gain",
/**
 * Prestige.
 */
prestige: number,
/**
 * Coins.
 */
coins: number,
/**
 * Markers from the general supply.
 */
markers: number,
/**
 * Favours as in the hotel.
 */
favours: number, } | { "kind": "score",
/**
 * What is counted.
 */
per: Measure,
/**
 * How many of it are worth once the prestige.
 */
every: number,
/**
 * The prestige.
 */
prestige: number, } | { "kind": "fool" } | { "kind": "minstrel" } | { "kind": "doctor" } | { "kind": "bishop" };

/**
 * An action card.
 */
export type ActionCard = {
/**
 * Its plain name.
 */
name: Card,
/**
 * The colour of its deck.
 */
colour: Colour,
/**
 * Where it acts.
 */
place: Kind,
/**
 * What it says.
 */
facts: Array<Fact>, };

/**
 * A borough.
 */
export type BoroughView = {
/**
 * Its colour.
 */
colour: Colour,
/**
 * Its owner, if it has one.
 */
owner: Seat | null,
/**
 * Its markets.
 */
markets: Array<MarketView>, };

/**
 * One of the 45 action cards, numbered by colour and then by kind.
 */
export type Card = string;

/**
 * One of the five colours (ND-1.1); seat 0 plays the first, seat 1 the second, and so on.
 */
export type Colour = "lapis" | "amber" | "brick" | "jade" | "aubergine";

/**
 * The deck of a person: a grey one of a period, or the brown one.
 */
export type Deck = "a" | "b" | "c" | "brown";

/**
 * What a viewer is told of an event.
 */
export type EventView = { "drew": {
/**
 * The viewer.
 */
seat: Seat,
/**
 * The cards.
 */
cards: Array<string>, } } | { "chose": {
/**
 * The viewer.
 */
seat: Seat,
/**
 * The card.
 */
card: Card, } } | { "has-chosen": {
/**
 * Who.
 */
seat: Seat, } } | { "received": {
/**
 * The viewer.
 */
seat: Seat,
/**
 * The cards.
 */
cards: Array<string>, } } | Open;

/**
 * What a component says in words, with the paragraph of the rules digest behind it.
 */
export type Fact = {
/**
 * Phrases that are read one after the other.
 */
text: Array<Phrase>,
/**
 * The paragraph, if there is one.
 */
rule?: string, };

/**
 * What the hotel and the Barmaid offer (ND-10.15).
 */
export type Favour = "coin" | "marker" | "rat";

/**
 * Where the game is: a phase, and above it the question that is open, if the phase itself asks
 * none. Everything here is open to all.
 */
export type Frame = "round" | { "draft": {
/**
 * 0 of three cards, 1 of two.
 */
step: number, } } | { "cards": {
/**
 * The turn, counted from 0 over both cards.
 */
turn: number, } } | { "hire": {
/**
 * The turn, counted from 0.
 */
turn: number, } } | { "plague": {
/**
 * The turn, counted from 0.
 */
turn: number, } } | "round-end" | "over" | { "source": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where the marker goes.
 */
to: Place, } } | { "gift": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whether the marker is there already (ND-11.4).
 */
placed: boolean, } } | { "friend": {
/**
 * Who.
 */
seat: Seat, } } | { "ride": {
/**
 * Who.
 */
seat: Seat,
/**
 * Over how many streets at most.
 */
steps: number, } } | { "message": {
/**
 * Who.
 */
seat: Seat, } } | { "rat-back": {
/**
 * Who.
 */
seat: Seat, } } | { "favour": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many are left to choose.
 */
left: number, } } | { "fool-from": {
/**
 * Who.
 */
seat: Seat, } } | { "fool-to": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where the piece is.
 */
from: Place,
/**
 * Whether it is the friend.
 */
friend: boolean, } } | { "minstrel-from": {
/**
 * Who.
 */
seat: Seat, } } | { "minstrel-carry": {
/**
 * Who.
 */
seat: Seat,
/**
 * From where.
 */
from: Sector, } } | { "minstrel-to": {
/**
 * Who.
 */
seat: Seat,
/**
 * From where.
 */
from: Sector,
/**
 * How many markers.
 */
markers: number,
/**
 * Whether the friend too.
 */
friend: boolean, } } | { "bishop": {
/**
 * Who.
 */
seat: Seat, } } | { "payer": {
/**
 * Who takes them.
 */
seat: Seat,
/**
 * How many are missing.
 */
count: number, } } | { "lose": {
/**
 * Who.
 */
seat: Seat, } };

/**
 * The harbour.
 */
export type Harbour = {
/**
 * Its plain name.
 */
name: string,
/**
 * The last step of the plague track; beyond it the plague strikes.
 */
"last-step": number,
/**
 * What it says.
 */
facts: Array<Fact>, };

/**
 * What an action card does (ND-1.3).
 */
export type Kind = "notre-dame" | "trusted-friend" | Sector;

/**
 * The streets where so many boroughs lie in a ring.
 */
export type Layout = {
/**
 * How many boroughs.
 */
boroughs: number,
/**
 * The streets of each.
 */
streets: Array<Street>, };

/**
 * A market of a borough.
 */
export type MarketSpot = {
/**
 * Its plain name.
 */
name: string,
/**
 * The colour of its borough.
 */
colour: Colour,
/**
 * Its name within a borough.
 */
spot: string, };

/**
 * A market.
 */
export type MarketView = {
/**
 * Its plain name.
 */
name: string,
/**
 * The message that lies there.
 */
message: string | null, };

/**
 * What a person counts.
 */
export type Measure = { "kind": "pieces" } | { "kind": "pieces-in-fullest" } | { "kind": "sectors",
/**
 * So many.
 */
"at-least": number, } | { "kind": "empty-sectors" } | { "kind": "free-steps" } | { "kind": "messages" };

/**
 * A message.
 */
export type MessageTile = {
/**
 * Its plain name.
 */
name: string,
/**
 * Its colour.
 */
colour: Colour,
/**
 * Prestige.
 */
prestige: number,
/**
 * Coins.
 */
coins: number,
/**
 * Markers from the general supply.
 */
markers: number,
/**
 * Whether the rat may go one step back.
 */
"rat-back": boolean,
/**
 * What it says.
 */
facts: Array<Fact>, };

/**
 * What only the viewer sees.
 */
export type Mine = {
/**
 * The viewer's seat.
 */
seat: Seat,
/**
 * The cards to choose from.
 */
looking: Array<Card>,
/**
 * The cards in the hand.
 */
hand: Array<Card>,
/**
 * The sealed choice, until all have chosen.
 */
choice: Card | null, };

/**
 * Something that everybody sees.
 */
export type Open = { "round-started": {
/**
 * Its number.
 */
round: number, } } | { "shown": {
/**
 * The person, by its place in the sheet.
 */
person: number, } } | { "passed": {
/**
 * 0 for the two cards, 1 for the one.
 */
step: number, } } | { "played": {
/**
 * Who.
 */
seat: Seat,
/**
 * The card.
 */
card: Card, } } | { "no-effect": {
/**
 * Whose.
 */
seat: Seat, } } | { "moved": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Whether it is the friend.
 */
friend: boolean,
/**
 * From where.
 */
from: Place,
/**
 * To where.
 */
to: Place, } } | { "acted": {
/**
 * Whose.
 */
seat: Seat,
/**
 * The sector.
 */
sector: Sector,
/**
 * The pieces there.
 */
pieces: number, } } | { "took-markers": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "took-coins": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
count: number, } } | { "coins-missing": {
/**
 * Who should take them.
 */
seat: Seat,
/**
 * How many.
 */
count: number,
/**
 * How many players could pay them; the taker chooses among several.
 */
payers: number, } } | { "charged": {
/**
 * Who took them.
 */
seat: Seat,
/**
 * Who paid.
 */
payer: Seat,
/**
 * How many.
 */
count: number, } } | { "scored": {
/**
 * Who.
 */
seat: Seat,
/**
 * What for.
 */
source: Source,
/**
 * How much, without the park.
 */
prestige: number,
/**
 * The park's bonus.
 */
park: number, } } | { "rat-went-back": {
/**
 * Whose.
 */
seat: Seat,
/**
 * To which step.
 */
to: number, } } | { "rat-stayed": {
/**
 * Who.
 */
seat: Seat, } } | { "rode": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Where: a place among the markets of the view, borough by borough.
 */
to: number, } } | { "took-message": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where: a place among the markets of the view, borough by borough.
 */
market: number,
/**
 * Its kind, by its place in the sheet.
 */
kind: number, } } | { "left-message": {
/**
 * Who.
 */
seat: Seat, } } | { "favoured": {
/**
 * Who.
 */
seat: Seat,
/**
 * Which.
 */
favour: Favour, } } | { "wanted-coin": {
/**
 * Who.
 */
seat: Seat, } } | { "no-favour": {
/**
 * Who.
 */
seat: Seat, } } | { "gave": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many.
 */
coins: number, } } | { "hired": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whom, by the place in the sheet.
 */
person: number, } } | { "hired-nobody": {
/**
 * Who.
 */
seat: Seat, } } | { "picked": {
/**
 * Who.
 */
seat: Seat,
/**
 * From where.
 */
from: Place,
/**
 * Whether it is the friend alone.
 */
friend: boolean, } } | { "gathered": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many markers.
 */
markers: number,
/**
 * Whether the friend too.
 */
friend: boolean, } } | { "shifted": {
/**
 * Whose.
 */
seat: Seat,
/**
 * From where.
 */
from: Sector,
/**
 * To where.
 */
to: Sector,
/**
 * How many markers.
 */
markers: number,
/**
 * Whether the friend too.
 */
friend: boolean, } } | { "plague-came": {
/**
 * To whom.
 */
seat: Seat,
/**
 * The plague for this player.
 */
plague: number,
/**
 * The pieces in the hospital.
 */
hospital: number,
/**
 * Where the rat stands now.
 */
to: number,
/**
 * Whether it went beyond the last step.
 */
hit: boolean, } } | { "lost-prestige": {
/**
 * Who.
 */
seat: Seat,
/**
 * How much.
 */
prestige: number, } } | { "lost-marker": {
/**
 * Who.
 */
seat: Seat,
/**
 * From where.
 */
sector: Sector, } } | { "cathedral-scored": {
/**
 * All markers there.
 */
markers: number,
/**
 * The prestige for each.
 */
share: number, } } | { "period-ended": {
/**
 * Which, counted from 0.
 */
period: number, } } | { "counted": {
/**
 * Whose.
 */
seat: Seat,
/**
 * By where it came from.
 */
gained: [number, number, number, number, number, number],
/**
 * What was lost to the plague.
 */
lost: number, } } | { "ended": {
/**
 * Who won.
 */
winners: Seats, } };

/**
 * One of the eight parts of a borough, which lie about its central market (ND-1.2).
 */
export type Pane = "harbour" | Sector;

/**
 * A person.
 */
export type PersonCard = {
/**
 * Its plain name.
 */
name: string,
/**
 * Its deck.
 */
deck: Deck,
/**
 * Its rats.
 */
rats: number,
/**
 * What it costs.
 */
price: number,
/**
 * What it does for that.
 */
ability: Ability,
/**
 * What it says, what it does first.
 */
facts: Array<Fact>, };

/**
 * A person that is shown.
 */
export type PersonView = {
/**
 * Its plain name.
 */
name: string,
/**
 * Its rats.
 */
rats: number, };

/**
 * Where a marker or the friend can be.
 */
export type Place = "supply" | "general" | "beside" | "cathedral" | { "sector": Sector };

/**
 * A sector, the cathedral, or the trusted friend.
 */
export type PlaceSheet = {
/**
 * Its plain name.
 */
name: Kind,
/**
 * What it says.
 */
facts: Array<Fact>, };

/**
 * What everybody sees of a player.
 */
export type PlayerView = {
/**
 * The colour.
 */
colour: Colour,
/**
 * Coins.
 */
coins: number,
/**
 * Markers in the own supply.
 */
supply: number,
/**
 * Markers in the general supply of the colour.
 */
general: number,
/**
 * Markers in each sector, in the order of the sectors.
 */
sectors: Array<[Sector, number]>,
/**
 * Where the trusted friend is, if in the borough.
 */
friend: Sector | null,
/**
 * Markers on the cathedral.
 */
cathedral: number,
/**
 * The step of the rat.
 */
rat: number,
/**
 * Where the plague of this round would bring it; beyond 9 means a hit.
 */
forecast: number,
/**
 * Where the carriage stands.
 */
carriage: string,
/**
 * How many messages of each colour in play are collected.
 */
messages: Array<[Colour, number]>,
/**
 * The cards played in this round.
 */
played: Array<Card>,
/**
 * How many cards are in the hand.
 */
hand: number,
/**
 * Whom the player hired in this round.
 */
hired: string | null, };

/**
 * The prestige of a player.
 */
export type PrestigeView = {
/**
 * Whose.
 */
seat: Seat,
/**
 * How much.
 */
total: number,
/**
 * Where it came from.
 */
gained: Array<[Source, number]>,
/**
 * What was lost to the plague.
 */
lost: number, };

/**
 * One of the seven sectors of a borough (ND-1.2).
 */
export type Sector = "cloister-school" | "bank" | "residence" | "carriage-house" | "hotel" | "park" | "hospital";

/**
 * The set-up for a number of players.
 */
export type SetUp = {
/**
 * How many play.
 */
players: number,
/**
 * The prestige on the cathedral (ND-1.8).
 */
cathedral: number,
/**
 * The boroughs clockwise round it.
 */
boroughs: Array<Colour>, };

/**
 * What is printed on the components.
 */
export type Sheet = {
/**
 * The colours: seat 0 plays the first, seat 1 the second, and so on.
 */
colours: Array<Colour>,
/**
 * The action cards.
 */
cards: Array<ActionCard>,
/**
 * The sectors, the cathedral and the trusted friend.
 */
places: Array<PlaceSheet>,
/**
 * The harbour with the plague track.
 */
harbour: Harbour,
/**
 * The parts of a borough clockwise, from the one at the cathedral.
 */
panes: Array<Pane>,
/**
 * The persons; an event names one by its place in this list.
 */
persons: Array<PersonCard>,
/**
 * The kinds of message; an event names one by its place in this list.
 */
"message-kinds": Array<string>,
/**
 * The messages of all colours.
 */
messages: Array<MessageTile>,
/**
 * The markets of all boroughs.
 */
markets: Array<MarketSpot>,
/**
 * The markets of a borough, whichever it is.
 */
spots: Array<Spot>,
/**
 * The streets for each number of boroughs.
 */
layouts: Array<Layout>,
/**
 * The set-up for each number of players.
 */
"set-ups": Array<SetUp>,
/**
 * The prestige for a gift of one, two and three coins.
 */
gift: [number, number, number],
/**
 * From how many pieces on the hotel gives two favours.
 */
"hotel-two-from": number,
/**
 * How many pieces in the park give one more prestige.
 */
"park-pieces": number,
/**
 * The last round.
 */
"last-round": number,
/**
 * How many rounds a period has.
 */
period: number,
/**
 * To which seat cards are passed, counted on in turn order (ND-5.1).
 */
"passed-on": number,
/**
 * To which seat the turn goes next, the plague's too, counted on in turn order (ND-12.2).
 */
"turn-on": number, };

/**
 * Where prestige comes from.
 */
export type Source = "residence" | "messages" | "gifts" | "cathedral" | "persons" | "park";

/**
 * A market of a borough, whichever borough it is.
 */
export type Spot = {
/**
 * Its plain name within a borough.
 */
name: string,
/**
 * Whether a message is laid here at the start; else the carriage starts here.
 */
message: boolean, };

/**
 * A street as it is written once for all boroughs.
 */
export type Street = {
/**
 * A market of a borough.
 */
from: string,
/**
 * A market of the same borough or of another one.
 */
to: string,
/**
 * How many boroughs clockwise the other one is.
 */
ahead: number, };

/**
 * What a viewer sees of the table.
 */
export type View = {
/**
 * The current round, 1 to 9.
 */
round: number,
/**
 * The current period: a, b or c.
 */
period: string,
/**
 * The start player.
 */
start: Seat,
/**
 * The phase.
 */
phase: Frame,
/**
 * The question that is open above it, if any.
 */
question: Frame | null,
/**
 * The question that comes after that one, if any.
 */
later?: Frame,
/**
 * Who has not chosen a card yet.
 */
waiting: Seats,
/**
 * The persons shown.
 */
persons: Array<PersonView>,
/**
 * The plague of the round.
 */
plague: number,
/**
 * The prestige on the cathedral.
 */
cathedral: number,
/**
 * The coins in the general supply, where they are limited.
 */
bank?: number,
/**
 * The boroughs clockwise round the cathedral.
 */
boroughs: Array<BoroughView>,
/**
 * The streets, as pairs of markets.
 */
streets: Array<[string, string]>,
/**
 * What everybody sees of each player.
 */
players: Array<PlayerView>,
/**
 * The prestige that the viewer may see.
 */
prestige: Array<PrestigeView>,
/**
 * Who won, once the game is over.
 */
winners: Seats | null,
/**
 * What only the viewer sees.
 */
mine: Mine | null, };
