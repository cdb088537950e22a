import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { mayHearScope } from '#shared/access/may-hear-scope.ts';
import { DomainError } from '#shared/errors.ts';

/** Runs when a subscription starts: refuses scopes the caller may not hear. It has nothing to answer yet. */
export const hearChanges = operation({
  allow: 'change.hear',
  input: z.strictObject({ scope: z.string() }),
  async run({ scope }, { caller }) {
    if (!mayHearScope(signedInUser(caller), scope)) throw new DomainError('forbidden');
    return null;
  },
});
