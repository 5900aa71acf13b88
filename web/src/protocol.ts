// Generated from crates/protocol by `cargo xtask codegen`; do not edit.

/** The version of the protocol that these types describe. */
export const VERSION = 2;

/**
 * Where the companion stands after all that it was told.
 */
export type Accompanied = {
/**
 * The answers that were of use; what no longer fits is left out.
 */
situation: Situation,
/**
 * The steps since the last turn of the person.
 */
steps: Array<Guidance>,
/**
 * The next question, or nothing once the game is over.
 */
ask: Form | null,
/**
 * What is wrong with the last answer, if it was not taken.
 */
fault: Phrase | null,
/**
 * What is certain to follow in this turn, in its order.
 */
coming: Array<Coming>,
/**
 * The question to each of the answers, in their order.
 */
answered: Array<Answered>,
/**
 * What may be corrected at any time.
 */
correct: Array<Form>,
/**
 * Where the points come from if the game ended now.
 */
score: Array<ScoreLine>,
/**
 * Names of what lies on the table, beyond those of the pack.
 */
pieces: Array<Piece>, };

/**
 * A command was done.
 */
export type Acknowledged = {
/**
 * The key of the command.
 */
key: string,
/**
 * How many records the match has now.
 */
seq: number, };

/**
 * The numbers of the answers with one verb.
 */
export type AnswerNumbers = {
/**
 * The verb.
 */
verb: string,
/**
 * The first number.
 */
first: number,
/**
 * How many values each argument has; the last argument changes first.
 */
values: Array<number>, };

/**
 * A question that was answered.
 */
export type Answered = {
/**
 * The question in words.
 */
phrase: Phrase,
/**
 * The turn in which it was asked, 0 before the first one.
 */
turn: number, };

/**
 * A bot token, told once and never again.
 */
export type ApiToken = {
/**
 * What is known of it afterwards.
 */
info: TokenInfo,
/**
 * The secret, for the header `Authorization: Bearer …`.
 */
secret: string, };

/**
 * Something that goes into a phrase.
 */
export type Arg = { "number": number } | { "seat": Seat } | { "piece": string } | { "pieces": Array<string> } | { "word": string } | { "phrases": Array<Phrase> };

/**
 * The chances at one moment.
 */
export type ChancePoint = {
/**
 * How many answers stood.
 */
at: number,
/**
 * In which round.
 */
round: number,
/**
 * The chance of every seat, in thousandths.
 */
chances: Array<number>,
/**
 * How far the true chance of the own seat may lie from it, 19 times of 20, in thousandths.
 */
error: number, };

/**
 * A number before and after a step.
 */
export type Change = {
/**
 * What is counted.
 */
what: string,
/**
 * Before.
 */
from: number,
/**
 * After.
 */
to: number, };

/**
 * A line of chat.
 */
export type ChatLine = {
/**
 * Its number at this table.
 */
n: number,
/**
 * Who hears it.
 */
room: ChatRoom,
/**
 * The number of the person who said it.
 */
person: number,
/**
 * The name of that person; empty once the person has departed.
 */
name: string,
/**
 * What was said; the name of the ready phrase, where it is one.
 */
text: string,
/**
 * The ready phrase that was said: each reader reads it in an own language.
 */
ready?: ReadyPhrase,
/**
 * When, in seconds since 1970.
 */
at: number, };

/**
 * Who hears a line of chat.
 */
export type ChatRoom = "players" | "spectators";

/**
 * What the bots of a server are called: those who met on Wednesdays, read in the reader's language.
 */
export type CircleMember = "otto-rank" | "lou-salome" | "alfred-adler" | "sabina-spielrein" | "carl-jung" | "sandor-ferenczi" | "margarete-hilferding" | "wilhelm-stekel" | "max-eitingon" | "karl-abraham" | "helene-deutsch";

/**
 * What a client says at a table.
 */
export type ClientMessage = {
/**
 * A key of the client's choice, new for every command: a resent one is done once.
 */
key: string,
/**
 * What to do.
 */
command: Command, };

/**
 * A clock: a bank of seconds, and some more each time that the seat is asked anew.
 */
export type Clock = {
/**
 * Seconds in the bank at the start.
 */
bank: number,
/**
 * Seconds added each time that the seat begins to be awaited.
 */
extra: number,
/**
 * The most seconds that it shows after such an addition: what is above is not saved up.
 */
most?: number,
/**
 * What happens when it runs out.
 */
on_timeout: OnTimeout, };

/**
 * Something that follows in the same turn.
 */
export type Coming = {
/**
 * What will happen.
 */
phrase: Phrase,
/**
 * The paragraphs of the digest that say so.
 */
rules: Array<string>, };

/**
 * What can be done at a table.
 */
