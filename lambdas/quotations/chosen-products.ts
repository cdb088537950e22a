import { readPriceList } from '#lambdas/store/price-list-store.ts';
import { readProducts } from '#lambdas/store/product-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from '#shared/schemas/product.ts';
import { maximumRows } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { canAddAlone } from '#shared/selection/can-add-alone.ts';
import { isProductVisible } from '#shared/visibility/is-product-visible.ts';

/** A product and the range it is wanted with. */
export type Wanted = { product: string; consumptionRange: number };

/** Refuses selections that no quotation can hold. */
export function checkSelectionSize(rows: readonly { sId: string }[]): void {
  if (rows.length === 0) throw new DomainError('empty-selection');
  if (rows.length > maximumRows) throw new DomainError('too-many-rows', { maximum: maximumRows });
  if (new Set(rows.map(({ sId }) => sId)).size < rows.length) {
    throw new DomainError('invalid-input', { field: 'selectedProducts.sId' });
  }
}

/**
 * The catalogue's own copies of newly chosen products (OP29). Each must be one the user may choose, unless a row of
 * the quotation requires it (OP45).
 */
export async function chosenProducts(
  user: CurrentUser,
  wanted: readonly Wanted[],
  others: readonly { product: Product; consumptionRange: number }[],
): Promise<Map<string, Product>> {
  const [products, priceList] = await Promise.all([
    readProducts(wanted.map(({ product }) => product)),
    readPriceList(user.pricelist),
  ]);
  const all = [...others];
  for (const { product: id, consumptionRange } of wanted) {
    const product = products.get(id);
    if (!product) throw new DomainError('unknown-product', { product: id });
    checkRange(product, consumptionRange);
    all.push({ product, consumptionRange });
  }
  const required = new Set(all.flatMap(requiredIds));
  for (const product of products.values()) {
    const visible = !product.archived && isProductVisible(product, user, priceList ?? null);
    if (!required.has(product.id) && !(visible && canAddAlone(product))) {
      throw new DomainError('product-not-available', { product: product.name.it });
    }
  }
  return products;
}

/** An index beyond the product's ranges is wrong input. */
export function checkRange(product: Product, consumptionRange: number): void {
  if (!product.consumptionranges[consumptionRange]) {
    throw new DomainError('invalid-input', { field: 'selectedProducts.consumptionRange' });
  }
}

function requiredIds({
  product,
  consumptionRange,
}: {
  product: Product;
  consumptionRange: number;
}): string[] {
  if (product.consumptionType !== 'variable') return [];
  return (product.consumptionranges[consumptionRange]?.requiredProducts ?? []).map(
    (required) => required.product,
  );
}
