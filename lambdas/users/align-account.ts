import { enableAccount, signOutEverywhere } from '#lambdas/store/user/account-store.ts';
import type { User } from '#shared/schemas/user.ts';

/**
 * Archived users cannot sign in, and their sessions end; restored, they can again (OPC-33). Every save does this: it
 * completes an earlier one that failed before.
 */
export async function alignAccount({ id, archived }: Pick<User, 'id' | 'archived'>): Promise<void> {
  await enableAccount(id, !archived);
  if (archived) await signOutEverywhere(id);
}
