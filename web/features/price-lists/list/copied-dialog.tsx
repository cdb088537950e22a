import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { type Job, useJob } from '#web/lib/use-job.ts';

type Props = { list: { id: string; name: string }; started: Job; onClose: () => void };

/** How far the prices of a copied list are, and what came of them. */
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

/** Notes that are read; of more than these their number says enough. */
const shownNotes = 8;

function Result({ job: { counts, notes } }: { job: Job }) {
  const { t } = useTranslation('priceLists');
  const reasonOf = useReason();
  const countOf = (wanted: string) => counts.find(({ ended }) => ended === wanted)?.count ?? 0;
  const [changed, left, skipped] = [countOf('changed'), countOf('left'), countOf('skipped')];
  const shown = notes.slice(0, shownNotes);
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

/** Why a product was left out, in the words of this dialog: those of failures speak of a save. */
function useReason() {
  const { t } = useTranslation('priceLists');
  const reasons: Record<string, string> = {
    'not-found': t('copied.reasons.gone'),
    'too-large': t('copied.reasons.tooLarge'),
    conflict: t('copied.reasons.conflict'),
  };
  return (reason: string) => reasons[reason] ?? t('copied.reasons.other');
}
