import { useTranslation } from 'react-i18next';
import { InfoDialog } from '#web/components/info-dialog.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import type { Job } from '#web/lib/use-job.ts';

type Props = { job: Job; failure: unknown; name: string; onClose: () => void };

/** The customers are one at once; quotations, offers and colours follow, with or without this dialog (CUS-039). */
export function MergeProgress({ job, failure, name, onClose }: Props) {
  const { t } = useTranslation('customerMerge');
  const isDone = job.state === 'done';
  return (
    <InfoDialog title={t(isDone ? 'done' : 'working')} onClose={onClose}>
      {isDone ? (
        <p role="status">{t('doneText', { name })}</p>
      ) : (
        <JobProgress job={job} label={t('progress', { name })} failure={failure} />
      )}
    </InfoDialog>
  );
}
