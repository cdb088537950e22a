import type { Catalogue, MissingProduct, RuledProduct, Selected } from './selected.ts';

/** The ids of the products a row requires: from its chosen range, for variable consumption only (QNW-031). */
export function requiredProductsOf({ product, consumptionRange }: Selected): string[] {
  if (product.consumptionType !== 'variable') return [];
  return (product.consumptionranges[consumptionRange]?.requiredProducts ?? []).map(
    (required) => required.product,
  );
}

/** The other rows that require a row's product, in order: the X of 'Richiesto da X' (QNW-033). */
export function requirersOf<P extends RuledProduct>(
  selection: readonly Selected<P>[],
  row: Selected,
): Selected<P>[] {
  return selection.filter(
    (other) => other.sId !== row.sId && requiredProductsOf(other).includes(row.product.id),
  );
}

/** Required products that are neither selected nor in the catalogue, each with its first requirer's sId (OP45). */
export function missingProducts(selection: readonly Selected[], catalogue: Catalogue): MissingProduct[] {
  const known = new Set(selection.map((row) => row.product.id));
  const missing = new Map<string, MissingProduct>();
  for (const row of selection) {
    for (const product of requiredProductsOf(row)) {
      if (known.has(product) || catalogue.has(product) || missing.has(product)) continue;
      missing.set(product, { product, requiredBy: row.sId });
    }
  }
  return [...missing.values()];
}
