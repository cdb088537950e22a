import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { JobLog } from '#web/components/job-log/job-log.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { TableDialog } from './factors/table-dialog.tsx';
import { QuotationsCard } from './quotations-card.tsx';
import { Running } from './runs/running.tsx';
import { RunsCard } from './runs/runs-card.tsx';
import { StartDialog } from './runs/start-dialog.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { useFactors } from './state/use-factors.ts';
import { usePreview } from './state/use-preview.ts';
import { useRuns } from './state/use-runs.ts';
import { useShownLog } from './state/use-shown-log.ts';
import { SummaryTiles } from './summary-tiles.tsx';
import { PricesCard } from './table/prices-card.tsx';

/** Factors, what they do to the prices, and the update itself. */
export function UpdateScreen() {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const runs = useRuns();
  const unfinished = runs.runs.find(({ job }) => job.state === 'waiting' || job.state === 'running');
  const previews = usePreview(unfinished?.preview);
  const { preview, making } = previews;
  const factors = useFactors(preview?.table);
  const [open, setOpen] = useState<'start' | 'paste'>();
  const failures = { preview: making.error ?? previews.failure, update: runs.start.error ?? runs.failure };
  const log = useShownLog(preview, runs.job, failures);
  useUnsavedGuard(factors.isChanged, { title: t('leave.title'), text: t('leave.text') });
  const close = () => {
    runs.start.reset();
    setOpen(undefined);
  };
  const isMade = runs.runs.some(({ job, preview: of }) => of === preview?.id && job.state === 'done');
  return (
    <ScreenFrame
      preview={preview}
      factors={factors}
      isBusy={runs.isBusy}
      isMade={isMade}
      isMaking={making.isPending}
      onPreview={() => making.mutate(factors.table)}
      onPaste={() => setOpen('paste')}
      onStart={() => setOpen('start')}
    >
      <Running runs={runs} />
      {Boolean(failures.preview) && (
        <Alert tone="err">{t('failed.preview', { reason: failureText(failures.preview) })}</Alert>
      )}
      {preview && <SummaryTiles summary={preview.summary} isOld={factors.isChanged} />}
      <div className={preview ? 'split price-update' : 'stack'}>
        {preview && (
          <PricesCard key={preview.id} preview={preview} factors={factors} disabled={runs.isBusy} />
        )}
        <aside className="stack">
          {(preview || log.lines.length > 0) && <JobLog lines={log.lines} failure={log.failure} />}
          {preview && <Alert tone="warn">{t('keepsQuotations')}</Alert>}
          {preview && <QuotationsCard check={preview.quotations} />}
          <RunsCard runs={runs} onShow={previews.show} />
        </aside>
      </div>
      {open === 'paste' && preview && (
        <TableDialog preview={preview} table={factors.table} onTake={factors.replace} onClose={close} />
      )}
      {open === 'start' && preview && (
        <StartDialog preview={preview} count={countOf(preview.summary)} start={runs.start} onClose={close} />
      )}
    </ScreenFrame>
  );
}

const countOf = ({ increase, decrease }: { increase: number; decrease: number }) => increase + decrease;
