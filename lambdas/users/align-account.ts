import { enableAccount, signOutEverywhere } from '#lambdas/store/user/account-store.ts';
import type { User } from '#shared/schemas/user.ts';

/**
 * Who is archived cannot sign in, and his sessions end; restored, he can again (OPC-33). Done at every save: one that
 * broke off before it is completed by the next.
 */
export async function alignAccount({ id, archived }: Pick<User, 'id' | 'archived'>): Promise<void> {
  await enableAccount(id, !archived);
  if (archived) await signOutEverywhere(id);
}
