// What stands in the middle of the companion: one value says where we are.
import type { Form } from '$web/protocol';

export type Doing =
  | { do: 'answer' }
  /** An earlier answer is opened; its form comes as soon as it is known. */
  | { do: 'correct'; told: number; form: Form | null }
  /** Something is otherwise on the table: what, and then how. */
  | { do: 'different' }
  | { do: 'set'; form: Form }
  | { do: 'earlier' };

export const ANSWER: Doing = { do: 'answer' };
