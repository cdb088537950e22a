import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import common from '#lambdas/store/user/common-passwords.json' with { type: 'json' };

it('no screen loads the list of common passwords: only the server has it', () => {
  const rare = common.passwords.split(' ').slice(200, 210).join(' ');
  const files = readdirSync('dist/web', { recursive: true, withFileTypes: true }).filter((entry) =>
    /\.(js|json|html)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(20);
  const holding = files.filter((file) => {
    const text = readFileSync(join(file.parentPath, file.name), 'utf8');
    return text.includes(rare) || rare.split(' ').every((word) => text.includes(word));
  });
  expect(holding.map(({ name }) => name)).toEqual([]);
});
