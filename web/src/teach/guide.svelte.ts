// Somebody's way through a guided first game: what is on screen, and what was seen. Kept by table.
import { untrack } from 'svelte';
import type { Play } from '../lib/play.svelte';
import { settings } from '../lib/settings.svelte';
import {
  BEGINNING,
  earlier,
  isRead,
  onward,
  open,
  passed,
  proposed,
  read,
  skip,
  type Course,
  type Lesson,
  type LessonSight,
} from './course';
import { kept, keep } from './kept';

/** How long a shown move is seen before it is made, in milliseconds. */
const SEEN = 700;
/** How often the table is asked whether answers have gone back. */
const TRIES = 60;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Guide {
  course = $state.raw<Course>(BEGINNING);
  /** What the guide does itself: it shows a move, or goes back. */
  doing = $state<'nothing' | 'showing' | 'returning'>('nothing');
  /** Whether the last answer was another than the proposed one. */
  other = $state(false);

  constructor(
    readonly lesson: Lesson,
    private readonly play: Play,
  ) {
    this.course = kept(play.id);
    $effect(() => {
      const sight = this.sight;
      if (sight && this.doing !== 'returning') untrack(() => this.become(onward(lesson, this.course, sight)));
    });
    $effect(() => {
      for (const { command } of play.waiting) {
        if (command.do === 'answer') untrack(() => this.heard(command.action));
      }
    });
  }

  /** What the person sees while asked; null while others play, or in a replay. */
  readonly sight = $derived.by((): LessonSight | null => {
    const { snapshot } = this.play.live;
    if (!snapshot?.question || snapshot.given || this.play.looking.at) return null;
    const { view, question, offers, answers } = snapshot;
    return { view, question: question.name, offers, answers };
  });
  readonly step = $derived.by(() => (this.sight && this.course.stage === 'on' ? open(this.course, this.sight) : null));
  readonly moment = $derived.by(() => (this.step ? (this.lesson.moments[this.step.at] ?? null) : null));
  readonly proposed = $derived.by(() => (this.moment && this.sight ? proposed(this.moment, this.sight.offers) : null));
  readonly reads = $derived.by(() => this.moment !== null && isRead(this.moment));
  readonly last = $derived.by(() => this.step?.at === this.lesson.moments.length - 1);
  /** The moments that are behind, by their number. */
  readonly done = $derived.by(() => {
    const all = this.sight
      ? passed(this.lesson, this.course, this.sight)
      : new Set(this.course.steps.map(({ at }) => at));
    if (this.step) all.delete(this.step.at);
    return all;
  });
  readonly canGoBack = $derived.by(() => this.sight !== null && earlier(this.course, this.sight) !== null);

  /** The card was read. */
  next(): void {
    const course = read(this.course);
    if (this.last) return this.become({ ...course, stage: 'over' });
    this.go(course);
  }

  skip(): void {
    this.go(skip(this.course));
  }

  leave(): void {
    this.become({ ...this.course, stage: 'left' });
  }

  /** Makes the proposed move: seen as chosen first, then given. */
  async show(): Promise<void> {
    const offer = this.proposed;
    if (!offer || this.doing !== 'nothing') return;
    this.doing = 'showing';
    this.play.mark(offer);
    await wait(settings.pace === 0 ? 0 : SEEN);
    this.doing = 'nothing';
    if (this.proposed?.action === offer.action) this.play.answer(offer);
  }

  /** Returns to the card before this one, and to the moment at which it came. */
  async back(): Promise<void> {
    const { sight } = this;
    const course = sight && earlier(this.course, sight);
    const to = course?.steps.at(-1)?.answers;
    if (!course || to === undefined || this.doing !== 'nothing') return;
    this.doing = 'returning';
    await this.takeBack(to);
    this.doing = 'nothing';
    this.other = false;
    // Whoever left meanwhile stays away.
    if (this.course.stage === 'on') this.go(course);
  }

  /** Takes answers back until so many stand. */
  private async takeBack(to: number): Promise<void> {
    for (let left = this.play.live.snapshot?.answers ?? 0; left > to;) {
      this.play.undo();
      const before = left;
      for (let tries = 0; tries < TRIES && left === before; tries++) {
        await wait(50);
        left = this.play.live.snapshot?.answers ?? 0;
      }
      if (left >= before) return;
    }
  }

  private heard(action: string): void {
    if (this.moment && !this.reads) this.other = action !== this.proposed?.action;
  }

  private go(course: Course): void {
    const { sight } = this;
    this.become(sight ? onward(this.lesson, course, sight) : course);
  }

  private become(course: Course): void {
    if (course === this.course) return;
    this.course = course;
    keep(this.play.id, course);
  }
}
