import { queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { normalise } from '#shared/guided-test/normalise.ts';
import {
  WizardOfVersionDocument,
  WizardVersionsDocument,
  type WizardVersionsQuery,
} from '#web/graphql/wizard.ts';
import { request } from '#web/lib/graphql.ts';

export type Version = WizardVersionsQuery['wizardVersions'][number];

/** The versions, the newest first, a page after the other; they are counted from 1. */
export function useVersions() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['wizard', 'versions'],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam: before, signal }) =>
      (await request(WizardVersionsDocument, { before }, signal)).wizardVersions,
    getNextPageParam: (page) => {
      const oldest = page.at(-1)?.version;
      return oldest !== undefined && oldest > 1 ? oldest : undefined;
    },
  });
  return { versions: data?.pages.flat(), error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch };
}

/** The questionnaire of a version, which never changes. */
export const versionQuery = (version: number) =>
  queryOptions({
    queryKey: ['wizard', 'version', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { guidedTest } = await request(WizardOfVersionDocument, { version }, signal);
      return normalise(JSON.parse(guidedTest.config));
    },
  });
