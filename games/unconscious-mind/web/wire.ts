// Generated from games/unconscious-mind/rules by `cargo xtask codegen`; do not edit.
import type { Phrase, Seat, Seats } from '$web/protocol';

/**
 * An action of the meeting table.
 */
export type ActionSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * What it does.
 */
effect: EffectId, };

/**
 * What the Id takes for something.
 */
export type AidSheet = {
/**
 * For what.
 */
what: Exchange,
/**
 * What it takes.
 */
effect: EffectId, };

/**
 * The city.
 */
export type CitySheet = {
/**
 * The six locations in walking order.
 */
locations: Array<LocationSheet>,
/**
 * The three districts.
 */
districts: Array<DistrictSheet>,
/**
 * The tiles that a module lays on the slots of locations.
 */
"location-tiles": Array<LocationTileSheet>,
/**
 * Points at the end for own insights in so many districts.
 */
presence: [number, number, number, number],
/**
 * The most triggers of a location.
 */
"most-triggers": number,
/**
 * The triggers that a bright idea adds.
 */
"bright-triggers": number, };

/**
 * The two kinds of clients.
 */
export type ClientKind = "routine" | "case-study";

/**
 * A client.
 */
export type ClientSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * Routine or case study.
 */
kind: ClientKind,
/**
 * Its own therapy points.
 */
therapy: number,
/**
 * What curing it scores.
 */
points: number,
/**
 * What counts once the grief layer is gone.
 */
tags: Array<Tag>,
/**
 * The lasting effect of a routine client.
 */
lasting: EffectId | null,
/**
 * What a case study scores at the end.
 */
score: Print | null, };

/**
 * A colour of districts, district tokens and volumes.
 */
export type Colour = "green" | "purple" | "red";

/**
 * A column of the notebook display.
 */
export type Column = "left" | "centre" | "right";

/**
 * Something of a player that can be counted.
 */
export type Count = { "tags": Tagged } | "kinds" | { "tiles": Level | null } | "rows" | "columns" | "treatises" | { "cured": ClientKind | null } | "reputation" | "marks" | "districts" | "cards" | "ideas" | "goals" | "company";

/**
 * A location tile that lies on a location.
 */
export type CoverView = {
/**
 * The tile.
 */
tile: string,
/**
 * The side that is up.
 */
side: Face, };

/**
 * A deck.
 */
export type DeckView = {
/**
 * How many cards it has.
 */
count: number,
/**
 * What was used up.
 */
gone: Array<string>, };

/**
 * What a notebook tile of the Id does (ID-9.1 to ID-9.9).
 */
export type Deed = "upper-display" | "lower-display" | "dream" | "swap-and-play" | "publish" | "play-and-publish" | "move-freud" | "move-professor" | "goal";

/**
 * Something that the Id did, with the rule that decided it.
 */
export type Did = { "compass": {
/**
 * What about.
 */
pick: Pick,
/**
 * Where it pointed.
 */
from: Side, } } | "reshuffled" | { "card": {
/**
 * The card.
 */
card: number, } } | { "taken": {
/**
 * The space.
 */
space: number, } } | "full" | { "too-few": {
/**
 * Ideas.
 */
ideas: number,
/**
 * Bright ideas.
 */
bright: number, } } | { "placed": {
/**
 * The space.
 */
space: number,
/**
 * Ideas.
 */
ideas: number,
/**
 * Bright ideas.
 */
bright: number, } } | { "inked": {
/**
 * How many steps.
 */
steps: number,
/**
 * Where it stands.
 */
to: number,
/**
 * What it unlocked.
 */
freed: Freed, } } | { "line": {
/**
 * The line.
 */
line: number,
/**
 * Its active tiles.
 */
active: number,
/**
 * Whether another one had as many.
 */
tied: boolean, } } | "no-column" | { "part": {
/**
 * The line.
 */
line: number,
/**
 * Whether it is the end or foot.
 */
end: boolean, } } | { "tile": {
/**
 * Its cell.
 */
cell: number, } } | { "flipped": {
/**
 * Its cell.
 */
cell: number, } } | { "completed": {
/**
 * The line.
 */
line: number, } } | { "exchanged": {
/**
 * For what.
 */
what: Exchange,
/**
 * How often.
 */
times: number,
/**
 * The coffee that it has then, or 0 if it took something else.
 */
total: number, } } | { "coffee": {
/**
 * How much.
 */
count: number,
/**
 * How much it has then.
 */
total: number, } } | { "brewed": {
/**
 * The coffee.
 */
coffee: number,
/**
 * The points.
 */
points: number,
/**
 * The coffee that is left.
 */
left: number, } } | { "took-tile": {
/**
 * The row.
 */
level: number,
/**
 * The column.
 */
column: number,
/**
 * The tile.
 */
tile: number,
/**
 * The coffee beside.
 */
coffee: number, } } | { "nothing": {
/**
 * The coffee.
 */
coffee: number,
/**
 * Why.
 */
why: Idle, } } | { "idle": {
/**
 * The effect.
 */
effect: EffectId, } } | { "dream": {
/**
 * The room.
 */
room: number, } } | { "treatise": {
/**
 * The treatise.
 */
treatise: number,
/**
 * Volumes to cite.
 */
cites: number, } } | { "cannot-publish": {
/**
 * Whether it has an insight.
 */
insight: boolean, } } | { "walked": {
/**
 * The figure.
 */
figure: Figure,
/**
 * Where it went.
 */
to: Location,
/**
 * What can be triggered there.
 */
triggers: number,
/**
 * Whether another place in reach has as many.
 */
tied: boolean,
/**
 * Why it went there.
 */
errand: Errand,
/**
 * In whose place the Journalist went.
 */
replaced: Replaced | null, } } | { "visited": {
/**
 * The location.
 */
location: Location,
/**
 * Whether by tags.
 */
tags: boolean,
/**
 * How many.
 */
triggers: number, } } | { "goal": {
/**
 * The goal.
 */
goal: number, } } | "no-goal" | { "bonus": {
/**
 * The slot.
 */
slot: number,
/**
 * Through whom.
 */
mover: Mover,
/**
 * Whether the other figure's place had one as good.
 */
tied: boolean,
/**
 * Why it is no district bonus.
 */
plight: Plight,
/**
 * Its tags that were counted for a district bonus.
 */
tags: number,
/**
 * What the slot does.
 */
effect: EffectId, } } | "no-bonus" | { "any-kind": {
/**
 * The room.
 */
room: number, } } | { "overlaid": {
/**
 * The client.
 */
client: number,
/**
 * The overlay: routine ones 0 to 3, their twins 4 to 7.
 */
overlay: number, } } | { "no-overlay": {
/**
 * The client.
 */
client: number, } };

