import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { shownPhases } from '#lambdas/store/catalogue/shown-phases.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { helpedUser } from './helped-user.ts';

/** The phases that a user sees. */
export const listPhasesAs = operation({
  allow: 'user.help',
  input: z.strictObject({ userId: idSchema }),
  async run({ userId }, context) {
    const { user, note } = await helpedUser(userId, context);
    await note({ what: 'catalogue' });
    return shownPhases(user);
  },
});
