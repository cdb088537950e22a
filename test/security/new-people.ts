import { writeInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { createAccount } from '#lambdas/store/user/account-store.ts';
import { writeUser } from '#lambdas/store/user/user-store.ts';
import { aStoredInvitation } from '#test/support/builders/invitation.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

/** A user of Italy with an account, to whom no price list was given yet. */
export async function newUser(quotation: string): Promise<string> {
  const email = `${quotation}@example.com`;
  const id = await createAccount(email);
  const suggestion = { type: 'imbianchino', province: 'BO', suggestedPricelist: 'pcu' };
  await writeUser(aStoredUser({ id, uid: id, email, country: 'IT', ...suggestion }));
  return id;
}

/** An invitation to Italy that nobody answered yet. */
export async function newInvitation(quotation: string): Promise<string> {
  const id = `invitation-${quotation}`;
  await writeInvitation(aStoredInvitation({ id, email: `invited-${quotation}@example.com` }));
  return id;
}