/**
 * A place of the notebook display.
 */
export type DisplaySheet = {
/**
 * The plain name.
 */
name: string,
/**
 * Its row.
 */
level: Level,
/**
 * Its column.
 */
column: Column,
/**
 * The points for taking nothing where it is empty.
 */
points: number, };

/**
 * A district.
 */
export type DistrictSheet = {
/**
 * Its colour.
 */
name: Colour,
/**
 * Its two locations.
 */
locations: [Location, Location],
/**
 * Its bonus slots by rising need.
 */
slots: Array<DistrictSlotSheet>,
/**
 * Its tokens.
 */
tokens: number,
/**
 * How many of them, on top, bear a point of reputation.
 */
"reputation-tokens": number, };

/**
 * A bonus slot of a district.
 */
export type DistrictSlotSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The tags that it needs.
 */
need: number,
/**
 * What it does.
 */
effect: EffectId, };

/**
 * A district.
 */
export type DistrictView = {
/**
 * Its colour.
 */
colour: Colour,
/**
 * Tokens left.
 */
tokens: number,
/**
 * Whose insight lies on each slot.
 */
marks: [Seat | null, Seat | null, Seat | null, Seat | null], };

/**
 * A dream.
 */
export type DreamSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The insights to use.
 */
cost: Print,
/**
 * What it does, therapy points included.
 */
effect: EffectId,
/**
 * The therapy points in it.
 */
therapy: number,
/**
 * The symbol of a manifest dream.
 */
symbol: Symbol | null, };

/**
 * A node of an effect tree; small enough for a frame or an action.
 */
export type EffectId = number;

/**
 * Why a figure goes where it goes.
 */
export type Errand = "triggers" | "freud" | "quiet";

/**
 * What a viewer is told of an event.
 */
export type EventView = { "drew": {
/**
 * The viewer.
 */
seat: Seat,
/**
 * The card.
 */
card: number, } } | { "open": {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * What happened.
 */
what: Open, } };

/**
 * What the Id takes something else for (ID-3.1).
 */
export type Exchange = "elevate" | "transfer" | "minor" | "location" | "no-card" | "median" | "tile" | "major" | "gain-tile" | "no-treatise";

/**
 * A face of a location tile.
 */
export type Face = "coloured" | "grey";

/**
 * A figure that an effect moves clockwise through the city.
 */
export type Figure = "professor" | "freud" | "journalist";

/**
 * Where the game is: a question, or business that goes on by itself.
 *
 * A question stores what it is about; its answers are computed when it is asked.
 */
export type Frame = "over" | "next" | { "seat": Seat } | "pick-client" | "spare" | "pick-tile" | { "pick-cell": {
/**
 * The tile.
 */
tile: number, } } | "turn" | "point" | { "pieces": {
/**
 * The space.
 */
space: number,
/**
 * The action.
 */
action: number, } } | { "table": {
/**
 * The action.
 */
action: number,
/**
 * Triggers left.
 */
left: number, } } | { "ink": {
/**
 * The fewest steps without bright ideas.
 */
least: number,
/**
 * The most.
 */
most: number, } } | "landing" | "pick-row" | "pick-column" | { "line": {
/**
 * Rows 0 to 2, columns 3 to 5.
 */
line: number,
/**
 * What was triggered: cells 0 to 2, printed 3, end or foot 4, a bit each.
 */
done: number, } } | "pick-own-tile" | "track" | "zone" | { "run": {
/**
 * The effect.
 */
effect: EffectId,
/**
 * Whether the player has chosen just this.
 */
asked: boolean, } } | { "may": {
/**
 * The effect.
 */
effect: EffectId, } } | { "all": {
/**
 * The joining effect.
 */
effect: EffectId,
/**
 * The children that have run, a bit each.
 */
done: number, } } | { "choose": {
/**
 * The joining effect.
 */
effect: EffectId,
/**
 * Whether none may be chosen.
 */
skip: boolean, } } | { "times": {
/**
 * The effect.
 */
effect: EffectId,
/**
 * Times left.
 */
left: number, } } | { "repeat": {
/**
 * The effect.
 */
effect: EffectId,
/**
 * Times left.
 */
left: number, } } | { "pay": {
/**
 * What for.
 */
price: Price,
/**
 * The part that comes next.
 */
next: number,
/**
 * Whether the player has chosen just this.
 */
asked: boolean, } } | { "generate": Insight } | { "elevate": {
/**
 * Whether coffee was paid for it (UM-8.3).
 */
free: boolean, } } | { "transfer": {
/**
 * Whether coffee was paid for it (UM-8.3).
 */
free: boolean, } } | { "gain": {
/**
 * What.
 */
good: Good,
/**
 * How much.
 */
count: number, } } | { "draw": {
/**
 * How many are left to draw.
 */
left: number, } } | "swap" | { "play": {
/**
 * How many may be played.
 */
left: number, } } | "publish" | { "volumes": {
/**
 * The treatise.
 */
treatise: number, } } | { "endow": {
/**
 * The treatise.
 */
treatise: number, } } | { "gain-tile": {
/**
 * Stack 0, centre 1, right 2.
 */
column: number, } } | { "tile-effects": {
/**
 * The tile.
 */
tile: number,
/**
 * Whether its main effect is to be had too.
 */
both: boolean,
/**
 * What was triggered: banner 0, main effect 1, a bit each.
 */
done: number, } } | { "place-tile": {
/**
 * The tile.
 */
tile: number, } } | { "refill": {
/**
 * The row.
 */
level: number,
/**
 * The column.
 */
column: number, } } | { "move": {
/**
 * The figure.
 */
figure: Figure,
/**
 * The fewest steps.
 */
least: number,
/**
 * The most.
 */
most: number,
/**
 * Whether the location stays untriggered.
 */
quietly: boolean, } } | "join" | { "visit-by-journalist": {
/**
 * The location.
 */
location: Location, } } | { "visit": {
/**
 * The location.
 */
location: Location,
/**
 * Whether only tags count, and one more of them (UM-16.10).
 */
tag: boolean, } } | { "location": {
/**
 * The location.
 */
location: Location,
/**
 * Triggers left.
 */
left: number, } } | "open-room" | { "special": Special } | "take-ideas" | "bonus" | { "mark": {
/**
 * The slot.
 */
slot: number, } } | { "mark-by-fireworks": {
/**
 * The slot.
 */
slot: number, } } | "fireworks" | "treat-one" | "treat" | { "dream": {
/**
 * The room.
 */
room: number, } } | { "dream-over": {
/**
 * The room.
 */
room: number,
/**
 * Whether it was the manifest dream.
 */
manifest: boolean, } } | { "therapy": {
/**
 * The room.
 */
room: number,
/**
 * Points left.
 */
left: number, } } | { "catharsis": {
/**
 * The room.
 */
room: number, } } | { "shed": {
/**
 * The room.
 */
room: number, } } | { "cure": {
/**
 * The room.
 */
room: number, } } | { "moment": {
/**
 * What happened.
 */
moment: Moment,
/**
 * The clients that have not been asked, a bit each.
 */
pending: number, } } | "boxes" | "draft" | { "refill-client": {
/**
 * The place.
 */
place: number, } } | { "latent": {
/**
 * The room.
 */
room: number, } } | { "manifest": {
/**
 * The room.
 */
room: number, } } | { "top-manifest": {
/**
 * The room.
 */
room: number, } } | { "refill-manifest": {
/**
 * The place.
 */
place: number, } } | { "set-marker": {
/**
 * The room.
 */
room: number, } } | "close" | { "shelve": {
/**
 * The treatise.
 */
treatise: number, } } | { "id": Step };

