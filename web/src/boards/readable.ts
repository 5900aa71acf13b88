// Pieces that have a full card: they can be reached by arrows and read, whether offered or not.
import type { BoardProps } from './board';

export function readable(piece: BoardProps['piece'], has: (name: string) => boolean): BoardProps['piece'] {
  return (name, label) => {
    const attributes = piece(name, label);
    if (!has(name)) return attributes;
    return { ...attributes, 'data-full': name, tabindex: attributes['tabindex'] ?? -1 };
  };
}
