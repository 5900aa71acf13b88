// Answers a question of the companion by tapping: each field as a person fills it in.
import { COMMON, OTHERS, THERAPY } from '../companion/effects.ts';
import { COLOURS, TAGS } from '../companion/print.ts';
import { isNeeded } from '../companion/say.ts';

const optionsOf = ({ kind }) => kind.choice ?? kind.flags ?? kind.order ?? [];
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The Id gets coffee for an insight of any quality: the page has one icon for all of them. */
const asIcons = (text) => text.replace(/generate (minor|median|major) \w+/g, 'generate $1 any');

/** Taps an effect together from its icons; what has none is written in the words of component files. */
async function effect(box, text, dream, tally) {
  const parts = asIcons(text)
    .split(' + ')
    .filter((part) => part !== '');
  const shown = dream ? [...THERAPY, ...COMMON] : [...COMMON];
  const at = (part) => [...shown, ...OTHERS].findIndex((snippet) => snippet.text === part);
  const known = parts.every((part) => at(part) >= 0);
  const more = !known || parts.some((part) => at(part) >= shown.length);
  if (more) await box.locator('button.other').click();
  if (known) {
    for (const part of parts) await box.locator('.grid .tap').nth(at(part)).click();
    tally.taps += parts.length + (more ? 1 : 0);
    return;
  }
  const input = box.locator('.free input');
  await input.fill(text);
  await input.blur();
  tally.written += 1;
}

/** Taps words after all that stood there was cleared, one after another. */
async function words(box, list, all, tally) {
  const clear = box.locator('button.clear');
  for (let tries = 0; tries < 12; tries += 1) await clear.click();
  for (const word of list) await box.locator('.tap').nth(all.indexOf(word)).click();
  tally.taps += list.length;
}

/** A number is tapped where there are few, else written. */
async function number(box, { least, most }, value, tally) {
  tally.taps += 1;
  if (most - least < 10)
    return box
      .locator('.tap')
      .nth(value - least)
      .click();
  const input = box.locator('input');
  await input.fill(String(value));
  await input.blur();
}

/** Taps what is not yet as it should be; an order is tapped anew. */
async function options(box, field, value, tally) {
  const all = optionsOf(field).map(({ word }) => word);
  const tap = async (word) => {
    tally.taps += 1;
    await box.locator('button').nth(all.indexOf(word)).click();
  };
  if (field.kind.choice) return tap(value);
  const before = Array.isArray(field.value) ? field.value : [];
  if (same(before, value)) return;
  const off = field.kind.order ? before : before.filter((word) => !value.includes(word));
  const on = field.kind.order ? value : value.filter((word) => !before.includes(word));
  for (const word of [...off, ...on]) await tap(word);
}

async function fill(box, form, field, value, tally) {
  const { own } = field.kind;
  if (own === 'effect') return value === '' ? undefined : effect(box, value, form.name === 'dream', tally);
  if (own === 'tags') return words(box, value, TAGS, tally);
  if (own) return words(box, value, COLOURS, tally);
  if (field.kind.number) return number(box, field.kind.number, value, tally);
  return options(box, field, value, tally);
}

/** Fills in a form and sends it; the address changes once it is taken. */
export async function tell(page, form, say, tally) {
  const question = page.locator(`form[data-ask="${form.name}"]`);
  await question.waitFor();
  const folded = question.locator('details:not([open]) > summary');
  for (const field of form.fields) {
    const value = say[field.name];
    if (value === undefined || same(value, field.value) || !isNeeded(form, say, field)) continue;
    if (await folded.count()) await folded.click();
    await fill(question.locator(`[data-field="${field.name}"]`), form, field, value, tally);
  }
  tally.answers += 1;
  await question.locator('.done:not([aria-disabled="true"])').click();
}
