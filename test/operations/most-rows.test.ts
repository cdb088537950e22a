import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { saveInput } from '#shared/editing/changes.ts';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { StoredPack } from '#shared/schemas/product.ts';
import type { Pack, Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { choosableProducts, mostRowsOf } from '#test/support/most-rows.ts';
import { bytesOf, itemsOf } from '#test/support/quotation-items.ts';
import {
  answered,
  created,
  duplicate,
  read,
  readRevision,
  update,
  updated,
} from '#test/support/quotations-api.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { QuotationDocument, type QuotationQuery } from '#web/graphql/quotations.ts';

// Stores that a test calls itself reach the cloud only once its environment is set.
const { readProducts } = await import('#lambdas/store/catalogue/product-store.ts');
const { readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { storeProduct } = await import('#test/support/store-again.ts');

/** The largest answer, in bytes of plain JSON (decision 5). */
const megabyte = 1_000_000;
/** Items that one read of the table takes. */
const mostReads = 100;
/** Bytes of 150 rows, far below what an item may have (400 KB), and below what their copies would take. */
const smallItem = 20_000;

const mix = await choosableProducts('painter');
const rows = mostRowsOf(...mix);
const ids = rows.map(({ sId }) => sId);
const catalogue = [...(await readProducts(mix)).values()];

const idsOf = ({ selectedProducts }: Quotation) => selectedProducts.map(({ sId }) => sId);
const costsOf = (quotation: Quotation) => priceQuotation(quotation).rows.map(({ cost }) => cost);
const base = (quotation: Quotation) => ({ id: quotation.id, revision: quotation.revision });

const random = seededRandom(150);
const upTo = (most: number) => Math.floor(random() * most);
const counted = (packs: readonly Pack[] = []) => packs.map(({ id }) => ({ id, quantity: 1 + upTo(99) }));

/** A test of the statistics counts the only quotation in this colour. */
const countedElsewhere = 'TN 605';

/** Every choice that a row knows. */
function chosen(row: QuotationRow, index: number): RowEdit {
  const last = row.priceranges.at(-1);
  const code = last?.colors.find((one) => one !== countedElsewhere);
  return {
    sId: row.sId,
    ...{ area: upTo(100_000) / 100, lockedArea: false, note: `Facciata ${index + 1}: due mani` },
    ...{ discount: upTo(100) / 100, discountExtra: upTo(100) / 100, discountAccounting: 0.02 },
    ...(code && { color: { code, r: upTo(256), g: upTo(256), b: upTo(256) }, colorlist: 'Terre' }),
    prices: counted(code ? last?.prices : packsOf(row)),
  };
}

const allChosen = async (quotation: Quotation) =>
  updated('painter', {
    ...base(quotation),
    selectedProducts: quotation.selectedProducts.map(chosen),
    selectedIncidences: ids,
  });

const dearer = (pack: StoredPack): StoredPack =>
  typeof pack.pcu === 'number' ? { ...pack, pcu: Math.round(pack.pcu * 105) / 100 } : pack;

/** Every price of the painter's list is a twentieth higher meanwhile. */
async function withDearerProducts(work: () => Promise<void>): Promise<void> {
  const raised = catalogue.map((product) => ({
    ...product,
    priceranges: product.priceranges.map((range) => ({ ...range, prices: range.prices.map(dearer) })),
  }));
  // One after the other: so many at once would wait for each other longer than a request may take.
  for (const product of raised) await storeProduct(product);
  try {
    await work();
  } finally {
    for (const product of catalogue) await storeProduct(product);
  }
}

/** The answer to the web app when it opens a quotation, and its bytes. */
async function opened(id: string) {
  const answer = await graphql<QuotationQuery>('painter', `${QuotationDocument}`, { id });
  return { quotation: answered(answer).quotation, size: Buffer.byteLength(JSON.stringify(answer)) };
}

describe('a quotation of 150 rows', () => {
  it('is made, saved with all its choices, restored and copied with the prices of today, no row lost', async () => {
    expect(rows).toHaveLength(150);
    const first = await created('painter', { selectedProducts: rows });
    expect(idsOf(first)).toEqual(ids);
    const second = await allChosen(first);
    expect(idsOf(second)).toEqual(ids);
    expect(second.selectedIncidences.map(({ id }) => id)).toEqual(ids);
    expect(answered(await read('painter', first.id)).quotation).toEqual(second);

    const then = answered(await readRevision('painter', first.id, 1)).quotationRevision;
    expect(then).toEqual(first);
    const third = await updated('painter', saveInput(second, restoreRevision(second, second, then)));
    expect(idsOf(third)).toEqual(ids);
    expect(costsOf(third)).toEqual(costsOf(first));

    await withDearerProducts(async () => {
      const asked = { key: `dearer-${first.id}`, id: first.id, prices: 'TODAY' };
      const copy = answered(await duplicate('painter', asked)).duplicateQuotation;
      expect(copy.selectedProducts.map(({ id }) => id)).toEqual(rows.map(({ product }) => product));
      expect(costsOf(copy)).toEqual(costsOf(await created('painter', { selectedProducts: rows })));
      expect(costsOf(copy)).not.toEqual(costsOf(third));
    });
  });

  it('is opened by the web app with less than a megabyte, also when every price is another today', async () => {
    const { id } = await allChosen(await created('painter', { selectedProducts: rows }));
    const before = await opened(id);
    expect(before.quotation.selectedProducts).toHaveLength(rows.length);
    expect(before.quotation.todayPrices).toEqual([]);
    expect(before.size).toBeLessThan(megabyte);
    await withDearerProducts(async () => {
      const after = await opened(id);
      expect(after.quotation.todayPrices?.map(({ sId }) => sId)).toEqual(ids);
      expect(after.size).toBeGreaterThan(before.size);
      expect(after.size).toBeLessThan(megabyte);
    });
  });

  it('is a small item of the table, and so is its earlier state', async () => {
    const { id, revision } = await allChosen(await created('painter', { selectedProducts: rows }));
    await updated('painter', { id, revision, selectedProducts: ids.slice(1).map((sId) => ({ sId })) });
    const items = await itemsOf(id);
    expect(items.map(({ sk }) => sk)).toEqual(['HEAD', 'REV#00000001', 'REV#00000002']);
    for (const item of items) expect(bytesOf(item), `${item.sk}`).toBeLessThan(smallItem);
  });

  it('is read whole by a function that holds none of its copies, which are more than one read takes', async () => {
    const { id, revision } = await created('painter', { selectedProducts: rows });
    await withDearerProducts(async () => {
      const again = rows.map(({ sId, product }, row) =>
        row < mix.length ? { sId } : { sId: randomUUID(), product },
      );
      const { selectedProducts } = await updated('painter', { id, revision, selectedProducts: again });
      const stored = await readQuotation(id);
      expect(new Set(stored?.rows.map(({ product }) => product)).size).toBeGreaterThan(mostReads);
      expect(stored?.rows.map(({ sId, product }) => [sId, product.id])).toEqual(
        selectedProducts.map((row) => [row.sId, row.id]),
      );
    });
  });

  it('takes no row more, and stays as it is', async () => {
    const quotation = await created('painter', { selectedProducts: rows });
    const selectedProducts = [...ids.map((sId) => ({ sId })), { sId: 'more', product: 'telo-protezione' }];
    const answer = await update('painter', { ...base(quotation), selectedProducts });
    expect(codeOf(answer)).toBe('too-many-rows');
    expect(answered(await read('painter', quotation.id)).quotation).toEqual(quotation);
  });
});
