import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { buryQuotation } from '#lambdas/store/quotation-store.ts';
import { readableQuotation } from '#lambdas/store/readable-quotation.ts';
import { ConditionFailed } from '#lambdas/store/transact.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** Deletes for good, for the owner or a super user in scope (OP51). */
export const deleteQuotation = operation({
  allow: 'quotation.write',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller, now }) {
    await bury(signedInUser(caller), id, now);
    return id;
  },
});

/** A save in between does not stop a deletion: it is read and buried too. */
async function bury(user: CurrentUser, id: string, now: Date, tries = 3): Promise<void> {
  const { header } = await readableQuotation(user, id);
  try {
    await buryQuotation(header, now);
  } catch (cause) {
    if (!(cause instanceof ConditionFailed) || tries === 1) throw cause;
    await bury(user, id, now, tries - 1);
  }
}
