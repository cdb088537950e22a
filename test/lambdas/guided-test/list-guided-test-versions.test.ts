import { afterAll, expect, it } from 'vitest';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());
const { listGuidedTestVersions } = await import('#lambdas/guided-test/list-guided-test-versions.ts');
const { writeGuidedTestVersion } = await import('#lambdas/store/guided-test/guided-test-store.ts');

const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { put, transact } = await import('#lambdas/runtime/table/transact.ts');
const { padded, partitions, sorts } = await import('#lambdas/store/keys.ts');

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => 'id',
};
type Line = { version: number; phases: number };
const lines = async (before?: number) => (await listGuidedTestVersions.run({ before }, context)) as Line[];
const versions = async (before?: number) => (await lines(before)).map(({ version }) => version);
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

it('counts the phases of the catalogue for a line of before they were noted, too [OPW-11]', async () => {
  await writePhase(aPhase({ id: 'pulizia' }));
  await writePhase(aPhase({ id: 'fondo' }));
  const key = { pk: partitions.versions(sorts.guidedTest), sk: sorts.version(padded(51)) };
  const by = { publishedAt: '2026-11-20T10:00:00.000Z', publishedBy: 'Giulia Ferrero' };
  await transact([put({ Item: { ...key, version: 51, ...by, questions: 18, answers: 63, phases: 1 } })]);
  expect((await lines())[0]).toMatchObject({ version: 51, phases: 3 });
  expect((await lines(1))[0]).toMatchObject({ version: 0, phases: 2 });
});
