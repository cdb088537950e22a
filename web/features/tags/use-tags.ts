import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type TagFieldsFragment,
  TagsDocument,
  TagUsesDocument,
  type TagUsesQuery,
} from '#web/graphql/tags.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

export type ListedTag = TagFieldsFragment;
export type ListedUse = TagUsesQuery['tagUses'][number];

export const tagsKey = ['tag', 'list'] as const;

const tagsQuery = queryOptions({
  queryKey: tagsKey,
  queryFn: async ({ signal }) => (await request(TagsDocument, {}, signal)).tags,
});

/** Every tag by name, live (TAG-019). */
export const useTags = () => useQuery(tagsQuery);

/** Every tag as it is now. */
export const newestTags = (queries: QueryClient) => queries.fetchQuery({ ...tagsQuery, staleTime: 0 });

/** Where a tag is used now: phases change without the tag. */
export const tagUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['tag', 'uses', id],
    queryFn: async ({ signal }) => (await request(TagUsesDocument, { id }, signal)).tagUses,
    staleTime: 0,
    gcTime: 0,
  });

/** Text of a failed request about a tag. */
export function useTagFailure() {
  const { t } = useTranslation('tags');
  return useFailureText({ 'not-found': t('gone') });
}
