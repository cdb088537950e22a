import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { issueRegisterTicket } from '#lambdas/store/pass/ticket-store.ts';
import { register } from '#shared/schemas/register.ts';

/** A pass for one download of a register in a new tab, which cannot carry a token (decision 13). */
export const createRegisterTicket = userOperation({
  allow: 'offer.prepare',
  limit: 'download-ticket',
  input: z.strictObject({ register }),
  run: ({ register }, { user, now }) => issueRegisterTicket({ userId: user.id, register }, now),
});
