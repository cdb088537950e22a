import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchAnswering } from './answering.ts';
import { benchColourFolder } from './colour-folder.ts';
import { benchEditing } from './editing.ts';
import { benchGuidedTest } from './guided-test.ts';
import { benchDecimals, benchMoney } from './money.ts';
import { benchPdf } from './pdf.ts';
import { benchColdPdf } from './pdf-cold.ts';
import { benchPriceListSheet } from './price-list-sheet.ts';
import { benchProductsList } from './products-list.ts';
import { benchSearch } from './search.ts';
import { benchSpreadsheet } from './spreadsheet.ts';
import { benchUsersList } from './users-list.ts';

// Each prints one JSON line: {"name","value","unit","limit","ok"}.
const benches: Record<string, () => Promise<unknown>> = {
  money: benchMoney,
  decimals: benchDecimals,
  'guided-test': benchGuidedTest,
  answering: benchAnswering,
  editing: benchEditing,
  'products-list': benchProductsList,
  'users-list': benchUsersList,
  'colour-folder': benchColourFolder,
  search: benchSearch,
  spreadsheet: benchSpreadsheet,
  'price-list': benchPriceListSheet,
  pdf: benchPdf,
  'cold-pdf': benchColdPdf,
};

/** Each in a process of its own: services and memory of one are not the next one's. */
function runAll(): void {
  for (const name of Object.keys(benches)) {
    const self = [...process.execArgv, fileURLToPath(import.meta.url), name];
    const { status } = spawnSync(process.execPath, self, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

const [name] = process.argv.slice(2);
await (name ? benches[name]?.() : runAll());
