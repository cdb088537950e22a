import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { countOf, type Job, useJob } from '#web/lib/use-job.ts';

type Props = { list: { id: string; name: string }; started: Job; onClose: () => void };

/** Progress and result of copying the prices of a list. */
export function CopiedDialog({ list: { id, name }, started, onClose }: Props) {
  const { t } = useTranslation('priceLists');
  const navigate = useNavigate();
  const { job = started, failure } = useJob(started);
  const isDone = job.state === 'done';
  return (
    <DialogFrame
      title={t(isDone ? 'copied.title' : 'copied.working', { name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={onClose} data-autofocus>
            {t('copied.close')}
          </Button>
          <Button variant="primary" icon="list" onClick={() => navigate(paths.priceListProducts(id))}>
            {t('copied.products')}
          </Button>
        </>
      }
    >
      {isDone ? <Result job={job} /> : <JobProgress job={job} label={t('copied.label')} failure={failure} />}
    </DialogFrame>
  );
}

/** Notes that are shown; further ones are only counted. */
const shownNotes = 8;

function Result({ job }: { job: Job }) {
  const { t } = useTranslation('priceLists');
  const reasonOf = useReason();
  const [changed, left, skipped] = [countOf(job, 'changed'), countOf(job, 'left'), countOf(job, 'skipped')];
  const shown = job.notes.slice(0, shownNotes);
  return (
    <div className="stack" role="status">
      <p>{t('copied.changed', { count: changed })}</p>
      {left > 0 && <p>{t('copied.left', { count: left })}</p>}
      {skipped > 0 && (
        <Alert tone="warn">
          <p>{t('copied.skipped', { count: skipped })}</p>
          <ul>
            {shown.map(({ subject, reason }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name, and the list never changes
              <li key={place}>{t('copied.note', { product: subject, reason: reasonOf(reason) })}</li>
            ))}
            {skipped > shown.length && <li>{t('copied.more', { count: skipped - shown.length })}</li>}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** Why a product was left out. The texts of failures do not fit: they speak of a save. */
function useReason() {
  const { t } = useTranslation('priceLists');
  const reasons: Record<string, string> = {
    'not-found': t('copied.reasons.gone'),
    'too-large': t('copied.reasons.tooLarge'),
    conflict: t('copied.reasons.conflict'),
  };
  return (reason: string) => reasons[reason] ?? t('copied.reasons.other');
}
