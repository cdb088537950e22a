import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Only fewer: a component test says what the server answers, and meets our own modules as they are. */
const mostReplaced = 14;

const sources = globSync('test/web/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));

it('component tests mock no modules: they share them, so a mock would come too late', () => {
  expect(sources.filter((source) => /\bvi\.(mock|doMock|resetModules)\(/.test(source))).toEqual([]);
});

it('component tests replace few parts of our own modules', () => {
  const replaced = sources.flatMap((source) => source.match(/^import \* as \w+ from '#web\//gm) ?? []);
  expect(replaced.length).toBeLessThanOrEqual(mostReplaced);
});