/**
 * A free action (UM-8.5).
 */
export type Free = "elevate" | "transfer" | "bright" | "set" | "points";

/**
 * What a step over the icon brought (ID-5.4).
 */
export type Freed = "nothing" | "idea" | "bright";

/**
 * The sign that joins an office room card with three starting tiles; the pictures are ours.
 */
export type Glyph = "key" | "owl" | "candle" | "mask";

/**
 * A location goal.
 */
export type GoalSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * What must be reached.
 */
condition: Print,
/**
 * What counts once it is claimed.
 */
tags: Array<Tag>,
/**
 * The location whose two tags it shows; the seventh has none.
 */
location: Location | null, };

/**
 * A goal.
 */
export type GoalView = {
/**
 * Its plain name.
 */
name: string,
/**
 * Who has claimed it.
 */
owner: Seat | null, };

/**
 * What is gained in amounts.
 */
export type Good = "coffee" | "box" | "bright" | "points" | "reputation" | "research";

/**
 * An icon of an effect or price, or a sign between icons.
 */
export type Icon = { "icon": "insight",
/**
 * The ring.
 */
ring: Ring,
/**
 * The quality; nothing stands for any.
 */
quality: Quality | null, } | { "icon": "good",
/**
 * What.
 */
good: Good,
/**
 * How much.
 */
amount: number, } | { "icon": "verb",
/**
 * What is done.
 */
verb: Verb,
/**
 * The number.
 */
number?: number,
/**
 * The end of the range.
 */
most?: number, } | { "icon": "tile",
/**
 * The column.
 */
column: Column, } | { "icon": "visit",
/**
 * The location.
 */
location: Location, } | { "icon": "rule",
/**
 * Which.
 */
quantity: Quantity,
/**
 * How far.
 */
amount: number, } | { "icon": "special",
/**
 * What.
 */
special: Special, } | { "icon": "moment",
/**
 * What.
 */
moment: Moment, } | { "icon": "if",
/**
 * What is counted.
 */
count: Count,
/**
 * What it must reach.
 */
least: number, } | { "icon": "per",
/**
 * What is counted.
 */
count: Count,
/**
 * The most that comes of it.
 */
max?: number, } | { "icon": "times",
/**
 * How often.
 */
times: number, } | { "icon": "sign",
/**
 * Which.
 */
sign: Sign, };

/**
 * A colour of the Id's notebook tiles, called by what its tiles touch.
 */
export type IdColour = "notebook" | "research" | "city";

/**
 * What the solo game adds.
 */
export type IdSheet = {
/**
 * The meeting-table cards.
 */
cards: Array<MeetingCardSheet>,
/**
 * The notebook tiles by colour and number.
 */
tiles: Array<IdTileSheet>,
/**
 * The overlays with their twins.
 */
overlays: Array<OverlaySheet>,
/**
 * What the Id takes in place of what it cannot use.
 */
aid: Array<AidSheet>,
/**
 * The coffee that makes a box: as usual, and with strong coffee.
 */
brew: [number, number], };

/**
 * A notebook tile of the Id.
 */
export type IdTileSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * Its colour.
 */
colour: IdColour,
/**
 * Its number, 1 to 3.
 */
number: number,
/**
 * What it does.
 */
deed: Deed,
/**
 * The coffee that it gives beside.
 */
coffee: number, };

/**
 * What everybody sees of the solo game, beside the board of the Id.
 */
