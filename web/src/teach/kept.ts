// How far somebody is in the lesson of a table, kept in this browser.
import { BEGINNING, type Course } from './course';

const key = (table: string) => `mittwoch-lesson-${table}`;

export function kept(table: string): Course {
  try {
    return { ...BEGINNING, ...(JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Partial<Course>) };
  } catch {
    return BEGINNING;
  }
}

export function keep(table: string, course: Course): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(course));
  } catch {
    // Without storage a reload begins the lesson anew; the game goes on where it was.
  }
}

/** The lesson is taken up where it was left. */
export function resume(table: string): void {
  keep(table, { ...kept(table), stage: 'on' });
}