export type Command = { "do": "sit",
/**
 * The seat.
 */
seat: Seat | null, } | { "do": "leave" } | { "do": "add-bot",
/**
 * The seat.
 */
seat: Seat,
/**
 * The bot.
 */
bot: string,
/**
 * What it is called; the server chooses if it is absent.
 */
name?: CircleMember, } | { "do": "rotate" } | { "do": "remove-bot",
/**
 * The seat.
 */
seat: Seat, } | { "do": "remove",
/**
 * The seat.
 */
seat: Seat, } | { "do": "close" } | { "do": "entropy",
/**
 * The text.
 */
text: string, } | { "do": "start" } | { "do": "answer",
/**
 * The sequence number of the snapshot that the client saw.
 */
seq: number,
/**
 * The answer in its notation.
 */
action: string, } | { "do": "undo",
/**
 * The sequence number of the snapshot that the client saw.
 */
seq: number, } | { "do": "reset",
/**
 * The sequence number of the snapshot that the client saw.
 */
seq: number, } | { "do": "propose-end" } | { "do": "agree",
/**
 * Who asked.
 */
seat: Seat,
/**
 * Yes or no.
 */
yes: boolean, } | { "do": "resign" } | { "do": "stand-in",
/**
 * The seat.
 */
seat: Seat,
/**
 * The bot; the usual one of the game if it is absent.
 */
bot?: string, } | { "do": "return" } | { "do": "night",
/**
 * When; nothing to take it back.
 */
night: Night | null, } | { "do": "rematch" } | { "do": "chat",
/**
 * Who hears it.
 */
room: ChatRoom,
/**
 * What is said.
 */
text: string, } | { "do": "ready",
/**
 * Who hears it.
 */
room: ChatRoom,
/**
 * What is said.
 */
phrase: ReadyPhrase, } | { "do": "mute",
/**
 * The number of the person.
 */
person: number,
/**
 * Whether to mute.
 */
mute: boolean, };

/**
 * Where the companion stands.
 */
export type CompanionReply = {
/**
 * The way so far and the next question.
 */
guide: Accompanied,
/**
 * The table as far as it is known, in the form of the game.
 */
view: unknown,
/**
 * The event behind each step of the way, in the form of the game.
 */
events: Array<unknown>, };

/**
 * A question to the companion of a game: all that it was told so far.
 */
export type CompanionRequest = {
/**
 * The digest of an owner's pack; without one the built-in components are meant.
 */
pack?: string,
/**
 * What was told.
 */
situation: Situation, };

/**
 * What is printed on the components of a pack, as a table with these players and options uses it.
 *
 * It has an address of its own with the pack's digest in it, and never changes there.
 */
export type ComponentSheet = {
/**
 * The key of the game.
 */
game: string,
/**
 * The digest of the pack.
 */
digest: string,
/**
 * The version of the rules.
 */
rules: number,
/**
 * How many play.
 */
players: number,
/**
 * How sure the entries of the pack are.
 */
origins: Origins,
/**
 * Every piece and place with a plain name.
 */
pieces: Array<Piece>,
/**
 * The numbers of the answers, as machines give them: a block for each verb.
 */
answers: Array<AnswerNumbers>,
/**
 * What is printed, in the form of the game.
 */
sheet: unknown, };

/**
 * What an answer would do to something that is counted.
 */
export type Consequence = {
/**
 * The stable name of what is counted, by which boards know it.
 */
what: string,
/**
 * For whom.
 */
seat: Seat,
/**
 * How many now; absent where it is not counted yet.
 */
from?: number,
/**
 * How many then.
 */
to: number,
/**
 * The same in words: `$by` with its sign, `$size` without, `$from` and `$to`.
 */
phrase: Phrase, };

/**
 * A wish for a new table. Whoever makes it takes the first seat.
 */
export type Create = {
/**
 * The key of the game.
 */
game: string,
/**
 * How many play.
 */
players: number,
/**
 * Options by key; what is absent has its default.
 */
options: { [key in string]: string },
/**
 * Bots that take the last seats, by name.
 */
bots: Array<string>,
/**
 * The names of these bots, in the same order; the server chooses what is absent.
 */
circle?: Array<CircleMember>,
/**
 * Live or over days, with clocks or without.
 */
pace: Pace,
/**
 * Who can find it.
 */
visibility: Visibility,
/**
 * What can be taken back.
 */
undo: UndoPolicy,
/**
 * The digest of the pack to play with; the built-in components where it is absent.
 */
pack?: string,
/**
 * To whom hints are given.
 */
hints?: HintPolicy,
/**
 * The moment of a finished match from which bots play on with its maker: then it says how many
 * play, with which options and components, and the match goes on at once.
 */
from?: PlayFrom,
/**
 * Whether it is the guided first game of the game: then the lesson says how many play, with
 * which options, bots and deal, and the match starts at once.
 */
lesson?: boolean, };

/**
 * A name with its password.
 */
export type Credentials = {
/**
 * The name.
 */
name: string,
/**
 * The password.
 */
password: string, };

/**
 * An answer that changed the chance of a seat.
 */
export type DecisiveMoment = {
/**
 * Its place among the reviewed answers.
 */
answer: number,
/**
 * By how much, in thousandths.
 */
change: number, };

/**
 * A wish to be forgotten.
 */
export type Departure = {
/**
 * The password of an account; guests have none.
 */
password?: string, };

/**
 * What a seat can expect of the end, by what it knows.
 */
export type Estimate = {
/**
 * The chance to win, in thousandths.
 */
win: number,
/**
 * How far the true chance may lie from it, 19 times of 20, in thousandths.
 */
win_error: number,
/**
 * The score at the end, in tenths of a point.
 */
score: number,
/**
 * How far the true one may lie from it, 19 times of 20, in tenths of a point.
 */
score_error: number, };

/**
 * How chances were found.
 */
export type EstimateSource = "judge" | "playouts";

/**
 * Everything that a server keeps about a person, without anybody's secrets.
 */
