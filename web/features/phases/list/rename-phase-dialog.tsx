import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PhaseNameForm, type PhaseNames, phaseNameForm } from '#shared/schemas/phase-input.ts';
import { FormConflict } from '#web/components/form-conflict.tsx';
import { RenamePhaseDocument } from '#web/graphql/phases.ts';
import { codeOf, savedMeanwhile } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { PhaseNameDialog } from './phase-name-dialog.tsx';
import { type ListedPhase, phasesKey } from './use-phases.ts';

type Props = { phase: ListedPhase; onClose: () => void };
type Conflict = { mine: PhaseNames; theirs: ListedPhase; by: { updatedBy: string; updatedAt: string } };

const namesOf = ({ name }: ListedPhase): PhaseNames => ({ it: name.it, en: name.en ?? '' });

/** Other names for a phase; products show the new one (PHA-019). A conflict shows the other one's (OPC-50). */
export function RenamePhaseDialog({ phase, onClose }: Props) {
  const { t } = useTranslation('phases');
  const { base, conflict, saving, rename, back } = useRename(phase, onClose);
  return (
    <>
      <PhaseNameDialog
        title={t('dialog.renameTitle')}
        context={t('dialog.renameContext')}
        action={t('dialog.rename')}
        icon="pen-to-square"
        names={namesOf(base)}
        saving={{ ...saving, mutate: (name) => rename(name, base.revision) }}
        onClose={onClose}
      />
      {conflict && (
        <FormConflict
          forms={{ base: namesOf(base), mine: conflict.mine, theirs: namesOf(conflict.theirs) }}
          theirs={conflict.by}
          shown={({ it, en }) => [
            { path: 'it', name: t('dialog.nameIt'), value: it },
            { path: 'en', name: t('dialog.nameEn'), value: en ?? '' },
          ]}
          busy={saving.isPending}
          onSave={(kept) => rename(phaseNameForm.parse(kept), conflict.theirs.revision)}
          onReload={onClose}
          onClose={back}
        />
      )}
    </>
  );
}

function useRename(phase: ListedPhase, onClose: () => void) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const queries = useQueryClient();
  const labelOf = usePhaseLabel();
  // The list is read anew while the dialog is open.
  const [base] = useState(phase);
  const [conflict, setConflict] = useState<Conflict>();
  const { mutate, ...saving } = useMutation({
    mutationFn: ({ name, revision }: { name: PhaseNameForm; revision: number }) =>
      request(RenamePhaseDocument, { id: base.id, revision, name }),
    onSuccess: (_, { name }) => {
      onClose();
      toast({ text: t('dialog.renamed', { phase: labelOf(name) }) });
    },
    onError: async (cause, { name }) => {
      if (codeOf(cause) !== 'conflict') return;
      await queries.invalidateQueries({ queryKey: phasesKey });
      const theirs = queries.getQueryData<ListedPhase[]>(phasesKey)?.find(({ id }) => id === base.id);
      if (theirs) setConflict({ mine: name, theirs, by: savedMeanwhile(cause) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['phase'] }),
  });
  return {
    ...{ base, conflict, saving },
    rename: (name: PhaseNameForm, revision: number) => mutate({ name, revision }),
    back: () => {
      setConflict(undefined);
      saving.reset();
    },
  };
}
