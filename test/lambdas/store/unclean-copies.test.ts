import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { olderRow } from '#test/support/older-row.ts';
import { context, fillCatalogue, quotationOf, saved } from '#test/support/quoting.ts';
import { storedCopies } from '#test/support/stored-copies.ts';

const services = await openDataServices();
afterAll(services.close);

const { sanitise } = vi.hoisted(() => ({ sanitise: { calls: 0 } }));
vi.mock('#lambdas/runtime/sanitise.ts', async (original) => {
  const real = await original<typeof import('#lambdas/runtime/sanitise.ts')>();
  const sanitiseTexts: typeof real.sanitiseTexts = (text) => {
    sanitise.calls += 1;
    return real.sanitiseTexts(text);
  };
  return { ...real, sanitiseTexts };
});

const { presentQuotation } = await import('#lambdas/store/quotation/presented-quotation.ts');
const { readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { readQuotation: openQuotation } = await import('#lambdas/quotations/read-quotation.ts');
const { readQuotationRevision } = await import('#lambdas/quotations/read-quotation-revision.ts');
const { duplicateQuotation } = await import('#lambdas/quotations/duplicate-quotation.ts');
const { listQuotations } = await import('#lambdas/quotations/list-quotations.ts');
const { quotationFiles } = await import('#lambdas/store/personal-data/quotation-files.ts');
const { readDocument } = await import('#lambdas/documents/read-document.ts');
const { documentHtml } = await import('#lambdas/documents/document-html.tsx');
const { countQuotations } = await import('#lambdas/maintenance/count-quotations.ts');

const specs = { it: '<p>Calce</p>', en: '<p>Lime</p>' };
const products = ['paint', 'primer', 'plaster'];
beforeAll(() => fillCatalogue(products.map((id) => aProduct({ id, specs, details: specs }))));

let made = 0;
const quotation = () => {
  made += 1;
  return quotationOf(`key-${made}`, ['paint', 'primer']);
};

const evil = (text: string) => `${text}<script>steal()</script><img src="x" onerror="steal()">`;
const dirty = { it: evil(specs.it), en: evil(specs.en) };

describe('a stored copy that is not clean', () => {
  let stored: Quotation;
  beforeEach(async () => {
    stored = await quotation();
    // Money changes: its earlier state names the same copy.
    await olderRow(stored.id, 'product.specs', dirty);
    await olderRow(stored.id, 'product.details', dirty);
    stored = await saved(stored, { area: 70 });
  });

  it('is read, shown and kept for its owner clean', async () => {
    const { id, uid, createdAt } = stored;
    const read = await readQuotation(id);
    expect(read?.rows[0]?.product).toMatchObject({ specs, details: specs });
    if (read) expect((await presentQuotation(read)).selectedProducts[0]?.specs).toEqual(specs);
    const archive = await quotationFiles(uid, [id], new Date(createdAt));
    for (const shown of [stored, await openQuotation.run({ id }, context()), archive])
      expect(JSON.stringify(shown)).not.toMatch(/script|onerror/);
    expect(stored.selectedProducts[0]?.specs).toEqual(specs);
  });

  it.each([{ showSpecs: 'true' }, { type: '2' }])(
    'is clean in what PDF and spreadsheet are made of, and on the page: %j',
    async (shown) => {
      const { model, texts } = await readDocument({ q: stored.id, ...shown }, context());
      expect(model.rows.map((row) => row.specs?.text)).toEqual([specs.it, specs.it]);
      const page = documentHtml(model, texts);
      expect(page).toContain(specs.it);
      expect(page).not.toMatch(/<script|onerror|steal/);
    },
  );

  it('is answered clean by a save of another row, by an earlier state and by a duplicate', async () => {
    const edits = [{ sId: 'paint' }, { sId: 'primer', note: 'Due mani' }];
    const answers = [
      await saved(stored, { selectedProducts: edits }),
      await readQuotationRevision.run({ id: stored.id, revision: 1 }, context()),
      await duplicateQuotation.run({ input: { key: stored.id, id: stored.id, prices: 'TODAY' } }, context()),
    ];
    for (const { selectedProducts } of answers)
      expect(selectedProducts.map((row) => row.specs)).toEqual([specs, specs]);
  });

  it('stays the copy of its quotation, which a function that held none reads and saves', async () => {
    // Clean, it is no copy that is there.
    await olderRow(stored.id, 'product.specs', { it: evil('<p>Gesso</p>') });
    const before = await storedCopies();
    vi.resetModules();
    const { selectedProducts } = await saved(stored, { area: 71 });
    expect(selectedProducts[0]?.specs).toEqual({ it: '<p>Gesso</p>' });
    expect(await storedCopies()).toHaveLength(before.length);
  });
});

describe('texts that were cleaned once', () => {
  it('are not cleaned again by whatever opens, saves, counts or lists their quotations', async () => {
    const stored = await quotation();
    const { id } = stored;
    sanitise.calls = 0;
    await openQuotation.run({ id }, context());
    const noted = await saved(stored, { note: 'Nota', area: 70 });
    await saved(noted, { selectedProducts: [{ sId: 'primer', note: 'Due mani' }, { sId: 'paint' }] });
    await countQuotations({ dynamodb: { Keys: { pk: { S: `Q#${id}` }, sk: { S: 'HEAD' } } } });
    await listQuotations.run({}, context());
    await readQuotationRevision.run({ id, revision: 1 }, context());
    await duplicateQuotation.run({ input: { key: 'twin', id, prices: 'KEEP' } }, context());
    expect(sanitise.calls).toBe(0);
  });

  it('are cleaned once more, each of them, by a function that reads the copy first', async () => {
    const { id } = await quotation();
    vi.resetModules();
    const fresh = await import('#lambdas/store/quotation/quotation-store.ts');
    sanitise.calls = 0;
    await fresh.readQuotation(id);
    await fresh.readQuotation(id);
    // Specs and details of two products.
    expect(sanitise.calls).toBe(4);
  });

  it('are those of the added product alone, when a save adds one', async () => {
    const stored = await quotation();
    sanitise.calls = 0;
    const rows = [...products.slice(0, 2).map((sId) => ({ sId })), { sId: 'plaster', product: 'plaster' }];
    await saved(stored, { selectedProducts: rows });
    expect(sanitise.calls).toBe(2);
  });
});
