import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  type TagFieldsFragment,
  TagsDocument,
  TagUsesDocument,
  type TagUsesQuery,
} from '#web/graphql/tags.ts';
import { request } from '#web/lib/graphql.ts';

export type ListedTag = TagFieldsFragment;
export type ListedUse = TagUsesQuery['tagUses'][number];

const tagsQuery = queryOptions({
  queryKey: ['tag', 'list'],
  queryFn: async ({ signal }) => (await request(TagsDocument, {}, signal)).tags,
});

/** Every tag by name, live (TAG-019). */
export const useTags = () => useQuery(tagsQuery);

/** A tag as it is now; `undefined` when it is no more. */
export async function newestTag(queries: QueryClient, id: string): Promise<ListedTag | undefined> {
  const tags = await queries.fetchQuery({ ...tagsQuery, staleTime: 0 });
  return tags.find((tag) => tag.id === id);
}

/** Where a tag is used now: phases change without the tag. */
export const tagUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['tag', 'uses', id],
    queryFn: async ({ signal }) => (await request(TagUsesDocument, { id }, signal)).tagUses,
    staleTime: 0,
    gcTime: 0,
  });
