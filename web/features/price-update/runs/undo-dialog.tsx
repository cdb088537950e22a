import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import type { PriceUpdateUndoQuery } from '#web/graphql/price-update.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { type Runs, useUndoPlan } from '../state/use-runs.ts';

type Props = { job: Job; undo: Runs['undo']; onClose: () => void };

/** Asks before an update is undone: how much goes back, and what changed since and stays. */
export function UndoDialog({ job, undo, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const { data: plan, error, refetch } = useUndoPlan(job.id);
  const close = () => {
    undo.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('undo.title')}
      action={t('undo.action')}
      busy={undo.isPending}
      disabled={!plan}
      disabledReason={plan?.back === 0 && t('undo.nothing')}
      failure={undo.error ? failureText(undo.error) : undefined}
      onConfirm={() => undo.mutate(job.id, { onSuccess: onClose })}
      onCancel={close}
    >
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="stack">
          {job.name && <p className="muted">{job.name}</p>}
          {plan ? (
            <Plan plan={plan} at={formatDateTime(job.finishedAt ?? job.startedAt)} />
          ) : (
            <p className="muted" role="status">
              {t('undo.counts')}
            </p>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

type PlanProps = { plan: PriceUpdateUndoQuery['priceUpdateUndo']; at: string };

function Plan({ plan: { back, left, leftCount }, at }: PlanProps) {
  const { t } = useTranslation('priceUpdate');
  const ranges = t('ranges', { count: back, number: formatWhole(back) });
  return (
    <>
      <p>{back > 0 ? t('undo.text', { at, ranges }) : t('undo.nothing')}</p>
      {leftCount > 0 && (
        <Alert tone="warn">
          <p>{t('undo.left', { count: leftCount, number: formatWhole(leftCount) })}</p>
          <ul>
            {left.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
