import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import {
  priceLists,
  readAvailableProducts,
  writingProducts,
} from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { type Once, runOnce } from '#lambdas/store/once/once-store.ts';
import { changedMembers } from '#shared/catalogue/changed-members.ts';
import { DomainError } from '#shared/errors.ts';
import { mostProductsOfList } from '#shared/schemas/price-list-input.ts';
import { memberChangesInput } from '#shared/schemas/product-changes.ts';

type Changed = { id: string; joined: string[]; left: string[] };

/**
 * Puts products into a price list and takes others out of it, whatever others change meanwhile. It answers which ones
 * really joined and left; the key remembers that, so that a retry says the same.
 */
export const changePriceListProducts = userOperation({
  allow: 'catalogue.write',
  input: memberChangesInput,
  async run({ key, ...wanted }, { user, now }): Promise<Changed> {
    return JSON.parse(await tryAgain(() => runOnce(user, key, wanted, made)));

    async function made(once: Once): Promise<string> {
      const { id } = wanted;
      const [list, before, products] = await Promise.all([
        priceLists.existing(id),
        readAvailableProducts(id),
        listProducts(true),
      ]);
      const { members, joined, left } = changedMembers(
        before,
        wanted,
        new Set(products.map((one) => one.id)),
      );
      if (members.length > mostProductsOfList) throw new DomainError('too-large');
      const after = { ...list, ...nextRevision(list.revision, user, now) };
      const isOther = joined.length + left.length > 0;
      const result = JSON.stringify({ id, joined, left } satisfies Changed);
      await transact([
        ...(isOther ? [priceLists.writing(after), writingProducts(after, members)] : []),
        once.remembering(result, now),
      ]);
      return result;
    }
  },
});
