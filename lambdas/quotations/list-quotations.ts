import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { quotationList } from '#lambdas/store/lists.ts';
import { listOwnQuotations } from '#lambdas/store/quotation-store.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import {
  pageSizes,
  quotationQuery,
  quotationSorts,
  searchQuotations,
} from '#shared/search/search-quotations.ts';

const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(200))));
const optionalFlag = z.optional(z.nullable(z.boolean()));

const input = z.strictObject({
  filter: z.optional(
    z.nullable(
      z.strictObject({
        search: optionalText,
        archived: optionalFlag,
        country: optionalText,
        province: optionalText,
      }),
    ),
  ),
  sort: z.optional(z.nullable(z.enum(quotationSorts))),
  descending: optionalFlag,
  page: z.optional(z.nullable(z.number().check(z.int(), z.gte(0)))),
  pageSize: z.optional(z.nullable(z.literal(pageSizes))),
});

/**
 * One page of the quotations the caller may see, found and sorted by the rules of the list (QLS). An ordinary user
 * has his own; a super user those of the countries he manages too (SES-043, SES-044).
 */
export const listQuotations = operation({
  allow: 'quotation.read',
  input,
  async run({ filter, sort, descending, page, pageSize }, { caller }) {
    const user = signedInUser(caller);
    const wanted = { ...filter, sort, descending, page, pageSize };
    if (!user.superUser) return searchQuotations(await listOwnQuotations(user.id), wanted);
    const query = quotationQuery(wanted);
    const readable = {
      country: (country: string) => managesCountry(user, country),
      owner: user.id,
    };
    return quotationList.search({ ...query, clauses: [...query.clauses, readable] });
  },
});
