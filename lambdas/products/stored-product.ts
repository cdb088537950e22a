import { readProduct } from '#lambdas/store/product-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from '#shared/schemas/product.ts';

export async function storedProduct(id: string): Promise<Product> {
  const product = await readProduct(id);
  if (!product) throw new DomainError('not-found');
  return product;
}
