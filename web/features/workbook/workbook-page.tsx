import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { CheckResult } from './check-result.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ShownFirst } from './shown-first.tsx';
import { type CheckState, useCheck } from './use-check.ts';
import { useImportJob } from './use-import-job.ts';
import './workbook-page.css';

type Checked = Extract<CheckState, { at: 'checked' }>['check'];

/** /prodotti/importa: the catalogue out to a file and back. */
export default function WorkbookPage() {
  const { t } = useTranslation(['workbook', 'common']);
  const failureText = useFailureText();
  const { state, send, startOver } = useCheck();
  const work = useImportJob();
  const take = (file: File) => {
    work.forgetFailure();
    send(file);
  };
  const apply = async (check: Checked) => {
    if (await work.start(check.id)) startOver();
  };
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={[{ label: t('common:areas.products'), to: paths.products }, { label: t('title') }]}
    >
      <div className="workbook stack">
        <p className="muted">{t('intro')}</p>
        <div className="workbook-ways">
          <ExportCard />
          <ImportCard state={state} onFile={take} waiting={work.isRunning} />
        </div>
        {Boolean(work.loadFailure) && (
          <Alert tone="warn">{t('job.loadFailed', { reason: failureText(work.loadFailure) })}</Alert>
        )}
        {state.at === 'checked' && (
          <ShownFirst key={state.check.id}>
            <CheckResult
              check={state.check}
              starting={work.starting}
              startFailure={work.startFailure}
              onApply={() => void apply(state.check)}
              onDiscard={startOver}
            />
          </ShownFirst>
        )}
        {work.job && (state.at !== 'checked' || work.isRunning) && (
          <ShownProgress work={work} job={work.job} />
        )}
      </div>
    </PageFrame>
  );
}

type ProgressProps = { work: ReturnType<typeof useImportJob>; job: Job };

/** An import that was begun here is gone to; one that was found stays below what the page is for. */
function ShownProgress({ work, job }: ProgressProps) {
  const progress = <ImportProgress job={job} failure={work.failure} isOfThisPage={work.isOfThisPage} />;
  return work.wasBegunHere ? <ShownFirst key={job.id}>{progress}</ShownFirst> : progress;
}
