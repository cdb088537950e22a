import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { listHelpViews as list } from '#lambdas/store/help/help-store.ts';
import { visibleUser } from '#lambdas/store/user/managed-user.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { answeredHelpView } from './answered-help-view.ts';

/** The looks of super users at the screens of a user, for super users of the same country. */
export const listHelpViews = userOperation({
  allow: 'user.help',
  input: z.strictObject({ userId: idSchema }),
  async run({ userId }, { user: acting, now }) {
    const { id } = await visibleUser(acting, userId);
    const views = await list(id, now);
    return views.map((view) => answeredHelpView(view, (country) => managesCountry(acting, country)));
  },
});
