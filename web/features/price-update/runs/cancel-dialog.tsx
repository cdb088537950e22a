import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { Run, Runs } from '../state/use-runs.ts';
import { useScopeTexts } from './use-scope-texts.ts';

type Props = { run: Run; cancel: Runs['cancel']; onClose: () => void };

/** Asks before a scheduled update is cancelled: nothing brings it back. */
export function CancelDialog({ run, cancel, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const toast = useToast();
  const { job } = run;
  const { lists, products } = useScopeTexts(run);
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
      <div className="stack-s">
        <p>{job.name ? t('waiting.askNamed', { name: job.name, at }) : t('waiting.askText', { at })}</p>
        <p className="muted">{t('runs.by', { by: job.startedBy })}</p>
        <p className="muted">{lists}</p>
        <p className="muted">{products}</p>
      </div>
    </ConfirmDialog>
  );
}
