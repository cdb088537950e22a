import { useQuery } from '@tanstack/react-query';
import {
  WorkDocument,
  type WorkFieldsFragment,
  type WorkRowFieldsFragment,
  WorksDocument,
} from '#web/graphql/works.ts';
import { request } from '#web/lib/graphql.ts';

export type ListedWork = WorkRowFieldsFragment;
export type WholeWork = WorkFieldsFragment;

export const worksKey = ['work', 'list'] as const;

/** All works of the user; the live channel asks again when one changes in another window. */
export const useWorks = () =>
  useQuery({
    queryKey: worksKey,
    queryFn: async ({ signal }) => (await request(WorksDocument, {}, signal)).works,
  });

/** A work as it is stored now. */
export const readWork = async (id: string, signal?: AbortSignal): Promise<WholeWork> =>
  (await request(WorkDocument, { id }, signal)).work;

/** A work with its long texts, read anew for each dialog: an edit builds on what is stored. */
export const useWork = (id: string) =>
  useQuery({
    queryKey: ['work', 'one', id],
    queryFn: ({ signal }) => readWork(id, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
