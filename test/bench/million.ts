import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { functions } from '#lambdas/manifest.ts';
import { formOf } from '#shared/search/list-rules.ts';
import { quotationRules, quotationSorts } from '#shared/search/search-quotations.ts';
import { print } from '#test/prove/figure.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { choices, manyQuotations } from './many-quotations.ts';
import type { Held } from './million-cold.ts';

const count = 1_000_000;
/** Milliseconds; the API allows 30 seconds for the first search of a new function. */
const loadLimit = 20_000;
/** Share of a function's memory that must stay free. */
const reserve = 0.1;

/** The list of super users over a million quotations: a new function, and the one that renews the snapshot. */
export async function benchMillion(): Promise<void> {
  const services = await openDataServices();
  try {
    await publishMany();
    const reading = await heldBy('search');
    print({
      name: 'first search among 1,000,000 quotations by a function that starts',
      value: reading.milliseconds,
      unit: 'ms',
      limit: loadLimit,
      ok: reading.milliseconds <= loadLimit && reading.total === count,
    });
    printMemory(
      'memory of a function that searches 1,000,000 quotations',
      reading,
      functions.quotations.memory,
    );
    const writing = await heldBy('refresh');
    printMemory('memory of the one that renews their snapshot', writing, functions.followChanges.memory);
  } finally {
    await services.close();
  }
}

/** Prints the peak megabytes of the process. */
function printMemory(name: string, { megabytes: value, total, milliseconds }: Held, memory: number): void {
  const limit = Math.floor(memory * (1 - reserve));
  print({ name, value, unit: 'MB', limit, ok: value <= limit && total === count, memory, milliseconds });
}

/** Publishes the rows as the newest snapshot, in any order: the order costs nothing. */
async function publishMany(): Promise<void> {
  const { claimSnapshot, publishSnapshot } = await import('#lambdas/store/list/snapshot-store.ts');
  const claim = await claimSnapshot('quotation', undefined, new Date());
  if (!claim) throw new Error('Another function writes the snapshot.');
  const rows = manyQuotations(choices(20_261_122), count, longIds);
  const order = Uint32Array.from(rows.keys());
  const orders = Object.fromEntries(quotationSorts.map((sort) => [sort, order]));
  await publishSnapshot('quotation', claim, { form: formOf(quotationRules), rows, orders, included: [] }, 0);
}

/** As long as ids of the application. */
const longIds = (kind: string, number: number) =>
  `${kind.slice(0, 8).padEnd(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Cost of a new process with the memory of the function. */
async function heldBy(work: 'search' | 'refresh'): Promise<Held> {
  const self = [...process.execArgv, fileURLToPath(new URL('million-cold.ts', import.meta.url)), work];
  // Lambda tells Node.js the memory; a quarter of it is not heap.
  const memory = `--max-old-space-size=${Math.floor(functions.quotations.memory * 0.75)}`;
  const { stdout } = await promisify(execFile)(process.execPath, [memory, ...self]);
  return JSON.parse(stdout);
}
