import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { sentToken } from '#lambdas/store/pass/token-store.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { goodInvitation } from './good-invitation.ts';

/** The invitation that a link is for, to show it. The link is not used up. */
export const readInvitation = operation({
  allow: 'account.open',
  limit: 'use-invitation',
  input: z.strictObject({ token: sentToken }),
  async run({ token }, { now }) {
    const { email, type, country, province, language, by } = await goodInvitation(token, now);
    return { email, type, country, province, language, by };
  },
});

export const handler = httpHandler(readInvitation, jsonReply, anyCaller);
