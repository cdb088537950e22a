import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { countOf, type Job } from '#web/lib/use-job.ts';
import type { Runs } from '../state/use-runs.ts';

type Props = { job: Job; undo: Runs['undo']; onClose: () => void };

/** Asks before an update is undone. */
export function UndoDialog({ job, undo, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const count = countOf(job, 'updated');
  const close = () => {
    undo.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('undo.title')}
      action={t('undo.action')}
      busy={undo.isPending}
      failure={undo.error ? failureText(undo.error) : undefined}
      onConfirm={() => undo.mutate(job.id, { onSuccess: onClose })}
      onCancel={close}
    >
      {t('undo.text', {
        at: formatDateTime(job.finishedAt ?? job.startedAt),
        ranges: t('ranges', { count, number: formatWhole(count) }),
      })}
    </ConfirmDialog>
  );
}
