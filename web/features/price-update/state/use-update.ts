import { useTranslation } from 'react-i18next';
import type { Job } from '#web/lib/use-job.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { useFactors } from './use-factors.ts';
import { type Preview, usePreview, type Wanted } from './use-preview.ts';
import { type Runs, useRuns } from './use-runs.ts';
import { useShownLog } from './use-shown-log.ts';
import { useWhen } from './use-when.ts';

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
  const { preview, making, changing } = previews;
  const own = runs.runs.find((run) => run.preview === preview?.id);
  const isTaken = own !== undefined && !own.undo && own.job.state !== 'cancelled';
  const isAlone = preview !== undefined && !own && isOrphan(preview, runs);
  const factors = useFactors(preview?.table, isTaken);
  const when = useWhen(preview);
  const previewFailure = making.error ?? changing.error ?? previews.failure;
  const updateFailure = (isAlone ? undefined : runs.start.error) ?? runs.failure ?? runs.loadFailure;
  const log = useShownLog(preview, runs.job, { preview: previewFailure, update: updateFailure });
  useUnsavedGuard(factors.isChanged, { title: t('leave.title'), text: t('leave.text') });
  // The result of somebody else's update says nothing of the preview that is shown: it is told beside it.
  const isForeign =
    preview !== undefined && !runs.isOurs && ![own?.job.id, own?.undo?.id].includes(runs.job?.id);
  /** The newest wish: one picks faster than previews are made. */
  const asked = making.isPending ? making.variables : preview;
  /** Previews the update again, with the factors as they are now and what else is wanted of it. */
  const remake = (changes: Partial<Wanted> = {}) => {
    const { evenRecent = [], pricelists, replaces } = asked ?? {};
    const kept =
      isTaken && !making.isPending
        ? { evenRecent: [], replaces: null }
        : { evenRecent, replaces: isAlone ? null : replaces };
    const startsAt = when.startsAt ?? null;
    making.mutate({ table: factors.next, pricelists, startsAt, ...kept, ...changes });
  };
  return {
    isPast: isForeign || making.isPending || changing.isPending || isAfter(preview, runs.job),
    ...{ runs, previews, preview, asked, making, previewFailure, factors, when, log, remake },
    show: (id: string) => {
      when.forget();
      previews.show(id);
    },
    isTaken,
    isAlone,
    isMade: own?.job.state === 'done',
    isWaiting: own?.job.state === 'waiting' || own?.job.state === 'held',
  };
}
export type Update = ReturnType<typeof useUpdate>;
