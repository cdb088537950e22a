import * as z from 'zod/mini';
import { listInput, optionalFlag, optionalText } from '#lambdas/runtime/list-input.ts';
import { ofManagedCountries, quotationList } from '#lambdas/store/list/lists.ts';
import { readPriceListsOf } from '#lambdas/store/user/user-store.ts';
import { mayReadQuotation } from '#shared/access/may-read-quotation.ts';
import { listsOtherOwners } from '#shared/access/super-user.ts';
import { withSaidTotal } from '#shared/editing/list-figures.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import type { Page } from '#shared/search/page-of.ts';
import {
  pageSizes,
  type QuotationSearch,
  quotationQuery,
  quotationRules,
  quotationSorts,
  searchQuotations,
} from '#shared/search/search-quotations.ts';
import { searchRows } from '#shared/search/search-rows.ts';
import { customersOfQuotations, namesOfCustomers } from './customers-of-quotations.ts';
import { listOwnQuotations, type OwnQuotationLight } from './light-quotation-store.ts';

const filter = {
  search: optionalText,
  archived: optionalFlag,
  country: optionalText,
  province: optionalText,
  owner: z.optional(z.nullable(idSchema)),
  customer: z.optional(z.nullable(idSchema)),
};

export const quotationsInput = listInput(filter, quotationSorts, pageSizes);

/** The clause that leaves the quotations a user may read. */
const readableBy = (user: CurrentUser) => ({
  ...ofManagedCountries(user),
  owner: user.id,
});

/** One page of the quotations a user may see, each with its total by the price list that its owner has today. */
export async function shownQuotations(...asked: Parameters<typeof foundQuotations>) {
  const [user, , onlyFor] = asked;
  const { items, total } = await foundQuotations(...asked);
  const others = items.filter(({ uid, pricedBy }) => pricedBy && uid !== user.id);
  const lists = await readPriceListsOf([...new Set(others.map(({ uid }) => uid))]);
  lists.set(user.id, user.pricelist ?? null);
  // A super user who helps sees no customer (CUS-004).
  const customerOf = onlyFor ? () => null : await customersOfQuotations(user, items);
  const said = items.map((row) => {
    // A deleted owner keeps the list of the last save (OP21).
    const today = lists.has(row.uid) ? lists.get(row.uid) : row.pricedBy;
    const { pricedBy, ...shown } = withSaidTotal(row, today);
    return { ...shown, customer: customerOf(row) };
  });
  return { items: said, total };
}

/**
 * One page of the quotations a user may see, found and sorted by the rules of the list (QLS). Users have their own;
 * super users have those of their countries too (SES-043, SES-044). `onlyFor` is a super user who helps the user: they
 * must be allowed to read the quotations as well.
 */
export async function foundQuotations(
  user: CurrentUser,
  { filter, ...order }: z.infer<typeof quotationsInput>,
  onlyFor?: CurrentUser,
): Promise<Page<QuotationLight>> {
  const wanted = { ...filter, ...order };
  // Only the own list knows customers.
  const isOwn = !listsOtherOwners(user) || wanted.owner === user.id || Boolean(wanted.customer);
  if (isOwn) return foundOwn(user, wanted, onlyFor);
  const query = quotationQuery(wanted);
  const readers = onlyFor ? [user, onlyFor] : [user];
  return quotationList.search({ ...query, clauses: [...query.clauses, ...readers.map(readableBy)] });
}

type Wanted = QuotationSearch & { customer?: string | null | undefined };

/** A search finds a quotation by the name of its customer too (CUS-030). */
async function foundOwn(user: CurrentUser, { customer, ...wanted }: Wanted, onlyFor?: CurrentUser) {
  const lights = await listOwnQuotations(user.id);
  const own = lights.map((row) => ({ ...row, ...withSaidTotal(row, user.pricelist) }));
  if (onlyFor)
    return searchQuotations(
      own.filter((row) => mayReadQuotation(onlyFor, row)),
      wanted,
    );
  const rows = customer ? own.filter(({ customerId }) => customerId === customer) : own;
  const names = wanted.search ? await namesOfCustomers(user, rows) : new Map<string, string>();
  const nameOf = ({ customerId }: OwnQuotationLight) => names.get(customerId ?? '') ?? '';
  return searchRows(
    rows,
    { ...quotationRules, textsOf: (row) => [...quotationRules.textsOf(row), nameOf(row)] },
    quotationQuery(wanted),
  );
}
