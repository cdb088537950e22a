import { randomUUID } from 'node:crypto';
import { priceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { report } from './watch-arrival.ts';

const count = 2000;
const lists = ['pcu', 'pccs', 'pru', 'prcs', 'estero'];
const sizes = ['5', '14', '25'];
/** Milliseconds of the question before, and of all steps of the undoing. */
const limits = { question: 3000, undo: 60_000 };

/** Prices are texts, as in older products. */
const productAt = (index: number): Product =>
  aProduct({
    ...{ id: `prodotto-${index}`, name: { it: `Silicalce Facciata ${index}` } },
    priceranges: ['Bianco', 'Colorato'].map((name) => ({
      ...{ name, colors: [] },
      prices: sizes.map((packaging) => ({
        ...{ id: `${name}-${packaging}`, packaging },
        ...Object.fromEntries(lists.map((list) => [list, '40,00'])),
      })),
    })),
  });

/** The undoing of an import that changed each of 60,000 prices of 2,000 products: the question before it, and its steps. */
export async function benchImportUndo(): Promise<void> {
  const services = await openDataServices();
  const work = await catalogueOfMany();
  const job = await work.imported();
  const asked = performance.now();
  await work.question(job);
  report('import-undo-question', performance.now() - asked, limits.question);
  const begun = performance.now();
  await work.undone(job);
  report('import-undo', performance.now() - begun, limits.undo);
  await work.check();
  await services.close();
}

/** Imports the stores only once the table is open. */
async function catalogueOfMany() {
  const { writeNewPriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
  const { readAllProducts, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const { keepImportCheck } = await import('#lambdas/store/import/import-check.ts');
  const { plannedImport } = await import('#lambdas/workbook/planned-import.ts');
  const { startCatalogueImport } = await import('#lambdas/workbook/start-catalogue-import.ts');
  const { undoCatalogueImport } = await import('#lambdas/workbook/undo-catalogue-import.ts');
  const { readImportUndo } = await import('#lambdas/workbook/read-import-undo.ts');
  const user = aSuperUser();
  const context = () => ({
    ...{ caller: { kind: 'user' as const, user }, address: '', now: new Date(), newId: randomUUID },
  });
  for (const id of lists) await writeNewPriceList(priceList.parse({ id, name: id }), []);
  for (let index = 0; index < count; index += 1) await writeProduct(productAt(index));
  return {
    async imported() {
      const asked = {
        downloadedAt: undefined,
        leaveLater: false,
        language: 'it' as const,
        leavePrices: false,
      };
      const workbook = { prices: dearer() };
      const { plan, told } = await plannedImport({ ...asked, workbook, problems: [] });
      const check = randomUUID();
      const kept = {
        checkedAt: new Date().toISOString(),
        fileName: 'catalogo.xlsx',
        problemCount: 0,
        changesPrices: false,
        entries: plan.entries,
      };
      await keepImportCheck(user.id, check, { ...kept, ...told });
      const { id } = (await startCatalogueImport.run({ check }, context())) as { id: string };
      await finishJobs('import');
      return id;
    },
    question: (job: string) => readImportUndo.run({ job }, context()),
    async undone(job: string) {
      await undoCatalogueImport.run({ key: randomUUID(), job }, context());
      await finishJobs('import_undo');
    },
    async check() {
      const prices = (await readAllProducts()).flatMap(({ priceranges }) =>
        priceranges.flatMap((range) => range.prices.map(({ pcu }) => pcu)),
      );
      const wrong = prices.filter((price) => price !== '40,00').length;
      if (prices.length !== count * sizes.length * 2 || wrong > 0) throw new Error(`${wrong} wrong prices`);
    },
  };
}

/** The sheet of prices, each of them another. */
const dearer = () =>
  Array.from({ length: count }, (_, index) => productAt(index)).flatMap(({ id, priceranges }, product) =>
    priceranges.flatMap(({ prices }, range) =>
      prices.map((pack, size) => ({
        row: 2 + product * 6 + range * 3 + size,
        cells: {
          ...{ product: id, range: range + 1, pack: pack.id, packaging: pack.packaging },
          ...Object.fromEntries(lists.map((list) => [list, 44.4])),
        },
      })),
    ),
  );
