import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { availableColours } from '#shared/catalogue/colours/available-colours.ts';
import { publishedFolders } from '#shared/catalogue/colours/published-folders.ts';
import { ColoursDocument } from '#web/graphql/common.ts';
import { request } from './graphql.ts';

export const coloursQuery = queryOptions({
  queryKey: ['colour', 'list'],
  queryFn: async ({ signal }) => (await request(ColoursDocument, {}, signal)).colours,
  staleTime: 10 * 60_000,
});

/** Every published colour, Bianco first (QCO-006, QCO-009); loaded when the selector first opens. */
export function useColours() {
  const { data, error } = useQuery(coloursQuery);
  const colours = useMemo(() => data && availableColours(data), [data]);
  return { colours, error };
}

/** The same colours by folder, in the order of the folders (OPC-05). */
export function usePublishedFolders() {
  const { data, error } = useQuery(coloursQuery);
  const folders = useMemo(() => data && publishedFolders(data), [data]);
  return { folders, error };
}
