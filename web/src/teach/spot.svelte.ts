// Where the eye is led: the pieces that the card is about, and where the card itself stands.
import type { Box } from '../boards/beside';
import { elementsOf, entriesOf, holesOf, type Hole } from './holes';
import { grown, placed, pointer, way, type Kept } from './place';
import type { Guide } from './guide.svelte';

const RIM = 10;

const boxOf = (element: Element | null | undefined): Box | null => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.height > 0 ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
};

/** What a guide points at, in the order of its moment. */
function elements(guide: Guide): { pieces: Element[]; entries: Element[] } {
  const answer = guide.proposed;
  const names = guide.moment?.points ?? ['@answer'];
  const named = names.flatMap((name) => (name === '@answer' ? (answer?.pieces ?? []) : [name]));
  const pieces = [...new Set(named)].flatMap((name) => elementsOf(name));
  return { pieces, entries: answer ? entriesOf(answer.action) : [] };
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
    const holes = holesOf([...pieces, ...entries]);
    if (JSON.stringify(holes) !== JSON.stringify(this.holes)) this.holes = holes;
    this.top = boxOf(document.querySelector('header'))?.height ?? 0;
    const first = holesOf(pieces).map(({ box }) => box);
    const target = first[guide.moment?.line ? 1 : 0] ?? holes[0]?.box ?? null;
    this.line = guide.moment?.line && first[0] && first[1] ? way(first[0], first[1]) : null;
    if (compact) return this.lay(card, target);
    this.stand(card, foot, target);
  }

  /** A sheet above the question, so that both can be read. */
  private lay(card: HTMLElement, target: Box | null): void {
    const prompt = boxOf(document.getElementById('prompt'));
    const low = innerHeight - 56;
    const stuck = prompt !== null && prompt.y > innerHeight * 0.45;
    this.below = innerHeight - (stuck ? Math.min(prompt.y, low) : low);
    this.sheet = card.offsetHeight;
    const box = boxOf(card);
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

  /** Brings the tab and the piece into sight. */
  bring(guide: Guide): void {
    const { pieces, entries } = elements(guide);
    const first = pieces[guide.moment?.line ? 1 : 0] ?? entries[0];
    first?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
}
