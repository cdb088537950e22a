import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const requirements = 'docs/requirements';

const rows = new Set(
  readdirSync(requirements).flatMap((file) =>
    [...readFileSync(join(requirements, file), 'utf8').matchAll(/^\| ([A-Z0-9]{3}-\d{3}) \|/gm)].map(
      ([, id]) => id,
    ),
  ),
);

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

it('tests cite only rows of the requirements', () => {
  const unknown = [...testFiles('test')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[((?:[A-Z0-9]{3}-\d{3}(?:, )?)+)\]/g)]
      .flatMap(([, inside = '']) => inside.split(', '))
      .filter((id) => !rows.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
