import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import { keptPriceList } from '#shared/accounts/price-lists-of-user.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { answeredUser } from './answered-user.ts';
import { tellOfPriceList } from './tell-of-price-list.ts';

/** Gives a user the price list that their province suggests: from now on they see its prices (OPC-35). */
export const confirmPriceList = userOperation({
  allow: 'user.write',
  input: z.strictObject({ id: idSchema, revision: z.int() }),
  async run({ id, revision }, { user: acting, now }) {
    const user = await managedUser(acting, id);
    mustBuildOn(revision, user);
    const suggested = { ...user, pricelist: user.suggestedPricelist };
    const pricelist = keptPriceList(suggested, await readPriceLists());
    if (!pricelist) throw new DomainError('unknown-price-list');
    const confirmed = { pricelist, pricelistConfirmed: true, priceListAskedAt: null };
    const after = { ...user, ...confirmed, ...nextRevision(revision, acting, now) };
    await saveOrConflict(
      () => writeUser(after),
      () => readUser(id),
    );
    await tellOfPriceList(user, after);
    return answeredUser(after);
  },
});
