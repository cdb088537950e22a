import { readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { readProducts } from '#lambdas/store/catalogue/product-store.ts';
import { checkRange } from '#shared/editing/apply-edits.ts';
import { DomainError } from '#shared/errors.ts';
import { consumptionRangeOf } from '#shared/pricing/product-facts.ts';
import type { Product, ProductCopy } from '#shared/schemas/product.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
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
 * the quotation requires it (OP45). A guided test may offer products that cannot be chosen by themselves.
 */
export async function chosenProducts(
  user: CurrentUser,
  wanted: readonly Wanted[],
  others: readonly Chosen[],
  offered: ReadonlySet<string> = new Set(),
): Promise<Map<string, Product>> {
  const [products, filter] = await Promise.all([
    readProducts(wanted.map(({ product }) => product)),
    readProductFilter(user.pricelist),
  ]);
  const added = wanted.map(({ product: id, consumptionRange }) => {
    const product = products.get(id);
    if (!product) throw new DomainError('unknown-product', { product: id });
    checkRange(product, consumptionRange);
    return { product, consumptionRange };
  });
  const mayChoose = ({ product }: { product: Product }) =>
    !product.archived &&
    isProductVisible(product, user, filter) &&
    (canAddAlone(product) || offered.has(product.id));
  const refused = notVouchedFor([...others, ...added.filter(mayChoose)], added);
  if (refused) throw new DomainError('product-not-available', { product: refused.product.name.it });
  return products;
}

type Chosen = { product: ProductCopy; consumptionRange: number };

/** The first added product that neither stands on its own nor is required, however indirectly, by one that does. */
function notVouchedFor(accepted: readonly Chosen[], added: readonly Chosen[]): Chosen | undefined {
  const reached = new Set(accepted.map(({ product }) => product.id));
  const queue = [...accepted];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const id of requiredIds(next)) {
      if (reached.has(id)) continue;
      reached.add(id);
      queue.push(...added.filter(({ product }) => product.id === id));
    }
  }
  return added.find(({ product }) => !reached.has(product.id));
}

/** The required products of the chosen range. */
const requiredIds = ({ product, consumptionRange }: Chosen): string[] =>
  (consumptionRangeOf({ ...product, consumptionRange })?.requiredProducts ?? []).map(
    (required) => required.product,
  );
