import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { byId } from '#shared/catalogue/workbook/by-id.ts';
import { changedValues } from '#shared/catalogue/workbook/changed-values.ts';
import { keptRows } from '#shared/catalogue/workbook/kept-rows.ts';
import { partedBySaves } from '#shared/catalogue/workbook/later-saves.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import { takenCounts } from '#shared/catalogue/workbook/taken-values.ts';
import type { readWorkbook } from './read-workbook.ts';
import { storedCatalogue } from './stored-catalogue.ts';

type Asked = Omit<Awaited<ReturnType<typeof readWorkbook>>, 'unread'> & {
  /** Leaves as it is whatever was saved after the file was downloaded. */
  leaveLater: boolean;
};

/**
 * The plan of a workbook for the present catalogue, each value that it changes, and what stays though its row is gone.
 * It adds to `problems`.
 */
export async function plannedImport({ workbook, problems, downloadedAt, leaveLater }: Asked) {
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
  const whole = planWorkbook(workbook, stored, problems);
  const { later, without } = downloadedAt
    ? partedBySaves(whole, stored, downloadedAt)
    : { later: [], without: whole };
  const plan = leaveLater ? without : whole;
  const values = changedValues(plan, stored);
  return {
    ...{ plan, later, taken: takenCounts(values, stored) },
    told: {
      values,
      kept: keptRows(workbook, stored),
      names: namesOf([...phases, ...stored.priceLists, ...plan.entries], stored.products),
    },
  };
}

type Named = { id: string; name: string | { it?: string | null } };

/** The names of whatever values tell by its id. */
function namesOf(others: readonly Named[], products: ReadonlyMap<string, Named>): Record<string, string> {
  const all = [...products.values(), ...others];
  return Object.fromEntries(
    all.map(({ id, name }) => [id, typeof name === 'string' ? name : (name.it ?? id)]),
  );
}
