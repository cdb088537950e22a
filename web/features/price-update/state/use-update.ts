import { useTranslation } from 'react-i18next';
import { runOf, type Standing, successorOf } from '#shared/price-update/standing.ts';
import { mayLeave } from '#web/lib/leave-guard.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { standingOfShown } from './standing-of-shown.ts';
import { usePrepared } from './use-prepared.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { useRuns } from './use-runs.ts';
import { useShownLog } from './use-shown-log.ts';

/** The preview was begun when that update was over: its result is no news any more. */
const isAfter = (preview: Preview | undefined, job: Job | undefined) =>
  Boolean(preview && job?.finishedAt && preview.previewedAt > job.finishedAt);

const isTakenIn = (standing: Standing | undefined) =>
  ['waiting', 'held', 'running', 'made'].some((taken) => taken === standing);

/** Factors, their preview, the updates, and the log of all of them. */
export function useUpdate() {
  const { t } = useTranslation('priceUpdate');
  const runs = useRuns();
  const previews = usePreview(runs.runs);
  const { preview, changing } = previews;
  const own = runOf(preview?.id, runs.runs);
  const standing = standingOfShown(preview, runs);
  const isTaken = isTakenIn(standing);
  const isAlone = standing === 'alone';
  const isChanged = standing === 'changed';
  const prepared = usePrepared(previews, { isTaken, isAlone, isChanged });
  const { factors, isMaking } = prepared;
  const previewFailure =
    (isChanged ? undefined : previews.making.error) ?? changing.error ?? previews.failure;
  const updateFailure =
    (isAlone || isChanged ? undefined : runs.start.error) ?? runs.failure ?? runs.loadFailure;
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
    change: (run: Parameters<typeof changing.mutate>[0]) =>
      changing.mutate(run, { onSuccess: ({ id }) => void show(id) }),
    ...{ standing, isTaken, isAlone },
    /** The update into which somebody else changed the one that is changed here. */
    successor: isChanged ? successorOf(preview?.replaces, runs.runs) : undefined,
  };
}
export type Update = ReturnType<typeof useUpdate>;
