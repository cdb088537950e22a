import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { listPriceListsWithProducts } from '#lambdas/store/catalogue/price-list-store.ts';
import { existingProduct, writingProduct } from '#lambdas/store/catalogue/product-store.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { retireFile } from '#lambdas/store/upload/uploaded-files.ts';
import it from '#locales/it/catalogue.json' with { type: 'json' };
import { namesOfCopy } from '#shared/catalogue/name-of-copy.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Product } from '#shared/schemas/product.ts';
import { productName } from '#shared/schemas/product-input.ts';
import { longestName } from '#shared/schemas/product-parts-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { copiedImage } from './copied-image.ts';
import { joiningList } from './joining-list.ts';

/**
 * Makes a product with the content of another, as it is stored, in the same price lists; it is not archived. Its prices
 * are as old as the original's. Languages the name says nothing of are called as a copy is.
 */
export const duplicateProduct = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ key: idSchema, id: idSchema, name: z.nullish(productName) }),
  async run({ key, id, name }, { user, now, newId }) {
    return runOnce(user, key, { id, name }, copied);

    async function copied(once: Once) {
      const original = await existingProduct(id);
      const { image, key: file } = await copiedImage(original, newId);
      const copy: Product = {
        ...original,
        ...image,
        id: newId(),
        name: { ...namesOfCopy(original.name, it.copyOf, longestName), ...name },
        archived: false,
        createdAt: now.toISOString(),
        ...nextRevision(0, user, now),
      };
      return kept({ copy, original: id, once, user, now, file });
    }
  },
});

type Making = { copy: Product; original: string; once: Once; user: CurrentUser; now: Date; file?: string };

/** Stores the copy. After a failure its image belongs to nobody. */
async function kept(making: Making): Promise<string> {
  try {
    return await tryAgain(() => stored(making));
  } catch (cause) {
    // After another failure the copy may be stored: a file too many costs less than one too few.
    if (cause instanceof DomainError && making.file) await retireFile(making.file);
    throw cause;
  }
}

async function stored({ copy, original, once, user, now }: Making): Promise<string> {
  const lists = (await listPriceListsWithProducts()).filter(({ productIds }) =>
    productIds.includes(original),
  );
  const joining = await Promise.all(lists.map(({ list }) => joiningList(list.id, copy.id, user, now)));
  const writes = joining.flatMap((joined) => joined ?? []);
  await transact([...writingProduct(copy), once.remembering(copy.id, now), ...writes]);
  return copy.id;
}
