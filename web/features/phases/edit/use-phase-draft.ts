import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mergePhaseDrafts } from '#shared/catalogue/phase-form/merge-phase-drafts.ts';
import { draftOf, type PhaseDraft, phaseInputOf } from '#shared/catalogue/phase-form/phase-draft.ts';
import { UpdatePhaseDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import type { Timer } from '#web/lib/timer.ts';
import { useEntityDraft } from '#web/lib/use-entity-draft.ts';
import { type EditedPhase, phaseKey, readPhase } from './use-phase.ts';

export type EditPhase = (change: Partial<PhaseDraft> | ((now: PhaseDraft) => PhaseDraft)) => void;

/** The phase being edited, and its save. */
export function usePhaseDraft(stored: EditedPhase, timer?: Timer) {
  const { t } = useTranslation('phases');
  const queries = useQueryClient();
  const { id } = stored;
  return useEntityDraft<EditedPhase, PhaseDraft>({
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
    merge: mergePhaseDrafts,
    leave: { title: t('leave.title'), text: t('leave.text') },
    ...(timer && { timer }),
  });
}
export type PhaseEntity = ReturnType<typeof usePhaseDraft>;
