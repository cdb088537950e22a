import { afterAll, expect, it } from 'vitest';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());
const { listGuidedTestVersions } = await import('#lambdas/guided-test/list-guided-test-versions.ts');
const { writeGuidedTestVersion } = await import('#lambdas/store/guided-test/guided-test-store.ts');

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => 'id',
};
const versions = async (before?: number) =>
  ((await listGuidedTestVersions.run({ before }, context)) as { version: number }[]).map(
    ({ version }) => version,
  );
const countedDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

it('tells the built-in guided test once and last, also where a page ends with the first publishing [OPW-02]', async () => {
  expect(await versions()).toEqual([0]);
  for (let version = 0; version < 50; version += 1)
    await writeGuidedTestVersion({ revision: null, version }, aConfig(), {
      publishedAt: '2026-11-20T10:00:00.000Z',
      publishedBy: 'Giulia Ferrero',
    });
  expect(await versions()).toEqual(countedDown(50, 1));
  expect(await versions(1)).toEqual([0]);
  expect(await versions(50)).toEqual(countedDown(49, 0));
});