export type IdView = {
/**
 * Where the compass arrow points.
 */
compass: Side,
/**
 * The Id's tiles, row by row.
 */
tiles: Array<string>,
/**
 * Which of them are active.
 */
active: [boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean, boolean],
/**
 * The locked ideas on which a bright idea lies, from the left.
 */
guards: [boolean, boolean, boolean],
/**
 * The coffee that makes a box.
 */
brew: number,
/**
 * Whether the twins of the overlays lie with their high side up.
 */
high: boolean,
/**
 * Meeting-table cards in the deck.
 */
deck: number,
/**
 * Those that were turned.
 */
spent: Array<string>,
/**
 * The overlays from the top: the routine column, then that of their twins.
 */
order: Array<string>,
/**
 * The overlays on clients: overlay and client.
 */
covers: Array<[string, string]>,
/**
 * The goals from the left.
 */
"goal-row": Array<string>,
/**
 * The first clients from the left.
 */
candidates: Array<string>,
/**
 * The person's treatises from the left.
 */
shelf: Array<string>,
/**
 * The Id's research cards in play from the left.
 */
row: Array<string>,
/**
 * The room whose client gets the next box.
 */
"next-room": number | null,
/**
 * Where its figures would walk as the city stands now.
 */
walks: Array<IdWalk>,
/**
 * The bonus slot that it would take if it recalled its ideas now.
 */
bonus: string | null, };

/**
 * Where a figure would walk for a tile of the Id (ID-9.7, ID-9.8, ID-9.13).
 */
export type IdWalk = {
/**
 * What the tile does.
 */
deed: Deed,
/**
 * Who walks.
 */
figure: Figure,
/**
 * Where to.
 */
to: Location,
/**
 * The triggers there.
 */
triggers: number,
/**
 * Whether another place has as many and is further away.
 */
tied: boolean, };

/**
 * Why a tile finds nothing to act on (ID-9.14).
 */
export type Idle = "no-tile" | "no-dream" | "therapy";

/**
 * An insight as it is generated or used: a ring, and a quality unless any will do.
 */
export type Insight = {
/**
 * The ring.
 */
ring: Ring,
/**
 * The quality; nothing stands for any.
 */
quality: Quality | null, };

/**
 * A grief layer.
 */
export type LayerSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The therapy points that it adds to its client's.
 */
therapy: number,
/**
 * What the catharsis scores.
 */
points: number,
/**
 * The symbol that a manifest dream may match.
 */
symbol: Symbol | null,
/**
 * What the catharsis does.
 */
effect: EffectId | null, };

/**
 * A level of notebook tiles.
 */
export type Level = "level-i" | "level-ii";

/**
 * A row or column of the notebook.
 */
export type LineSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * What is printed beside a row.
 */
printed: EffectId | null,
/**
 * What completing it adds.
 */
end: EffectId, };

/**
 * A location of the city, in the order in which figures walk.
 */
export type Location = "theatre" | "library" | "opera" | "museum" | "university" | "cafe";

/**
 * A location.
 */
export type LocationSheet = {
/**
 * The location.
 */
name: Location,
/**
 * Its district.
 */
district: Colour,
/**
 * Its three repeatable effects.
 */
effects: [EffectId, EffectId, EffectId],
/**
 * Their plain names.
 */
"effect-names": [string, string, string],
/**
 * Its bonus slots from the top.
 */
slots: Array<SlotSheet>, };

/**
 * A tile that covers the bonus slots of a location.
 */
export type LocationTileSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The district of its coloured side.
 */
district: Colour,
/**
 * Three slots from the top on the coloured side.
 */
coloured: [EffectId, EffectId, EffectId],
/**
 * Three slots from the top on the grey side.
 */
grey: [EffectId, EffectId, EffectId], };

/**
 * A location.
 */
export type LocationView = {
/**
 * The location.
 */
location: Location,
/**
 * Which slots are used.
 */
used: [boolean, boolean, boolean],
/**
 * The tile that lies on its slots, if one does.
 */
cover: CoverView | null, };

/**
 * A meeting-table card.
 */
export type MeetingCardSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The target space.
 */
space: string,
/**
 * Where the Id goes on if it is not free.
 */
way: Way, };

/**
 * What only the viewer sees.
 */
export type Mine = {
/**
 * The viewer's seat.
 */
seat: Seat,
/**
 * The research cards in the hand.
 */
hand: Array<string>, };

/**
 * When a client's lasting effect comes to pass, always on its owner's turn.
 */
export type Moment = "recall" | "treat" | "catharsis" | "cure" | "publish" | "visit";

/**
 * Whose place brings a bonus.
 */
export type Mover = "professor" | "freud" | "journalist";

/**
 * Something that everybody sees, done by or for the player whose turn it is.
 */
