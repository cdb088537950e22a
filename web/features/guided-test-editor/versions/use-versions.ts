import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { normalise } from '#shared/guided-test/normalise.ts';
import {
  GuidedTestDocument,
  GuidedTestVersionsDocument,
  type GuidedTestVersionsQuery,
  ReplacedGuidedTestDraftsDocument,
} from '#web/graphql/guided-test-editor.ts';
import { request } from '#web/lib/graphql.ts';

export type Version = GuidedTestVersionsQuery['guidedTestVersions'][number];

/** The versions, the newest first, a page after the other; the last one is the built-in guided test, version 0. */
export function useVersions() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['guidedTestDraft', 'versions'],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam: before, signal }) =>
      (await request(GuidedTestVersionsDocument, { before }, signal)).guidedTestVersions,
    getNextPageParam: (page) => {
      const oldest = page.at(-1)?.version ?? 0;
      return oldest > 0 ? oldest : undefined;
    },
  });
  return { versions: data?.pages.flat(), error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch };
}

/** The drafts that others took the place of, the newest first. */
export function useReplacedDrafts() {
  const { data } = useQuery({
    queryKey: ['guidedTestDraft', 'replaced'],
    queryFn: async ({ signal }) =>
      (await request(ReplacedGuidedTestDraftsDocument, {}, signal)).replacedGuidedTestDrafts.map((draft) => ({
        ...draft,
        config: normalise(JSON.parse(draft.config)),
      })),
  });
  return data ?? [];
}
export type ReplacedDraft = ReturnType<typeof useReplacedDrafts>[number];

/** The guided test of a version, which never changes. */
export const versionQuery = (version: number) =>
  queryOptions({
    queryKey: ['guidedTestDraft', 'version', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { guidedTest } = await request(GuidedTestDocument, { version }, signal);
      return normalise(JSON.parse(guidedTest.config));
    },
  });
