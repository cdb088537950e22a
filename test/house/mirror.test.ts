import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const mirrored = ['infra', 'lambdas', 'shared', 'web'];

it('every folder of tests mirrors a folder of the product', () => {
  const folders = mirrored.flatMap((top) =>
    readdirSync(`test/${top}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').replace(/^test\//, '')),
  );
  expect(folders).toContain('web/features/quotations/view');
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});