export type Open = { "round-started": {
/**
 * Its number.
 */
round: number, } } | "turn-started" | "turn-ended" | { "ended": {
/**
 * Who won.
 */
winners: Seats, } } | { "kept": {
/**
 * The tile.
 */
tile: number,
/**
 * The location.
 */
location: Location, } } | { "spare-laid": {
/**
 * The client.
 */
client: number, } } | "state-ideas" | { "pointed": {
/**
 * The space.
 */
space: number,
/**
 * The action.
 */
action: number, } } | { "laid": {
/**
 * The space.
 */
space: number,
/**
 * The action.
 */
action: number,
/**
 * How many ideas.
 */
ideas: number,
/**
 * How many bright ideas.
 */
bright: number, } } | { "recall-began": {
/**
 * On how many spaces ideas lie.
 */
spaces: number, } } | { "ideas-back": {
/**
 * How many ideas.
 */
ideas: number, } } | { "treat-began": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number, } } | "passed" | { "agreed": {
/**
 * The effect.
 */
effect: EffectId, } } | "skipped" | { "picked": {
/**
 * Its place among them.
 */
option: number,
/**
 * The effect.
 */
effect: EffectId, } } | { "chose-line": {
/**
 * Rows 0 to 2, columns 3 to 5.
 */
line: number, } } | { "triggered": {
/**
 * The part.
 */
part: Part,
/**
 * Its effect.
 */
effect: EffectId, } } | { "tile-triggered": {
/**
 * The tile.
 */
tile: number, } } | { "inked": {
/**
 * How many steps.
 */
steps: number,
/**
 * How many bright ideas.
 */
bright: number,
/**
 * How many ideas were unlocked.
 */
unlocked: number, } } | { "track-triggered": {
/**
 * The points scored.
 */
points: number,
/**
 * The coffee to gain.
 */
coffee: number, } } | { "generated": {
/**
 * The insight.
 */
token: Token,
/**
 * Where it went.
 */
to: Spot, } } | { "elevated": {
/**
 * The insight.
 */
token: Token, } } | { "transferred": {
/**
 * The insight.
 */
token: Token,
/**
 * Where it went.
 */
to: Spot, } } | { "used": {
/**
 * The insight.
 */
token: Token, } } | { "suppressed": {
/**
 * The insight.
 */
token: Token, } } | { "paid": {
/**
 * What.
 */
good: Good,
/**
 * How much.
 */
count: number, } } | { "discarded": {
/**
 * The card.
 */
card: number, } } | { "gained": {
/**
 * What.
 */
good: Good,
/**
 * How much.
 */
count: number,
/**
 * How much of it was lost or became points.
 */
beyond: number, } } | { "reputation": {
/**
 * The points scored.
 */
points: number,
/**
 * How many steps.
 */
steps: number, } } | "signalled" | { "freed": {
/**
 * Which.
 */
free: Free,
/**
 * The coffee that was used.
 */
coffee: number,
/**
 * The bright ideas or points that were gained at once.
 */
gained: number, } } | "card-drawn" | "no-card" | { "swapped": {
/**
 * The card of the hand.
 */
give: number,
/**
 * The shown card.
 */
take: number, } } | { "played": {
/**
 * The card.
 */
card: number, } } | { "publish-began": {
/**
 * The treatise.
 */
treatise: number, } } | { "volume-laid": {
/**
 * The treatise.
 */
treatise: number,
/**
 * The card.
 */
card: number,
/**
 * Whose volume it was.
 */
cited: Seat | null, } } | { "published": {
/**
 * The treatise.
 */
treatise: number,
/**
 * Where the insight lay.
 */
spot: Spot,
/**
 * The points scored.
 */
points: number, } } | { "took-tile": {
/**
 * The row.
 */
level: number,
/**
 * The column.
 */
column: number,
/**
 * The tile.
 */
tile: number, } } | { "took-no-tile": {
/**
 * The row.
 */
level: number,
/**
 * The column.
 */
column: number,
/**
 * The points scored.
 */
points: number, } } | { "placed": {
/**
 * The tile.
 */
tile: number,
/**
 * The cell.
 */
cell: number, } } | { "tile-discarded": {
/**
 * The tile.
 */
tile: number, } } | { "slid": {
/**
 * The row.
 */
level: number,
/**
 * The column.
 */
column: number, } } | { "turned-up": {
/**
 * The row.
 */
level: number,
/**
 * The tile.
 */
tile: number, } } | { "walked": {
/**
 * The figure.
 */
figure: Figure,
/**
 * Where it went.
 */
to: Location, } } | { "visited": {
/**
 * The location.
 */
location: Location,
/**
 * Whether tags were counted.
 */
tags: boolean,
/**
 * How many bright ideas.
 */
bright: number,
/**
 * How many triggers there are.
 */
triggers: number, } } | { "bonus-chosen": {
/**
 * The slot.
 */
slot: number, } } | { "bonus-taken": {
/**
 * The slot.
 */
slot: number,
/**
 * Where the insight lay.
 */
spot: Spot | null, } } | { "fireworks-used": {
/**
 * The slot.
 */
slot: number, } } | { "fireworks-moved": {
/**
 * The district.
 */
to: Colour, } } | { "claimed": {
/**
 * The goal.
 */
goal: number, } } | { "dream-used": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The dream.
 */
dream: number,
/**
 * Whether it was the manifest one.
 */
manifest: boolean,
/**
 * Whether the symbols matched.
 */
matching: boolean, } } | { "treatment-over": {
/**
 * The room.
 */
room: number,
/**
 * How much.
 */
excess: number, } } | { "helped": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The space of the marker.
 */
marker: number,
/**
 * The points scored.
 */
points: number, } } | { "catharsis": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The layer.
 */
layer: number,
/**
 * The points scored.
 */
points: number, } } | { "layer-shed": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The layer.
 */
layer: number, } } | { "cured": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The points scored.
 */
points: number, } } | "room-opened" | { "lasting": {
/**
 * The client.
 */
client: number, } } | { "box-used": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number, } } | { "drafted": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number, } } | { "client-shown": {
/**
 * The place.
 */
place: number,
/**
 * The client.
 */
client: number,
/**
 * The layer.
 */
layer: number, } } | { "latent-turned": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The dream.
 */
dream: number, } } | "top-chosen" | { "manifest-taken": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The dream.
 */
dream: number, } } | { "manifest-shown": {
/**
 * The place.
 */
place: number,
/**
 * The dream.
 */
dream: number, } } | { "marker-set": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The space of the marker.
 */
marker: number,
/**
 * The points scored.
 */
points: number, } } | { "exchanged": {
/**
 * The room.
 */
room: number,
/**
 * The client.
 */
client: number,
/**
 * The dream.
 */
dream: number, } } | { "took-back": {
/**
 * The space.
 */
space: number, } } | { "shelved": {
/**
 * The treatise.
 */
treatise: number,
/**
 * Which end.
 */
side: Side, } } | { "id": Did } | { "copied": {
/**
 * The row.
 */
level: number,
/**
 * The column.
 */
column: number,
/**
 * The tile.
 */
tile: number, } };

/**
 * An overlay for routine clients and its twin for case studies.
 */
export type OverlaySheet = {
/**
 * The plain name of the routine overlay.
 */
name: string,
/**
 * The tags on it.
 */
tags: Array<Tag>,
/**
 * The plain name of its twin.
 */
twin: string,
/**
 * What the low side of the twin scores at the end.
 */
low: Print,
/**
 * What the high side of the twin scores at the end.
 */
high: Print, };

