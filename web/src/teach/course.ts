// How a guided first game goes: which moment comes when. The same rules as in the terminal
// (`crates/match/src/lesson.rs`); nothing here decides what is allowed.
import type { Offer } from '../protocol';

export interface Fact {
  at: string;
  is?: unknown;
  least?: number;
  most?: number;
}

export interface Condition {
  question?: string[];
  offered?: string[];
  facts?: Fact[];
}

/** Something that is explained when it is there to be seen. */
export interface Moment {
  key: string;
  when?: Condition;
  late?: Condition;
  answers?: string[];
  points?: string[];
  drawing?: string;
  tab?: string;
  line?: boolean;
}

export interface Lesson {
  minutes: number;
  moments: Moment[];
}

/** What the person who learns sees. */
export interface LessonSight {
  view: unknown;
  question: string;
  offers: readonly Offer[];
  /** How many answers stand. */
  answers: number;
}

/** A moment that was shown, and how many answers stood then. */
export interface Step {
  at: number;
  answers: number;
  read: boolean;
}

/** How far somebody is: what was shown, what was skipped, and whether the lesson goes on at all. */
export interface Course {
  stage: 'on' | 'left' | 'over';
  steps: readonly Step[];
  skipped: readonly number[];
}

export const BEGINNING: Course = { stage: 'on', steps: [], skipped: [] };

/** What stands at a place of a view, by JSON pointer. */
export function pointed(view: unknown, pointer: string): unknown {
  let found = view;
  for (const part of pointer.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return found;
}

function holdsFact({ at, is, least, most }: Fact, view: unknown): boolean {
  const found = pointed(view, at);
  if (found === undefined) return false;
  const number = Array.isArray(found) ? found.length : found;
  if (is !== undefined && JSON.stringify(is) !== JSON.stringify(found)) return false;
  if (least !== undefined && !(typeof number === 'number' && number >= least)) return false;
  return most === undefined || (typeof number === 'number' && number <= most);
}

/** Whether everything that a condition names holds. */
export function holds(condition: Condition, { view, question, offers }: LessonSight): boolean {
  const { question: names = [], offered = [], facts = [] } = condition;
  if (names.length > 0 && !names.includes(question)) return false;
  if (offered.length > 0 && !offers.some(({ action }) => offered.includes(action))) return false;
  return facts.every((fact) => holdsFact(fact, view));
}

export const isRead = ({ answers = [] }: Moment): boolean => answers.length === 0;

/** The answer that a moment proposes: the first that is offered, or else whatever is offered first. */
export function proposed(moment: Moment, offers: readonly Offer[]): Offer | null {
  if (isRead(moment)) return null;
  const named = (moment.answers ?? []).flatMap((action) => offers.find((offer) => offer.action === action) ?? []);
  return named[0] ?? offers[0] ?? null;
}

/** The moments that will not come any more: shown, skipped, or too late. */
export function passed({ moments }: Lesson, course: Course, sight: LessonSight): Set<number> {
  const late = moments.flatMap(({ late }, at) => (late && holds(late, sight) ? [at] : []));
  return new Set([...course.steps.map(({ at }) => at), ...course.skipped, ...late]);
}

/** The moment that comes now, if one does; the last one closes the lesson when nothing else can come. */
export function due(lesson: Lesson, course: Course, sight: LessonSight): number | null {
  const gone = passed(lesson, course, sight);
  const last = lesson.moments.length - 1;
  const coming = (at: number) => !gone.has(at) && holds(lesson.moments[at]?.when ?? {}, sight);
  for (let at = 0; at < last; at++) if (coming(at)) return at;
  const rest = lesson.moments.some((_, at) => at < last && !gone.has(at));
  return !rest && coming(last) ? last : null;
}

/** The course once answers were taken back: what was shown after them comes again. */
export function back(course: Course, answers: number): Course {
  const steps = course.steps.filter((step) => step.answers <= answers);
  return steps.length === course.steps.length ? course : { ...course, steps };
}

/** The step that is on screen: the last one, while nobody has answered since and it is not read. */
export function open(course: Course, sight: LessonSight): Step | null {
  const last = course.steps.at(-1);
  return last && !last.read && last.answers === sight.answers ? last : null;
}

/** The course at a new question: what is due is shown. */
export function onward(lesson: Lesson, course: Course, sight: LessonSight): Course {
  const now = back(course, sight.answers);
  if (now.stage !== 'on' || open(now, sight)) return now;
  const at = due(lesson, now, sight);
  if (at === null) return now;
  return { ...now, steps: [...now.steps, { at, answers: sight.answers, read: false }] };
}

/** The course once the card on screen was read. */
export function read(course: Course): Course {
  const last = course.steps.at(-1);
  return last ? { ...course, steps: [...course.steps.slice(0, -1), { ...last, read: true }] } : course;
}

/** The course without the card on screen, which will not come again. */
export function skip(course: Course): Course {
  const last = course.steps.at(-1);
  if (!last) return course;
  return { ...course, steps: course.steps.slice(0, -1), skipped: [...course.skipped, last.at] };
}

/** The course one card earlier, and how many answers stood then; null at the first one. */
export function earlier(course: Course, sight: LessonSight): Course | null {
  const before = open(course, sight) ? course.steps.slice(0, -1) : course.steps;
  const last = before.at(-1);
  if (!last) return null;
  return { ...course, steps: [...before.slice(0, -1), { ...last, read: false }] };
}
