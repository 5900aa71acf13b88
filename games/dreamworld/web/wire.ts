// Generated from games/dreamworld/rules by `cargo xtask codegen`; do not edit.
import type { Seat, Seats } from '$web/protocol';

/**
 * One of the 66 Dream cards, numbered by suit, then number, then icon.
 */
export type Card = string;

/**
 * What a player chose to play.
 */
export type Choice = { "card": Card } | "professor";

/**
 * A Client.
 */
export type Client = {
/**
 * Its plain name.
 */
name: string,
/**
 * Its suit.
 */
suit: Suit,
/**
 * The paragraph of the rules digest behind it.
 */
rule: string, };

/**
 * A Client in the column.
 */
export type ClientView = {
/**
 * Its plain name.
 */
name: string,
/**
 * Its suit.
 */
suit: Suit,
/**
 * Its tiles: Sun side, Moon side.
 */
tiles: [string, string], };

/**
 * A Dream card.
 */
export type DreamCard = {
/**
 * Its plain name.
 */
name: Card,
/**
 * Its suit.
 */
suit: Suit,
/**
 * Its number.
 */
number: number,
/**
 * Its icon.
 */
icon: Icon,
/**
 * The paragraph of the rules digest behind it.
 */
rule: string, };

/**
 * What a viewer is told of an event.
 */
export type EventView = { "chose": {
/**
 * The viewer.
 */
seat: Seat,
/**
 * What.
 */
choice: Choice, } } | { "has-chosen": {
/**
 * Who.
 */
seat: Seat, } } | Open;

/**
 * The sign on a Dream card that breaks ties (DW-1.2).
 */
export type Icon = "sun" | "moon";

/**
 * What everybody sees of the Id.
 */
export type IdView = {
/**
 * Its tokens, and whether each is flipped.
 */
tokens: Array<[number, boolean]>, };

/**
 * A Dream card of this round.
 */
export type LineCard = {
/**
 * The card.
 */
card: Card,
/**
 * Whose it is.
 */
owner: Owner,
/**
 * Whether it is on-suit.
 */
"on-suit": boolean,
/**
 * Its gap.
 */
gap: number,
/**
 * What the tile adds.
 */
add: number,
/**
 * +1 tokens on it.
 */
plus: number, };

/**
 * A face-up Dream card of an earlier round.
 */
export type LyingCard = {
/**
 * The card.
 */
card: Card,
/**
 * The round in which it was laid.
 */
round: number,
/**
 * +1 tokens on it.
 */
plus: number, };

/**
 * What only the viewer sees.
 */
export type Mine = {
/**
 * The viewer's seat.
 */
seat: Seat,
/**
 * The Dream cards in the hand.
 */
hand: Array<Card>,
/**
 * The sealed choice, until the reveal.
 */
choice: Choice | null, };

/**
 * Where the game is.
 */
export type Now = { "choosing": {
/**
 * Who chooses in this step.
 */
choosers: Seats,
/**
 * Who has not chosen yet.
 */
waiting: Seats,
/**
 * Whether this is the choice after the Professor.
 */
again: boolean, } } | { "turn": {
/**
 * Who.
 */
seat: Seat,
/**
 * The place of the card, counted from the farthest.
 */
at: number, } } | { "flipping": {
/**
 * Who.
 */
seat: Seat,
/**
 * The place of the card, counted from the farthest.
 */
at: number,
/**
 * What is left of the limit.
 */
left: number,
/**
 * Tokens flipped this turn.
 */
flipped: number, } } | { "over": {
/**
 * Who won; nobody if the Id did.
 */
winners: Seats, } };

/**
 * Something that everybody sees.
 */
export type Open = { "round-started": {
/**
 * Its number.
 */
round: number,
/**
 * The Client by its place in the sheet, or nothing at Freud.
 */
client: number | null,
/**
 * The tile that governs the round by its place in the sheet, if any.
 */
tile: number | null, } } | { "turned-up": {
/**
 * The card.
 */
card: Card,
/**
 * What it is there for.
 */
owner: Owner, } } | { "revealed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * The card.
 */
choice: Choice, } } | { "choose-again": {
/**
 * Who.
 */
seats: Seats, } } | "arranged" | { "turn-began": {
/**
 * Whose.
 */
seat: Seat,
/**
 * The place of the card, counted from the farthest.
 */
at: number,
/**
 * The gap.
 */
gap: number,
/**
 * What the tile adds.
 */
add: number, } } | { "scored": {
/**
 * Who.
 */
seat: Seat,
/**
 * +1 tokens spent.
 */
spent: number,
/**
 * The limit with them.
 */
limit: number, } } | { "flipped": {
/**
 * Who.
 */
seat: Seat,
/**
 * The row, by its place in the sheet.
 */
row: number,
/**
 * The token's value.
 */
value: number,
/**
 * Whether it is the golden one.
 */
golden: boolean, } } | { "turn-done": {
/**
 * Who.
 */
seat: Seat, } } | { "drew": {
/**
 * Who.
 */
seat: Seat,
/**
 * The card.
 */
card: Card,
/**
 * The +1 tokens on it.
 */
plus: number, } } | { "drew-professor": {
/**
 * Who.
 */
seat: Seat, } } | { "passed": {
/**
 * Who.
 */
seat: Seat, } } | { "declined": {
/**
 * Who.
 */
seat: Seat, } } | { "id-turn": {
/**
 * The place of the card, counted from the farthest.
 */
at: number,
/**
 * The gap.
 */
gap: number,
/**
 * What the tile adds.
 */
add: number,
/**
 * The limit.
 */
limit: number, } } | { "id-flipped": {
/**
 * Its place among the Id's tokens.
 */
token: number,
/**
 * Its value.
 */
value: number, } } | { "ended": {
/**
 * Who won; nobody if the Id did.
 */
winners: Seats, } };

