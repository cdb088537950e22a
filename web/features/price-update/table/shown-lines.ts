import type { Fraction, Price } from '#shared/money/units.ts';
import { fraction, perUnit, price } from '#shared/money/units.ts';
import { factorLookup } from '#shared/price-update/factor-of.ts';
import { updatedPrice, variationOf } from '#shared/price-update/updated-price.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import type { PriceLineState, PriceUpdateLinesQuery } from '#web/graphql/price-update.ts';

export type Line = PriceUpdateLinesQuery['priceUpdateLines']['lines'][number];

/** A line with the factors as they are edited. */
export type ShownLine = Line & {
  key: string;
  factor: number;
  isOwn: boolean;
  /** Its prices became others less than 30 days ago: no factor changes them. */
  isFixed: boolean;
  state: PriceLineState;
  prices: { before: Price; after: Price; difference: Price; variation: Fraction } | null;
  isFirstOfProduct: boolean;
  isFirstOfRange: boolean;
};

/** Lines with the edited factors; skipped and unreadable ones stay so. */
export function shownLines(lines: readonly Line[], table: FactorTable, pricelist: string): ShownLine[] {
  const factorOf = factorLookup(table);
  const own = new Map(table.byProduct.map(({ product, factors }) => [product, factors]));
  return lines.map((line, index) => {
    const before = lines[index - 1];
    const isSameProduct = before?.product === line.product;
    const factor = factorOf(line.product, line.range, pricelist);
    return {
      ...line,
      ...pricesOf(line, factor),
      isFixed: line.state === 'skipped',
      key: `${line.product} ${line.range} ${line.pack}`,
      factor: factor / perUnit,
      isOwn: (own.get(line.product)?.[line.range] ?? null) !== null,
      isFirstOfProduct: !isSameProduct,
      isFirstOfRange: !isSameProduct || before?.range !== line.range,
    };
  });
}

function pricesOf(line: Line, factor: Fraction): Pick<ShownLine, 'state' | 'prices'> {
  if (line.before === null) return { state: line.state, prices: null };
  const isSkipped = line.state === 'skipped';
  const updated = updatedPrice(line.before, isSkipped ? one : factor);
  if ('left' in updated) return { state: updated.left, prices: null };
  const { before, after } = updated;
  // With a factor of 1 nothing is skipped: the price stays anyway.
  const wouldChange = isSkipped ? factor !== one : before !== after;
  const state = wouldChange ? (isSkipped ? 'skipped' : 'changed') : 'unchanged';
  return {
    state,
    prices: { before, after, difference: price(after - before), variation: variationOf(updated) },
  };
}

const one = fraction(perUnit);
