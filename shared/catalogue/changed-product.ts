import type { Product } from '#shared/schemas/product.ts';
import type { ProductChange } from '#shared/schemas/product-changes.ts';

type Changeable = Pick<Product, 'archived' | 'phases'>;

/** The change that puts a product back: the parts of it that changed. */
export type ProductBack = { archived: boolean | null; join: string[]; leave: string[] };

type Changed = { after: Changeable; back: ProductBack };

/** A product after a change, and what puts it back; undefined when it is so already. Unknown phases fall away. */
export function changedProduct(
  { archived, phases }: Changeable,
  change: Pick<ProductChange, 'archived' | 'join' | 'leave'>,
  knownPhases: ReadonlySet<string>,
): Changed | undefined {
  const leaving = new Set(change.leave);
  const left = [...new Set(phases)].filter((phase) => leaving.has(phase));
  const joined = [...new Set(change.join)].filter(
    (phase) => knownPhases.has(phase) && !phases.includes(phase) && !leaving.has(phase),
  );
  const isOther = change.archived != null && change.archived !== archived;
  if (!isOther && left.length + joined.length === 0) return undefined;
  return {
    after: {
      archived: isOther ? !archived : archived,
      phases: [...phases.filter((phase) => !leaving.has(phase)), ...joined],
    },
    back: { archived: isOther ? archived : null, join: left, leave: joined },
  };
}
