import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { fraction } from '#shared/money/units.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useMoment } from '#web/lib/use-moment.ts';
import type { Run } from '../state/use-runs.ts';

type Props = {
  successor: Run;
  /** The versions are not read yet. */
  busy: boolean;
  onLook: () => void;
};

/** Two people change one update. The other person saved first: their update waits now, with other values. */
export function Changed({ successor: { job, averageVariation }, busy, onLook }: Props) {
  const { t } = useTranslation(['priceUpdate', 'catalogue']);
  const moment = useMoment();
  return (
    <Alert
      tone="warn"
      action={
        <Button small busy={busy} onClick={onLook}>
          {t('catalogue:conflict.look')}
        </Button>
      }
    >
      {t('changed.text', {
        by: job.startedBy,
        time: moment(job.startedAt),
        percent: formatSignedPercent(fraction(averageVariation ?? 0)),
        day: formatDateTime(job.startsAt ?? ''),
      })}
    </Alert>
  );
}
