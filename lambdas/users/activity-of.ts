import { activityList, quotationList } from '#lambdas/store/list/lists.ts';
import { mayReadQuotation } from '#shared/access/may-read-quotation.ts';
import { latestOf, type UserActivity } from '#shared/accounts/user-activity.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The quotations of one user, as far as a super user may read them. */
export function madeOf(acting: CurrentUser, quotations: readonly QuotationLight[]) {
  const readable = quotations.filter((quotation) => mayReadQuotation(acting, quotation));
  return {
    quotations: readable.length,
    lastQuotationAt: latestOf(readable.map(({ createdAt }) => createdAt)),
  };
}

/** The activity of any user, from the long lists: two Queries for any number of users and quotations. */
export async function activityOf(acting: CurrentUser): Promise<(id: string) => UserActivity> {
  const [signIns, quotations] = await Promise.all([
    activityList.rowsBy('user'),
    quotationList.rowsBy('owner'),
  ]);
  return (id) => ({
    lastSignInAt: signIns(id)[0]?.signedInAt ?? null,
    ...madeOf(acting, quotations(id)),
  });
}