export type Export = {
/**
 * Who it is.
 */
me: Me,
/**
 * When the person first came, in seconds since 1970.
 */
made: number,
/**
 * When the person was last noted.
 */
seen: number,
/**
 * Where the person is signed in.
 */
sessions: Array<ExportedSession>,
/**
 * The programs of the person.
 */
tokens: Array<TokenInfo>,
/**
 * The numbers of those whom the person does not hear.
 */
muted: number[],
/**
 * The tables at which the person sits or sat, the latest first.
 */
tables: Array<ExportedTable>,
/**
 * The packs that the person has installed.
 */
packs: Array<ExportedPack>,
/**
 * What the person has said.
 */
chat: Array<ExportedLine>, };

/**
 * A line of chat with its place.
 */
export type ExportedLine = {
/**
 * The table.
 */
table: string,
/**
 * What was said.
 */
line: ChatLine, };

/**
 * A pack in the export of a person.
 */
export type ExportedPack = {
/**
 * As in the list.
 */
pack: PackInfo,
/**
 * The whole pack as TOML files, the built-in entries included.
 */
files: { [key in string]: string }, };

/**
 * A session as its person may see it.
 */
export type ExportedSession = {
/**
 * When it was last noted as used, in seconds since 1970.
 */
seen: number,
/**
 * When it runs out.
 */
expires: number, };

/**
 * A table at which a person sits or sat.
 */
export type ExportedTable = {
/**
 * As in a list.
 */
table: TableLine,
/**
 * What the person added to the luck.
 */
word?: string,
/**
 * The record, once the match is over.
 */
record?: string, };

/**
 * Why a request or command was not done. Nothing has changed.
 */
export type Fault = {
/**
 * The kind, for programs.
 */
code: FaultCode,
/**
 * What is wrong, for people: a game's own reason where the rules forbid it.
 */
phrase: Phrase,
/**
 * The paragraph of the rules digest, where the rules forbid it.
 */
rule?: string,
/**
 * The current sequence number, where the client's was stale.
 */
seq?: number,
/**
 * Everything that is wrong with a pack, where it was one.
 */
pack?: Array<PackFault>, };

/**
 * The kinds of faults.
 */
export type FaultCode = "malformed" | "too-large" | "too-many" | "open-tables" | "signed-out" | "wrong-password" | "name" | "password" | "cross-site" | "not-found" | "forbidden" | "setting" | "pack" | "pack-quota" | "stage" | "key-used" | "seat-taken" | "not-asked" | "stale" | "unreadable" | "refused" | "undo" | "frozen" | "internal" | "stopping";

/**
 * Something to be filled in.
 */
export type Field = {
/**
 * Its name.
 */
name: string,
/**
 * What it is about.
 */
phrase: Phrase,
/**
 * What fits into it.
 */
kind: FieldKind,
/**
 * What it holds as far as the companion knows.
 */
value: Said | null, };

/**
 * What fits into a field.
 */
export type FieldKind = { "number": {
/**
 * The least.
 */
least: number,
/**
 * The most.
 */
most: number, } } | { "choice": Array<FieldOption> } | { "flags": Array<FieldOption> } | { "order": Array<FieldOption> } | { "own": string };

/**
 * A word that fits into a field.
 */
export type FieldOption = {
/**
 * The word.
 */
word: string,
/**
 * What people call it.
 */
phrase: Phrase, };

/**
 * A question about the table.
 */
export type Form = {
/**
 * Its name.
 */
name: string,
/**
 * The question in words.
 */
phrase: Phrase,
/**
 * The paragraphs of the digest for which it is asked.
 */
rules: Array<string>,
/**
 * What is to be filled in.
 */
fields: Array<Field>,
/**
 * Components of an owner's pack that answer it with one tap.
 */
library: Array<LibraryCard>, };

/**
 * A game of the catalogue, before it starts.
 */
export type GameInfo = {
/**
 * Its stable key.
 */
key: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * The digest of its built-in components.
 */
pack: string,
/**
 * The fewest people.
 */
least_players: number,
/**
 * The most people.
 */
most_players: number,
/**
 * The options of the set-up.
 */
options: Array<OptionInfo>,
/**
 * The bots that can play it, weakest first.
 */
bots: Array<string>,
/**
 * Whether it has a companion for people with cardboard on the table.
 */
companion: boolean,
/**
 * The thinkers outside of the server that play it and are connected now, by name; a bot at a
 * table is called `outside:` and this name.
 */
outside?: Array<string>, };

/**
 * How often a person has played a game to its end, and won.
 */
export type GameTally = {
/**
 * The key of the game.
 */
game: string,
/**
 * How many matches are over.
 */
played: number,
/**
 * How many of them were won by the person, and not by a bot that played the seat at the end.
 */
won: number, };

/**
 * A sealed answer.
 */
export type Given = {
/**
 * In its notation.
 */
action: string, };

/**
 * One step of the way: what happens and why.
 */
export type Guidance = {
/**
 * What happens, and what decides it.
 */
phrase: Phrase,
/**
 * The paragraphs of the digest that decide it.
 */
rules: Array<string>,
/**
 * The numbers that it changes.
 */
changes: Array<Change>,
/**
 * How many answers were given before it.
 */
told: number, };

/**
 * What happened: in the game or at the table.
 */
export type Happened = { "game": unknown } | { "table": TableEvent };

/**
 * What a bot would answer in place of a seat, and why.
 */
export type Hint = {
/**
 * The sequence number of the snapshot for which it holds.
 */
seq: number,
/**
 * The bot that thought.
 */
bot: string,
/**
 * How the chances were found.
 */
source: EstimateSource,
/**
 * In how many imagined deals that fit what the seat knows.
 */
worlds: number,
/**
 * How sure it is that the first answer is better than the second.
 */
sure: Sureness,
/**
 * The best answers, the best first; three at most.
 */
answers: Array<HintAnswer>, };

