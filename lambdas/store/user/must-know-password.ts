import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { checkPassword } from './account-store.ts';

/** Asks for the current password before credentials or rights change (ADR 10); so many tries an hour. */
export async function mustKnowPassword(
  user: CurrentUser,
  password: string | null | undefined,
  now: Date,
  field: string,
): Promise<void> {
  await countUse('own-credentials', `account ${user.id}`, now);
  if (!password) throw new DomainError('invalid-input', { field });
  await checkPassword(user.id, password);
}
