import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { readQuotationCountries } from '#lambdas/store/quotation-country-store.ts';
import { listOwnQuotations, listQuotationsOfCountries } from '#lambdas/store/quotation-store.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { pageSizes, quotationSorts, searchQuotations } from '#shared/search/search-quotations.ts';

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

/** One page of the quotations the caller may see, found and sorted by the rules of the list (QLS). */
export const listQuotations = operation({
  allow: 'quotation.read',
  input,
  async run({ filter, sort, descending, page, pageSize }, { caller }) {
    const quotations = await visibleTo(signedInUser(caller));
    return searchQuotations(quotations, { ...filter, sort, descending, page, pageSize });
  },
});

/** An ordinary user has his own; a super user those of the countries he manages too (SES-043, SES-044). */
async function visibleTo(user: CurrentUser): Promise<QuotationLight[]> {
  if (!user.superUser) return listOwnQuotations(user.id);
  const countries = [...(await readQuotationCountries())].filter((country) => managesCountry(user, country));
  const [own, managed] = await Promise.all([
    listOwnQuotations(user.id),
    listQuotationsOfCountries(countries),
  ]);
  return [...new Map([...managed, ...own].map((quotation) => [quotation.id, quotation])).values()];
}
