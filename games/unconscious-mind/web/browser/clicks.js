// How many clicks an answer takes, counted with the page's own picking and folding.
import { concerning, picking } from '../../../../web/src/lib/offers.ts';
import { beside, besideStrip, folded } from '../answer/folding.ts';
import { prefer } from '../answer/prefer.ts';

/** What the rules ask in two parts: what, and where to. */
const TWO = ['point', 'draft', 'swap', 'exchange', 'transfer'];

/** The rows that stand in the prompt without opening anything. */
function listed(now, offers, chosen) {
  const rows = offers.filter(({ free }) => !free).map((offer) => ({ offer }));
  const isAiming = now.question.name === 'point' && offers === now.offers;
  if (isAiming) return [];
  return folded(beside(besideStrip(rows, now.question.name), chosen)).shown.map(({ offer }) => offer);
}

/** The first way to each landing stands on the strip of the inkpot; free actions are tiles of their own. */
function isDrawn(now, offer) {
  if (offer.free) return true;
  const same = ({ numbers }) => numbers?.landing === offer.numbers?.landing;
  return now.question.name === 'ink' && now.offers.find(same)?.action === offer.action;
}

/** The fewest clicks from these picks: a row that is shown, else one more piece. */
function fewest(now, offer, picked) {
  const left = concerning(now.offers, picked);
  if (picked.length > 0 && left.length === 1) return 0;
  if (listed(now, picked.length > 0 ? left : now.offers, null).includes(offer)) return 1;
  const pieces = offer.pieces.filter((piece) => !picked.includes(piece));
  const ways = pieces.map((piece) => picking(now.offers, picked, piece));
  return (
    1 + Math.min(Infinity, ...ways.filter((way) => way.length > picked.length).map((way) => fewest(now, offer, way)))
  );
}

/**
 * The clicks that give an answer, and how many the rules ask for: one for each of its parts, one more
 * where something is revealed. `carried` was picked with the answer before.
 */
export function clicksOf(now, offer, carried = []) {
  const isReady = carried.length === 0 && prefer(now)?.action === offer.action;
  const sure = isReady || offer.undoable ? 0 : 1;
  const parts = TWO.includes(offer.group) || isMove(now, offer) || isOtherwise(now, offer) ? 2 : 1;
  // What was carried over picks a place; it answers nothing by itself.
  const clicks = isReady || isDrawn(now, offer) ? 1 : Math.max(1, fewest(now, offer, carried));
  return { clicks: clicks + sure, choices: parts + (offer.undoable ? 0 : 1) };
}

/** Whether both the stone and the place to which it goes are chosen. */
function isMove(now, { group }) {
  const all = now.offers.filter((offer) => offer.group === group && group === 'generate');
  const count = (end) => new Set(all.map(({ pieces }) => pieces.at(end))).size;
  return count(0) > 1 && count(-1) > 1;
}

/** Whether the same pieces answer in another way too, as a district bonus with the Fireworks (UM-26.3). */
function isOtherwise(now, { group, free, pieces }) {
  const same = (other) =>
    other.pieces.length === pieces.length && other.pieces.every((piece) => pieces.includes(piece));
  return !free && pieces.length > 0 && now.offers.some((other) => !other.free && other.group !== group && same(other));
}
