import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

export type Opened = Pick<Quotation, 'id' | 'revision' | 'selectedProducts'>;

/** One more package of the first product, as rows of a save: money changes, so the state before is kept. */
export function oneMorePackage({ selectedProducts }: Opened) {
  const [first, ...others] = selectedProducts;
  const pack = first && packsOf(first)[0];
  if (!pack) throw new Error('The first product has no package.');
  const prices = [{ id: pack.id, quantity: pack.quantity + 1 }];
  return [{ sId: first.sId, prices }, ...others.map(({ sId }) => ({ sId }))];
}
