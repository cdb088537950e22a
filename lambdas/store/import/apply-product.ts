import { savedContent } from '#lambdas/store/catalogue/product-content.ts';
import { readProduct, writeProduct } from '#lambdas/store/catalogue/product-store.ts';
import type { PlannedOf } from '#shared/catalogue/workbook/plan.ts';
import type { Product } from '#shared/schemas/product.ts';
import { type By, type Ended, isSame, nextOf, settle } from './settle.ts';

/** A product, cleaned and stamped as by any save: its image, its age and whether it is archived stay. */
export async function applyProduct(entry: PlannedOf<'product'>, by: By): Promise<Ended> {
  const { id, sent } = entry;
  const stored = await readProduct(id);
  const content = await savedContent(id, sent, stored, by.now);
  const wanted = { id, ...keptOf(stored, by.now), ...content };
  return settle(entry, stored, isSame(wanted, stored && withoutSave(stored)), () =>
    writeProduct({ ...wanted, ...nextOf(stored, by) }),
  );
}

/** What no save of the whole product decides. */
function keptOf(stored: Product | undefined, now: Date) {
  if (!stored) return { archived: false, createdAt: now.toISOString() };
  const { consumption, ...kept } = withoutSave(stored);
  return kept;
}

const withoutSave = ({ revision, updatedAt, updatedBy, ...product }: Product) => product;
