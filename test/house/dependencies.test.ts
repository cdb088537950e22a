import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

it('explains every installed dependency, and no other', () => {
  const explained = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(explained.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
