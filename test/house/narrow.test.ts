import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inJourneys, shownDialogs, unseen } from '#test/acceptance/narrow-dialogs.ts';
import { typedDialogs } from '#test/acceptance/typed-dialogs.ts';

/** A dialog with a content of its own; a question is a sentence, and looks as all questions do. */
const hasContent = (path: string) =>
  /\/(dialog|dialog-frame|form-dialog|info-dialog)\.tsx'/.test(readFileSync(path, 'utf8'));

/** The dialogs that others are made of. */
const parts = ['dialog', 'dialog-frame', 'form-dialog', 'info-dialog', 'lazy-dialog'].map(
  (name) => `web/components/${name}.tsx`,
);
const questions = ['confirm', 'conflict', 'leave'].map((name) => `web/components/${name}-dialog.tsx`);

it('every dialog is looked at on the narrowest phone: with a field, without one, or in a journey', () => {
  const others = [...parts, ...questions];
  const found = globSync('web/**/*.tsx').filter((path) => hasContent(path) && !others.includes(path));
  const opened = [...typedDialogs, ...shownDialogs].map(({ file }) => file);
  const named = [...opened, ...Object.keys({ ...inJourneys, ...unseen })].map((file) => `web/${file}`);
  expect(found.filter((path) => !named.includes(path)).toSorted()).toEqual([]);
  expect(named.filter((path) => !hasContent(path)).toSorted()).toEqual([]);
});

it.each(Object.entries(inJourneys))('%s is looked at in the journey %s', (_file, journey) => {
  const source = readFileSync(`test/acceptance/${journey}.test.ts`, 'utf8');
  expect(source).toMatch(/narrowDefects\(/);
});
