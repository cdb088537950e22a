import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { DeletePhaseDocument, PhaseUsesDocument } from '#web/graphql/phases.ts';
import { request } from '#web/lib/graphql.ts';
import { usePhaseLabel } from '#web/lib/use-phase-label.ts';
import type { ListedPhase } from './use-phases.ts';

type Props = { phase: ListedPhase; onClose: () => void };

/** Asks before a phase is deleted, and says how many products hold it (PHA-013, OPC-17). */
export function DeletePhaseDialog({ phase: { id, name }, onClose }: Props) {
  const { t } = useTranslation('phases');
  const phase = usePhaseLabel()(name);
  const { data, isPending, error } = useQuery({
    queryKey: ['product', 'list', 'of-phase', id],
    queryFn: async ({ signal }) => (await request(PhaseUsesDocument, { id }, signal)).phaseUses,
  });
  return (
    <DeleteDialog
      title={t('delete.title')}
      action={t('delete.action')}
      done={t('delete.done', { phase })}
      entity="phase"
      id={id}
      remove={() => request(DeletePhaseDocument, { id })}
      failure={error}
      failureTexts={{ 'not-found': t('unknown') }}
      onClose={onClose}
    >
      <p>{t('delete.text', { phase })}</p>
      <p role="status">
        {isPending && t('delete.counting')}
        {data?.map(({ kind, count }) => (
          <span key={kind}>{count > 0 ? t('delete.uses', { count }) : t('delete.noUses')}</span>
        ))}
      </p>
    </DeleteDialog>
  );
}
