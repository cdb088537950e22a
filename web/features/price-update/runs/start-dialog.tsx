import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatSignedPercent } from '#shared/format/format-percent.ts';
import { fraction } from '#shared/money/units.ts';
import { longestUpdateName } from '#shared/schemas/price-update.ts';
import { Alert } from '#web/components/alert.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { RadioCard, RadioCards } from '#web/components/radio-card.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { changesOf } from '../state/use-hindrance.ts';
import type { Preview } from '../state/use-preview.ts';
import type { Run, Runs } from '../state/use-runs.ts';
import type { Wishes } from '../state/use-wishes.ts';

type Props = {
  preview: Preview;
  wishes: Wishes;
  /** Why it cannot begin: it may have become so while the dialog is open. */
  hindrance: string | false;
  runs: Runs;
  /** Keeps the wishes that it is begun with. */
  onWishes: (wishes: Wishes) => void;
  onClose: () => void;
};

/** Whether an update that waits for its day changes prices of one of these lists. */
const waitsFor = ({ job, pricelists }: Run, lists: readonly string[]) =>
  job.state === 'waiting' && lists.some((list) => pricelists?.includes(list) ?? true);

/** Asks before prices change: now, or on the day of the preview; unusual factors are confirmed by themselves (PUP-012). */
export function StartDialog({ preview, wishes, runs, hindrance, onWishes, onClose }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const [isConfirmed, setConfirmed] = useState(false);
  const [name, setName] = useState(wishes.name);
  const [stops, setStops] = useState(wishes.stops);
  const { start } = runs;
  const { startsAt, summary } = preview;
  const count = changesOf(preview);
  const failure = !start.isPending && (hindrance || (start.error && failureText(start.error)));
  const changing = preview.priceLists.filter(({ changes }) => changes > 0).map((list) => list.name);
  const waiting = runs.runs.filter((run) => waitsFor(run, changing)).length;
  const begin = () => {
    if (name.trim().length > longestUpdateName) return;
    onWishes({ name, stops });
    const scheduled = startsAt ? { name, stopsForOtherPrices: stops } : {};
    const wanted = { preview: preview.id, confirmUnusual: isConfirmed, ...scheduled };
    start.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={startsAt ? t('start.titleScheduled', { count }) : t('start.title', { count })}
      action={startsAt ? t('start.schedule', { count }) : t('start.action', { count })}
      busy={start.isPending}
      disabledReason={hindrance || (summary.unusual > 0 && !isConfirmed && t('start.confirmFirst'))}
      failure={failure || undefined}
      onConfirm={begin}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{startsAt ? t('start.on', { at: formatDateTime(startsAt) }) : t('start.text')}</p>
        <p>
          {t('start.what', {
            lists: changing.join(', '),
            percent: formatSignedPercent(fraction(summary.averageVariation)),
          })}
        </p>
        {summary.unusual > 0 && (
          <UnusualField count={summary.unusual} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
        )}
        {!startsAt && waiting > 0 && <Alert tone="warn">{t('start.waiting', { count: waiting })}</Alert>}
        {startsAt && <OnTheDay stops={stops} onStops={setStops} />}
        {startsAt && (
          <TextField
            label={t('start.name')}
            hint={t('start.nameHint')}
            longest={longestUpdateName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
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

type OnTheDayProps = { stops: boolean; onStops: (stops: boolean) => void };

/** Whether the update stops when prices are others on the day than were confirmed (PRG-034). */
function OnTheDay({ stops, onStops }: OnTheDayProps) {
  const { t } = useTranslation('priceUpdate');
  const group = useId();
  return (
    <RadioCards legend={t('start.onTheDay')}>
      <RadioCard name={group} label={t('start.apply')} checked={!stops} onChoose={() => onStops(false)}>
        {t('start.applyMeans')}
      </RadioCard>
      <RadioCard name={group} label={t('start.stop')} checked={stops} onChoose={() => onStops(true)}>
        {t('start.stopMeans')}
      </RadioCard>
    </RadioCards>
  );
}
