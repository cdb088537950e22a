import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '#infra/local/server.ts';
import { billAt, sumOf } from './bill.ts';
import { measure } from './measure.ts';

// The month's bill from measured units; each line ends with the sum and the price of a quotation.
const sizes = [100, 10_000, 1_000_000];
/** US dollars a month for each quotation in the table, beside what runs without any. */
const limit = 0.0005;
/** US dollars a month for each quotation in the table, with all that runs anyway, where there are most. */
const wholeLimit = 0.0015;

const dataDirectory = await mkdtemp(join(tmpdir(), 'preventivi-cost-'));
const cloud = await startLocalCloud({ port: 0, dataDirectory, demo: true, web: false, log: () => {} });
try {
  const measured = await measure('andrea.conti@example.com', 'giulia.ferrero@example.com');
  for (const [name, { read, write, milliseconds }] of Object.entries(measured.uses)) {
    console.log(`${name.padEnd(12)} ${read} read units, ${write} write units, ${milliseconds.toFixed(0)} ms`);
  }
  const bills = sizes.map((size) => billAt(size, measured));
  for (const name of Object.keys(bills[0] ?? {})) {
    console.log(name.padEnd(28), ...bills.map((bill) => (bill[name] ?? 0).toFixed(2).padStart(10)));
  }
  const idle = sumOf(billAt(0, measured));
  for (const [at, bill] of bills.entries()) {
    const size = sizes[at] ?? 0;
    const value = Number(sumOf(bill).toFixed(2));
    const each = Number(((sumOf(bill) - idle) / size).toFixed(5));
    const name = `month's bill at ${size.toLocaleString('en')} quotations`;
    console.log(JSON.stringify({ name, value, unit: 'USD', each, limit, ok: each <= limit }));
  }
  const most = Math.max(...sizes);
  const value = Number((sumOf(billAt(most, measured)) / most).toFixed(5));
  const name = `a quotation's part of the month's bill at ${most.toLocaleString('en')}`;
  console.log(JSON.stringify({ name, value, unit: 'USD', limit: wholeLimit, ok: value <= wholeLimit }));
} finally {
  const { closeBrowser } = await import('#lambdas/documents/render-pdf.ts');
  await closeBrowser();
  await cloud.stop();
  await rm(dataDirectory, { recursive: true });
}
