import { writeInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { createAccount } from '#lambdas/store/user/account-store.ts';
import { writeUser } from '#lambdas/store/user/user-store.ts';
import { aStoredInvitation } from '#test/support/builders/invitation.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

/** An Italian user with an account, still without a price list. */
export async function newUser(quotation: string): Promise<string> {
  const email = `${quotation}@example.com`;
  const id = await createAccount(email);
  const suggestion = { type: 'imbianchino', province: 'BO', suggestedPricelist: 'pcu' };
  await writeUser(aStoredUser({ id, uid: id, email, country: 'IT', ...suggestion }));
  return id;
}

/** An open invitation to Italy. */
export async function newInvitation(quotation: string): Promise<string> {
  const id = `invitation-${quotation}`;
  await writeInvitation(aStoredInvitation({ id, email: `invited-${quotation}@example.com` }));
  return id;
}
