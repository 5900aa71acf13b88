// What several events do to the pieces of a table.
import type { Colour, Figure, Location, Sheet } from '../wire';
import type { Change } from './fold';

/** The points for a box that finds no room on its track (ID-3.3). */
const BOX_POINTS = 2;

/** Boxes up to the most of the track; each one beyond it is points. */
export function gainBoxes({ sheet, me }: Change, count: number): void {
  const most = sheet.practice.boxes[1];
  const beyond = Math.max(0, me.boxes + count - most);
  me.boxes += count - beyond;
  me.points += beyond * BOX_POINTS;
}

/** A point of reputation: Freud's marker and the own one, then the figure of Freud. */
export function raise({ view, sheet, me }: Change, points: number, steps: number): void {
  const track = sheet.reputation;
  view['freud-marker'] = Math.min(view['freud-marker'] + 1, track.last);
  const own = Math.min(me.reputation + 1, track.highest);
  if (own !== me.reputation) {
    const there = view.players.filter((player) => player !== me && player.reputation === own);
    me.height = Math.max(-1, ...there.map(({ height }) => height)) + 1;
    me.reputation = own;
  }
  me.points += points;
  view.freud = walkedFrom(sheet, view.freud, steps);
}

function walkedFrom(sheet: Sheet, from: Location, steps: number): Location {
  const walk = sheet.city.locations.map(({ name }) => name);
  return walk[(walk.indexOf(from) + steps) % walk.length] ?? from;
}

export function step({ view, me }: Change, figure: Figure, to: Location): void {
  if (figure === 'professor') me.professor = to;
  if (figure === 'freud') view.freud = to;
  if (figure === 'journalist') view.journalist = to;
}

export function claim({ view, sheet, seat }: Change, goal: number): void {
  const name = sheet.goals[goal]?.name;
  const found = view.goals.find((one) => one.name === name);
  if (found) found.owner = seat;
}

/** A bonus slot is used: a token goes, and in a district an own insight lies there from now on. */
export function takeSlot({ view, sheet, seat, me }: Change, slot: number, spot: number | null): void {
  const name = sheet.slots[slot];
  const location = sheet.city.locations.find(({ slots }) => slots.some((one) => one.name === name));
  const district = sheet.city.districts.find(({ slots }) => slots.some((one) => one.name === name));
  const colour = location?.district ?? district?.name;
  const tokens = view.districts.find((one) => one.colour === colour);
  if (tokens) tokens.tokens -= 1;
  const used = view.locations.find((one) => one.location === location?.name)?.used;
  if (location && used) used[location.slots.findIndex((one) => one.name === name)] = true;
  if (!district || !tokens) return;
  tokens.marks[district.slots.findIndex((one) => one.name === name)] = seat;
  const reserve = spot === null ? undefined : me.dial[spot];
  if (reserve) reserve[1] -= 1;
}

/** The colour that a research card has as a volume. */
export function colourOf(sheet: Sheet, card: string): Colour | null {
  return sheet.research.find(({ name }) => name === card)?.volume ?? null;
}