/**
 * An answer that a hint speaks of.
 */
export type HintAnswer = {
/**
 * In its notation.
 */
action: string,
/**
 * In words.
 */
phrase: Phrase,
/**
 * The pieces and places that it concerns, by plain name.
 */
pieces: Array<string>,
/**
 * What it promises.
 */
estimate: Estimate,
/**
 * What would be different on the table, and is not with every other answer named here.
 */
why: Array<Consequence>,
/**
 * How the seat would go on in this turn, as far as it can foresee.
 */
then: Array<Phrase>, };

/**
 * Whether hints are given at a table.
 */
export type HintPolicy = "alone" | "all" | "none";

/**
 * What a seat did last at a table, as everybody may know it.
 */
export type LastDeed = {
/**
 * Who.
 */
seat: Seat,
/**
 * In words.
 */
phrase: Phrase,
/**
 * What the pieces and places are called that stand in the phrase.
 */
pieces: Array<Piece>,
/**
 * How many answers stood then.
 */
answers: number,
/**
 * When, in seconds since 1970.
 */
at: number, };

/**
 * A component of an owner's pack, with what it fills in.
 */
export type LibraryCard = {
/**
 * Its plain name in the pack.
 */
name: string,
/**
 * What it fills in.
 */
say: { [key in string]: Said }, };

/**
 * The public tables.
 */
export type Lobby = {
/**
 * Tables with a free seat.
 */
open: Array<TableLine>,
/**
 * Tables that play.
 */
running: Array<TableLine>, };

/**
 * A part of what a viewer was told.
 */
export type Log = {
/**
 * The number of the first entry.
 */
from: number,
/**
 * The entries in order, without a gap.
 */
told: Array<Told>, };

/**
 * The person who asks.
 */
export type Me = {
/**
 * The stable number of the person.
 */
id: number,
/**
 * The name that others see.
 */
name: string,
/**
 * Guest, account or bot.
 */
rank: Rank, };

/**
 * A wish to play as a guest.
 */
export type NewGuest = {
/**
 * The name that others see; the server gives one if it is absent.
 */
name?: string,
/**
 * Whether nobody chose the name: where another guest has it, it gets a number.
 */
suggested?: boolean, };

/**
 * A wish of a guest to be called otherwise from now on.
 */
export type NewName = {
/**
 * The name that others see.
 */
name: string, };

/**
 * A wish to install components of one's own.
 */
export type NewPack = {
/**
 * What it is called; else what its `pack.toml` says.
 */
name?: string,
/**
 * The TOML files by name, as in the folder.
 */
files: { [key in string]: string }, };

/**
 * The change of a password.
 */
export type NewPassword = {
/**
 * The password so far.
 */
old: string,
/**
 * The one from now on.
 */
new: string, };

/**
 * A wish for a bot token.
 */
export type NewToken = {
/**
 * The name under which the program plays.
 */
name: string, };

/**
 * When a player sleeps, each day at the same hours.
 */
export type Night = {
/**
 * When it begins, in minutes after midnight, UTC.
 */
from: number,
/**
 * How long it is, in minutes; ten hours at most.
 */
minutes: number, };

/**
 * An answer that is open to a seat.
 */
export type Offer = {
/**
 * In its notation: what a client sends.
 */
action: string,
/**
 * In words.
 */
phrase: Phrase,
/**
 * Its verb: answers of one group belong together on screen.
 */
group: string,
/**
 * The pieces and places that it concerns, by plain name.
 */
pieces: Array<string>,
/**
 * Numbers that a board shows with it, by name.
 */
numbers?: { [key in string]: number },
/**
 * Whether it interrupts the question instead of answering it.
 */
free: boolean,
/**
 * Whether it can be taken back without asking anybody.
 */
undoable: boolean, };

/**
 * What happens when a clock runs out.
 */
export type OnTimeout = "bot-takes-seat" | "resign";

/**
 * One option of the set-up.
 */
export type OptionInfo = {
/**
 * Its stable key.
 */
key: string,
/**
 * Its values.
 */
values: Array<string>,
/**
 * The value taken when none is named.
 */
default: string,
/**
 * The fewest players for whom it matters.
 */
least_players: number,
/**
 * The most players for whom it matters.
 */
most_players: number, };

/**
 * How many entries of a pack are how sure.
 */
export type Origins = {
/**
 * Stated by the rulebook or forced by it.
 */
certain: number,
/**
 * One outside source, or a strong deduction.
 */
likely: number,
/**
 * Little evidence.
 */
guess: number,
/**
 * Ours, chosen to fit everything known.
 */
reconstructed: number, };

/**
 * How a game ended.
 */
export type Outcome = {
/**
 * The seats that won; several where the rules let them share, none where an automaton won.
 */
winners: Seats,
/**
 * The score of each seat.
 */
scores: number[],
/**
 * The automaton's score, in a game that has one.
 */
automaton: number | null,
/**
 * How many rounds were played.
 */
rounds: number, };

/**
 * How fast a table plays.
 */
export type Pace = {
/**
 * Over days instead of at one sitting: absent players are no surprise.
 */
turn_based: boolean,
/**
 * The clock of each seat, where there is one.
 */
clock?: Clock, };

/**
 * One thing that is wrong with a pack.
 */
