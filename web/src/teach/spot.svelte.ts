// Where the eye is led: the pieces that the card is about, and where the card itself stands.
import type { Box } from '../boards/beside';
import { elementsOf, entriesOf, holesOf, type Hole } from './holes';
import { grown, placed, pointer, shift, way, type Kept } from './place';
import type { Guide } from './guide.svelte';

const RIM = 10;
const MOVES = 6;
/** How high the tabs at the foot of a phone are. */
const TABS = 56;

const boxOf = (element: Element | null | undefined): Box | null => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.height > 0 ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
};

/** Where a sheet ends: above the question where that stands at the foot, else above the tabs. */
function ceiling(): number {
  const prompt = boxOf(document.getElementById('prompt'));
  const low = innerHeight - TABS;
  return prompt !== null && prompt.y > innerHeight * 0.45 ? Math.min(prompt.y, low) : low;
}

/** What a guide points at, in the order of its moment. */
function elements(guide: Guide): { pieces: Element[]; entries: Element[] } {
  const answer = guide.proposed;
  const names = guide.moment?.points ?? ['@answer'];
  const named = names.flatMap((name) => (name === '@answer' ? (answer?.pieces ?? []) : [name]));
  const pieces = [...new Set(named)].flatMap((name) => elementsOf(name));
  const entries = answer ? entriesOf(answer.action) : [];
  // On a phone some regions are pages of their own: then the question is what there is to see.
  return { pieces: pieces.length + entries.length > 0 ? pieces : elementsOf('@question'), entries };
}

export class Spot {
  holes = $state.raw<readonly Hole[]>([]);
  at = $state.raw({ x: 0, y: 0 });
  tip = $state<string | null>(null);
  line = $state<string | null>(null);
  /** Where the veil begins: below the header. */
  top = $state(0);
  /** How high the card is where it is a sheet, and how far it stands above the foot of the window. */
  sheet = $state(0);
  below = $state(0);

  /** Looks where everything is now. */
  look(guide: Guide, card: HTMLElement | undefined, foot: HTMLElement | undefined, compact: boolean): void {
    if (!card) return;
    const { pieces, entries } = elements(guide);
    const high = Math.max(0, ...holesOf(pieces).map(({ box }) => box.height));
    this.over = compact && high > 0 && this.hides(card, high);
    const holes = holesOf(this.over ? pieces : [...pieces, ...entries]);
    if (JSON.stringify(holes) !== JSON.stringify(this.holes)) this.holes = holes;
    // Where the header scrolls away with the page, the veil reaches to the top.
    this.top = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const first = holesOf(pieces).map(({ box }) => box);
    const target = first[guide.moment?.line && !compact ? 1 : 0] ?? holes[0]?.box ?? null;
    this.line = guide.moment?.line && first[0] && first[1] ? way(first[0], first[1]) : null;
    if (compact) return this.lay(card, target);
    this.stand(card, foot, target);
  }

  /** How often the page may still be moved to bring the pieces into sight: after that it is the reader's. */
  private moves = 0;

  /** Whether the card lies over the question: while nothing is chosen, for pieces that need its room. */
  private over = false;

  /** Whether pieces of some height find room only where the card lies over the question. */
  private hides(card: HTMLElement, high: number): boolean {
    const asked = elementsOf('@question')[0];
    if (document.getElementById('confirm') || asked?.contains(document.activeElement)) return false;
    return high + 2 * RIM > ceiling() - card.offsetHeight;
  }

  /** A sheet above the question, so that both can be read; the page is moved so that the pieces are seen. */
  private lay(card: HTMLElement, target: Box | null): void {
    this.below = innerHeight - (this.over ? innerHeight - TABS : ceiling());
    this.sheet = card.offsetHeight;
    const box = boxOf(card);
    const all = this.holes.map((hole) => hole.box);
    if (this.moves > 0 && box && all.length > 0) {
      this.moves -= 1;
      const by = shift(all, { top: this.top, bottom: innerHeight - this.below - this.sheet });
      // The page may not be long enough yet: the room below the board grows with the sheet.
      if (Math.abs(by) > 2) scrollBy({ top: by, behavior: 'instant' });
      else this.moves = 0;
    }
    this.tip = box && target && target.y + target.height < box.y ? pointer(box, target) : null;
  }

  private stand(card: HTMLElement, foot: HTMLElement | undefined, target: Box | null): void {
    const room = { x: RIM, y: this.top + RIM, width: innerWidth - 2 * RIM, height: innerHeight - this.top - 2 * RIM };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const kept: Kept[] = this.holes.map(({ box }) => ({ box: grown(box, 14), weight: 50 }));
    const prompt = boxOf(document.getElementById('prompt'));
    if (prompt) kept.push({ box: prompt, weight: 6 });
    // What else could be answered stays in sight where that is possible.
    for (const offered of document.querySelectorAll('#main [data-light="offered"]')) {
      const box = boxOf(offered);
      if (box) kept.push({ box, weight: 0.6 });
    }
    const bar = boxOf(foot);
    if (bar) kept.push({ box: grown(bar, 6), weight: 20 });
    const at = placed(size, room, target, kept);
    if (Math.hypot(at.x - this.at.x, at.y - this.at.y) > 1) this.at = at;
    this.tip = target ? pointer({ ...at, ...size }, target) : null;
  }

  /** Brings the piece into sight. */
  bring(guide: Guide, compact: boolean): void {
    this.moves = compact ? MOVES : 0;
    if (compact) return;
    const { pieces, entries } = elements(guide);
    const first = pieces[guide.moment?.line ? 1 : 0] ?? entries[0];
    first?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }
}
