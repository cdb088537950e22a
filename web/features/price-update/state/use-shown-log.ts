import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogLine } from '#web/components/job-log/job-log.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useJobLog } from '#web/lib/use-job-log.ts';
import { useLogLines } from './use-log-lines.ts';
import type { Preview } from './use-preview.ts';

type Failures = { preview: unknown; update: unknown };

/** The lines of the log: preview, failures of this screen (PUP-021, PUP-022) and the job, live. */
export function useShownLog(preview: Preview | undefined, job: Job | undefined, failures: Failures) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const linesOf = useLogLines();
  const said = useJobLog(job);
  const [failed, setFailed] = useState<LogLine[]>([]);
  const add = (text: string) =>
    setFailed((before) => [...before, { at: new Date().toISOString(), tone: 'error', text }]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is noted once, when it happens
  useEffect(() => {
    if (failures.preview) add(failureText(failures.preview, (reason) => t('failed.preview', { reason })));
  }, [failures.preview]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (failures.update) add(failureText(failures.update, (reason) => t('failed.update', { reason })));
  }, [failures.update]);
  const lines = [...linesOf(preview?.log ?? []), ...failed, ...linesOf(said.lines)];
  return {
    lines: lines.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    failure: said.failure ? failureText(said.failure) : undefined,
  };
}