export type PackFault = {
/**
 * The file.
 */
file?: string,
/**
 * The entry of the file.
 */
entry?: string,
/**
 * What is wrong, in one English sentence about the data.
 */
what: string, };

/**
 * A pack that somebody can open a table with.
 */
export type PackInfo = {
/**
 * What it is called, and how much of it is original.
 */
label: PackLabel,
/**
 * The key of its game.
 */
game: string,
/**
 * Whether it is offered to everybody by the keeper of the server.
 */
hosted: boolean,
/**
 * The size of the whole pack, the built-in entries included, in bytes.
 */
bytes: number,
/**
 * When it was installed, in seconds since 1970.
 */
made: number, };

/**
 * A pack as everybody at a table sees it.
 */
export type PackLabel = {
/**
 * Its digest, as in records.
 */
digest: string,
/**
 * What its owner calls it: plain text; the start of the digest where it has no name.
 */
name: string,
/**
 * How many of its entries are certain.
 */
original: number,
/**
 * How many entries it has.
 */
entries: number, };

/**
 * What is installed for a person, and how much there can be.
 */
export type PackLists = {
/**
 * The person's own, the latest first.
 */
mine: Array<PackInfo>,
/**
 * Those of the keeper of the server.
 */
hosted: Array<PackInfo>,
/**
 * How many packs one person can have.
 */
most: number,
/**
 * How many bytes they can have together.
 */
most_bytes: number, };

/**
 * A sentence without a language: a key of the text files and what goes into it.
 *
 * The same value is a line of the log, a message on the wire and a cue for animation.
 */
export type Phrase = {
/**
 * The key of the text.
 */
key: string,
/**
 * What goes into the text, by name.
 */
args?: { [key in string]: Arg }, };

/**
 * A piece or place with a plain name.
 */
export type Piece = {
/**
 * The plain name, as in records.
 */
name: string,
/**
 * What people call it.
 */
phrase: Phrase, };

/**
 * A moment of a finished match.
 */
export type PlayFrom = {
/**
 * The table at which it was played.
 */
table: string,
/**
 * How many answers stand.
 */
answers: number,
/**
 * The seat that the maker of the new table takes.
 */
seat: Seat, };

/**
 * What a seat would be told if it gave an answer, up to the first unknown.
 */
export type Preview = {
/**
 * In order, as if the answer stood.
 */
told: Array<Told>,
/**
 * What would be different afterwards, the seat's own first.
 */
consequences?: Array<Consequence>, };

/**
 * What a person has done here so far.
 */
export type Profile = {
/**
 * When the person first came, in seconds since 1970.
 */
since: number,
/**
 * The games that were played to their end, by game.
 */
games: Array<GameTally>, };

/**
 * A question to a seat.
 */
export type Question = {
/**
 * Its stable name in kebab-case, by which boards tell questions apart.
 */
name: string,
/**
 * In words.
 */
phrase: Phrase,
/**
 * The paragraph of the rules digest behind it.
 */
rule: string,
/**
 * Its form.
 */
shape: Shape, };

/**
 * How well a server knows a person.
 */
export type Rank = "guest" | "account" | "bot";

/**
 * What can be said with one click.
 */
export type ReadyPhrase = "hello" | "luck" | "moment" | "nice" | "thanks" | "again";

/**
 * Something that the other players have to agree to.
 */
export type Request = {
/**
 * Who asks.
 */
seat: Seat,
/**
 * For what.
 */
kind: RequestKind,
/**
 * Who has agreed so far.
 */
agreed: Seats,
/**
 * Whose word is missing.
 */
missing: Seats, };

/**
 * What the table can be asked to agree to.
 */
export type RequestKind = "undo" | "reset" | "end";

/**
 * What keeps a seat from going back to the start of its turn.
 */
export type ResetLimit = "nothing" | "not-yours" | "known" | "policy";

/**
 * How far a seat can go back towards the start of its turn.
 */
export type ResetState = {
/**
 * How many of its answers would go back; none if 0.
 */
answers: number,
/**
 * Whether the others have to agree.
 */
ask: boolean,
/**
 * Why it goes no further; absent where it leads to the start of the turn.
 */
limit?: ResetLimit, };

/**
 * How a finished match went, as its seats could know it.
 */
export type Review = {
/**
 * The bot that thought.
 */
bot: string,
/**
 * How the chances were found.
 */
source: EstimateSource,
/**
 * In how many imagined deals each answer was weighed.
 */
worlds: number,
/**
 * How many answers the match has.
 */
length: number,
/**
 * How it ended.
 */
outcome: Outcome,
/**
 * Every answer that was a choice, in order.
 */
answers: Array<ReviewedAnswer>,
/**
 * The match through the eyes of each seat.
 */
seats: Array<SeatReview>, };

/**
 * Whether a review is there.
 */
export type ReviewState = { "running": {
/**
 * How many.
 */
done: number,
/**
 * Of how many.
 */
of: number, } } | { "ready": Review };

/**
 * A choice that was made, and what was better.
 */
export type ReviewedAnswer = {
/**
 * How many answers stood before it: where the time slider shows the question.
 */
at: number,
/**
 * Who was asked.
 */
seat: Seat,
/**
 * In which round.
 */
round: number,
/**
 * What was asked.
 */
question: Phrase,
/**
 * What was answered.
 */
played: ReviewedChoice,
/**
 * What else was weighed, the best first.
 */
others: Array<ReviewedChoice>,
/**
 * What the answer cost against the best one, in thousandths of a win; 0 if it was the best, or
 * if the difference is smaller than its error.
 */
cost: number,
/**
 * How far the true difference to the best other answer may lie from the one found, in
 * thousandths.
 */
error: number,
/**
 * How sure it is which of the answer and the best other one is better.
 */
sure: Sureness,
/**
 * What the answer changed of each seat's chance against the best other one, in thousandths;
 * empty where nothing else was weighed.
 */
swing: Array<number>, };

