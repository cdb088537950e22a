import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { newLink, readInvitation, writeInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { digestOf, doneOnce, onceKey, stepOnce } from '#lambdas/store/once/once-store.ts';
import { defaultLanguage } from '#shared/accounts/default-language.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { isItaly } from '#shared/geography/countries.ts';
import { linkEnd } from '#shared/invitations/invitation-state.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';
import { type InvitationInput, invitationInput } from '#shared/schemas/invitation-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { answeredInvitation } from './answered-invitation.ts';
import { groundsFor, mustBeInvitable } from './must-be-invitable.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites a person to make an account. The invitation stands though its mail did not go out (ROL-037). */
export const invite = userOperation({
  allow: 'user.invite',
  limit: 'invite',
  input: z.strictObject({ key: idSchema, invitation: invitationInput }),
  async run({ key, invitation: wanted }, { user: acting, now, newId }) {
    const once = onceKey(acting.id, key, digestOf(wanted));
    const id = await doneOnce(once, async () => {
      await mustBeInvitable(wanted, await groundsFor(acting, now));
      const made = newInvitation(wanted, acting, now, newId());
      await writeInvitation(made, [once.remembering(made.id, now)]);
      return made.id;
    });
    const invitation = mustBeThere(await readInvitation(id));
    return {
      invitation: answeredInvitation(invitation, now),
      mailSent: await stepOnce(once, 'mail', () => sendInvitation(invitation, now)),
    };
  },
});

function newInvitation(wanted: InvitationInput, by: CurrentUser, now: Date, id: string): Invitation {
  const { email, name, type, country, province, language, pricelist, message } = wanted;
  const at = now.toISOString();
  return {
    id,
    email,
    name: name || null,
    type,
    country,
    province: (isItaly(country) && province) || null,
    language: language ?? defaultLanguage(country),
    pricelist,
    message: message?.trim() || null,
    state: 'sent',
    link: newLink(),
    inviterId: by.id,
    by: displayName(by),
    createdAt: at,
    sentAt: at,
    expiresAt: linkEnd(now).toISOString(),
    endedAt: null,
    revision: 1,
  };
}
