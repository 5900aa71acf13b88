// The tokens that the viewer has tapped for the question on screen: drawing and main button agree.
class Tapped {
  rows = $state.raw<readonly number[]>([]);
  plus = $state(0);
  /** Their values, for the main button. */
  values = $state.raw<readonly number[]>([]);

  set(rows: readonly number[], plus: number, values: readonly number[]): void {
    this.rows = rows;
    this.plus = plus;
    this.values = values;
  }
}

export const tapped = new Tapped();
