import { factorOf as millionths } from '#shared/catalogue/copied-prices.ts';
import { type Fraction, fraction, perUnit } from '#shared/money/units.ts';
import { type FactorTable, usualFactors } from '#shared/schemas/price-update.ts';

export type FactorLookup = (product: string, range: number, pricelist: string) => Fraction;

/**
 * The factor of a price, in millionths (OPW-52): that of its product and range where one is given, else that of its list,
 * else 1. They are never multiplied with each other.
 */
export function factorLookup({ byProduct, byPricelist }: FactorTable): FactorLookup {
  const ofProduct = new Map(byProduct.map(({ product, factors }) => [product, factors]));
  const ofList = new Map(byPricelist.map(({ pricelist, factor }) => [pricelist, millionths(factor)]));
  return (product, range, pricelist) => {
    const own = ofProduct.get(product)?.[range];
    if (own !== undefined && own !== null) return millionths(own);
    return ofList.get(pricelist) ?? fraction(perUnit);
  };
}

const isUsual = (factor: number): boolean => factor >= usualFactors.least && factor <= usualFactors.most;

/** How many factors of a table are outside the usual ones (PUP-012). */
export function unusualCount({ byProduct, byPricelist }: FactorTable): number {
  const given = [...byProduct.flatMap(({ factors }) => factors), ...byPricelist.map(({ factor }) => factor)];
  return given.filter((factor) => factor !== null && !isUsual(factor)).length;
}
