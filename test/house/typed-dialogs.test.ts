import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { typedDialogs, untypedDialogs } from '#test/acceptance/typed-dialogs.ts';

/** Fields for typing; a list that opens first is none. */
const fields = [
  'text-field',
  'number-field',
  'password-field',
  'search-field',
  'search-select',
  'count-stepper',
].map((name) => `web/components/${name}.tsx`);

const sourceOf = (path: string) => readFileSync(path, 'utf8');
const isDialog = (path: string) => /<(Dialog|DialogFrame|ConfirmDialog|FormDialog)\s/.test(sourceOf(path));

function importsOf(path: string): string[] {
  return [...sourceOf(path).matchAll(/(?:from|import\() ?'([#.][^']+\.tsx)'/g)].flatMap(([, name = '']) => {
    const found = name.startsWith('#web/') ? name.slice(1) : join(dirname(path), name);
    return existsSync(found) ? [found] : [];
  });
}

/** Whether a dialog shows a field itself. Dialogs that it opens count separately. */
function holdsField(path: string, seen = new Set<string>()): boolean {
  if (fields.includes(path)) return true;
  if (seen.has(path) || (seen.size > 0 && isDialog(path))) return false;
  seen.add(path);
  return importsOf(path).some((one) => holdsField(one, seen));
}

it('every dialog with a field is tested with immediate typing, or states why it is not', () => {
  const found = globSync('web/**/*.tsx').filter((path) => isDialog(path) && holdsField(path));
  const named = [...new Set(typedDialogs.map(({ file }) => `web/${file}`))];
  const excepted = Object.keys(untypedDialogs).map((file) => `web/${file}`);
  expect([...named, ...excepted].toSorted()).toEqual(found.toSorted());
});
