import * as z from 'zod/mini';
import { listInput, optionalFlag, optionalText } from '#lambdas/runtime/list-input.ts';
import { ofManagedCountries, quotationList } from '#lambdas/store/list/lists.ts';
import { mayReadQuotation } from '#shared/access/may-read-quotation.ts';
import { listsOtherOwners } from '#shared/access/super-user.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Page } from '#shared/search/page-of.ts';
import {
  pageSizes,
  quotationQuery,
  quotationSorts,
  searchQuotations,
} from '#shared/search/search-quotations.ts';
import { listOwnQuotations } from './light-quotation-store.ts';

const filter = {
  search: optionalText,
  archived: optionalFlag,
  country: optionalText,
  province: optionalText,
  owner: z.optional(z.nullable(idSchema)),
};

export const quotationsInput = listInput(filter, quotationSorts, pageSizes);

/** The clause that leaves the quotations a user may read. */
const readableBy = (user: CurrentUser) => ({
  ...ofManagedCountries(user),
  owner: user.id,
});

/**
 * One page of the quotations a user may see, found and sorted by the rules of the list (QLS). Users have their own;
 * super users have those of their countries too (SES-043, SES-044). `onlyFor` is a super user who helps the user: they
 * must be allowed to read the quotations as well.
 */
export async function shownQuotations(
  user: CurrentUser,
  { filter, ...order }: z.infer<typeof quotationsInput>,
  onlyFor?: CurrentUser,
): Promise<Page<QuotationLight>> {
  const wanted = { ...filter, ...order };
  if (!listsOtherOwners(user)) {
    const own = await listOwnQuotations(user.id);
    return searchQuotations(onlyFor ? own.filter((row) => mayReadQuotation(onlyFor, row)) : own, wanted);
  }
  const query = quotationQuery(wanted);
  const readers = onlyFor ? [user, onlyFor] : [user];
  return quotationList.search({ ...query, clauses: [...query.clauses, ...readers.map(readableBy)] });
}