/**
 * An answer that was weighed.
 */
export type ReviewedChoice = {
/**
 * In its notation.
 */
action: string,
/**
 * In words.
 */
phrase: Phrase,
/**
 * The pieces and places that it concerns, by plain name.
 */
pieces: Array<string>,
/**
 * What it promised its seat.
 */
estimate: Estimate,
/**
 * The chance of every seat after it, in thousandths.
 */
chances: Array<number>,
/**
 * What would be different on the table, and is not with every other answer named here.
 */
why: Array<Consequence>, };

/**
 * What a field of a form holds.
 */
export type Said = number | string | Array<string>;

/**
 * The course of the scores of a match that is over.
 */
export type ScoreHistory = {
/**
 * Each change, in order: the beginning first, the end last.
 */
turns: Array<ScorePoint>,
/**
 * Where the points came from that were scored on the way; empty where the game does not keep
 * them apart.
 */
earned: Array<ScoreLine>, };

/**
 * One line of the score sheet: where points come from, per seat and for the automaton if any.
 */
export type ScoreLine = {
/**
 * What is counted.
 */
what: Phrase,
/**
 * The value per seat, the automaton last.
 */
values: Array<number>, };

/**
 * The scores at one moment of a match, as if it had ended then.
 */
export type ScorePoint = {
/**
 * How many answers stood: where the time slider shows it.
 */
at: number,
/**
 * The how manyth turn it was of whoever had it, 0 before the first; the round where a game
 * tells no turns.
 */
turn: number,
/**
 * The score of each seat, the automaton last if there is one.
 */
scores: Array<number>, };

/**
 * A place at the table, counted from 0 in turn order.
 */
export type Seat = number;

/**
 * The colours of seats, in the order of the seats.
 */
export type SeatColour = "plum" | "teal" | "ochre" | "slate" | "rose" | "moss";

/**
 * One seat of a table.
 */
export type SeatInfo = {
/**
 * Who sits there.
 */
sitter: Sitter,
/**
 * The colour in which the seat is shown.
 */
colour: SeatColour,
/**
 * Whether its player is connected now.
 */
present: boolean,
/**
 * The bot that plays for its player for the time being.
 */
stand_in?: string,
/**
 * In how many milliseconds others may let a bot play for its player, at the moment of sending;
 * absent while the player is here, and where a bot plays already.
 */
stand_in_ms?: number,
/**
 * That bots have played for its player in this match, and how much; it stays after the end, so
 * that a result can say who played.
 */
stood_in?: StoodIn,
/**
 * Whether the seat has resigned.
 */
resigned: boolean,
/**
 * Milliseconds left on its clock, where there is one, at the moment of sending.
 */
clock_ms?: number,
/**
 * Whether that clock is running; one that stands only because it is night for its player is
 * not.
 */
ticking: boolean,
/**
 * When its player sleeps, where the table plays over days: their clock stands then.
 */
night?: Night, };

/**
 * A match through the eyes of one seat.
 */
export type SeatReview = {
/**
 * Whose.
 */
seat: Seat,
/**
 * The chances of all seats, after each own answer and at the end.
 */
points: Array<ChancePoint>,
/**
 * The moments that changed its chance most by somebody's answer, the greatest first; three at
 * most.
 */
moments: Array<DecisiveMoment>,
/**
 * What its own answers cost, all together, in thousandths of a win.
 */
mistakes: number,
/**
 * What others' answers brought it, against what was best for them, in thousandths of a win.
 */
rivals: number,
/**
 * What draws and the cards of others brought it, in thousandths of a win.
 */
luck: number, };

/**
 * A set of seats.
 *
 * Written as the list of its seats.
 */
export type Seats = Array<number>;

/**
 * What the server says over a WebSocket.
 */
export type ServerMessage = { "say": "hello",
/**
 * The version.
 */
version: number,
/**
 * The seat of the person, if any.
 */
seat: Seat | null, } | { "say": "table",
/**
 * As it is now.
 */
table: TableInfo, } | { "say": "here",
/**
 * The seats whose players are connected.
 */
present: Seats,
/**
 * How many people watch without a seat.
 */
watching: number, } | { "say": "closed" } | { "say": "match",
/**
 * As it is now, with what was told since the last message.
 */
snapshot: Snapshot, } | { "say": "chat",
/**
 * In order.
 */
lines: Array<ChatLine>, } | { "say": "done",
/**
 * Which.
 */
done: Acknowledged, } | { "say": "fault",
/**
 * The key of the command, if it could be read.
 */
key: string | null,
/**
 * Why not.
 */
fault: Fault, };

/**
 * The form of a question: every question of every game has one of these.
 */
export type Shape = "pick-one" | "pick-some" | "amount" | "pay" | "place" | "yes-no" | "order";

/**
 * Who sits on a seat.
 */
export type Sitter = "empty" | { "person": {
/**
 * The number of the person.
 */
id: number,
/**
 * The name of the person; empty once the person has departed.
 */
name: string,
/**
 * Whether it is a program.
 */
bot: boolean, } } | { "bot": {
/**
 * What it is in the catalogue: how well it plays.
 */
bot: string,
/**
 * What it is called, for as long as the table lasts.
 */
name: CircleMember, } };

