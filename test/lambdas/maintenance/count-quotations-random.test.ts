import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { aFirstSave, aStoredRow, byTest, openCountedQuotations } from '#test/support/counted-quotations.ts';
import { killAfter } from '#test/support/kill-after.ts';

const world = await openCountedQuotations();
const { client } = await import('#lambdas/runtime/table/table.ts');
afterAll(() => world.table.close());

const row = fc
  .tuple(fc.constantFrom('adda', 'piave', 'tanaro'), fc.nat(5), fc.constantFrom('TN 1', 'TN 2', undefined))
  .map(([product, packs, colour]) => ({ product, packs, colour }));
const rows = fc
  .array(row, { maxLength: 4 })
  .map((all) =>
    all.map(({ product, packs, colour }, index) => aStoredRow(`r${index}`, product, packs, colour)),
  );
const which = fc.nat(2);
const owner = {
  country: fc.constantFrom('IT', 'DE', 'FR'),
  pricelist: fc.constantFrom('pcu', null),
  type: fc.constantFrom('agente' as const, 'privato' as const),
};
const createdAt = fc.constantFrom('2026-11-18T09:00:00.000Z', '2026-11-22T23:00:00.000Z');

/** Actions of users and of the stream, about one of three quotations. */
const step = fc.oneof(
  fc.record({
    what: fc.constant('create' as const),
    which,
    rows,
    createdAt,
    isByTest: fc.boolean(),
    ...owner,
  }),
  fc.record({ what: fc.constant('rows' as const), which, rows }),
  fc.record({ what: fc.constant('owner' as const), which, ...owner }),
  fc.record({ what: fc.constant('province' as const), which, province: fc.constantFrom('BO', 'TO', null) }),
  fc.record({ what: fc.constant('remove' as const), which, forGood: fc.boolean() }),
  // Some of all records, in any order; the run that counts may be killed.
  fc.record({
    what: fc.constant('follow' as const),
    picks: fc.array(fc.nat(1000), { maxLength: 8 }),
    writes: fc.option(fc.nat(3)),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function follow({ picks, writes }: Extract<Step, { what: 'follow' }>) {
  const records = await world.records();
  if (writes !== null) killAfter(writes, [client]);
  for (const pick of picks) {
    const record = records[pick % Math.max(records.length, 1)];
    if (record) await world.count(record).catch(() => undefined);
  }
  vi.restoreAllMocks();
}

/** Ids are never used again: a quotation that was deleted is made anew under another. */
async function take(step: Step, ids: string[], fresh: () => string) {
  if (step.what === 'follow') return follow(step);
  const id = ids[step.which];
  if (step.what === 'create') {
    if (id) return;
    ids[step.which] = fresh();
    const { country, pricelist, type, isByTest } = step;
    return world.create(
      aFirstSave(ids[step.which] ?? '', step.rows, {
        createdAt: step.createdAt,
        owner: { country, pricelist, type },
        ...(isByTest && byTest),
      }),
    );
  }
  if (!id) return;
  if (step.what === 'remove') {
    await world.remove(id);
    if (step.forGood) await world.removeForGood(id);
    ids[step.which] = '';
  } else if (step.what === 'rows') await world.save(id, () => ({ rows: step.rows }));
  else if (step.what === 'province')
    await world.save(id, ({ header }) => ({ header: { ...header, province: step.province } }));
  else
    await world.save(id, ({ header }) => {
      const { country, pricelist, type } = step;
      return {
        header: { ...header, userCountry: country, user: { ...header.user, country, pricelist, type } },
      };
    });
}

it('counts each quotation once as it is, whatever happens to it and however the stream brings that', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      world.begin();
      const all: string[] = [];
      const fresh = () => {
        made += 1;
        all.push(`q${made}`);
        return `q${made}`;
      };
      const ids = ['', '', ''];
      for (const each of steps) {
        await take(each, ids, fresh);
        expect(await world.counters()).toEqual(await world.counted(all));
      }
      await world.follow();
      expect(await world.counters()).toEqual(await world.wanted(all));
      const counted = (await world.countries()).reduce((sum, { quotations }) => sum + quotations, 0);
      expect(counted).toBe(ids.filter(Boolean).length);
      for (const id of ids) await world.remove(id);
      await world.follow();
      expect(await world.counters()).toEqual([]);
    }),
    { numRuns: 10 },
  );
}, 60_000);
