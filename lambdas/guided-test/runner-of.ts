import { readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { seesWholeGuidedTest } from '#shared/access/super-user.ts';
import type { Runner } from '#shared/guided-test/for-user.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { selectableProducts } from '#shared/visibility/selectable-products.ts';

/** The user who runs a test, with the products that they may choose: visible and not archived (OPW-35). */
export async function runnerOf(user: CurrentUser): Promise<Runner> {
  if (seesWholeGuidedTest(user)) return { user, isAllowed: () => true };
  const [products, filter] = await Promise.all([listProducts(), readProductFilter(user.pricelist)]);
  const allowed = new Set(selectableProducts(products, user, filter).map(({ id }) => id));
  return { user, isAllowed: (product) => allowed.has(product) };
}
