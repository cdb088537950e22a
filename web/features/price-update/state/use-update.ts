import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { useFactors } from './use-factors.ts';
import { usePreview } from './use-preview.ts';
import { useRuns } from './use-runs.ts';
import { useShownLog } from './use-shown-log.ts';

/** Factors, their preview, the updates, and the log of all of them. */
export function useUpdate() {
  const { t } = useTranslation('priceUpdate');
  const runs = useRuns();
  const unfinished = runs.runs.find(({ job }) => job.state === 'waiting' || job.state === 'running');
  const previews = usePreview(unfinished?.preview);
  const { preview, making } = previews;
  const factors = useFactors(preview?.table);
  const previewFailure = making.error ?? previews.failure;
  const updateFailure = runs.start.error ?? runs.failure ?? runs.loadFailure;
  const log = useShownLog(preview, runs.job, { preview: previewFailure, update: updateFailure });
  useUnsavedGuard(factors.isChanged, { title: t('leave.title'), text: t('leave.text') });
  const isMade = runs.runs.some(({ job, preview: of }) => of === preview?.id && job.state === 'done');
  return { runs, previews, preview, making, previewFailure, factors, log, isMade };
}
export type Update = ReturnType<typeof useUpdate>;