/**
 * What of a line or a gained tile is triggered.
 */
export type Part = "first" | "second" | "third" | "printed" | "end" | "banner" | "main";

/**
 * What the compass decides.
 */
export type Pick = "client" | "routine" | "case-study" | "manifest" | "room" | "dream" | "research" | "treatise" | "volume" | "citation" | "goal";

/**
 * What everybody sees of a player.
 */
export type PlayerView = {
/**
 * Victory points scored so far.
 */
points: number,
/**
 * Coffee.
 */
coffee: number,
/**
 * Heart-shaped boxes.
 */
boxes: number,
/**
 * Bright ideas.
 */
bright: number,
/**
 * The space of the reputation marker.
 */
reputation: number,
/**
 * How high the marker lies on its space.
 */
height: number,
/**
 * The space of the inkpot, 0 at the top.
 */
inkpot: number,
/**
 * Ideas in the supply.
 */
ideas: number,
/**
 * Ideas that are still locked.
 */
locked: number,
/**
 * Common and player-colour insights in the reserve and at each place of the dial.
 */
dial: [[number, number], [number, number], [number, number], [number, number], [number, number], [number, number], [number, number], [number, number], [number, number], [number, number]],
/**
 * Rows, then columns, whose player-colour insight is still locked.
 */
"locked-lines": [boolean, boolean, boolean, boolean, boolean, boolean],
/**
 * Where the professor stands.
 */
professor: Location,
/**
 * The notebook, row by row.
 */
notebook: [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null],
/**
 * The office room card.
 */
"room-card": string,
/**
 * Whether it still blocks the second room.
 */
blocked: boolean,
/**
 * Starting tiles to choose from.
 */
choice: Array<string>,
/**
 * The rooms.
 */
rooms: [RoomView, RoomView],
/**
 * Cured clients.
 */
cured: Array<string>,
/**
 * Research cards in play.
 */
played: Array<string>,
/**
 * How many research cards are in the hand.
 */
hand: number,
/**
 * Those of them that everybody knows.
 */
known: Array<string>,
/**
 * Location tags.
 */
tags: Tags, };

/**
 * Why the Id has no district bonus (ID-7.6).
 */
export type Plight = "none" | "no-insight" | "no-tags";

/**
 * The player board and the office board.
 */
export type PracticeSheet = {
/**
 * The five spaces of the inkpot, clockwise from the top.
 */
inkpot: [EffectId, EffectId, EffectId, EffectId, EffectId],
/**
 * Their plain names.
 */
"inkpot-spaces": [string, string, string, string, string],
/**
 * The cells of the notebook, row by row.
 */
cells: Array<string>,
/**
 * The rows, then the columns of the notebook.
 */
lines: Array<LineSheet>,
/**
 * Cured clients that the cells of the right column need, in the order of covering.
 */
thresholds: [number, number, number],
/**
 * Points at the end for so many completed rows.
 */
"row-points": [number, number, number, number],
/**
 * Points at the end for so many different tags.
 */
"kind-points": [number, number, number, number, number, number, number],
/**
 * What the ninth tile brings.
 */
full: EffectId,
/**
 * The places of the dial: the reserve, then ring by ring from the inner one.
 */
dial: Array<SpotSheet>,
/**
 * The rooms.
 */
rooms: Array<string>,
/**
 * The deck of manifest dreams.
 */
"manifest-deck": string,
/**
 * Coffee at the start and the most of it.
 */
coffee: [number, number],
/**
 * The plain name of the coffee track.
 */
"coffee-name": string,
/**
 * Boxes at the start and the most of them.
 */
boxes: [number, number],
/**
 * What a player may do at any time.
 */
exchanges: Array<EffectId>,
/**
 * Points for reaching each position of a therapy track.
 */
"therapy-points": [number, number, number, number, number, number, number, number, number],
/**
 * The position of the catharsis.
 */
catharsis: number,
/**
 * What matching symbols bring.
 */
matching: EffectId, };

/**
 * What is being paid for.
 */
export type Price = { "effect": EffectId } | { "dream": number } | "set";

/**
 * An effect as it is drawn and as it is said.
 */
export type Print = {
/**
 * Its icons in printed order.
 */
icons: Array<Icon>,
/**
 * Phrases that are a sentence when they are read one after the other.
 */
words: Array<Phrase>, };

/**
 * A section of the insight dial.
 */
export type Quality = "growth" | "freedom" | "passion";

/**
 * A number of the rules that a client may shift; shifts of several clients add up.
 */
export type Quantity = "coffee-limit" | "elevate-cost" | "inkpot-shift" | "location-triggers" | "tile-cost" | "district-need";

/**
 * The figure in whose place the Journalist goes (ID-11.1).
 */
export type Replaced = {
/**
 * The figure.
 */
figure: Figure,
/**
 * What it could have triggered; nothing if it could not have gone at all.
 */
triggers: number | null, };

/**
 * An action below the reputation track.
 */
export type ReputationActionSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * What it does.
 */
effect: EffectId,
/**
 * From which space of Freud's marker on it is open.
 */
from: number, };

/**
 * The reputation track.
 */
export type ReputationSheet = {
/**
 * What each space gives its player.
 */
zones: Array<ZoneSheet>,
/**
 * The actions below the track from the left.
 */
actions: Array<ReputationActionSheet>,
/**
 * The spaces whose left edge bears a portrait: Freud goes a step when it is crossed.
 */
portraits: Array<number>,
/**
 * The space of Freud's marker that ends the game.
 */
last: number,
/**
 * Where Freud's marker starts.
 */
freud: number,
/**
 * The highest space of a player.
 */
highest: number,
/**
 * Points for each point of reputation beyond it, and for ending the game.
 */
beyond: number,
/**
 * Points of the first and the second for each treatise and cured client.
 */
shares: [number, number], };

/**
 * A research card.
 */
