import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { catalogueSheets } from '#lambdas/workbook/catalogue-sheets.ts';
import { readWorkbook } from '#lambdas/workbook/read-workbook.ts';
import { writeWorkbook } from '#lambdas/workbook/write-workbook.ts';
import { type ChangedValue, changedValues } from '#shared/catalogue/workbook/changed-values.ts';
import { keptRows } from '#shared/catalogue/workbook/kept-rows.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import { valuePage, valuesPerPage } from '#shared/catalogue/workbook/value-pages.ts';
import { aCatalogue, aPriceList } from '#test/support/builders/catalogue-workbook.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { report } from './watch-arrival.ts';

const count = 2000;
const lists = ['pcu', 'pccs', 'pru', 'prcs', 'estero'];
const sizes = ['5', '14', '25'];
/** Milliseconds of a check, and of a page of the kept check. */
const limits = { check: 5000, page: 1000 };

const catalogueAt = (price: number) => ({
  ...aCatalogue({
    products: Array.from({ length: count }, (_, index) => productAt(index, price)),
    priceLists: lists.map((id) => aPriceList(id)),
  }),
  members: new Map<string, string[]>(),
});

const productAt = (index: number, price: number) =>
  aProduct({
    ...{ id: `prodotto-${index}`, name: { it: `Silicalce Facciata ${index}` } },
    priceranges: ['Bianco', 'Colorato'].map((name) => ({
      ...{ name, colors: [] },
      prices: sizes.map((packaging) => ({
        ...{ id: `${name}-${packaging}`, packaging },
        ...Object.fromEntries(lists.map((list) => [list, price])),
      })),
    })),
  });

/** A workbook in which each of 60,000 prices of 2,000 products is another: from its bytes to the kept check, and a page. */
export async function benchWorkbookCheck(): Promise<void> {
  const [stored, dearer] = [catalogueAt(40), catalogueAt(44.4)];
  const sheets = catalogueSheets({
    ...{ products: [...dearer.products.values()], members: new Map(), colours: new Map() },
    ...{ priceLists: [...dearer.priceLists], colourFolders: [], tags: [] },
  });
  const file = await writeWorkbook(sheets, dearer.priceLists, 'it', new Date());
  const begun = performance.now();
  const { workbook, problems } = await readWorkbook(file);
  const plan = planWorkbook(workbook, stored, problems);
  const values = changedValues(plan, stored, 'it');
  const check = await packed({ entries: plan.entries, values, kept: keptRows(workbook, stored, 'it') });
  report('workbook-check', performance.now() - begun, limits.check);
  if (values.length !== count * lists.length * sizes.length * 2) throw new Error(`${values.length} values`);
  const asked = performance.now();
  // Packed above.
  const kept = (await unpacked(check)) as { values: ChangedValue[] };
  valuePage(kept.values, { sheet: 'prices', page: 0, pageSize: valuesPerPage });
  report('workbook-check-page', performance.now() - asked, limits.page);
}
