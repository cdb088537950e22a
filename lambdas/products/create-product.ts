import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { savedContent } from '#lambdas/store/catalogue/saved-content.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import en from '#locales/en/products.json' with { type: 'json' };
import it from '#locales/it/products.json' with { type: 'json' };
import { withDefaults } from '#shared/catalogue/with-defaults.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Product } from '#shared/schemas/product.ts';
import { newProductInput } from '#shared/schemas/product-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { joiningList } from './joining-list.ts';

const firstRanges = {
  price: { it: it.firstPriceRange, en: en.firstPriceRange },
  consumption: { it: it.firstConsumptionRange, en: en.firstConsumptionRange },
};

/** Makes a product once for each key, and adds it to price lists (OPC-03, OPC-26). */
export const createProduct = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({
    key: idSchema,
    product: newProductInput,
    priceLists: z.nullish(z.array(idSchema).check(z.maxLength(40))),
  }),
  async run({ key, product: given, priceLists }, { user, now, newId }) {
    const id = newId();
    const sent = withDefaults(given, firstRanges);
    return tryAgain(() => runOnce(user, key, { given, priceLists }, make));

    async function make(once: Once) {
      const product: Product = {
        ...(await savedContent(id, sent, undefined, now)),
        id,
        archived: false,
        createdAt: now.toISOString(),
        ...nextRevision(0, user, now),
      };
      const joining = (
        await Promise.all([...new Set(priceLists)].map((list) => joined(list, id, user, now)))
      ).flat();
      await transact([...writingProduct(product), once.remembering(id, now), ...joining]);
      return id;
    }
  },
});

async function joined(list: string, id: string, user: CurrentUser, now: Date) {
  const writes = await joiningList(list, id, user, now);
  if (!writes) throw new DomainError('invalid-input', { field: 'priceLists' });
  return writes;
}
