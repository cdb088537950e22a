import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PhaseNameForm } from '#shared/schemas/phase-input.ts';
import { CreatePhaseDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { type NewId, randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { PhaseNameDialog } from './phase-name-dialog.tsx';
import { phasesKey } from './use-phases.ts';

type Props = { onCreated: (id: string) => void; onClose: () => void; newId?: NewId };

/** A new phase by its names; the new phase opens (PHA-010, PHA-012). */
export function NewPhaseDialog({ onCreated, onClose, newId = randomId }: Props) {
  const { t } = useTranslation('phases');
  const queries = useQueryClient();
  const keyOf = useAttemptKey(newId);
  const saving = useMutation({
    mutationFn: async (name: PhaseNameForm) =>
      (await request(CreatePhaseDocument, { key: keyOf(name), name })).createPhase,
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: phasesKey });
      onClose();
      onCreated(id);
    },
  });
  return (
    <PhaseNameDialog
      title={t('dialog.newTitle')}
      context={t('dialog.newContext')}
      action={t('dialog.create')}
      icon="plus"
      names={{ it: '', en: '' }}
      saving={saving}
      onClose={onClose}
    />
  );
}
