import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import type { Job } from '#web/lib/use-job.ts';
import { outcomeOf } from './outcome.ts';

/** Tells whoever scrolled away that the run ended which ran while the screen was open. */
export function useToldEnd(job: Job | undefined) {
  const { t } = useTranslation('repair');
  const toast = useToast();
  const running = useRef<string>(undefined);
  useEffect(() => {
    if (!job) return;
    if (job.state === 'running') running.current = job.id;
    if (job.state !== 'done' || running.current !== job.id) return;
    running.current = undefined;
    const { changed: count } = outcomeOf(job);
    toast({ text: t(job.variant === 'dry' ? 'log.finished-dry' : 'log.finished', { count }) });
  }, [job, toast, t]);
}
