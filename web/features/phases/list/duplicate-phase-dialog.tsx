import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { longestPhaseName, type PhaseNameForm } from '#shared/schemas/phase-input.ts';
import { DuplicatePhaseDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useNameOfCopy } from '#web/lib/use-name-of-copy.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { PhaseNameDialog } from './phase-name-dialog.tsx';
import { phasesKey } from './use-phases.ts';

type Props = {
  phase: { id: string; name: { it: string; en?: string | null } };
  /** Edits of the original wait to be saved: they are not copied. */
  hasUnsavedEdits?: boolean;
  newId?: NewId;
  onClose: () => void;
};

/** A phase like another, by its names; the new phase opens. */
export function DuplicatePhaseDialog({ phase, hasUnsavedEdits = false, newId = randomId, onClose }: Props) {
  const { t } = useTranslation('phases');
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const labelOf = usePhaseLabel();
  const nameOf = useNameOfCopy(longestPhaseName);
  const keyOf = useAttemptKey(newId);
  const saving = useMutation({
    mutationFn: async (name: PhaseNameForm) => {
      const wanted = { id: phase.id, name };
      return (await request(DuplicatePhaseDocument, { key: keyOf(wanted), ...wanted })).duplicatePhase;
    },
    onSuccess: (id, name) => {
      void queries.invalidateQueries({ queryKey: phasesKey });
      onClose();
      toast({ text: t('dialog.duplicated', { phase: labelOf(name) }) });
      navigate(paths.phase(id));
    },
  });
  return (
    <PhaseNameDialog
      title={t('dialog.duplicateTitle')}
      context={t(hasUnsavedEdits ? 'dialog.duplicateSaved' : 'dialog.duplicateContext')}
      action={t('dialog.duplicate')}
      icon="copy"
      names={{ it: nameOf(phase.name.it, 'it'), en: nameOf(phase.name.en ?? '', 'en') }}
      saving={saving}
      onClose={onClose}
    />
  );
}
