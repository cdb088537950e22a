import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { helpedUser } from './helped-user.ts';

/** Defines an operation that shows a part of the catalogue as a user sees it. */
export const catalogueAs = <Shown>(shown: (user: CurrentUser) => Promise<Shown>) =>
  operation({
    allow: 'user.help',
    input: z.strictObject({ userId: idSchema }),
    async run({ userId }, context) {
      const { user, note } = await helpedUser(userId, context);
      await note({ what: 'catalogue' });
      return shown(user);
    },
  });
