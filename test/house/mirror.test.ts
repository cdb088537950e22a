import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const mirrored = ['infra', 'lambdas', 'shared', 'web'];

it('has a folder of tests only where the tree has the same folder', () => {
  const folders = mirrored.flatMap((top) =>
    readdirSync(`test/${top}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').replace(/^test\//, '')),
  );
  expect(folders).toContain('web/features/quotations/view');
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
