import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { byId } from '#shared/catalogue/workbook/by-id.ts';
import type { Plan } from '#shared/catalogue/workbook/plan.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import type { Problem, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { storedCatalogue } from './stored-catalogue.ts';

/** The plan of a workbook for the present catalogue; it adds to `problems`. */
export async function plannedImport(workbook: Workbook, problems: Problem[]): Promise<Plan> {
  const [catalogue, phases, folders] = await Promise.all([
    storedCatalogue(),
    listPhases(),
    readPublishedFolders(),
  ]);
  const stored = {
    ...catalogue,
    products: byId(catalogue.products),
    phases: new Set(phases.map(({ id }) => id)),
    published: new Map(
      folders.flatMap(({ colours }) => colours.map((colour) => [colour.code, colour] as const)),
    ),
  };
  return planWorkbook(workbook, stored, problems);
}
