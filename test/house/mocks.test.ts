import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Only fewer: a test says what the server or AWS answers, and meets our own modules as they are. */
const mostSpied = 14;
/** A package for tokens, Chromium, a count of cleaned texts; and what tests of `test/support` share. */
const mostMocked = { lambdas: 3, support: 3 };

const sourcesOf = (folder: string) =>
  globSync(`test/${folder}/**/*.{ts,tsx}`).map((path) => readFileSync(path, 'utf8'));
const mocks = /\bvi\.(mock|doMock)\(/g;
const wholeModules =
  /\bimport \* as (\w+) from '#(?:web|lambdas)\/|\bconst (\w+) = await import\(\s*'#(?:web|lambdas)\//g;

/** The names of our own modules that a test changes a part of. */
function spiedIn(source: string): string[] {
  const names = [...source.matchAll(wholeModules)].map(([, imported, loaded]) => imported ?? loaded ?? '');
  return names.filter((name) => new RegExp(`\\bvi\\.spyOn\\(\\s*${name}\\b(?!\\.)`).test(source));
}

it('component tests mock no modules: they share them, so a mock would come too late', () => {
  expect(sourcesOf('web').filter((source) => /\bvi\.(mock|doMock|resetModules)\(/.test(source))).toEqual([]);
});

it.each(Object.entries(mostMocked))('tests of test/%s mock few modules', (folder, most) => {
  const mocked = sourcesOf(folder).flatMap((source) => source.match(mocks) ?? []);
  expect(mocked.length).toBeLessThanOrEqual(most);
});

it('tests replace few parts of our own modules', () => {
  expect(sourcesOf('**').flatMap(spiedIn).length).toBeLessThanOrEqual(mostSpied);
});

it('a part is found to be replaced, however its module is loaded', () => {
  const spied = "\nvi.spyOn(a, 'b')";
  expect(spiedIn(`import * as a from '#web/a.ts';${spied}`)).toEqual(['a']);
  expect(spiedIn(`const a = await import('#lambdas/a.ts');${spied}`)).toEqual(['a']);
  expect(spiedIn(`import * as a from '#web/a.ts';\nvi.spyOn(a.log, 'b')`)).toEqual([]);
});
