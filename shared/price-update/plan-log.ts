import { newestOf } from '#shared/catalogue/price-dates.ts';
import type { JobLogLine } from '#shared/schemas/job.ts';
import { mostRanges } from '#shared/schemas/price-update.ts';
import { unusualCount } from './factor-of.ts';
import { changedRanges, type PlannedProduct, type PriceUpdatePlan, recentLists } from './plan.ts';
import { type LeftReason, leftReasons } from './updated-price.ts';

/** Products that are named for one reason; the others are counted. */
const mostNamed = 200;

type Line = Omit<JobLogLine, 'at'>;

/** The log of a preview: looked at, changed, left and why (PUP-004, OPW-53). */
export function planLog(plan: PriceUpdatePlan, startedAt: string, endedAt: string): JobLogLine[] {
  const { products } = plan;
  const ranges = products.flatMap((product) => product.ranges);
  const scope = { subject: String(products.length), detail: String(ranges.length) };
  const lines: Line[] = [
    { tone: 'info', code: 'previewStarted' },
    { tone: 'info', code: 'previewScope', ...scope },
    ...unknownLines(plan),
    ...unusualLines(plan),
    ...evenRecentLines(plan),
    ...changedLines(products),
    ...skippedLines(products),
    ...leftReasons.flatMap((reason) => leftLines(products, reason)),
  ];
  const end = { at: endedAt, tone: 'success', code: 'previewDone' } as const;
  return [...lines.map((line) => ({ at: startedAt, ...line })), end];
}

/** Lines for factors of products or lists that do not exist. */
function unknownLines({ products, lists, table }: PriceUpdatePlan): Line[] {
  const ranges = new Map(products.map((product) => [product.id, product.ranges.length]));
  const known = new Set(lists.map(({ id }) => id));
  const ofProducts = table.byProduct.flatMap(({ product, factors }): Line[] => {
    const count = ranges.get(product);
    if (count === undefined) return [{ tone: 'warn', code: 'unknownProduct', subject: product }];
    const beyond = factors.slice(count, mostRanges).some((factor) => factor !== null);
    return beyond ? [{ tone: 'warn', code: 'unknownRange', subject: product, detail: String(count) }] : [];
  });
  const ofLists = table.byPricelist
    .filter(({ pricelist }) => !known.has(pricelist))
    .map(({ pricelist }): Line => ({ tone: 'warn', code: 'unknownPriceList', subject: pricelist }));
  return cut([...ofProducts, ...ofLists], 'warn', 'moreUnknown');
}

function unusualLines({ table }: PriceUpdatePlan): Line[] {
  const count = unusualCount(table);
  return count > 0 ? [{ tone: 'warn', code: 'unusualFactors', detail: String(count) }] : [];
}

function changedLines(products: readonly PlannedProduct[]): Line[] {
  const lines = products.flatMap((product): Line[] => {
    const count = changedRanges(product).length;
    return count > 0
      ? [{ tone: 'info', code: 'productChanges', subject: product.name.it, detail: String(count) }]
      : [];
  });
  return cut(lines, 'info', 'moreChange');
}

/** The lists of which recent prices change too. */
export const evenRecentLines = (
  { lists, evenRecent }: Pick<PriceUpdatePlan, 'lists' | 'evenRecent'>,
  by?: string,
): Line[] =>
  lists
    .filter(({ id }) => evenRecent.includes(id))
    .map(({ name }) => ({ tone: 'warn', code: 'evenRecent', subject: name, ...(by && { detail: by }) }));

/** The newest of the dates for which prices of a product are left. */
function skippedLines(products: readonly PlannedProduct[]): Line[] {
  const lines = products.flatMap(({ name, ranges }): Line[] => {
    const newest = newestOf(ranges.flatMap((range) => recentLists(range).map((list) => range.dates[list])));
    return newest ? [{ tone: 'warn', code: 'productSkipped', subject: name.it, detail: newest }] : [];
  });
  return cut(lines, 'warn', 'moreSkipped');
}

const codeOfLeft = {
  empty: 'leftEmpty',
  zero: 'leftZero',
  unreadable: 'leftUnreadable',
  limit: 'leftLimit',
} as const satisfies Record<LeftReason, string>;

function leftLines(products: readonly PlannedProduct[], reason: LeftReason): Line[] {
  const lines = products.flatMap(({ name, ranges }): Line[] => {
    const count = ranges
      .flatMap(({ packs }) => packs.flatMap(({ prices }) => prices))
      .filter(({ updated }) => 'left' in updated && updated.left === reason).length;
    return count > 0
      ? [{ tone: 'warn', code: codeOfLeft[reason], subject: name.it, detail: String(count) }]
      : [];
  });
  return cut(lines, 'warn', 'moreLeft');
}

function cut(lines: readonly Line[], tone: Line['tone'], code: string): Line[] {
  if (lines.length <= mostNamed) return [...lines];
  return [...lines.slice(0, mostNamed), { tone, code, detail: String(lines.length - mostNamed) }];
}
