import * as z from 'zod/mini';
import { listInput, optionalFlag, optionalText } from '#lambdas/runtime/list-input.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { quotationList } from '#lambdas/store/lists.ts';
import { listOwnQuotations } from '#lambdas/store/quotation-store.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import {
  pageSizes,
  quotationQuery,
  quotationSorts,
  searchQuotations,
} from '#shared/search/search-quotations.ts';

const filter = {
  search: optionalText,
  archived: optionalFlag,
  country: optionalText,
  province: optionalText,
  owner: z.optional(z.nullable(idSchema)),
};

/**
 * One page of the quotations the caller may see, found and sorted by the rules of the list (QLS). An ordinary user
 * has his own; a super user those of the countries he manages too (SES-043, SES-044).
 */
export const listQuotations = operation({
  allow: 'quotation.read',
  input: listInput(filter, quotationSorts, pageSizes),
  async run({ filter, ...order }, { caller }) {
    const user = signedInUser(caller);
    const wanted = { ...filter, ...order };
    if (!user.superUser) return searchQuotations(await listOwnQuotations(user.id), wanted);
    const query = quotationQuery(wanted);
    const readable = {
      country: (country: string) => managesCountry(user, country),
      owner: user.id,
    };
    return quotationList.search({ ...query, clauses: [...query.clauses, readable] });
  },
});
