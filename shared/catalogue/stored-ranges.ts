import { isRecord } from '#shared/is-record.ts';
import type { ProductCopy } from '#shared/schemas/product.ts';
import { packList } from './stored-packs.ts';

type Ranges = Pick<ProductCopy, 'consumptionranges' | 'priceranges'>;

const listOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

/** The records of a stored list; what is no list has none. */
const recordsOf = (stored: unknown): Record<string, unknown>[] => listOf(stored).filter(isRecord);

/** A stored record; any other value counts as a record without fields. */
export const recordOf = (stored: unknown): Record<string, unknown> => (isRecord(stored) ? stored : {});

/** A stored required product. Older records hold its id alone, or a copy of the product. */
export function requiredOf(entry: unknown): { entry: Record<string, unknown>; id: string | undefined } {
  if (typeof entry === 'string') return { entry: {}, id: entry };
  const { product } = recordOf(entry);
  const id = isRecord(product) ? product.id : product;
  return { entry: recordOf(entry), id: typeof id === 'string' ? id : undefined };
}

/**
 * A stored product with its ranges as lists, and their packages too (OPC-23). Older records of a fixed consumption
 * have no consumption ranges at all. Numbers stay as they are stored: calculations parse them.
 */
export const withRanges = <Stored extends Ranges>(product: Stored): Stored =>
  withPriceRanges(withConsumptionRanges(product));

/** A stored product with its price ranges as lists. */
export const withPriceRanges = <Stored extends Pick<Ranges, 'priceranges'>>(product: Stored): Stored => ({
  ...product,
  priceranges: recordsOf(product.priceranges).map((range) => ({
    ...range,
    colors: recordsOf(range.colors),
    prices: recordsOf(packList(range.prices)).filter(({ id }) => typeof id === 'string'),
  })),
});

/** A stored product with its consumption ranges as lists. */
export const withConsumptionRanges = <Stored extends Pick<Ranges, 'consumptionranges'>>(
  product: Stored,
): Stored => ({
  ...product,
  consumptionranges: recordsOf(product.consumptionranges).map((range) => ({
    ...range,
    // A required product may be named by its id alone.
    requiredProducts: listOf(range.requiredProducts).filter((required) => required != null),
  })),
});
