import { aPack, aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { as, type Editor } from '#test/support/races/editable.ts';
import { type Creations, made, remembered } from './creation.ts';

const aTagEntry = (id: string) => ({
  ...({ kind: 'tag', name: id, does: 'add' } as const),
  ...{ id, revision: 0, sent: { name: id, slug: id.toLowerCase().slice(0, 60) } },
});

const idOf = (job: unknown) => as<{ id: string }>(job).id;

/** Creations of jobs, of which one runs at a time. */
export async function jobCreations(by: Editor): Promise<Creations> {
  const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const range = aRange({}, { updatedAt: '2026-01-01T00:00:00.000Z', prices: [aPack('p1', { pcu: 100 })] });
  // A changed product is too recent for the next update: each has its own product.
  const preview = remembered(async (unique: string) => {
    const id = `priced-${unique.replaceAll(' ', '-')}`;
    await writeProduct(aProduct({ id, priceranges: [range] }));
    return made(by, 'Mutation.previewPriceUpdate', { table: aTable({ [id]: [1.05] }) });
  });
  const update = remembered(async (unique: string) => {
    const wanted = { preview: await preview(`undone ${unique}`), confirmUnusual: false };
    const job = await made(by, 'Mutation.startPriceUpdate', { key: `undone-${unique}`, ...wanted });
    await finishJobs('price_update');
    return job;
  });
  const imported = remembered(async (unique: string) => {
    const { keepImportCheck } = await import('#lambdas/store/import/import-check.ts');
    const check = `check-${unique.replaceAll(' ', '-')}`;
    await keepImportCheck(by.user.id, check, {
      ...{
        checkedAt: new Date().toISOString(),
        fileName: 'catalogo.xlsx',
        problemCount: 0,
        changesPrices: false,
        values: [],
        kept: [],
        names: {},
      },
      entries: [aTagEntry(check)],
    });
    const job = await made(by, 'Mutation.startCatalogueImport', { check });
    await finishJobs('import');
    return job;
  });
  const forced = remembered(async (unique: string) => {
    const wanted = { tasks: ['phaseNames'], dryRun: false, forceItaly: true };
    const job = await made(by, 'Mutation.startRepair', { key: `forced-${unique}`, ...wanted });
    await finishJobs('repair');
    return job;
  });
  return {
    'Mutation.undoCatalogueImport': {
      args: async (unique) => ({ job: await imported(unique) }),
      changed: { job: 'another' },
      same: idOf,
      later: () => finishJobs('import_undo'),
    },
    'Mutation.undoRepair': {
      args: async (unique) => ({ job: await forced(unique) }),
      changed: { job: 'another' },
      same: idOf,
      later: () => finishJobs('repair'),
    },
    'Mutation.startRepair': {
      args: () => ({ tasks: ['phaseNames'], dryRun: true, forceItaly: false }),
      changed: { tasks: ['packagings'], dryRun: false, forceItaly: true },
      same: idOf,
      later: () => finishJobs('repair'),
    },
    'Mutation.startPriceUpdate': {
      args: async (unique) => ({ preview: await preview(unique), confirmUnusual: false }),
      changed: { preview: 'another', confirmUnusual: true, name: 'Primavera', stopsForOtherPrices: true },
      same: idOf,
      later: () => finishJobs('price_update'),
    },
    'Mutation.undoPriceUpdate': {
      args: async (unique) => ({ job: await update(unique) }),
      changed: { job: 'another' },
      same: idOf,
      later: () => finishJobs('price_update_undo'),
    },
  };
}
