import { benchAnswering } from './answering.ts';
import { benchBundles } from './bundles.ts';
import { benchBytes } from './bytes.ts';
import { benchColourFolder } from './colour-folder.ts';
import { benchCost } from './cost/cost.ts';
import { benchEditing } from './editing.ts';
import { benchFiftyRows } from './fifty-rows.ts';
import { benchGuidedTest } from './guided-test.ts';
import { benchImportUndo } from './import-undo.ts';
import { benchInteraction } from './interaction.ts';
import { benchJourneys } from './journeys/journeys.ts';
import { benchLoad } from './load.ts';
import { benchMillion } from './million.ts';
import { benchDecimals, benchMoney } from './money.ts';
import { benchMutation } from './mutation.ts';
import { benchOfferEdit } from './offer-edit.ts';
import { benchPdf } from './pdf.ts';
import { benchColdPdf } from './pdf-cold.ts';
import { benchPriceListSheet } from './price-list-sheet.ts';
import { benchProductSearch } from './product-search.ts';
import { benchProductsList } from './products-list.ts';
import { benchSaving } from './saving.ts';
import { benchSearch } from './search.ts';
import { benchSoak } from './soak.ts';
import { benchSpreadsheet } from './spreadsheet.ts';
import { benchUsersList } from './users-list.ts';
import { benchWorkbookCheck } from './workbook-check.ts';

/**
 * Keys are the arguments of `npm run prove --`; some take a number or a name after `=`. Each prints its figures
 * as JSON lines: {name, value, unit, limit, ok}.
 */
export const benches: Record<string, (argument?: string) => Promise<unknown>> = {
  money: benchMoney,
  decimals: benchDecimals,
  'guided-test': benchGuidedTest,
  answering: benchAnswering,
  editing: benchEditing,
  'offer-edit': benchOfferEdit,
  saving: benchSaving,
  // With a library that nothing else needs.
  lighthouse: async (only) => (await import('./lighthouse.ts')).benchLighthouse(only),
  interaction: benchInteraction,
  bytes: benchBytes,
  'products-list': benchProductsList,
  'product-search': benchProductSearch,
  'users-list': benchUsersList,
  'colour-folder': benchColourFolder,
  journeys: benchJourneys,
  search: benchSearch,
  million: benchMillion,
  spreadsheet: benchSpreadsheet,
  'price-list': benchPriceListSheet,
  'workbook-check': benchWorkbookCheck,
  'import-undo': benchImportUndo,
  pdf: benchPdf,
  'cold-pdf': benchColdPdf,
  bundles: benchBundles,
  'fifty-rows': benchFiftyRows,
  load: benchLoad,
  mutation: benchMutation,
  soak: benchSoak,
  cost: benchCost,
};
