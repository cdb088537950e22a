import { useTranslation } from 'react-i18next';
import { mayLeave } from '#web/lib/leave-guard.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { usePrepared } from './use-prepared.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { type Runs, useRuns } from './use-runs.ts';
import { useShownLog } from './use-shown-log.ts';

/** The preview was begun when that update was over: its result is no news any more. */
const isAfter = (preview: Preview | undefined, job: Job | undefined) =>
  Boolean(preview && job?.finishedAt && preview.previewedAt > job.finishedAt);

/** The waiting update that a preview was to take the place of waits no more. */
function isOrphan({ replaces }: Preview, { runs, isLoaded }: Runs) {
  const replaced = runs.find(({ job }) => job.id === replaces);
  return Boolean(replaces) && isLoaded && replaced?.job.state !== 'waiting' && replaced?.job.state !== 'held';
}

/** Factors, their preview, the updates, and the log of all of them. */
export function useUpdate() {
  const { t } = useTranslation('priceUpdate');
  const runs = useRuns();
  const running = runs.runs.find(({ job }) => job.state === 'running');
  const previews = usePreview(running?.preview);
  const { preview, changing } = previews;
  const own = runs.runs.find((run) => run.preview === preview?.id);
  const isTaken = own !== undefined && !own.undo && own.job.state !== 'cancelled';
  const isAlone = preview !== undefined && !own && isOrphan(preview, runs);
  const prepared = usePrepared(previews, { isTaken, isAlone });
  const { factors, isMaking } = prepared;
  const previewFailure = previews.making.error ?? changing.error ?? previews.failure;
  const updateFailure = (isAlone ? undefined : runs.start.error) ?? runs.failure ?? runs.loadFailure;
  const log = useShownLog(preview, runs.job, { preview: previewFailure, update: updateFailure });
  useUnsavedGuard(factors.isChanged || factors.typed.size > 0, {
    texts: { title: t('leave.title'), text: t('leave.text') },
  });
  // The result of somebody else's update says nothing of the preview that is shown: it is told beside it.
  const isForeign =
    preview !== undefined && !runs.isOurs && ![own?.job.id, own?.undo?.id].includes(runs.job?.id);
  /** Shows the preview of another update: what was typed for this one would go. */
  const show = async (id: string) => {
    if (id === previews.id || !(await mayLeave())) return;
    factors.forgetAll();
    previews.show(id);
  };
  return {
    ...prepared,
    isPast: isForeign || isMaking || changing.isPending || isAfter(preview, runs.job),
    ...{ runs, previews, preview, previewFailure, log, show },
    /** Previews a waiting update anew, to take its place. */
    change: (run: { preview: string; job: string }) =>
      changing.mutate(run, { onSuccess: ({ id }) => void show(id) }),
    isTaken,
    isAlone,
    isMade: own?.job.state === 'done',
    isWaiting: own?.job.state === 'waiting' || own?.job.state === 'held',
  };
}
export type Update = ReturnType<typeof useUpdate>;