export type ResearchSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The colour of its volume.
 */
volume: Colour,
/**
 * What counts while it is in play.
 */
tags: Array<Tag>,
/**
 * What it does when it is played.
 */
effect: EffectId | null, };

/**
 * A ring of the insight dial.
 */
export type Ring = "minor" | "median" | "major";

/**
 * An office room card.
 */
export type RoomSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * Its sign.
 */
glyph: Glyph, };

/**
 * A room of an office.
 */
export type RoomView = {
/**
 * The client.
 */
client: string | null,
/**
 * Its layer.
 */
layer: string | null,
/**
 * The latent dream.
 */
latent: string | null,
/**
 * The manifest dream.
 */
manifest: string | null,
/**
 * The space of the therapy marker.
 */
marker: number, };

/**
 * What is printed on the components.
 */
export type Sheet = {
/**
 * Every effect and every part of one, by its number.
 */
effects: Array<Print>,
/**
 * The full text of every component, by its plain name.
 */
text: { [key in string]: Array<TextLine> },
/**
 * The research cards.
 */
research: Array<ResearchSheet>,
/**
 * The treatises.
 */
treatises: Array<TreatiseSheet>,
/**
 * The notebook tiles: level I, level II, starting tiles.
 */
tiles: Array<TileSheet>,
/**
 * The clients: routine ones, case studies.
 */
clients: Array<ClientSheet>,
/**
 * The grief layers; the last one is that of the first clients.
 */
layers: Array<LayerSheet>,
/**
 * The latent dreams.
 */
latent: Array<DreamSheet>,
/**
 * The manifest dreams.
 */
manifest: Array<DreamSheet>,
/**
 * The location goals.
 */
goals: Array<GoalSheet>,
/**
 * The office room cards.
 */
"room-cards": Array<RoomSheet>,
/**
 * The meeting table and the notebook display.
 */
table: TableSheet,
/**
 * The city.
 */
city: CitySheet,
/**
 * The names of all bonus slots: of the locations, then of the districts.
 */
slots: Array<string>,
/**
 * The reputation track.
 */
reputation: ReputationSheet,
/**
 * The player board and the office board.
 */
practice: PracticeSheet,
/**
 * What each seat starts with beyond the others.
 */
seats: Array<EffectId | null>,
/**
 * What the solo game adds.
 */
id: IdSheet, };

/**
 * A client that is shown.
 */
export type ShownView = {
/**
 * The client.
 */
client: string,
/**
 * Its layer.
 */
layer: string, };

/**
 * A side of a row, and where the compass arrow points.
 */
export type Side = "left" | "right";

/**
 * A sign between icons.
 */
export type Sign = "then" | "plus" | "slash" | "arrow" | "may" | "open" | "close";

/**
 * A bonus slot of a location.
 */
export type SlotSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * What it does.
 */
effect: EffectId, };

/**
 * An idea space.
 */
export type SpaceSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The steps that its row gives to the inkpot.
 */
inkpot: number,
/**
 * The actions at which ideas on it may point, as places of the list.
 */
around: Array<number>, };

/**
 * An idea space.
 */
export type SpaceView = {
/**
 * Its plain name.
 */
name: string,
/**
 * Whether it is blocked at this table.
 */
blocked: boolean,
/**
 * Whose pieces lie there.
 */
owner: Seat | null,
/**
 * The action at which they point.
 */
action: string | null,
/**
 * Ideas.
 */
ideas: number,
/**
 * Bright ideas.
 */
bright: number, };

/**
 * Effects written by hand, each for one printed thing that no word can say.
 */
export type Special = "exchange-dream" | "take-back-idea" | "copy-display";

/**
 * A place on the insight dial: the reserve, or a ring in a section (UM-5.1).
 */
export type Spot = number;

/**
 * A place of the dial.
 */
export type SpotSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * The plain name of the common insights there.
 */
common: string,
/**
 * The plain name of the own insights there.
 */
own: string,
/**
 * Its ring; the reserve has none.
 */
ring: Ring | null,
/**
 * Its section.
 */
quality: Quality | null, };

/**
 * How a player begins.
 */
export type StartSheet = {
/**
 * The sign of the room card to which the tile belongs.
 */
glyph: Glyph,
/**
 * Where the professor starts.
 */
professor: Location,
/**
 * Where common insights start.
 */
insights: Array<Insight>, };

/**
 * Where the Id's turn is, beyond the frames of the base game.
 */
export type Step = { "seek": {
/**
 * The card.
 */
card: number,
/**
 * How many spaces were taken.
 */
tried: number, } } | { "ink": {
/**
 * Steps.
 */
steps: number, } } | "column" | "row" | { "line": {
/**
 * Rows 0 to 2, columns 3 to 5.
 */
line: number,
/**
 * What comes next: printed 0, cells 1 to 3, end or foot 4.
 */
at: number,
/**
 * Whether its end or foot was unlocked when it began.
 */
end: boolean, } } | { "flip": {
/**
 * The row.
 */
row: number, } } | { "complete": {
/**
 * The line.
 */
line: number, } } | { "deed": {
/**
 * The tile, as a place of the catalogue.
 */
tile: number, } } | { "exchange": {
/**
 * For what.
 */
what: Exchange,
/**
 * How often.
 */
times: number, } } | "brew" | { "idle": {
/**
 * The effect.
 */
effect: EffectId, } } | { "play": {
/**
 * How many; 0 for the whole hand.
 */
count: number, } } | "swap" | "treat" | "publish" | { "overlay": {
/**
 * The client.
 */
client: number, } };

/**
 * The sign of a grief layer and of some manifest dreams.
 */
export type Symbol = "waves" | "cloud" | "eye";

/**
 * The meeting table and the notebook display.
 */
export type TableSheet = {
/**
 * The nine actions, row by row.
 */
actions: Array<ActionSheet>,
/**
 * The sixteen idea spaces, row by row.
 */
spaces: Array<SpaceSheet>,
/**
 * How often one player may trigger an action in a turn.
 */
triggers: number,
/**
 * The places of the notebook display: level I, level II, each from the left.
 */
display: Array<DisplaySheet>, };

