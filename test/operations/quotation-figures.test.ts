import { describe, expect, it } from 'vitest';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { shortRows } from '#shared/pricing/short-rows.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { changed, registeredAndSignedIn, withToken } from '#test/support/accounts-api.ts';
import { graphql } from '#test/support/cloud.ts';
import { aNewQuotation, answered } from '#test/support/quotations-api.ts';
import { QuotationFieldsFragmentDoc } from '#web/graphql/quotations.ts';

const { changeQuotation, readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { mendQuotation } = await import('#lambdas/store/repair/mend-quotation.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

type Row = {
  id: string;
  products: number | null;
  short: number | null;
  total: number | null;
  otherPriceList: boolean;
};
type Listed = { quotations: { items: Row[]; total: number } };
const listQuery = `query ($filter: QuotationFilter, $sort: QuotationSort, $descending: Boolean) {
  quotations(filter: $filter, sort: $sort, descending: $descending, pageSize: 100) { items { id products short total otherPriceList } }
}`;
const fields = `{ ...QuotationFields } } ${QuotationFieldsFragmentDoc}`;

/** An owner whose price list a test may change, and what they and a super user see and do. */
async function anOwner(pricelist: string | null = 'pcu') {
  const { id: uid, token } = await registeredAndSignedIn();
  const give = (list: string | null) =>
    changed(uid, { emailVerified: true, type: 'imbianchino', pricelist: list });
  await give(pricelist);
  const ask = async <Data>(query: string, variables: object) =>
    answered(await withToken<Data>(token, query, { ...variables }));
  const create = async (changes: Parameters<typeof aNewQuotation>[0] = {}) => {
    const query = `mutation ($input: CreateQuotationInput!) { made: createQuotation(input: $input) ${fields}`;
    return (await ask<{ made: Quotation }>(query, { input: aNewQuotation(changes) })).made;
  };
  const update = async (input: object) => {
    const query = `mutation ($input: UpdateQuotationInput!) { saved: updateQuotation(input: $input) ${fields}`;
    return (await ask<{ saved: Quotation }>(query, { input })).saved;
  };
  const duplicate = async (input: object) => {
    const query = `mutation ($input: DuplicateQuotationInput!) { made: duplicateQuotation(input: $input) ${fields}`;
    return (await ask<{ made: Quotation }>(query, { input: { key: `copy-${uid}`, ...input } })).made;
  };
  const own = async (variables: object = {}) =>
    (await ask<Listed>(listQuery, { filter: { archived: true }, ...variables })).quotations.items;
  const bySuperUser = async (variables: object = {}) => {
    const filter = { archived: true, owner: uid };
    return answered(await graphql<Listed>('superUser', listQuery, { filter, ...variables })).quotations.items;
  };
  return { give, create, update, duplicate, own, bySuperUser };
}

const figuresOf = (quotation: Quotation): Row => ({
  id: quotation.id,
  products: quotation.selectedProducts.length,
  short: shortRows(priceQuotation(quotation).rows).length,
  total: priceQuotation(quotation).total,
  otherPriceList: false,
});
const [, ...plaster] = aNewQuotation().selectedProducts;

describe('the figures of a quotation in lists', () => {
  it('are those of its screen after every save, for its owner and for super users', async () => {
    const { create, update, duplicate, own, bySuperUser } = await anOwner();
    const told = async (...quotations: Quotation[]) => {
      const wanted = quotations.map(figuresOf);
      for (const rows of [await own(), await bySuperUser()]) expect(new Set(rows)).toEqual(new Set(wanted));
    };
    const made = await create();
    expect(priceQuotation(made).total).toBeGreaterThan(0);
    await told(made);
    const wider = await update({ id: made.id, revision: 1, area: 750 });
    expect(priceQuotation(wider).total).toBeGreaterThan(priceQuotation(made).total ?? 0);
    await told(wider);
    const cheaper = await update({
      id: made.id,
      revision: 2,
      selectedProducts: wider.selectedProducts.map(({ sId }) => ({ sId, discount: 0.1 })),
    });
    await told(cheaper);
    const shorter = await update({
      id: made.id,
      revision: 3,
      selectedProducts: plaster.map(({ sId }) => ({ sId })),
    });
    expect(shorter.selectedProducts).toHaveLength(1);
    await told(shorter);
    const archived = await update({ id: made.id, revision: 4, archived: true });
    await told(archived);
    await told(archived, await duplicate({ id: made.id, prices: 'KEEP' }));
  });

  it('have no total without a price list', async () => {
    const { create, own, bySuperUser } = await anOwner(null);
    const made = await create();
    expect(figuresOf(made).total).toBeNull();
    expect(await own()).toEqual([figuresOf(made)]);
    expect(await bySuperUser()).toEqual([figuresOf(made)]);
  });

  it('have no total of another price list than the owner has today, until the next save', async () => {
    const { give, create, update, own, bySuperUser } = await anOwner('pcu');
    const made = await create();
    await give('pccs');
    const unsaid = [{ ...figuresOf(made), total: null, otherPriceList: true }];
    expect(await own()).toEqual(unsaid);
    expect(await bySuperUser()).toEqual(unsaid);
    const saved = await update({ id: made.id, revision: 1, name: 'Di nuovo' });
    expect(figuresOf(saved).total).not.toBeNull();
    expect(await own()).toEqual([figuresOf(saved)]);
    expect(await bySuperUser()).toEqual([figuresOf(saved)]);
  });

  it('sort the list by total; quotations without one come before the cheapest', async () => {
    const { give, create, update, own, bySuperUser } = await anOwner(null);
    const without = await create();
    await give('pcu');
    const large = await create();
    await update({ id: large.id, revision: 1, area: 2000 });
    const small = await create();
    const order = [without.id, small.id, large.id];
    for (const list of [own, bySuperUser]) {
      expect((await list({ sort: 'total' })).map(({ id }) => id)).toEqual(order);
      const largestFirst = await list({ sort: 'total', descending: true });
      expect(largestFirst.map(({ id }) => id)).toEqual(order.toReversed());
    }
  });

  it('are added to a quotation from before by the repair of light quotations, once', async () => {
    const { create, own, bySuperUser } = await anOwner();
    const made = await create();
    const older = async (missing: readonly string[]) => {
      const stored = await readQuotation(made.id);
      if (!stored) throw new Error('It was made.');
      const header = { ...stored.header, ...Object.fromEntries(missing.map((name) => [name, null])) };
      await changeQuotation({ header: { ...header, revision: header.revision + 1 }, rows: stored.rows });
    };
    await older(['products', 'short', 'total', 'pricedBy']);
    expect(await own()).toEqual([
      { id: made.id, products: null, short: null, total: null, otherPriceList: false },
    ]);
    const repair = async () => {
      const entities = { user: [], quotation: [made.id], phase: [], product: [] };
      const asked = { tasks: ['lightQuotations' as const], dryRun: false, forceItaly: false };
      const mended = await mendQuotation({
        task: 'lightQuotations',
        id: made.id,
        work: { ...asked, starter: '', entities },
        manages: () => true,
        keeping: () => {
          throw new Error('No country changes.');
        },
        by: { updatedAt: new Date().toISOString(), updatedBy: 'Test' },
      });
      if (!mended || mended === 'elsewhere') throw new Error('It is there.');
      if (mended.changes.length > 0) await transact(mended.writes);
      return mended.changes;
    };
    expect(await repair()).toHaveLength(1);
    expect(await own()).toEqual([figuresOf(made)]);
    expect(await bySuperUser()).toEqual([figuresOf(made)]);
    expect(await repair()).toEqual([]);
    await older(['short']);
    expect(await own()).toEqual([{ ...figuresOf(made), short: null }]);
    expect(await repair()).toHaveLength(1);
    expect(await own()).toEqual([figuresOf(made)]);
  });
});
