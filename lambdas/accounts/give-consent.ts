import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { givenConsents } from '#shared/accounts/given-consents.ts';
import type { User } from '#shared/schemas/user.ts';
import { answeredStored } from './answered-current-user.ts';

/** Keeps the consents that users give after somebody else ticked them, with time and version of the text (ROL-045). */
export const giveConsent = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ privacy: z.literal(true, 'privacyRequired'), marketing: z.boolean() }),
  async run({ marketing }, { user, now }) {
    const given = ({ consentPending }: User): Partial<User> =>
      consentPending
        ? {
            checkbox1: true,
            checkbox2: marketing,
            consentPending: false,
            consents: givenConsents(marketing, now),
          }
        : {};
    const { after } = await changeUser(user.id, given, displayName(user), now);
    return answeredStored(after);
  },
});
