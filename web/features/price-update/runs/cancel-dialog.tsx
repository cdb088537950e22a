import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { Runs } from '../state/use-runs.ts';

type Props = { job: Job; cancel: Runs['cancel']; onClose: () => void };

/** Asks before a scheduled update is cancelled: nothing brings it back. */
export function CancelDialog({ job, cancel, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const toast = useToast();
  const at = formatDateTime(job.startsAt ?? '');
  const close = () => {
    cancel.reset();
    onClose();
  };
  const done = () => {
    toast({ text: t('waiting.cancelled') });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('waiting.ask')}
      action={t('waiting.confirm')}
      busy={cancel.isPending}
      failure={cancel.error ? failureText(cancel.error) : undefined}
      onConfirm={() => cancel.mutate(job.id, { onSuccess: done })}
      onCancel={close}
    >
      {job.name ? t('waiting.askNamed', { name: job.name, at }) : t('waiting.askText', { at })}
    </ConfirmDialog>
  );
}
