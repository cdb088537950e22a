import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { DeletePhaseDocument, PhaseUsesDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';
import type { ListedPhase } from './use-phases.ts';

type Props = { phase: ListedPhase; onClose: () => void };

/** Asks before a phase is deleted, and says how many products hold it (PHA-013, OPC-17). */
export function DeleteDialog({ phase, onClose }: Props) {
  const { t } = useTranslation('phases');
  const toast = useToast();
  const queries = useQueryClient();
  const failureText = usePhaseFailure();
  const name = usePhaseLabel()(phase.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(DeletePhaseDocument, { id: phase.id }),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: ['phase', 'one', phase.id] });
      await queries.invalidateQueries({ queryKey: ['phase', 'list'] });
      onClose();
      toast({ text: t('delete.done', { phase: name }) });
    },
  });
  const uses = useQuery({
    queryKey: ['product', 'list', 'of-phase', phase.id],
    queryFn: async ({ signal }) => (await request(PhaseUsesDocument, { id: phase.id }, signal)).phaseUses,
  });
  const failed = error ?? uses.error;
  return (
    <ConfirmDialog
      danger
      title={t('delete.title')}
      action={t('delete.action')}
      busy={isPending}
      failure={failed ? failureText(failed) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t('delete.text', { phase: name })}</p>
      <p role="status">
        {uses.data
          ? uses.data.map(({ kind, count }) => (
              <span key={kind}>{count > 0 ? t('delete.uses', { count }) : t('delete.noUses')}</span>
            ))
          : uses.isPending && t('delete.counting')}
      </p>
    </ConfirmDialog>
  );
}
