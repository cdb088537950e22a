import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { QuotationDocument, type QuotationFieldsFragment } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';

/**
 * In GraphQL, units and types are texts, and the list of a language may be null. The cast is safe: the server
 * validates with the same schemas, `attachmentsIn` takes null, and no field of the header is left out.
 */
export const asQuotation = (answer: QuotationFieldsFragment) =>
  answer satisfies Record<Exclude<keyof Quotation, 'todayPrices'>, unknown> as unknown as Quotation;

/** One quotation with its rows (QVW-070); the live channel reloads it when it changes. */
export const quotationQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotation', 'one', id],
    queryFn: async ({ signal }) => asQuotation((await request(QuotationDocument, { id }, signal)).quotation),
  });

/** Caches the answer of a save as the newest version. Today's prices stay: answers of saves lack them. */
export function keepAnswer(queries: QueryClient, fields: QuotationFieldsFragment): Quotation {
  const { queryKey } = quotationQuery(fields.id);
  const answer = { ...asQuotation(fields), todayPrices: queries.getQueryData(queryKey)?.todayPrices };
  queries.setQueryData(queryKey, answer);
  void queries.invalidateQueries({ queryKey: ['quotation', 'list'] });
  return answer;
}

export const useQuotation = (id: string) => useQuery(quotationQuery(id));
