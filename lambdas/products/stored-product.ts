import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { readProduct } from '#lambdas/store/catalogue/product-store.ts';
import type { Product } from '#shared/schemas/product.ts';

export const storedProduct = async (id: string): Promise<Product> => mustBeThere(await readProduct(id));
