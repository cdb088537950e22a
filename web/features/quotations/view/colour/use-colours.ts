import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { availableColours } from '#shared/pricing/available-colours.ts';
import { ColoursDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';

const coloursQuery = queryOptions({
  queryKey: ['colour', 'list'],
  queryFn: async ({ signal }) => (await request(ColoursDocument, {}, signal)).colours,
  staleTime: 10 * 60_000,
});

/** Every published colour, Bianco first (QCO-006, QCO-009); asked for when the selector first opens. */
export function useColours() {
  const { data, error } = useQuery(coloursQuery);
  const colours = useMemo(() => data && availableColours(data), [data]);
  return { colours, error };
}
