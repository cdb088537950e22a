import { writeInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { createAccount } from '#lambdas/store/user/account-store.ts';
import { writeUser } from '#lambdas/store/user/user-store.ts';
import { aStoredInvitation } from '#test/support/builders/invitation.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

/** An Italian user with an account, still without a price list. */
export async function newUser(name: string): Promise<string> {
  const email = `${name}@example.com`;
  const id = await createAccount(email);
  const suggestion = { type: 'imbianchino', province: 'BO', suggestedPricelist: 'pcu' };
  await writeUser(aStoredUser({ id, uid: id, email, country: 'IT', ...suggestion }));
  return id;
}

/** An open invitation to Italy. */
export async function newInvitation(name: string): Promise<string> {
  const id = `invitation-${name}`;
  await writeInvitation(aStoredInvitation({ id, email: `invited-${name}@example.com` }));
  return id;
}
