// In which order things lie where an order matters: in solo the Id chooses from ends (ID-2.2, ID-2.3).
import type { Colour, GoalView, Sheet, TreatiseView, View } from '../wire';

const COLOURS: readonly Colour[] = ['green', 'purple', 'red'];

/** The goals from the left; in solo as their row lies. */
export function goalsOf({ id, goals }: Pick<View, 'id' | 'goals'>): GoalView[] {
  if (!id) return goals;
  return id['goal-row'].flatMap((name) => goals.filter((goal) => goal.name === name));
}

/** The treatises: a row for equal points, a column for each leading colour. */
export function treatisesOf(sheet: Sheet, treatises: readonly TreatiseView[]): TreatiseView[] {
  const rank = ({ name }: TreatiseView) => {
    const printed = sheet.treatises.find((other) => other.name === name);
    const colour = printed?.volumes[0];
    return (printed?.points ?? 0) * 10 + (colour ? COLOURS.indexOf(colour) : 0);
  };
  return [...treatises].sort((one, other) => rank(one) - rank(other));
}
