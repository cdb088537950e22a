import Big from 'big.js';
import { discountFactor } from '#shared/money/discount-factor.ts';
import { costOf, listPriceOf, totalOf } from '#shared/pricing/cost.ts';
import { print } from '#test/prove/figure.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { type BenchRow, floorTotal } from './money-floor.ts';
import { median } from './percentile.ts';

const rowCount = 1000;
const passesPerRound = 20;
const rounds = 401;
const limit = 0.5;
const percentages = [0, 0, 0, 5, 10, 12.5, 15, 20, 25, 33.33];

const decimalRounds = 21;
/** Times faster than a decimal library. */
const decimalLimit = 20;
const halfUp = 1;

/** The same rows with decimals, as code without an engine would do it. */
function decimalTotal(rows: readonly BenchRow[]): number {
  let total = new Big(0);
  for (const { packs, discounts } of rows) {
    let sum = new Big(0);
    for (const { count, price } of packs) sum = sum.plus(new Big(price).times(count));
    const { coding, extra, accounting } = discounts;
    const left = [coding, extra, accounting].reduce(
      (cost, millionths) => cost.times(millionths).times(new Big('1e-6')),
      sum,
    );
    total = total.plus(left.times(new Big('0.01')).round(0, halfUp));
  }
  return total.toNumber();
}

/** The engine against a decimal library, to the same cent. */
export async function benchDecimals(): Promise<void> {
  const rows = benchRows();
  if (engineTotal(rows) !== decimalTotal(rows)) throw new Error('The engine and the library differ.');
  const ratios: number[] = [];
  for (let round = -5; round < decimalRounds; round += 1) {
    const decimals = timed(() => decimalTotal(rows));
    const engine = timed(() => engineTotal(rows));
    if (round >= 0) ratios.push(decimals / engine);
  }
  const value = Math.round(median(ratios));
  const name = 'money engine against big.js';
  print({ name, value, unit: 'times faster', limit: decimalLimit, ok: value >= decimalLimit });
}

/** Measures the engine's cost and total functions against their floor, interleaved, and prints the median ratio. */
export async function benchMoney(): Promise<void> {
  const rows = benchRows();
  const ratios: number[] = [];
  for (let round = -100; round < rounds; round += 1) {
    const floor = timed(() => floorTotal(rows));
    const engine = timed(() => engineTotal(rows));
    if (round >= 0) ratios.push(floor / engine);
  }
  const value = Math.round(median(ratios) * 100) / 100;
  const name = 'money engine against its floor';
  print({ name, value, unit: 'ratio', limit, ok: value >= limit });
}

function engineTotal(rows: readonly BenchRow[]): number {
  return totalOf(rows, (row) => costOf(listPriceOf(row.packs), row.discounts));
}

/** Realistic rows: one to three sizes, prices in whole cents, round percentages, and so frequent ties. */
function benchRows(): BenchRow[] {
  const random = seededRandom(20_261_118);
  const whole = (below: number) => Math.floor(random() * below);
  const stored = () => (percentages[whole(percentages.length)] ?? 0) / 100;
  return Array.from({ length: rowCount }, () => {
    const packs = Array.from({ length: 1 + whole(3) }, () => ({
      count: whole(50),
      price: (100 + whole(40_000)) * 100,
    }));
    const [discount, discountExtra, discountAccounting] = [stored(), stored(), stored()];
    const discounts = discountFactor({ discount, discountExtra, discountAccounting });
    const factor = (1 - discount) * (1 - discountExtra) * (1 - discountAccounting);
    return { packs, discounts, factor };
  });
}

/** Nanoseconds of one round; the result is used, so that no pass is optimised away. */
function timed(total: () => number): number {
  let sum = 0;
  const start = process.hrtime.bigint();
  for (let pass = 0; pass < passesPerRound; pass += 1) sum += total();
  const nanoseconds = Number(process.hrtime.bigint() - start);
  if (!Number.isFinite(sum)) throw new Error('The bench priced no rows');
  return nanoseconds;
}
