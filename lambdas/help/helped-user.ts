import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { type HelpSubject, noteHelpView } from '#lambdas/store/help/help-store.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { DomainError } from '#shared/errors.ts';
import { type CurrentUser, currentUser } from '#shared/schemas/user.ts';

type Helping = {
  acting: CurrentUser;
  /** The user whose screens are looked at, as their own calls would find them. */
  user: CurrentUser;
  /** Notes the look, before it is answered. */
  note: (subject: HelpSubject) => Promise<void>;
};

/**
 * Super users help users of their countries that they manage. A super user of more countries sees more than they may
 * (OPC-11). Nothing of the user's session or credentials is used, and nothing here writes the user.
 */
export async function helpedUser(
  userId: string,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<Helping> {
  const acting = signedInUser(caller);
  const user = currentUser(await managedUser(acting, userId));
  const look = { at: now.toISOString(), by: displayName(acting), viewerId: acting.id };
  const note = async (subject: HelpSubject) => {
    if (!(await noteHelpView(user.id, { ...look, ...subject }))) throw new DomainError('not-found');
  };
  return { acting, user, note };
}