/**
 * All that a person has told, in the order of the questions.
 */
export type Situation = {
/**
 * The form in which it is written: [`SITUATION`].
 */
version: number,
/**
 * The chosen options of the set-up.
 */
options: { [key in string]: string },
/**
 * The answers.
 */
told: Array<Statement>, };

/**
 * All that a viewer needs in order to look at a match and to answer.
 */
export type Snapshot = {
/**
 * How many records the match has: what a client sends back with an answer.
 */
seq: number,
/**
 * How many answers stand: the point on the time slider.
 */
answers: number,
/**
 * The seat whose view it is; absent for a spectator.
 */
seat?: Seat,
/**
 * Whether everything lies open (only once the match is over).
 */
open: boolean,
/**
 * What the viewer sees, in the form of the game.
 */
view: unknown,
/**
 * The seats whose answer is awaited.
 */
awaited: Seats,
/**
 * The seats whose sealed answer is in.
 */
sealed: Seats,
/**
 * The own sealed answer, which can still be changed.
 */
given?: Given,
/**
 * The question to this seat, if it is asked.
 */
question?: Question,
/**
 * The answers that are open.
 */
offers: Array<Offer>,
/**
 * Answers that one would expect, each with the reason why not.
 */
why_not: Array<WhyNot>,
/**
 * What was told, from the number that was asked for.
 */
log: Log,
/**
 * Where scores come from, as far as everybody may know.
 */
score_sheet: Array<ScoreLine>,
/**
 * How the match ended, once it is over.
 */
outcome?: Outcome,
/**
 * What this seat can take back.
 */
undo: UndoState,
/**
 * How far this seat can go back towards the start of its turn.
 */
reset: ResetState,
/**
 * What others ask the table to agree to.
 */
requests: Array<Request>, };

/**
 * Where a table is between its making and its end.
 */
export type Stage = "open" | "running" | "over" | "frozen";

/**
 * Why a bot plays for the player of a seat.
 */
export type StandInReason = "away" | "time-out" | "wish" | "resigned";

/**
 * An answer to a question about the table.
 */
export type Statement = {
/**
 * The name of the question.
 */
ask: string,
/**
 * What was said, by the names of the fields.
 */
say: { [key in string]: Said }, };

/**
 * How much of a match bots have played for the player of a seat.
 */
export type StoodIn = {
/**
 * Why a bot came to the seat the last time.
 */
reason: StandInReason,
/**
 * How often the clock of the seat ran out.
 */
timeouts: number,
/**
 * How many answers bots gave for it, also those that were taken back.
 */
answers: number,
/**
 * How many answers were given for it in all, also those that were taken back.
 */
of: number,
/**
 * Whether a bot plays it now, or played it at the end.
 */
still: boolean,
/**
 * Whether the result is the player's all the same: no bot played at the end, and the player
 * gave more of the answers than bots did. A win that is not is nobody's in any count.
 */
earned: boolean, };

/**
 * How sure it is that one answer is better than another.
 */
export type Sureness = "close" | "probable" | "certain";

/**
 * Something that happened at the table.
 */
export type TableEvent = { "taken-back": {
/**
 * Who.
 */
seat: Seat,
/**
 * How many of its answers went back, without those of the driver; 0 where it is not known.
 */
answers: number,
/**
 * Whether the others had to agree.
 */
agreed: boolean, } } | { "resigned": {
/**
 * Who.
 */
seat: Seat, } } | { "ended": {
/**
 * Who asked for it.
 */
seat: Seat, } } | { "stand-in": {
/**
 * Which.
 */
seat: Seat, } } | { "returned": {
/**
 * Who.
 */
seat: Seat, } } | { "answered": {
/**
 * Who.
 */
seat: Seat,
/**
 * What, where the viewer may know it.
 */
action?: string, } };

/**
 * A table as everybody who may see it sees it.
 */
export type TableInfo = {
/**
 * Its id, as in links.
 */
id: string,
/**
 * The number of the person who made it, and who can remove others and close it.
 */
host: number,
/**
 * The short code to join it; only while it is open.
 */
code?: string,
/**
 * The key of the game.
 */
game: string,
/**
 * The digest of its components: what is printed on them stands in the sheet of this pack.
 */
pack: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * Options by key, defaults written out.
 */
options: { [key in string]: string },
/**
 * Where it is.
 */
stage: Stage,
/**
 * The seats in turn order.
 */
seats: Array<SeatInfo>,
/**
 * How fast it plays.
 */
pace: Pace,
/**
 * Who can find it.
 */
visibility: Visibility,
/**
 * What can be taken back.
 */
undo: UndoPolicy,
/**
 * To whom hints are given.
 */
hints: HintPolicy,
/**
 * Whether whoever plays here can ask for hints now.
 */
hints_open: boolean,
/**
 * What the pack is called that is played with, where it is not built in.
 */
pack_label?: PackLabel,
/**
 * After how many milliseconds of absence others may let a bot play for a player.
 */
patience_ms: number,
/**
 * Whether it is a guided first game, whose deal is known.
 */
lesson?: boolean,
/**
 * What binds the secret seed, known before anybody adds entropy.
 */
commitment: string,
/**
 * How many people watch without a seat.
 */
watching: number,
/**
 * How it ended, once it is over.
 */
outcome?: Outcome,
/**
 * Why it ended before the rules did, or why it is frozen.
 */
notice?: Phrase,
/**
 * The table that plays the rematch, once there is one.
 */
rematch?: string,
/**
 * When it was made, in seconds since 1970.
 */
made: number, };

