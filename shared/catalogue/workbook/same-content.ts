import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { productOfInput, type SentProduct } from '#shared/catalogue/product-of-input.ts';
import { withoutDate } from './read-ranges.ts';
import type { Known as Others } from './rows-of-product.ts';

type Known = Pick<Others, 'phases' | 'priceLists'>;

/**
 * Whether a save would store what is stored already: a product without a fixed consumption, for one, has none to change.
 */
export function hasSameContent(sent: SentProduct, stored: EditableProduct, known: Known): boolean {
  const ids = { phases: known.phases, lists: new Set(known.priceLists) };
  const undated = { ...stored, priceranges: stored.priceranges.map(withoutDate) };
  // Older products may hold words that no save takes any more.
  const [after, before] = [sent, undated as unknown as SentProduct].map((content) =>
    JSON.stringify(settled(productOfInput(content, ids))),
  );
  return after === before;
}

/** Fields in one order, without those that hold nothing; undefined when none is left. */
function settled(part: unknown): unknown {
  if (Array.isArray(part)) return part.length > 0 ? part.map((one) => settled(one) ?? null) : undefined;
  if (typeof part !== 'object' || part === null) return part === '' || part === null ? undefined : part;
  const fields = Object.entries(part)
    .map(([field, value]) => [field, settled(value)] as const)
    .filter(([, value]) => value !== undefined);
  return fields.length > 0
    ? Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : undefined;
}
