import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { DomainError } from '#shared/errors.ts';
import { invitationInput, mostInvitations } from '#shared/schemas/invitation-input.ts';
import { groundsFor, mustBeInvitable } from './must-be-invitable.ts';

/** People that are looked for at the same time. */
const atOnce = 20;

/** Says of some invitations which of them would be refused, and why; nothing is sent (ROL-038). */
export const checkInvitations = userOperation({
  allow: 'user.invite',
  limit: 'check-invitations',
  input: z.strictObject({ invitations: z.array(invitationInput).check(z.maxLength(mostInvitations)) }),
  async run({ invitations }, { user, now }) {
    const grounds = await groundsFor(user, now);
    const codes: (string | undefined)[] = [];
    for (let from = 0; from < invitations.length; from += atOnce) {
      const some = invitations.slice(from, from + atOnce);
      codes.push(...(await Promise.all(some.map((each) => refusedWith(mustBeInvitable(each, grounds))))));
    }
    return codes.flatMap((code, index) => (code ? [{ index, code }] : []));
  },
});

async function refusedWith(check: Promise<void>): Promise<string | undefined> {
  try {
    await check;
    return undefined;
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    return cause.params?.field === 'pricelist' ? 'unknown-price-list' : cause.code;
  }
}