/**
 * Whose card it is.
 */
export type Owner = { "seat": Seat } | "non-player" | "random" | "id";

/**
 * What everybody sees of a player.
 */
export type PlayerView = {
/**
 * The plain name of the Professor.
 */
professor: string,
/**
 * Where the Professor card is.
 */
"professor-card": Professor,
/**
 * How many Dream cards are in the hand.
 */
hand: number,
/**
 * Those of them that everybody knows, because they were drawn openly.
 */
known: Array<Card>,
/**
 * The unflipped tokens of each row, the golden one first.
 */
rows: Array<Array<number>>,
/**
 * Flipped golden tokens.
 */
golden: number,
/**
 * The sum of the unflipped tokens.
 */
remaining: number,
/**
 * +1 tokens in the supply.
 */
supply: number, };

/**
 * Where a Professor card is.
 */
export type Professor = "table" | "hand";

/**
 * A Professor.
 */
export type ProfessorCard = {
/**
 * The plain name.
 */
name: string,
/**
 * The name of the person.
 */
person: string,
/**
 * The paragraph of the rules digest behind it.
 */
rule: string, };

/**
 * What is printed on the components. A number in an event is a place in one of these lists.
 */
export type Sheet = {
/**
 * The Dream cards in use.
 */
cards: Array<DreamCard>,
/**
 * The Clients.
 */
clients: Array<Client>,
/**
 * The Therapy tiles.
 */
tiles: Array<TherapyTile>,
/**
 * The rows of a player's Treatment tokens.
 */
rows: Array<TokenRow>,
/**
 * The Professors, in the order of the seats.
 */
professors: Array<ProfessorCard>,
/**
 * The values of the Id's tokens.
 */
"id-tokens": Array<number>,
/**
 * The corner numbers of Clients and Freud: Sun side, Moon side.
 */
corner: [number, number],
/**
 * The last round: two at each Client and two at Freud.
 */
"last-round": number,
/**
 * What the Professor card is called in answers.
 */
professor: string,
/**
 * What Freud's card is called.
 */
freud: string, };

/**
 * A suit of Dream cards and Clients (DW-1.1, DW-1.3).
 */
export type Suit = "diamond" | "hex" | "circle";

/**
 * A Therapy tile.
 */
export type TherapyTile = {
/**
 * Its plain name.
 */
name: string,
/**
 * What it does.
 */
effect: TileEffect,
/**
 * The paragraph of the rules digest behind it.
 */
rule: string, };

/**
 * What a Therapy tile does.
 */
export type TileEffect = { "kind": "numbers",
/**
 * The numbers.
 */
numbers: Array<number>,
/**
 * What they add.
 */
add: number, } | { "kind": "icon",
/**
 * What a Sun adds.
 */
sun: number,
/**
 * What a Moon adds.
 */
moon: number, } | { "kind": "farthest",
/**
 * What it adds.
 */
add: number,
/**
 * Whether it is sought among the players' cards alone.
 */
players: boolean, } | { "kind": "closest",
/**
 * What it adds.
 */
add: number,
/**
 * Whether it is sought among the players' cards alone.
 */
players: boolean, } | { "kind": "small-gap",
/**
 * The largest such gap.
 */
"at-most": number,
/**
 * What it adds.
 */
add: number, } | { "kind": "skip",
/**
 * Over how many.
 */
cards: number, } | { "kind": "random-before" } | { "kind": "random-after" };

/**
 * A row of Treatment tokens.
 */
export type TokenRow = {
/**
 * Its plain name.
 */
name: string,
/**
 * The values from the left, the golden one first.
 */
tokens: Array<number>,
/**
 * The paragraph of the rules digest behind it.
 */
rule: string, };

/**
 * What a viewer sees of the table.
 */
export type View = {
/**
 * The current round, 1 to 14.
 */
round: number,
/**
 * The side of the current round.
 */
side: Icon,
/**
 * The Clients from the top of the column down.
 */
clients: Array<ClientView>,
/**
 * The corner numbers of Clients and Freud: Sun side, Moon side.
 */
corner: [number, number],
/**
 * The Dream cards of this round, farthest first.
 */
line: Array<LineCard>,
/**
 * The face-up Dream cards of earlier rounds.
 */
lying: Array<LyingCard>,
/**
 * What everybody sees of each player.
 */
players: Array<PlayerView>,
/**
 * The Id, in solo.
 */
id: IdView | null,
/**
 * Cards in the deck.
 */
deck: number,
/**
 * Non-player cards that still lie face down.
 */
"non-player": number,
/**
 * Where the game is.
 */
now: Now,
/**
 * What only the viewer sees.
 */
mine: Mine | null, };
