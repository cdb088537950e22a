import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { existingProduct, writeProduct } from '#lambdas/store/catalogue/product-store.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Changes one part of a product, also when other parts change meanwhile. Without a difference it writes nothing. */
export const changeProduct = (
  id: string,
  change: Partial<Product>,
  user: CurrentUser,
  now: Date,
): Promise<{ before: Product; after: Product }> =>
  tryAgain(async () => {
    const before = await existingProduct(id);
    const isSo = Object.entries(change).every(([name, value]) => before[name as keyof Product] === value);
    if (isSo) return { before, after: before };
    const after = { ...before, ...change, ...nextRevision(before.revision, user, now) };
    await writeProduct(after);
    return { before, after };
  });
