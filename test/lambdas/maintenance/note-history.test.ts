import { afterAll, describe, expect, it } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { noteHistory } = await import('#lambdas/maintenance/note-history.ts');
const { listChanges } = await import('#lambdas/store/history/history-store.ts');
const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { writePriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { listCatalogueChanges: operation } = await import('#lambdas/catalogue/list-catalogue-changes.ts');
const { aUser } = await import('#test/support/builders/user.ts');
afterAll(() => table.close());

const now = new Date('2026-11-20T10:00:00Z');
const saved = (revision: number, minute: number) => ({
  revision,
  updatedAt: `2026-11-20T09:0${minute}:00.000Z`,
  updatedBy: 'Marta Bellini',
});

/** Every record of the table so far, to the consumer that follows changes; twice, as a stream may bring them. */
async function follow() {
  const entries = await table.dynamoDb.changes.read('', 1000);
  for (const { record } of [...entries, ...entries]) await noteHistory(record);
}

const asked = (entity: string, id: string) =>
  operation.run(
    { entity, id },
    {
      caller: { kind: 'user', user: aUser({ superUser: true }) },
      address: '192.0.2.1',
      now,
      newId: () => 'id',
    },
  );

describe('the history of the catalogue', () => {
  it('tells who changed what and when on a product, the newest save first, each once', async () => {
    const product = aProduct({ id: 'adda', ...saved(1, 1) });
    await writeProduct(product);
    await writeProduct({ ...product, name: { it: 'Adda' }, ...saved(2, 2) });
    await writeProduct({ ...product, name: { it: 'Adda' }, archived: true, ...saved(3, 3) });
    await follow();
    expect(await asked('PRODUCT', 'adda')).toEqual([
      {
        revision: 3,
        at: '2026-11-20T09:03:00.000Z',
        by: 'Marta Bellini',
        created: false,
        differences: [{ path: ['archived'], before: ['false'], after: ['true'] }],
      },
      {
        revision: 2,
        at: '2026-11-20T09:02:00.000Z',
        by: 'Marta Bellini',
        created: false,
        differences: [{ path: ['name', 'it'], before: ['adda'], after: ['Adda'] }],
      },
      {
        revision: 1,
        at: '2026-11-20T09:01:00.000Z',
        by: 'Marta Bellini',
        created: true,
        differences: [],
      },
    ]);
  });

  it('tells the products of a price list with the save of the list that changed them', async () => {
    const list = priceList.parse({ id: 'pcu', name: 'PCU', countries: ['IT'], ...saved(1, 1) });
    await writePriceList(list, ['a', 'b']);
    await writePriceList({ ...list, name: 'PCU 2027', ...saved(2, 2) }, ['b', 'c']);
    await follow();
    expect(await asked('PRICE_LIST', 'pcu')).toMatchObject([
      {
        revision: 2,
        differences: [
          { path: ['name'], before: ['PCU'], after: ['PCU 2027'] },
          { path: ['products'], before: ['a'], after: ['c'] },
        ],
      },
      { revision: 1, created: true, differences: [] },
    ]);
  });

  it('leaves out saves that changed nothing, and what nobody saved', async () => {
    const phase = aPhase({ id: 'velature', ...saved(1, 1), updatedBy: '' });
    await writePhase(phase);
    await writePhase({ ...phase, ...saved(2, 2) });
    await follow();
    expect(await asked('PHASE', 'velature')).toEqual([]);
  });

  it('stays what it was when an import brings the entity as if it were new', async () => {
    const phase = aPhase({ id: 'finitura', ...saved(1, 1) });
    await writePhase(phase);
    await writePhase({ ...phase, name: { it: 'Altra finitura' }, ...saved(2, 2) });
    await follow();
    const before = await asked('PHASE', 'finitura');
    const entries = await table.dynamoDb.changes.read('', 1000);
    const changed = entries.map(({ record }) => record).findLast((each) => each.eventName === 'MODIFY');
    const { OldImage, ...brought } = changed?.dynamodb ?? {};
    await noteHistory({ ...changed, eventName: 'INSERT', dynamodb: brought });
    expect(await asked('PHASE', 'finitura')).toEqual(before);
    expect(before).toMatchObject([{ revision: 2, created: false }, { revision: 1 }]);
  });

  it('is kept 180 days', async () => {
    const phase = aPhase({ id: 'fondo', ...saved(1, 1) });
    await writePhase(phase);
    await follow();
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    expect(await listChanges('phase', 'fondo', later(179))).toHaveLength(1);
    expect(await listChanges('phase', 'fondo', later(181))).toEqual([]);
  });
});
