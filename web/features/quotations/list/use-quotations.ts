import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  QuotationsDocument,
  type QuotationsQuery,
  type QuotationsQueryVariables,
} from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import type { ListState } from './list-state.ts';

/** A row of the list: the light copy (QLS-042). */
export type ListedQuotation = QuotationsQuery['quotations']['items'][number];

export const variablesOf = ({
  search,
  country,
  province,
  owner,
  customer,
  archived,
  ...rest
}: ListState): QuotationsQueryVariables => ({
  filter: {
    search: search || null,
    archived,
    country: country || null,
    province: province || null,
    owner: owner || null,
    ...(customer && { customer }),
  },
  ...rest,
});

/** One page of the quotations; the live channel asks again when one changes. */
export function useQuotations(state: ListState) {
  const variables = variablesOf(state);
  return useQuery({
    queryKey: ['quotation', 'list', variables],
    queryFn: async ({ signal }) => (await request(QuotationsDocument, variables, signal)).quotations,
    placeholderData: keepPreviousData,
  });
}
