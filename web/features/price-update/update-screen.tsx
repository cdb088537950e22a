import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogPlace } from '#web/components/dialog-place.tsx';
import { JobLog } from '#web/components/job-log/job-log.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useNarrowerThan } from '#web/lib/use-narrower-than.ts';
import { Changed } from './conflict/changed.tsx';
import { useConflict } from './conflict/use-conflict.ts';
import { Dialogs, type OpenDialog } from './dialogs.tsx';
import { OtherPrices } from './other-prices.tsx';
import { QuotationsCard } from './quotations-card.tsx';
import { Running } from './runs/running.tsx';
import { RunsCard } from './runs/runs-card.tsx';
import { WaitingCard } from './runs/waiting-card.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useOldText } from './state/use-hindrance.ts';
import { type Update, useUpdate } from './state/use-update.ts';
import { useWishes } from './state/use-wishes.ts';
import { SummaryTiles } from './summary-tiles.tsx';
import { PricesCard } from './table/prices-card.tsx';

/** Factors, their effect on the prices, and the update itself. */
export function UpdateScreen() {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const update = useUpdate();
  const { runs, preview, previews, previewFailure, factors, remake, successor } = update;
  const isOld = useOldText(update) !== undefined || update.standing === 'outdated' || Boolean(successor);
  const [open, setOpen] = useState<OpenDialog>();
  const { wishes, keep } = useWishes(update);
  const conflict = useConflict(update, wishes);
  const asNew = () => {
    setOpen(undefined);
    runs.start.reset();
    remake({}, null);
  };
  // On wide screens log and runs stand beside the prices. On narrow ones they come first, folded: the prices are long.
  const narrow = useNarrowerThan(1024);
  return (
    <ScreenFrame update={update} onPaste={() => setOpen('paste')} onStart={() => setOpen('start')}>
      <Running runs={runs} isPast={update.isPast} />
      {Boolean(previewFailure) && (
        <Alert tone="err">{failureText(previewFailure, (reason) => t('failed.preview', { reason }))}</Alert>
      )}
      {update.isAlone && <Alone update={update} onAsNew={asNew} />}
      {successor && <Changed successor={successor} busy={!conflict} onLook={() => setOpen('conflict')} />}
      {preview && <OtherPrices preview={preview} />}
      {preview && <SummaryTiles summary={preview.summary} isOld={isOld} />}
      <div className={preview ? 'split price-update' : 'stack'}>
        {narrow && <Aside update={update} folds={preview !== undefined} />}
        {preview && (
          <div className="stack">
            <SettingsCard preview={preview} prepared={update} />
            <PricesCard key={previews.line} preview={preview} factors={factors} />
          </div>
        )}
        {!narrow && <Aside update={update} folds={false} />}
      </div>
      <DialogPlace>
        <Dialogs {...{ update, wishes, conflict, open }} onWishes={keep} onClose={() => setOpen(undefined)} />
      </DialogPlace>
    </ScreenFrame>
  );
}

type AloneProps = { update: Update; onAsNew: () => void };

/** The update that the preview was to change waits no more: its factors and its day can still be those of a new update. */
function Alone({ update, onAsNew }: AloneProps) {
  const { t } = useTranslation('priceUpdate');
  const { preview, runs } = update;
  // The newest first: it, or what it was changed into.
  const last = runs.runs.find(({ job }) =>
    [job.id, ...(job.replaces ?? [])].includes(preview?.replaces ?? ''),
  );
  const isCancelled = last?.job.state === 'cancelled';
  return (
    <Alert
      tone="warn"
      action={
        <Button small busy={update.isMaking} onClick={onAsNew}>
          {t('alone.asNew')}
        </Button>
      }
    >
      {isCancelled ? t('alone.cancelled') : t('alone.begun')}
    </Alert>
  );
}

function Aside({ update, folds }: { update: Update; folds: boolean }) {
  const { t } = useTranslation('priceUpdate');
  const { preview, log, runs, previews } = update;
  return (
    <aside className="stack">
      <WaitingCard {...{ runs, previews, folds }} onShow={update.show} onChange={update.change} />
      {(preview || log.lines.length > 0) && <JobLog lines={log.lines} failure={log.failure} folds={folds} />}
      <RunsCard runs={runs} folds={folds} onShow={update.show} />
      {preview && <Alert tone="warn">{t('keepsQuotations')}</Alert>}
      {preview && <QuotationsCard check={preview.quotations} folds={folds} />}
    </aside>
  );
}
