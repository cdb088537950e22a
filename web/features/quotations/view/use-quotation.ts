import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { QuotationDocument, type QuotationFieldsFragment } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';

/**
 * GraphQL knows units and types as text and lists of a language as null: the server validates them with the
 * very schemas, and attachmentsIn takes null.
 */
export const asQuotation = (answer: QuotationFieldsFragment) => answer as unknown as Quotation;

/** One quotation with its rows (QVW-070); the live channel asks again when it changes. */
export const quotationQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotation', 'one', id],
    queryFn: async ({ signal }) => asQuotation((await request(QuotationDocument, { id }, signal)).quotation),
  });

/** Keeps what a save answered as the newest version; saves do not say again what the catalogue costs today. */
export function keepAnswer(queries: QueryClient, fields: QuotationFieldsFragment): Quotation {
  const { queryKey } = quotationQuery(fields.id);
  const answer = { ...asQuotation(fields), todayPrices: queries.getQueryData(queryKey)?.todayPrices };
  queries.setQueryData(queryKey, answer);
  void queries.invalidateQueries({ queryKey: ['quotation', 'list'] });
  return answer;
}

export const useQuotation = (id: string) => useQuery(quotationQuery(id));
