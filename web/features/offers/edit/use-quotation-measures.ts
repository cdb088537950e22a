import { useQueries } from '@tanstack/react-query';
import type { Measures } from '#shared/schemas/measures.ts';
import { MeasuresForOffersDocument } from '#web/graphql/offers.ts';
import { request } from '#web/lib/graphql.ts';

export type MeasuredQuotation = { id: string; name: string; measures: Measures };

/** These quotations with their measures; those that are gone are left out. */
export const useQuotationMeasures = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ['quotation', 'one', id, 'measures', 'forOffers'],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        // The server validates measures with the same schema.
        (await request(MeasuresForOffersDocument, { id }, signal)).quotation as MeasuredQuotation,
      retry: false,
    })),
    combine: (found) => ({
      quotations: found.flatMap(({ data }) => data ?? []),
      isLoading: found.some(({ isPending }) => isPending),
    }),
  });