/**
 * A table in a list.
 */
export type TableLine = {
/**
 * Its id.
 */
id: string,
/**
 * The key of the game.
 */
game: string,
/**
 * Where it is.
 */
stage: Stage,
/**
 * Who sits there, in turn order.
 */
seats: Array<Sitter>,
/**
 * The seat of the person who asks, if any.
 */
my_seat?: number,
/**
 * Whether that seat is awaited now.
 */
my_turn: boolean,
/**
 * Whether the person who asks made it, and can close it before the start.
 */
hosted: boolean,
/**
 * The seats whose answer is awaited.
 */
awaited: Seats,
/**
 * Which round is played, or was the last one; absent before the start.
 */
round?: number,
/**
 * When the clock of the person who asks runs out, or else the first one that runs, in seconds
 * since 1970.
 */
due?: number,
/**
 * What somebody else did last; only for those who sit there.
 */
last?: LastDeed,
/**
 * Whether it is a guided first game.
 */
lesson?: boolean,
/**
 * How fast it plays.
 */
pace: Pace,
/**
 * How it ended, once it is over.
 */
outcome?: Outcome,
/**
 * When something last happened there, in seconds since 1970.
 */
changed: number, };

/**
 * The tables at which a person sits or sat.
 */
export type TableLists = {
/**
 * Open, running and frozen ones, the latest first.
 */
running: Array<TableLine>,
/**
 * Those that are over, the latest first.
 */
over: Array<TableLine>, };

/**
 * A match as it was set up, as one seat saw it.
 */
export type ThinkerBegin = {
/**
 * The key of the game.
 */
game: string,
/**
 * The version of its rules.
 */
rules: number,
/**
 * The digest of its components.
 */
pack: string,
/**
 * Options by key, defaults written out.
 */
options: { [key in string]: string },
/**
 * How many play.
 */
players: number,
/**
 * What the seat saw before the first answer.
 */
view: unknown, };

/**
 * What a thinker hears.
 */
export type ThinkerHears = { "say": "hello",
/**
 * The version.
 */
version: number,
/**
 * The name under which it plays.
 */
name: string, } | { "say": "question",
/**
 * All that it needs to answer.
 */
question: ThinkerQuestion, } | { "say": "stopped",
/**
 * The number of the question.
 */
question: number, } | { "say": "left",
/**
 * The table, as in its questions.
 */
table: string,
/**
 * The seat.
 */
seat: Seat,
/**
 * How it ended, if it did.
 */
outcome?: Outcome, } | { "say": "fault",
/**
 * The number of the question, if it named one.
 */
question?: number,
/**
 * Why not.
 */
fault: Fault, };

/**
 * A game that a thinker plays.
 */
export type ThinkerPlays = {
/**
 * The key of the game.
 */
game: string,
/**
 * With how many players.
 */
players: Array<number>,
/**
 * On which seats; any if it names none.
 */
seats?: Array<Seat>, };

/**
 * A question for a thinker, with exactly what its seat was told.
 */
export type ThinkerQuestion = {
/**
 * Its number; the answer names it.
 */
number: number,
/**
 * A name for the table, the same as long as the connection lasts; it leads to no table.
 */
table: string,
/**
 * For how long an answer is awaited, in milliseconds.
 */
deadline_ms: number,
/**
 * The match as it was set up; with the first question of a match alone.
 */
begin?: ThinkerBegin,
/**
 * All that the seat sees now, with what it was told since its last question.
 */
snapshot: Snapshot, };

/**
 * What a thinker says.
 */
export type ThinkerSays = { "say": "hello",
/**
 * The version of the channel that it speaks.
 */
version: number,
/**
 * Which games and seats it plays.
 */
plays: Array<ThinkerPlays>,
/**
 * How many questions it takes at once.
 */
at_once: number, } | { "say": "answer",
/**
 * The number of the question.
 */
question: number,
/**
 * One of the offers, letter for letter.
 */
action: string, };

/**
 * What the owner of a bot token can see of it.
 */
export type TokenInfo = {
/**
 * Its number.
 */
id: number,
/**
 * The name under which the program plays.
 */
name: string,
/**
 * When it was made, in seconds since 1970.
 */
made: number, };

/**
 * One thing that a viewer was told.
 */
export type Told = {
/**
 * What happened, typed.
 */
event: Happened,
/**
 * In words.
 */
phrase: Phrase,
/**
 * How many answers stood once it had happened: where the time slider shows it.
 */
answers: number,
/**
 * Whom it befell by no doing of their own.
 */
befell?: Seat, };

/**
 * What can be taken back.
 */
export type UndoPolicy = "free" | "consent" | "never";

/**
 * What a seat can take back.
 */
export type UndoState = "free" | "ask" | "no";

/**
 * Who can find a table.
 */
export type Visibility = "public" | "link";

/**
 * An answer that is not open now, and why.
 */
export type WhyNot = {
/**
 * In its notation.
 */
action: string,
/**
 * In words.
 */
phrase: Phrase,
/**
 * Its verb.
 */
group: string,
/**
 * The pieces and places that it concerns, by plain name.
 */
pieces: Array<string>,
/**
 * The paragraph of the rules digest.
 */
rule: string,
/**
 * The reason in words.
 */
reason: Phrase, };
