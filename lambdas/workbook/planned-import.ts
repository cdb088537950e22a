import { listPhases } from '#lambdas/store/phase-store.ts';
import { readPublishedFolders } from '#lambdas/store/published-colour-store.ts';
import { byId } from '#shared/catalogue/workbook/by-id.ts';
import type { Plan, PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import { planProducts } from '#shared/catalogue/workbook/plan-products.ts';
import type { Problem, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { storedCatalogue } from './stored-catalogue.ts';

/** What a workbook would make of the catalogue as it is now; what stands in its way is added to `problems`. */
export async function plannedImport(workbook: Workbook, problems: Problem[]): Promise<Plan> {
  const [catalogue, phases, published] = await Promise.all([
    storedCatalogue(),
    listPhases(),
    readPublishedFolders(),
  ]);
  const colours = new Map(
    published.flatMap((folder) => folder.colours.map((colour) => [colour.code, colour] as const)),
  );
  const stored = byId(catalogue.products);
  const planned = planProducts({
    workbook,
    stored,
    known: {
      phases: new Set(phases.map(({ id }) => id)),
      products: new Set(stored.keys()),
      priceLists: catalogue.priceLists.map(({ id }) => id),
      colours,
    },
    problems,
  });
  const entries = planned.flatMap((one): PlannedEntry[] =>
    one.does === 'leave'
      ? []
      : [
          {
            kind: 'product',
            id: one.id,
            name: one.sent.name.it,
            does: one.does,
            revision: stored.get(one.id)?.revision ?? 0,
            sent: one.sent,
          },
        ],
  );
  const left = planned.filter(({ does }) => does === 'leave').length;
  return { entries, left: { tag: 0, colorlist: 0, colour: 0, priceList: 0, product: left, members: 0 } };
}
