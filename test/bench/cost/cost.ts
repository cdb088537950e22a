import { print } from '#test/prove/figure.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { replaceOutsideServices } from '../outside-services.ts';
import { writePeople } from '../people.ts';
import { billAt, sumOf } from './bill.ts';
import { type Measured, measure } from './measure.ts';

const sizes = [100, 10_000, 1_000_000];
/** US dollars a month for each quotation in the table, without fixed costs. */
const limit = 0.0005;
/** US dollars a month for each quotation in the table, with fixed costs, at the largest size. */
const wholeLimit = 0.0015;

/** The bill of a month from measured units, and the share of one quotation. */
export async function benchCost(): Promise<void> {
  const services = await openDataServices();
  replaceOutsideServices();
  try {
    const { loadCatalogue } = await import('#infra/local/demo/load-catalogue.ts');
    await writePeople();
    await loadCatalogue();
    const measured = await measure(services);
    show(measured);
    printFigures(measured);
  } finally {
    const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
    await closeBrowser();
    await services.close();
  }
}

/** Prints units, times and parts of the bills, for `npm run cost`. */
function show({ uses, schedules, ...others }: Measured): void {
  const line = (name: string, units: { read: number; write: number; milliseconds: number }) =>
    `${name.padEnd(18)} ${units.read} read units, ${units.write} write units, ${units.milliseconds.toFixed(0)} ms`;
  for (const [name, use] of Object.entries(uses)) {
    console.log(line(name, use));
    if (use.following.calls > 0) console.log(line('  and then', use.following));
  }
  for (const one of schedules) console.log(line(one.name, one));
  const bills = sizes.map((size) => billAt(size, { uses, schedules, ...others }));
  for (const name of Object.keys(bills[0] ?? {}))
    console.log(name.padEnd(38), ...bills.map((bill) => (bill[name] ?? 0).toFixed(2).padStart(10)));
}

function printFigures(measured: Measured): void {
  const rounded = (dollars: number, digits: number) => Number(dollars.toFixed(digits));
  const idle = sumOf(billAt(0, measured));
  for (const size of sizes) {
    const bill = sumOf(billAt(size, measured));
    const value = rounded((bill - idle) / size, 6);
    print({
      name: `monthly cost of a quotation without fixed costs, at ${size.toLocaleString('en')} quotations`,
      ...{ value, unit: 'USD', limit, ok: value <= limit },
      bill: rounded(bill, 2),
    });
  }
  const most = Math.max(...sizes);
  const bill = sumOf(billAt(most, measured));
  const value = rounded(bill / most, 6);
  print({
    name: `monthly cost of a quotation with fixed costs, at ${most.toLocaleString('en')} quotations`,
    ...{ value, unit: 'USD', limit: wholeLimit, ok: value <= wholeLimit },
    bill: rounded(bill, 2),
  });
}
