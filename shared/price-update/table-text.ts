import type { FactorTable } from '#shared/schemas/price-update.ts';

const entries = (lines: readonly string[]) => (lines.length > 0 ? `{\n${lines.join(',\n')}\n  }` : '{}');
const line = (key: string, value: unknown) =>
  `    ${JSON.stringify(key)}: ${JSON.stringify(value).replaceAll(',', ', ')}`;

/** A table of factors as JSON (OPW-52), a product or a price list a line: what is pasted again is the same table. */
export function tableText({ byProduct, byPricelist }: FactorTable): string {
  const products = byProduct.map(({ product, factors }) => line(product, factors));
  const lists = byPricelist.map(({ pricelist, factor }) => line(pricelist, factor));
  return `{\n  "byProduct": ${entries(products)},\n  "byPricelist": ${entries(lists)}\n}`;
}
