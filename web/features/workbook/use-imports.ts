import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  CatalogueImportsDocument,
  type CatalogueImportsQuery,
  ImportUndoDocument,
  type ImportUndoQuery,
  StartCatalogueImportDocument,
  UndoCatalogueImportDocument,
} from '#web/graphql/workbook.ts';
import { request } from '#web/lib/graphql.ts';
import { unlessLost } from '#web/lib/unless-lost.ts';
import { useMakingOnce } from '#web/lib/use-attempt-key.ts';
import { useFollowedJob } from '#web/lib/use-followed-job.ts';
import type { Job } from '#web/lib/use-job.ts';

export type CatalogueImport = CatalogueImportsQuery['catalogueImports'][number];
export type ImportUndo = ImportUndoQuery['importUndo'];

const key = ['job', 'list', 'import'];

const runningOf = (imports: readonly CatalogueImport[]): Job | undefined =>
  imports.flatMap(({ job, undo }) => [undo, job]).find((job) => job?.state === 'running') ?? undefined;

/**
 * The imports, the newest first, and the import or undoing that is followed: the one that was begun here, else one that
 * still runs. A page opened again goes on with it.
 */
export function useImports() {
  const client = useQueryClient();
  const { data: imports, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(CatalogueImportsDocument, {}, signal)).catalogueImports,
    staleTime: 0,
  });
  const { follow, ...followed } = useFollowedJob(imports && runningOf(imports));
  const { job } = followed;
  useEffect(() => {
    if (job?.state === 'done') void client.invalidateQueries({ queryKey: key });
  }, [job?.state, client]);
  return {
    imports,
    loadFailure: error,
    ...followed,
    ...useBeginning(follow),
  };
}

/** Begins an import, or the undoing of one. */
function useBeginning(onBegun: (job: Job) => void) {
  const client = useQueryClient();
  const makingOnce = useMakingOnce();
  const again = { onSettled: () => client.invalidateQueries({ queryKey: key }) };
  const starting = useMutation({
    mutationFn: (check: string) =>
      unlessLost(
        async () => (await request(StartCatalogueImportDocument, { check })).startCatalogueImport,
        async () => runningOf((await request(CatalogueImportsDocument, {})).catalogueImports),
      ),
    onSuccess: onBegun,
    ...again,
  });
  const undoing = useMutation({
    mutationFn: (job: string) =>
      makingOnce(
        { job },
        async (once) => (await request(UndoCatalogueImportDocument, { key: once, job })).undoCatalogueImport,
      ),
    onSuccess: onBegun,
    ...again,
  });
  return { starting, undoing };
}

/** The plan of an undoing as it would be now: asked anew for each question. */
export const useImportUndo = (job: string) =>
  useQuery({
    queryKey: ['workbook', 'undo', job],
    queryFn: async ({ signal }) => (await request(ImportUndoDocument, { job }, signal)).importUndo,
    staleTime: 0,
    gcTime: 0,
  });
