import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhaseNameForm } from '#shared/schemas/phase-input.ts';
import { RenamePhaseDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { PhaseNameDialog } from './phase-name-dialog.tsx';
import { type ListedPhase, phasesKey } from './use-phases.ts';

type Props = { phase: ListedPhase; onClose: () => void };

/**
 * Other names for a phase; products show the new one (PHA-019). After a conflict the dialog says who saved the phase;
 * the next attempt renames it all the same (OPC-50).
 */
export function RenamePhaseDialog({ phase, onClose }: Props) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const queries = useQueryClient();
  const labelOf = usePhaseLabel();
  const [revision, setRevision] = useState(phase.revision);
  const saving = useMutation({
    mutationFn: (name: PhaseNameForm) => request(RenamePhaseDocument, { id: phase.id, revision, name }),
    onSuccess: async (_, name) => {
      onClose();
      toast({ text: t('dialog.renamed', { phase: labelOf(name) }) });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['phase'] });
      const now = queries.getQueryData<ListedPhase[]>(phasesKey)?.find(({ id }) => id === phase.id);
      if (now) setRevision(now.revision);
    },
  });
  return (
    <PhaseNameDialog
      title={t('dialog.renameTitle')}
      context={t('dialog.renameContext')}
      action={t('dialog.rename')}
      icon="pen-to-square"
      names={{ it: phase.name.it, en: phase.name.en ?? '' }}
      saving={saving}
      onClose={onClose}
    />
  );
}
