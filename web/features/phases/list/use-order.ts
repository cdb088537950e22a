import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { ReorderPhasesDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { moved } from '#web/lib/moved.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';
import { type ListedPhase, phasesKey } from './use-phases.ts';

const idsOf = (phases: readonly ListedPhase[]) => phases.map(({ id }) => id);

/** A drop shows at once and is stored; when that fails the phases stand as before, and it is said (PHA-005). */
export function useOrder() {
  const { t } = useTranslation('phases');
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = usePhaseFailure();
  const [last, setLast] = useState<string>();
  const { mutate } = useMutation({
    mutationFn: (order: { ids: string[]; from: string[] }) => request(ReorderPhasesDocument, order),
    scope: { id: 'order of phases' },
    onError: (error) =>
      toast({ tone: 'err', text: t('list.orderFailed', { reason: failureText(error, 'save') }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: phasesKey }),
  });
  const move = useCallback(
    (id: string, position: number) => {
      const phases = queries.getQueryData<ListedPhase[]>(phasesKey) ?? [];
      const phase = phases.find((one) => one.id === id);
      if (!phase) return;
      const sorted = moved(phases, phase, position);
      queries.setQueryData<ListedPhase[]>(phasesKey, sorted);
      setLast(id);
      mutate({ ids: idsOf(sorted), from: idsOf(phases) });
    },
    [queries, mutate],
  );
  return { move, last };
}
