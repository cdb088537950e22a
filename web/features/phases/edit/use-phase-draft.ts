import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, type PhaseDraft, phaseInputOf } from '#shared/catalogue/phase-form/phase-draft.ts';
import { UpdatePhaseDocument } from '#web/graphql/phases.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';
import { type EditedPhase, phaseKey, readPhase } from './use-phase.ts';

export type EditPhase = (change: Partial<PhaseDraft> | ((now: PhaseDraft) => PhaseDraft)) => void;

/** The phase being edited, its save, and what is said when that fails (OPC-49, OPC-50). */
export function usePhaseDraft(stored: EditedPhase, timer?: Timer) {
  const { t } = useTranslation('phases');
  const queries = useQueryClient();
  const { id } = stored;
  const entity = useEntityDraft<EditedPhase, PhaseDraft>({
    stored,
    toDraft: draftOf,
    send: async (draft, revision) => {
      const phase = phaseInputOf(draft, { id, revision });
      const { updatePhase } = await request(UpdatePhaseDocument, { phase });
      queries.setQueryData(phaseKey(id), updatePhase);
      void queries.invalidateQueries({ queryKey: ['phase', 'list'] });
      return updatePhase;
    },
    reload: () => readPhase(id),
    leave: { title: t('leave.title'), text: t('leave.text') },
    ...(timer && { timer }),
  });
  useSaidFailure(entity.failure, entity.conflict !== undefined);
  return entity;
}
export type PhaseEntity = ReturnType<typeof usePhaseDraft>;

/** A save that failed is said until it is dismissed; a conflict has its own dialog. */
function useSaidFailure(failure: unknown, hasDialog: boolean) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const failureText = usePhaseFailure();
  const latest = { t, toast, failureText };
  const said = useRef(latest);
  said.current = latest;
  useEffect(() => {
    if (failure === undefined || hasDialog) return;
    const { current } = said;
    const reason = current.failureText(failure, 'save');
    return current.toast({
      tone: 'err',
      text: current.t('edit.saveFailed', { reason, code: codeOf(failure) }),
    });
  }, [failure, hasDialog]);
}
