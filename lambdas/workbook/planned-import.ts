import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { byId } from '#shared/catalogue/workbook/by-id.ts';
import { changedValues } from '#shared/catalogue/workbook/changed-values.ts';
import { doubtfulCells } from '#shared/catalogue/workbook/doubtful-cells.ts';
import { keptRows } from '#shared/catalogue/workbook/kept-rows.ts';
import { partedBySaves } from '#shared/catalogue/workbook/later-saves.ts';
import { entryName } from '#shared/catalogue/workbook/plan.ts';
import { planWorkbook } from '#shared/catalogue/workbook/plan-workbook.ts';
import { phasesByName } from '#shared/catalogue/workbook/read-phases.ts';
import { takenCounts } from '#shared/catalogue/workbook/taken-values.ts';
import { withCleanTexts } from '#shared/catalogue/workbook/with-clean-texts.ts';
import { changesPrices, withoutPrices } from '#shared/catalogue/workbook/without-prices.ts';
import { textIn } from '#shared/format/text-in.ts';
import type { Language } from '#shared/languages.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { readWorkbook } from './read-workbook.ts';
import { storedCatalogue } from './stored-catalogue.ts';

type Asked = Omit<Awaited<ReturnType<typeof readWorkbook>>, 'unread'> & {
  /** Leaves as it is whatever was saved after the file was downloaded. */
  leaveLater: boolean;
  language: Language;
  /** Leaves the prices of products as they are. */
  leavePrices: boolean;
};

/**
 * The plan of a workbook for the present catalogue, each value that it changes, and what stays though its row is gone.
 * It adds to `problems`.
 */
export async function plannedImport({
  workbook,
  problems,
  downloadedAt,
  leaveLater,
  language,
  leavePrices,
}: Asked) {
  const [catalogue, phases, folders] = await Promise.all([
    storedCatalogue(),
    listPhases(),
    readPublishedFolders(),
  ]);
  const stored = {
    ...catalogue,
    products: byId(catalogue.products),
    phases: new Set(phases.map(({ id }) => id)),
    phaseNames: phasesByName(phases),
    published: new Map(
      folders.flatMap(({ colours }) => colours.map((colour) => [colour.code, colour] as const)),
    ),
  };
  const asked = withCleanTexts(planWorkbook(workbook, stored, problems), stored, sanitise);
  const { plan: whole, products: leftPrices } = leavePrices
    ? withoutPrices(asked, stored)
    : { plan: asked, products: 0 };
  const { later, without } = downloadedAt
    ? partedBySaves(whole, stored, downloadedAt, language)
    : { later: [], without: whole };
  const plan = leaveLater ? without : whole;
  const values = changedValues(plan, stored, language);
  return {
    ...{ plan, later, leftPrices, taken: takenCounts(values, stored) },
    changesPrices: changesPrices(plan, stored),
    doubts: doubtfulCells(leavePrices ? { ...workbook, prices: [] } : workbook, plan, stored),
    told: {
      values,
      kept: keptRows(workbook, stored, language),
      names: namesIn(language, [
        ...[...stored.products.values(), ...phases, ...stored.priceLists],
        ...plan.entries.map((entry) => ({ id: entry.id, name: entryName(entry, language) })),
      ]),
    },
  };
}

type Named = { id: string; name: string | Localised };

/** The names of whatever values tell by its id. */
const namesIn = (language: Language, all: readonly Named[]): Record<string, string> =>
  Object.fromEntries(
    all.map(({ id, name }) => [id, typeof name === 'string' ? name : textIn(name, language)]),
  );
