import { useQuery } from '@tanstack/react-query';
import { TagsOfConditionsDocument } from '#web/graphql/common.ts';
import { request } from './graphql.ts';

/** Every tag, by name and slug: choices for super users. */
export const useTags = () =>
  useQuery({
    queryKey: ['tag', 'list', 'of-conditions'],
    queryFn: async ({ signal }) => (await request(TagsOfConditionsDocument, {}, signal)).tags,
  });
