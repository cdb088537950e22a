import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { shownPhases } from '#lambdas/store/catalogue/shown-phases.ts';
import { shownProducts } from '#lambdas/store/catalogue/shown-products.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { helpedUser } from './helped-user.ts';

const catalogueAs = <Shown>(shown: (user: CurrentUser) => Promise<Shown>) =>
  operation({
    allow: 'user.help',
    input: z.strictObject({ userId: idSchema }),
    async run({ userId }, context) {
      const { user, note } = await helpedUser(userId, context);
      await note({ what: 'catalogue' });
      return shown(user);
    },
  });

/** The products that a user may choose. */
export const listProductsAs = catalogueAs(shownProducts);

/** The phases that a user sees. */
export const listPhasesAs = catalogueAs(shownPhases);
