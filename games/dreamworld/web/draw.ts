// Shapes that the drawings of this board share.
import type { Suit } from './types';

export const SUIT_FILL: Record<Suit, string> = {
  diamond: '#c4532f',
  hex: '#215640',
  circle: '#5a4491',
};

/** The top and the foot of a card's ground. */
export const SUIT_GROUND: Record<Suit, [string, string]> = {
  diamond: ['#ae5138', '#5c1f22'],
  hex: ['#3c7a59', '#12362b'],
  circle: ['#6a55a8', '#2c1f5c'],
};

/** The outline of a suit around a middle point. */
export function outline(suit: Suit, x: number, y: number, r: number): string {
  if (suit === 'circle') {
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const corners = suit === 'diamond' ? [0, 90, 180, 270] : [30, 90, 150, 210, 270, 330];
  const size = suit === 'diamond' ? r * 1.16 : r * 1.06;
  const points = corners.map((angle) => {
    const a = (angle * Math.PI) / 180;
    return `${(x + size * Math.cos(a)).toFixed(1)} ${(y + size * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Rays around a middle point. */
export function rays(count: number, x: number, y: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, at) => {
    const a = (at / count) * 2 * Math.PI - Math.PI / 2;
    const point = (r: number) => `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
    return `M${point(from)}L${point(to)}`;
  }).join('');
}
