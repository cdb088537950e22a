import { queryOptions, useQuery } from '@tanstack/react-query';
import { EditablePhaseDocument, type EditablePhaseQuery } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';

export type EditedPhase = EditablePhaseQuery['editablePhase'];

export const readPhase = async (id: string, signal?: AbortSignal): Promise<EditedPhase> =>
  (await request(EditablePhaseDocument, { id }, signal)).editablePhase;

const phaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['phase', 'one', id],
    queryFn: ({ signal }) => readPhase(id, signal),
  });
export const phaseKey = (id: string) => phaseQuery(id).queryKey;

/** One phase; live: a save elsewhere asks again (PHA-071). */
export const usePhase = (id: string) => useQuery(phaseQuery(id));
