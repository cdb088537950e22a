import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mayHearScope } from '#shared/access/may-hear-scope.ts';
import { DomainError } from '#shared/errors.ts';

/** Runs when a subscription starts: refuses scopes the caller may not hear. It has nothing to answer yet. */
export const hearChanges = userOperation({
  allow: 'change.hear',
  input: z.strictObject({ scope: z.string() }),
  async run({ scope }, { user }) {
    if (!mayHearScope(user, scope)) throw new DomainError('forbidden');
    return null;
  },
});
