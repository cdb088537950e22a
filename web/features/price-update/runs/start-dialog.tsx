import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { instantOf, romeTime } from '#shared/format/rome-time.ts';
import { startProblem } from '#shared/price-update/start-problem.ts';
import { Alert } from '#web/components/alert.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Preview } from '../state/use-preview.ts';
import type { Runs } from '../state/use-runs.ts';

type Props = { preview: Preview; count: number; start: Runs['start']; onClose: () => void };

/** Asks before prices change: now, or from a day on; unusual factors are confirmed by themselves (PUP-012). */
export function StartDialog({ preview, count, start, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const [isConfirmed, setConfirmed] = useState(false);
  const [isLater, setLater] = useState(false);
  const [typed, setTyped] = useState('');
  const { unusual } = preview.summary;
  const startsAt = isLater ? instantOf(typed) : undefined;
  const problem = startsAt && startProblem(startsAt, new Date());
  const wrong = problem && t(`start.${problem}`);
  const reason =
    (unusual > 0 && !isConfirmed && t('start.confirmFirst')) ||
    (isLater && !startsAt && t('start.dateFirst')) ||
    wrong;
  const begin = () => {
    const wanted = { preview: preview.id, confirmUnusual: isConfirmed, startsAt: startsAt ?? null };
    start.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('start.title', { count })}
      action={startsAt ? t('start.schedule', { count }) : t('start.action', { count })}
      busy={start.isPending}
      disabledReason={reason}
      failure={start.error ? failureText(start.error) : undefined}
      onConfirm={begin}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{t('start.text')}</p>
        {unusual > 0 && <UnusualField count={unusual} isConfirmed={isConfirmed} onConfirm={setConfirmed} />}
        <LaterFields
          isLater={isLater}
          typed={typed}
          startsAt={startsAt}
          wrong={wrong}
          onLater={setLater}
          onType={setTyped}
        />
      </div>
    </ConfirmDialog>
  );
}

type UnusualProps = { count: number; isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void };

function UnusualField({ count, isConfirmed, onConfirm }: UnusualProps) {
  const { t } = useTranslation('priceUpdate');
  return (
    <Alert tone="warn">
      <Checkbox
        label={t('start.unusual', { count })}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </Alert>
  );
}

type LaterProps = {
  isLater: boolean;
  typed: string;
  startsAt: string | undefined;
  /** Why it cannot be that day. */
  wrong: string | undefined;
  onLater: (isLater: boolean) => void;
  onType: (typed: string) => void;
};

/** The day from which on the new prices hold, in the time of Italy. */
function LaterFields({ isLater, typed, startsAt, wrong, onLater, onType }: LaterProps) {
  const { t } = useTranslation('priceUpdate');
  return (
    <>
      <Checkbox
        label={t('start.later')}
        checked={isLater}
        onChange={({ target }) => onLater(target.checked)}
      />
      {isLater && (
        <TextField
          type="datetime-local"
          label={t('start.date')}
          required
          hint={startsAt ? t('start.until', { at: formatDateTime(startsAt) }) : t('start.dateHint')}
          error={wrong}
          min={romeTime(new Date().toISOString())}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </>
  );
}
