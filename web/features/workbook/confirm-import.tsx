import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { isLost } from '#web/lib/failure.ts';
import { TakenAlert } from './taken-alert.tsx';
import type { Check } from './use-check.ts';
import { useCheckFailure } from './use-check-failure.ts';
import { useCounts, useLaterCounts } from './use-counts.ts';

type Props = {
  check: Pick<Check, 'plans' | 'taken' | 'later' | 'doubtCount'>;
  busy: boolean;
  failure: unknown;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once more, with the counts, before the catalogue changes. */
export function ConfirmImport({ check, busy, failure, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('workbook');
  const failureText = useCheckFailure();
  const { what } = useCounts(check);
  const later = useLaterCounts(check.later);
  const failed = failure
    ? isLost(failure)
      ? t('failed.applyUnknown')
      : failureText(failure, (reason) => t('failed.apply', { reason }))
    : undefined;
  return (
    <ConfirmDialog
      title={t('confirm.title', { what })}
      action={t('confirm.action')}
      busy={busy}
      failure={failed}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="stack">
        <TakenAlert taken={check.taken} />
        {check.doubtCount > 0 && <Alert tone="warn">{t('doubts.some', { count: check.doubtCount })}</Alert>}
        {check.later && !check.later.areLeft && (
          <Alert tone="warn">{t('later.confirm', { what: later })}</Alert>
        )}
        <p>{t('confirm.text')}</p>
      </div>
    </ConfirmDialog>
  );
}
