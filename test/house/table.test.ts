import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partitions, sorts } from '#lambdas/store/keys.ts';

/** Item, key, second key and reading of each line of docs/table.md. */
const lines = readFileSync('docs/table.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Item|-)/.test(line))
  .map((line) => line.split(' | '));

const prefixOf = (key: string | { prefix: string }) => (typeof key === 'string' ? key : key.prefix);
it('names every partition, and every sort key that several files know', () => {
  const keys = lines.map(([, key = '', index = '']) => `${key} ${index}`).join('\n');
  const missing = Object.entries({ ...partitions, ...sorts }).filter(
    ([, key]) => !keys.includes(`\`${prefixOf(key)}`),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('names no partition that is gone', () => {
  const known = Object.values(partitions).map(prefixOf);
  const unknown = lines
    .map(([, key = '']) => key.match(/^`([A-Z]+#?)/)?.[1] ?? '')
    .filter((partition) => !known.includes(partition));
  expect(unknown).toEqual([]);
});

it('lists every item about a person among the personal data too', () => {
  const personal = readFileSync('docs/personal-data.md', 'utf8');
  const missing = lines
    .filter(([, , index = '']) => index.includes('`OF#'))
    .map(([, key = '']) => key.match(/^`([A-Z]+#?)/)?.[1] ?? '')
    .filter((partition) => !personal.includes(`\`${partition}`));
  expect(missing).toEqual([]);
});

it('says of each store that names a person under which key it does', () => {
  const naming = globSync('lambdas/store/**/*.ts').filter(
    (path) => !path.endsWith('/of-person.ts') && readFileSync(path, 'utf8').includes('ofPerson('),
  );
  expect(lines.filter(([, , index = '']) => index.includes('`OF#'))).toHaveLength(naming.length);
});
