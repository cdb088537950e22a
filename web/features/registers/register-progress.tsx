import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import type { Register } from '#shared/registers/register.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { OutcomeCounts } from '#web/components/outcome-counts.tsx';
import { countOf, type Job } from '#web/lib/use-job.ts';

type Props = { register: Register; job: Job; failure: unknown };

/** Progress of an import, or its result once it is done. */
export function RegisterProgress({ register, job, failure }: Props) {
  const { t } = useTranslation('registerImport');
  if (job.state === 'running')
    return (
      <Card title={t('running')}>
        <JobProgress job={job} label={t(`${register}.working`)} failure={failure} />
      </Card>
    );
  const [left, refused] = [countOf(job, 'left'), countOf(job, 'refused')];
  return (
    <Card title={t('done')}>
      <div role="status">
        <OutcomeCounts
          counts={(['added', 'changed', 'left'] as const).map((ended) => ({
            name: t(`${register}.ended.${ended}`),
            count: ended === 'left' ? left + refused : countOf(job, ended),
          }))}
        />
      </div>
      {refused > 0 && <p className="muted">{t('confirmRefused', { count: refused })}</p>}
      {left > 0 && <p className="muted">{t('leftWhy', { count: left })}</p>}
      <div>
        <ButtonLink to={paths[register]}>{t(`${register}.open`)}</ButtonLink>
      </div>
    </Card>
  );
}
