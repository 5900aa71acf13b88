// The answers of a question as rows of the prompt: icons, what it is, what it brings.
import type { BoardProps } from '$web/boards/board';
import type { Offer } from '$web/protocol';
import { joined, type Words } from '$web/lib/words';
import { componentOf, iconsOf, linesOf } from '../sheet';
import { seen } from '../seen';
import type { Icon, Sheet } from '../wire';

export interface Row {
  offer: Offer;
  /** The number on the keyboard. */
  number: number;
  icons: readonly Icon[];
  /** A picture of the sprite where no icons say it. */
  sprite: string;
  title: string;
  note: string;
}

type Given = Pick<BoardProps, 'words' | 'sheet' | 'view' | 'candidates' | 'picked'>;
type Saying = Pick<Row, 'icons' | 'sprite' | 'title' | 'note'>;

const SPRITES: Record<string, string> = {
  state: 'idea',
  recall: 'undo',
  treat: 'heart',
  pass: 'next',
  skip: 'next',
  walk: 'prof',
  do: 'check',
  line: 'book',
  box: 'hsb',
  bonus: 'gear',
  draft: 'people',
  swap: 'trans',
  exchange: 'trans',
  publish: 'quill',
  cell: 'book',
  'take-back': 'undo',
  shelve: 'quill',
};

/** The effect of an answer in words. */
export function effectText(sheet: Sheet, words: Words, effect: number): string {
  const phrases = sheet.effects[effect]?.words ?? [];
  return joined(
    words.lang,
    phrases.map((phrase) => words.phrase(phrase)),
  );
}

/** The insight of a place of the dial, as an icon. */
export function insightAt(sheet: Sheet, name: string | undefined): Icon[] {
  const spot = sheet.practice.dial.find((other) => other.name === name);
  return spot?.ring ? [{ icon: 'insight', ring: spot.ring, quality: spot.quality }] : [];
}

const verb = (name: 'generate' | 'elevate' | 'suppress' | 'transfer'): Icon => ({ icon: 'verb', verb: name });

function pictured({ group, pieces, numbers }: Offer, sheet: Sheet): readonly Icon[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (numbers?.['effect'] !== undefined) return sheet.effects[numbers['effect']]?.icons ?? [];
  switch (group) {
    case 'generate':
      return [verb('generate'), ...insightAt(sheet, last)];
    case 'elevate':
      return [verb('elevate'), ...insightAt(sheet, first)];
    case 'transfer':
      return [verb('transfer'), ...insightAt(sheet, first), { icon: 'sign', sign: 'arrow' }, ...insightAt(sheet, last)];
    case 'pay':
      if (first === sheet.practice['coffee-name']) return [{ icon: 'good', good: 'coffee', amount: 1 }];
      return insightAt(sheet, first);
    case 'point': {
      const action = componentOf(sheet, last ?? '');
      return action?.kind === 'action' ? (sheet.effects[action.print.effect]?.icons ?? []) : [];
    }
    case 'keep':
    case 'tile':
    case 'play':
    case 'dream':
    case 'volume':
      return linesOf(sheet, first ?? '').flatMap((line) => iconsOf(sheet, line));
    case 'copy':
      // A place of the display and the tile that lies there; its banner does not act.
      return linesOf(sheet, last ?? '')
        .slice(0, 1)
        .flatMap((line) => iconsOf(sheet, line));
    default:
      return [];
  }
}

function noted(offer: Offer, { words, sheet: printed, view: shown }: Given): string {
  const { view, sheet } = seen({ view: shown, sheet: printed });
  const number = (name: string) => offer.numbers?.[name] ?? 0;
  const me = view.players[view.turn];
  switch (offer.group) {
    case 'state':
      return words.say('um-web-note-state', {
        ideas: me?.ideas ?? 0,
        bright: me?.bright ?? 0,
        spaces: offer.pieces.length,
      });
    case 'recall':
      return words.say('um-web-note-recall', { coffee: number('coffee') });
    case 'treat':
      return words.say('um-web-note-treat', { dream: words.piece(offer.pieces[1] ?? ''), therapy: number('therapy') });
    case 'walk':
      return offer.numbers?.['figures'] === undefined
        ? ''
        : words.say('um-web-note-walk', { figures: number('figures'), tags: number('tags') });
    case 'publish':
      return number('cites') > 0 ? words.say('um-web-note-publish', { cites: number('cites') }) : '';
    case 'volume':
      return offer.numbers?.['owner'] === undefined
        ? ''
        : words.say('um-web-note-cite', {
            name: words.name(number('owner')),
            points: number('points'),
            bright: number('bright'),
          });
    case 'draft': {
      const client = componentOf(sheet, offer.pieces[0] ?? '');
      const room = words.piece(offer.pieces[1] ?? '');
      if (client?.kind !== 'client') return room;
      const { therapy, points } = client.print;
      return `${room}: ${words.say('um-web-note-client', { therapy, points })}`;
    }
    case 'box':
      return words.piece(offer.pieces[1] ?? '');
    case 'copy':
      return words.piece(offer.pieces[0] ?? '');
    case 'effect':
    case 'bonus':
      return offer.pieces.map((name) => words.piece(name)).join(', ');
    case 'lasting':
      return effectText(sheet, words, number('effect'));
    default:
      return '';
  }
}

/** An insight by its place, or by its owner too where it is one's own. */
function stone({ pieces, numbers }: Offer, words: Words): string {
  return words.piece((numbers?.['own'] ? pieces[1] : pieces[0]) ?? '');
}

/** Short words where the icons beside them say what is done. */
function titled(offer: Offer, words: Words): string {
  const to = words.piece(offer.pieces.at(-1) ?? '');
  switch (offer.group) {
    case 'generate':
      return offer.numbers?.['ring'] || offer.numbers?.['own'] ? `${stone(offer, words)} → ${to}` : to;
    case 'transfer':
      return `${stone(offer, words)} → ${to}`;
    case 'elevate':
      return stone(offer, words);
    case 'copy':
      return to;
    case 'pay':
      return offer.numbers?.['ring'] === undefined ? words.phrase(offer.phrase) : stone(offer, words);
    case 'keep':
    case 'tile':
    case 'play':
    case 'dream':
    case 'volume':
    case 'publish':
    case 'draft':
      return words.piece(offer.pieces[0] ?? '');
    default:
      return words.phrase(offer.phrase);
  }
}

/** What is said of an answer; an effect is told by itself, an aim by its action alone. */
function said(offer: Offer, given: Given): Saying {
  const { sheet } = seen(given);
  const effect = offer.numbers?.['effect'];
  const plain = titled(offer, given.words);
  const aim = offer.group === 'point' && given.picked.length > 0;
  const other = aim ? offer.pieces.find((name) => !given.picked.includes(name)) : undefined;
  const isEffect = ['effect', 'bonus'].includes(offer.group) && effect !== undefined;
  const told = isEffect ? effectText(sheet, given.words, effect) : plain;
  const lost = offer.numbers?.['lost'] !== undefined;
  return {
    icons: pictured(offer, sheet),
    sprite: SPRITES[offer.group] ?? '',
    title: other ? given.words.piece(other) : lost ? given.words.say('um-web-go-on') : told,
    note: noted(offer, given),
  };
}

const isFree = ({ free }: Offer) => free;

/** All answers that are left, as rows, but for the free actions. */
export function rowsOf(given: Given): Row[] {
  const numbered = given.candidates.map((offer, at) => ({ offer, number: at + 1 }));
  return numbered.filter(({ offer }) => !isFree(offer)).map((row) => ({ ...row, ...said(row.offer, given) }));
}