/**
 * What a component shows of a location.
 */
export type Tag = "theatre" | "library" | "opera" | "museum" | "university" | "cafe" | "wild";

/**
 * Which tags are counted.
 */
export type Tagged = { "location": Location } | { "district": Colour };

/**
 * How many tags of each location, and how many wild ones, something shows.
 */
export type Tags = [number, number, number, number, number, number, number];

/**
 * A line of the text of a component: its own icons and words, then those of an effect.
 */
export type TextLine = {
/**
 * What it is about.
 */
part: TextPart,
/**
 * Icons, where it is no whole effect.
 */
icons?: Array<Icon>,
/**
 * Phrases that are a sentence when they are read one after the other.
 */
words?: Array<Phrase>,
/**
 * The effect.
 */
effect?: EffectId, };

/**
 * What a line of the text of a component is about.
 */
export type TextPart = "facts" | "volumes" | "cost" | "need" | "effect" | "banner" | "end" | "coloured" | "grey" | "low" | "high" | "symbol" | "tags";

/**
 * A row of the notebook display.
 */
export type TileRowView = {
/**
 * Its level.
 */
level: Level,
/**
 * The top of the stack, the centre and the right.
 */
shown: [string | null, string | null, string | null],
/**
 * Tiles below the top of the stack.
 */
below: number, };

/**
 * A notebook tile.
 */
export type TileSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * Its level; a starting tile has none.
 */
level: Level | null,
/**
 * The main effect.
 */
main: EffectId,
/**
 * The banner of a tile with a level.
 */
banner: EffectId | null,
/**
 * How a player with this starting tile begins.
 */
start: StartSheet | null, };

/**
 * An insight on the dial: a place, and whether it is one in the player's colour.
 */
export type Token = {
/**
 * Where it lies.
 */
spot: Spot,
/**
 * Whether it is in the player's colour (UM-5.5).
 */
own: boolean, };

/**
 * A treatise.
 */
export type TreatiseSheet = {
/**
 * The plain name.
 */
name: string,
/**
 * Its volumes from the left.
 */
volumes: Array<Colour>,
/**
 * What publishing it scores.
 */
points: number,
/**
 * What counts once it is published.
 */
tags: Array<Tag>, };

/**
 * A treatise.
 */
export type TreatiseView = {
/**
 * Its plain name.
 */
name: string,
/**
 * Who has published it.
 */
owner: Seat | null,
/**
 * The research cards on it, from the left.
 */
volumes: [string | null, string | null, string | null, string | null, string | null], };

/**
 * What an icon shows being done.
 */
export type Verb = "generate" | "elevate" | "transfer" | "suppress" | "discard" | "therapy" | "play-research" | "publish" | "treat" | "inkpot" | "professor" | "freud" | "journalist" | "join-freud" | "quietly" | "trigger-row" | "trigger-column" | "trigger-reputation" | "trigger-tile" | "unlock-room";

/**
 * What a viewer sees of the table.
 */
export type View = {
/**
 * The current round; 0 during the set-up.
 */
round: number,
/**
 * Whose turn it is.
 */
turn: Seat,
/**
 * The round in which the end was signalled.
 */
signal: number | null,
/**
 * Where the Freud figure stands.
 */
freud: Location,
/**
 * Where the Journalist stands, if that module is played.
 */
journalist: Location | null,
/**
 * In which district the Fireworks stand, if that module is played.
 */
fireworks: Colour | null,
/**
 * The space of Freud's marker.
 */
"freud-marker": number,
/**
 * The goals in their order.
 */
goals: Array<GoalView>,
/**
 * The idea spaces, row by row.
 */
spaces: Array<SpaceView>,
/**
 * The districts with tokens and marks.
 */
districts: Array<DistrictView>,
/**
 * The locations with used slots.
 */
locations: Array<LocationView>,
/**
 * The notebook display.
 */
tiles: Array<TileRowView>,
/**
 * Tiles that were taken and are not yet placed.
 */
held: Array<string>,
/**
 * Tiles that left the game openly.
 */
"gone-tiles": Array<string>,
/**
 * The research cards shown.
 */
"shown-research": Array<string | null>,
/**
 * The deck of research cards.
 */
research: DeckView,
/**
 * The clients shown, with their layers.
 */
"shown-clients": Array<ShownView | null>,
/**
 * Clients to choose from in the set-up.
 */
candidates: Array<string>,
/**
 * Routine clients in the deck above the known bottom card.
 */
routine: number,
/**
 * The known bottom card of the routine clients.
 */
bottom: string | null,
/**
 * Case-study clients in the deck.
 */
cases: number,
/**
 * The grief layers.
 */
layers: DeckView,
/**
 * The latent dreams.
 */
latent: DeckView,
/**
 * The manifest dreams.
 */
manifest: DeckView,
/**
 * The manifest dreams shown.
 */
"shown-manifest": Array<string | null>,
/**
 * The treatises.
 */
treatises: Array<TreatiseView>,
/**
 * What everybody sees of each board; in solo the second one is the Id's.
 */
players: Array<PlayerView>,
/**
 * What the solo game adds.
 */
id?: IdView | null,
/**
 * The room of the client who is being treated.
 */
treating: number | null,
/**
 * Therapy points beyond the cure in this treatment.
 */
excess: number,
/**
 * Rooms treated this turn.
 */
treated: [boolean, boolean],
/**
 * The unfinished business, the question on top last.
 */
stack: Array<Frame>,
/**
 * Who won, once the game is over.
 */
winners: Seats | null,
/**
 * What only the viewer sees.
 */
mine: Mine | null, };

/**
 * The way along a column of the meeting table.
 */
export type Way = "up" | "down";

/**
 * What a space of the reputation track gives.
 */
export type ZoneSheet = {
/**
 * Points.
 */
points: number,
/**
 * Coffee.
 */
coffee: number, };
