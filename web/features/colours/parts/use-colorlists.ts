import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ColorlistDocument,
  type ColorlistQuery,
  ColorlistsDocument,
  type ColorlistsQuery,
  ColourPublicationDocument,
  type ColourPublicationQuery,
} from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';

export type Colorlist = ColorlistsQuery['colorlists'][number];
export type FolderWithColours = ColorlistQuery['colorlist'];
export type FolderColour = FolderWithColours['colors'][number];
export type ColourPublication = ColourPublicationQuery['colourPublication'];

const all = ['colorlist'];

export const colorlistsQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: async ({ signal }) => (await request(ColorlistsDocument, {}, signal)).colorlists,
});

/** The folder whose screen is open: it is loaded with it and dropped with it (COL-016, COL-017). */
const colorlistQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) => (await request(ColorlistDocument, { id }, signal)).colorlist,
    gcTime: 0,
  });

const publicationQuery = queryOptions({
  queryKey: [...all, 'publication'],
  queryFn: async ({ signal }) => (await request(ColourPublicationDocument, {}, signal)).colourPublication,
});

export const useColorlists = () => useQuery(colorlistsQuery);
export const useColorlist = (id: string) => useQuery(colorlistQuery(id));
export const useColourPublication = () => useQuery(publicationQuery);

/** After something was saved: folders and what is unpublished of them are asked for again. */
export function useRefetchColorlists() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: all });
}

/** What is stored now: asked for when somebody else saved meanwhile. */
export function useStoredColorlist() {
  const queries = useQueryClient();
  return (id: string) => queries.fetchQuery({ ...colorlistQuery(id), staleTime: 0 });
}
