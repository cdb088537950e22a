import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);

it('tests of screens set no time limits, which a slow machine would break', () => {
  const limited = ['test/web', 'test/acceptance']
    .flatMap(sourcesIn)
    .filter((path) =>
      /\btimeout: ?\d|\bvi\.wait(For|Until)\(|setDefaultTimeout\(\d{1,2}_/.test(readFileSync(path, 'utf8')),
    );
  expect(limited).toEqual([]);
});
