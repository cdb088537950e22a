import { useQuery } from '@tanstack/react-query';
import { EditablePhasesDocument, type EditablePhasesQuery } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';

export type ListedPhase = EditablePhasesQuery['editablePhases'][number];

/** Live: changes of a phase, and of their order, ask again (PHA-071). */
export const phasesKey = ['phase', 'list', 'editable'];

export const usePhases = () =>
  useQuery({
    queryKey: phasesKey,
    queryFn: async ({ signal }) => (await request(EditablePhasesDocument, {}, signal)).editablePhases,
  });
