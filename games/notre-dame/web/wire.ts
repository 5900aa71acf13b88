// Generated from games/notre-dame/rules by `cargo xtask codegen`; do not edit.
import type { Seat, Seats } from '$web/protocol';

/**
 * A set of small ids whose order nobody knows: an unseen deck, or a set of open cards.
 *
 * Drawing picks at random when it happens, so a state never holds an order that no one could
 * know, and re-dealing the unknown costs next to nothing.
 */
export type Bag = number[];

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
cards: Bag, } } | { "chose": {
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
cards: Bag, } } | { "open": Open };

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
 * The person.
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
 * Where.
 */
to: number, } } | { "took-message": {
/**
 * Who.
 */
seat: Seat,
/**
 * Where.
 */
market: number,
/**
 * Its kind.
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
 * Whom.
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
 * What is printed on the components, keyed by plain name.
 */
export type Sheet = {
/**
 * How many play.
 */
players: number, };

/**
 * Where prestige comes from.
 */
export type Source = "residence" | "messages" | "gifts" | "cathedral" | "persons" | "park";

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
later: Frame | null,
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
bank: number | null,
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
