import type { FactorTable } from '#shared/schemas/price-update.ts';

/** Whether two tables of factors say the same, in whatever order. */
export const isSameTable = (one: FactorTable, other: FactorTable): boolean =>
  one === other || textOf(one) === textOf(other);

function textOf({ byProduct, byPricelist }: FactorTable): string {
  const products = byProduct.flatMap(({ product, factors }) =>
    factors.flatMap((factor, range) => (factor === null ? [] : [`${product} ${range} ${factor}`])),
  );
  return JSON.stringify([
    products.toSorted(),
    byPricelist.map((one) => `${one.pricelist} ${one.factor}`).toSorted(),
  ]);
}
