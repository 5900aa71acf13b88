// A region of the table in words: what the text table shows instead of a drawing.
/** Something to say; a piece by its plain name where it can be picked. */
export interface Item {
  text: string;
  piece?: string;
}

/** Rows of cells, the first of each row and the whole first row being headings. */
export interface Grid {
  head: string[];
  rows: { head: string; cells: Item[][] }[];
}

export interface Region {
  title: string;
  /** Sentences about the whole. */
  lines?: string[];
  items?: Item[];
  grid?: Grid;
}

/** The regions that have something to say. */
export function told(regions: readonly Region[]): Region[] {
  return regions.filter(
    ({ lines, items, grid }) => (lines?.length ?? 0) + (items?.length ?? 0) + (grid?.rows.length ?? 0) > 0,
  );
}

export const line = (text: string): Item[] => [{ text }];
