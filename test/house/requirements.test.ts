import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const requirements = 'docs/requirements';
const places = ['lambdas', 'shared', 'web', 'infra', 'test', 'docs'];

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));

const rows = new Set(
  filesIn(requirements, /\.md$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\| ([A-Z0-9]{3}-\d{3}) \|/gm)].map(([, id = '']) => id),
  ),
);
/** `QCA` of `QCA-021`: SHA-256 is no row, as no row begins with SHA. */
const families = new Set([...rows].map((id) => id.slice(0, 3)));

it('tests cite only rows of the requirements', () => {
  const unknown = filesIn('test', /\.test\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[((?:[A-Z0-9]{3}-\d{3}(?:, )?)+)\]/g)]
      .flatMap(([, inside = '']) => inside.split(', '))
      .filter((id) => !rows.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

it('comments and documents cite only rows of the requirements', () => {
  const cited = places
    .flatMap((place) => filesIn(place, /\.(?:tsx?|graphql|css|md)$/))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b([A-Z0-9]{3})-\d{3}\b/g)]
        .filter(([, family = '']) => families.has(family))
        .map(([id]) => ({ file, id })),
    );
  expect(cited.length).toBeGreaterThan(1000);
  expect(cited.filter(({ id }) => !rows.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});
