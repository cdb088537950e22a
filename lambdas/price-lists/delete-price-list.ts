import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { savedBy } from '#lambdas/runtime/saved-by.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { priceLists, readPriceList, removingPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import { usesOfPriceList } from '#lambdas/store/catalogue/uses-of-price-list.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { moveUsers, replaceInPhases } from './replace-uses.ts';

/**
 * Removes a price list that no user and no phase has. A replacement takes its place in them first, for some users a
 * call; the call is repeated while users are left (OPC-16). Prices of the list in products stay until they are saved
 * next.
 */
export const deletePriceList = userOperation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema, replacement: z.nullish(idSchema) }),
  async run({ id, replacement }, { user, now }) {
    const list = await priceLists.existing(id);
    if (replacement) {
      await checkReplacement(id, replacement);
      // Users of other countries are not for this super user to change.
      const { users, phases, unmanagedUsers } = await usesOfPriceList(id, user);
      if (unmanagedUsers > 0) throw new DomainError('in-use', { users, phases });
      await replaceInPhases(id, replacement, savedBy(user, now));
      await moveUsers(id, replacement, user);
    }
    const { users, phases } = await usesOfPriceList(id, user);
    if (replacement && users > 0) return { id, deleted: false, usersLeft: users };
    if (users + phases > 0) throw new DomainError('in-use', { users, phases });
    await transact(await removingPriceList(list));
    return { id, deleted: true, usersLeft: 0 };
  },
});

async function checkReplacement(id: string, replacement: string): Promise<void> {
  if (replacement === id || !(await readPriceList(replacement)))
    throw new DomainError('invalid-input', { field: 'replacement' });
}
