import type { Product } from '#shared/schemas/product.ts';

type ConsumptionRange = Product['consumptionranges'][number];

/** A product of the catalogue that everybody may choose on its own. */
export function aProduct(changes: Partial<Product> = {}): Product {
  const id = changes.id ?? 'adda-calce';
  return {
    id,
    name: { it: id },
    um: 'kg',
    consumptionType: 'fixed',
    consumption: 0.35,
    consumptionranges: [aConsumptionRange()],
    priceType: 'fixed',
    priceranges: [{ name: 'Fascia 1', colors: [], prices: [{ id: 'p1', packaging: '25', pcu: 112.5 }] }],
    combined: false,
    standalone: true,
    archived: false,
    userTypes: [],
    phases: [],
    attachments_i18n: {},
    revision: 1,
    createdAt: '2026-01-10T09:00:00.000Z',
    updatedAt: '2026-01-10T09:00:00.000Z',
    updatedBy: 'Giulia Ferrero',
    ...changes,
  };
}

/** A consumption range that requires the named products. */
export function aConsumptionRange(...required: string[]): ConsumptionRange {
  const requiredProducts = required.map((product) => ({ product, consumption: 0.05, um: 'kg' }));
  return { name: 'Standard', consumption: 0.3, requiredProducts };
}

/** A product with one consumption range for each list of required products. */
export function aRequirer(id: string, ranges: string[][], changes: Partial<Product> = {}): Product {
  const consumptionranges = ranges.map((required) => aConsumptionRange(...required));
  return aProduct({ id, consumptionType: 'variable', consumptionranges, ...changes });
}

/** A product that is chosen only together with one that requires it. */
export function aCombinedProduct(id: string, changes: Partial<Product> = {}): Product {
  return aProduct({ id, combined: true, standalone: false, ...changes });
}
