import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { saveInput } from '#shared/editing/changes.ts';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { phase as phaseSchema } from '#shared/schemas/phase.ts';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import { textOfPdf } from '#test/acceptance/pdf-text.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aTable } from '#test/support/builders/price-update.ts';
import { aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { cloudUrl, codeOf, graphql } from '#test/support/cloud.ts';
import { countsOf } from '#test/support/jobs-api.ts';
import { older } from '#test/support/older-item.ts';
import { olderRow } from '#test/support/older-row.ts';
import { previewed, updated as repriced } from '#test/support/price-update-api.ts';
import { createdProduct, editable, productsOf, updateProduct } from '#test/support/products-api.ts';
import {
  answered,
  created,
  duplicate,
  read,
  readRevision,
  update,
  updated,
} from '#test/support/quotations-api.ts';
import { downloadTicket } from '#test/support/share-links-api.ts';
import { checked, imported, rowsOf } from '#test/support/workbook-api.ts';

const { eraseOwner } = await import('#lambdas/store/quotation/erased-quotation.ts');
const { headerKey } = await import('#lambdas/store/quotation/quotation-items.ts');
const { readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');

const detail = (id: string) => ({ pk: `P#${id}`, sk: 'DETAIL' });
const header = (id: string) => ({ pk: 'CATALOGUE#product', sk: id });

/** A product of fixed consumption as it was stored before there were consumption ranges. */
async function anOlderProduct(): Promise<string> {
  const { id } = await createdProduct(
    { name: { it: `Vecchio ${randomUUID()}` }, consumption: 0.25, priceranges: [aPriceRangeInput()] },
    { priceLists: ['pcu'] },
  );
  for (const item of [detail(id), header(id)]) await older(item, 'consumptionranges');
  return id;
}

const quoted = (product: string) => created('painter', { selectedProducts: [{ sId: 'row', product }] });
const costOf = (quotation: Quotation) => priceQuotation(quotation).total;
const rows = { selectedProducts: [{ sId: 'row' }] };

/** The text of the owner's PDF. */
async function printed(q: string): Promise<string> {
  const { ticket } = answered(await downloadTicket('painter', { quotation: q })).createDownloadTicket;
  const pdf = await fetch(`${cloudUrl}/functions/downloadPDF?${new URLSearchParams({ q, ticket })}`);
  return textOfPdf(new Uint8Array(await pdf.arrayBuffer()));
}

afterAll(async () => {
  const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
  await closeBrowser();
});

describe('a product of fixed consumption without ranges, of older data', () => {
  it('is listed, quoted, saved and copied like any other [QCA-005, QCA-006]', async () => {
    const product = await anOlderProduct();
    expect((await productsOf('superUser')).map(({ id }) => id)).toContain(product);
    const first = await quoted(product);
    // 100 m² of 0.25 kg are two packages of 12.5 kg.
    expect(costOf(first)).toBe(22_500);
    const second = await updated('painter', { ...pick(first), area: 200, ...rows });
    expect(costOf(second)).toBe(45_000);
    const copy = answered(await duplicate('painter', { key: randomUUID(), id: first.id, prices: 'KEEP' }));
    expect(costOf(copy.duplicateQuotation)).toBe(45_000);
    const then = answered(await readRevision('painter', first.id, 1)).quotationRevision;
    const restored = await updated('painter', saveInput(second, restoreRevision(second, second, then)));
    expect(costOf(restored)).toBe(22_500);
    const added = [{ sId: 'row' }, { sId: 'other', product }];
    expect(costOf(await updated('painter', { ...pick(restored), selectedProducts: added }))).toBe(45_000);
  });

  it('is refused with a range that it does not have', async () => {
    const first = await quoted(await anOlderProduct());
    const answer = await update('painter', {
      ...pick(first),
      selectedProducts: [{ sId: 'row', consumptionRange: 1 }],
    });
    expect(codeOf(answer)).toBe('invalid-input');
  });

  it('has its prices changed by factors, and is quoted with those of today', async () => {
    const product = await anOlderProduct();
    const first = await quoted(product);
    await older(detail(product), 'priceranges', datedLongAgo(await readProduct(product)));
    const preview = await previewed(aTable({ [product]: [2] }, { pcu: 1 }));
    expect(countsOf(await repriced(preview.id, { confirmUnusual: true }))).toMatchObject({ updated: 1 });
    const query = 'query ($id: ID!) { quotation(id: $id) { todayPrices { sId version } } }';
    const { quotation } = answered(
      await graphql<{ quotation: { todayPrices: RowPrices[] } }>('painter', query, { id: first.id }),
    );
    const source = { prices: quotation.todayPrices[0]?.version ?? '' };
    const today = await updated('painter', { ...pick(first), selectedProducts: [{ sId: 'row', source }] });
    expect(costOf(today)).toBe(45_000);
  });

  it('is offered by a guided test', async () => {
    const product = await anOlderProduct();
    const phase = `fase-${randomUUID()}`;
    await writePhase(phaseSchema.parse(aPhase({ id: phase, choices: [aChoice({ products: [product] })] })));
    const answers = [{ question: 'ambiente', answers: ['esterno'] }];
    const made = await created('painter', {
      guidedTest: { version: 0, answers, chosen: [{ phase, choice: '0' }] },
      selectedProducts: [{ sId: 'row', product }],
    });
    expect(made.guidedTest?.chosen).toEqual([{ phase, choice: '0' }]);
    expect(costOf(made)).toBe(22_500);
  });

  it('is edited with a range that is called as new ones are, and saved [PRD-044, PRD-045, PRD-051]', async () => {
    const product = await anOlderProduct();
    await older(detail(product), 'price', 12.123456);
    const { updatedAt, updatedBy, createdAt, archived, imageUrl, imageName, ...shown } =
      await editable(product);
    expect(shown.consumptionranges).toEqual([
      {
        name: 'Fascia di consumo 1',
        name_i18n: { it: 'Fascia di consumo 1', en: 'Consumption range 1' },
        consumption: null,
        requiredProducts: [],
      },
    ]);
    const priceranges = shown.priceranges.map(({ updatedAt: _, ...range }) => range);
    const saved = answered(await updateProduct('superUser', { ...shown, priceranges, consumption: 0.5 }));
    expect(saved.updateProduct).toMatchObject({ consumption: 0.5, revision: shown.revision + 1 });
    expect(costOf(await quoted(product))).toBe(45_000);
  });

  it.each([
    ['a required product by its id alone', [{ name: 'Unica', requiredProducts: ['piave-fissativo'] }]],
    ['a range without name and numbers', [{ consumption: {}, requiredProducts: [{ consumption: [] }] }]],
  ])('that holds %s is edited and saved [PRD-044, PRD-084]', async (_, ranges) => {
    const product = await anOlderProduct();
    await older(detail(product), 'consumptionranges', ranges);
    const { updatedAt, updatedBy, createdAt, archived, imageUrl, imageName, ...shown } =
      await editable(product);
    const priceranges = shown.priceranges.map(({ updatedAt: _, ...range }) => range);
    const saved = answered(await updateProduct('superUser', { ...shown, priceranges, consumption: 0.5 }));
    expect(saved.updateProduct.consumption).toBe(0.5);
    expect(saved.updateProduct.consumptionranges).toEqual(shown.consumptionranges);
  });

  it('is exported and imported with the catalogue', async () => {
    const product = await anOlderProduct();
    const content = rowsOf(await editable(product));
    expect((await checked(content)).values).toEqual([]);
    const renamed = { products: [{ id: product, 'name.it': 'Rinominato' }] };
    expect((await checked(renamed)).problems).toEqual([]);
    expect(await imported(renamed)).toMatchObject({ state: 'done', notes: [] });
    expect((await readProduct(product))?.name.it).toBe('Rinominato');
  });
});

describe('a row of older data', () => {
  it.each([
    ['a consumption that is no number', 'product.consumption', {}],
    ['a discount that is no number', 'choices.discount', 'abc'],
    ['a chosen range that is no more', 'choices.consumptionRange', 7],
    ['ranges that are no list', 'product.consumptionranges', 'abc'],
  ])('with %s is read, saved with what is edited, copied and printed', async (_, path, value) => {
    const first = await quoted('piave-fissativo');
    await olderRow(first.id, path, value);
    const { quotation } = answered(await read('painter', first.id));
    expect(costOf(quotation)).not.toBeNull();
    const saved = await updated('painter', {
      ...pick(first),
      selectedProducts: [{ sId: 'row', note: 'Due mani' }],
    });
    expect(saved.selectedProducts[0]?.note).toBe('Due mani');
    const copy = answered(await duplicate('painter', { key: randomUUID(), id: first.id, prices: 'KEEP' }));
    expect(costOf(copy.duplicateQuotation)).toBe(costOf(saved));
    expect(await printed(first.id)).toContain('Due mani');
  });
});

describe('a quotation of older data', () => {
  it('that keeps no copy of its owner is read, saved and erased with them', async () => {
    const { id } = await created('painter');
    await older(headerKey(id), 'user');
    const { quotation } = answered(await read('painter', id));
    expect(quotation.user).toMatchObject({ firstName: '', lastName: '', email: '' });
    expect((await updated('painter', { ...pick(quotation), name: 'Facciata' })).name).toBe('Facciata');
    await older(headerKey(id), 'user');
    await eraseOwner(id, { names: [quotation.userName], label: 'Utente 1' });
    expect((await readQuotation(id))?.header).toMatchObject({ user: { firstName: 'Utente 1' } });
  });
});

describe('more packages than a million', () => {
  it('are saved, whatever the area asks for, and changed by hand [QCA-021]', async () => {
    const { id: product } = await createdProduct(
      {
        name: { it: `Un chilo ${randomUUID()}` },
        consumption: 300,
        priceranges: [
          aPriceRangeInput({
            prices: [{ id: 'kg', packaging: '1', prices: [{ pricelist: 'pcu', price: 12 }] }],
          }),
        ],
      },
      { priceLists: ['pcu'] },
    );
    const first = await quoted(product);
    const large = await updated('painter', { ...pick(first), area: 10_000_000 });
    expect(large.selectedProducts[0]?.priceranges[0]?.prices[0]?.quantity).toBe(3_000_000_000);
    expect(costOf(large)).toBe(3_600_000_000_000);
    const prices = [{ id: 'kg', quantity: 3_000_000_001 }];
    const byHand = await updated('painter', { ...pick(large), selectedProducts: [{ sId: 'row', prices }] });
    expect(costOf(byHand)).toBe(3_600_000_001_200);
  });
});

function pick({ id, revision }: Quotation) {
  return { id, revision };
}

const datedLongAgo = (product: Awaited<ReturnType<typeof readProduct>>) =>
  product?.priceranges.map((range) => ({
    ...range,
    updatedAt: '2020-01-01T00:00:00.000Z',
    priceDates: null,
  }));
