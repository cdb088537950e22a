import * as z from 'zod/mini';
import { noInput, userOperation } from '#lambdas/operation.ts';
import { type HelpView, listHelpViews } from '#lambdas/store/help/help-store.ts';
import { visibleUser } from '#lambdas/store/user/managed-user.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** A look as it is told; `isNamed` says whether the quotation may be named. */
function answered(view: HelpView, isNamed: (country: string) => boolean) {
  const { at, by, what } = view;
  const quotation = view.what === 'quotation' && isNamed(view.quotation.country) ? view.quotation : null;
  return { at, by, what, quotationId: quotation?.id ?? null, quotationName: quotation?.name ?? null };
}

/** The looks of super users at the screens of a user, for super users of the same country. */
export const listHelpViewsOf = userOperation({
  allow: 'user.help',
  input: z.strictObject({ userId: idSchema }),
  async run({ userId }, { user: acting, now }) {
    const { id } = await visibleUser(acting, userId);
    const views = await listHelpViews(id, now);
    return views.map((view) => answered(view, (country) => managesCountry(acting, country)));
  },
});

/** The looks of super users at the screens of the caller. */
export const listOwnHelpViews = userOperation({
  allow: 'profile.read',
  input: noInput,
  async run(_, { user, now }) {
    const views = await listHelpViews(user.id, now);
    return views.map((view) => answered(view, () => true));
  },
});
