import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ColourFolderDocument,
  type ColourFolderQuery,
  ColourFoldersDocument,
  type ColourFoldersQuery,
  ColourPublicationDocument,
  type ColourPublicationQuery,
  LostColourUsesDocument,
} from '#web/graphql/colours.ts';
import { request } from '#web/lib/graphql.ts';

export type ColourFolder = ColourFoldersQuery['colourFolders'][number];
export type ColourFolderWithColours = ColourFolderQuery['colourFolder'];
export type FolderColour = ColourFolderWithColours['colors'][number];
export type ColourPublication = ColourPublicationQuery['colourPublication'];

/** Key of all that is asked about folders. */
export const colourFolderKey = ['colourFolder'] as const;

export const colourFoldersQuery = queryOptions({
  queryKey: [...colourFolderKey, 'list'],
  queryFn: async ({ signal }) => (await request(ColourFoldersDocument, {}, signal)).colourFolders,
});

/** The folder whose screen is open: it is loaded with it and dropped with it (COL-016, COL-017). */
const colourFolderQuery = (id: string) =>
  queryOptions({
    queryKey: [...colourFolderKey, 'one', id],
    queryFn: async ({ signal }) => (await request(ColourFolderDocument, { id }, signal)).colourFolder,
    gcTime: 0,
  });

const publicationQuery = queryOptions({
  queryKey: [...colourFolderKey, 'publication'],
  queryFn: async ({ signal }) => (await request(ColourPublicationDocument, {}, signal)).colourPublication,
});

export const useColourFolders = () => useQuery(colourFoldersQuery);
export const useColourFolder = (id: string) => useQuery(colourFolderQuery(id));
export const useColourPublication = () => useQuery(publicationQuery);

/** How many price ranges lose a colour: with this folder, or with the next publishing. Read anew for each question. */
export const useLostColourUses = (folder?: string, color?: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...colourFolderKey, 'lost', folder, color],
    queryFn: async ({ signal }) =>
      (await request(LostColourUsesDocument, { folder, color }, signal)).lostColourUses,
    gcTime: 0,
    staleTime: 0,
  });

/** After a save: loads folders and their unpublished changes again. */
export function useRefetchColourFolders() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: colourFolderKey });
}

/** Reads a folder as it is stored now, after a conflict. */
export function useStoredColourFolder() {
  const queries = useQueryClient();
  return (id: string) => queries.fetchQuery({ ...colourFolderQuery(id), staleTime: 0 });
}
