// What a lesson points at, as shapes on the screen: the veil has holes of the pieces' own shapes.
import type { Box } from '../boards/beside';

/** A hole in the veil: an SVG shape, and the box around it. */
export interface Hole {
  tag: 'path' | 'polygon' | 'rect' | 'circle' | 'ellipse';
  attributes: Record<string, string>;
  box: Box;
}

const SHAPES = ['path', 'polygon', 'rect', 'circle', 'ellipse'];
const NUMBERS = ['d', 'points', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r'];
const RIM = 5;

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
};

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** The part of a box that its scrolling surroundings let be seen. */
function clipped(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const rim = around.getBoundingClientRect();
    [left, right] = [Math.max(left, rim.left), Math.min(right, rim.right)];
    [top, bottom] = [Math.max(top, rim.top), Math.min(bottom, rim.bottom)];
  }
  return right - left > 4 && bottom - top > 4 ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The shape of an SVG piece: the largest of those that it is drawn with, its ring among them. */
function outline(element: SVGGraphicsElement): SVGGraphicsElement | null {
  if (element.matches(SHAPES.join())) return element;
  const own = SHAPES.map((shape) => `:scope > ${shape}`).join();
  const size = (shape: Element) => shape.getBoundingClientRect().width * shape.getBoundingClientRect().height;
  const shapes = [...element.querySelectorAll<SVGGraphicsElement>(`${own}, .ring`)];
  return shapes.sort((a, b) => size(b) - size(a))[0] ?? null;
}

/** That shape, moved to where it is on the screen. */
function drawn(element: SVGGraphicsElement): Hole | null {
  const ring = outline(element);
  const matrix = ring?.getScreenCTM();
  if (!ring || !matrix || !SHAPES.includes(ring.tagName)) return null;
  const attributes: Record<string, string> = {};
  for (const name of NUMBERS) {
    const value = ring.getAttribute(name);
    if (value !== null) attributes[name] = value;
  }
  const { a, b, c, d, e, f } = matrix;
  attributes['transform'] = `matrix(${[a, b, c, d, e, f].join(' ')})`;
  return { tag: ring.tagName as Hole['tag'], attributes, box: boxOf(ring) };
}

/** The hole of an element that can be seen. */
function holeOf(element: Element): Hole | null {
  if (element instanceof SVGGraphicsElement) {
    const shape = drawn(element);
    if (shape) return shape;
  }
  const box = clipped(element);
  if (!box) return null;
  const { x, y, width, height } = box;
  const attributes = { x: x - RIM, y: y - RIM, width: width + 2 * RIM, height: height + 2 * RIM, rx: 6 };
  const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return { tag: 'rect', attributes: Object.fromEntries(texts) as Record<string, string>, box };
}

const REGIONS: Record<string, string> = {
  '@question': '#prompt',
  '@players': '#players',
  '@log': '#side',
};

/** The elements of a name: a region of the table, or the pieces that bear it. */
export function elementsOf(name: string): Element[] {
  const region = REGIONS[name];
  const found = document.querySelectorAll(region ?? `#main [data-piece="${CSS.escape(name)}"]`);
  return [...found].filter(isSeen);
}

/** The entries of the list of answers that give one answer. */
export function entriesOf(action: string): Element[] {
  const found = document.querySelectorAll(`#main :is([data-action], [data-answer])`);
  const says = ({ dataset }: HTMLElement | SVGElement) => dataset['action'] === action || dataset['answer'] === action;
  return [...found].filter((element) => says(element as HTMLElement) && isSeen(element));
}

export function holesOf(elements: readonly Element[]): Hole[] {
  return elements.flatMap((element) => holeOf(element) ?? []);
}
