import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ShownFirst } from '#web/components/file-check/shown-first.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useSpreadsheet } from '#web/lib/use-spreadsheet.ts';
import { ImportCard } from './import-card.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportsCard } from './imports-card.tsx';
import { useCheck } from './use-check.ts';
import { useImports } from './use-imports.ts';
import { WorkbookCheckResult } from './workbook-check-result.tsx';
import './workbook-page.css';

/** /prodotti/importa: the catalogue out to a file and back. */
export default function WorkbookPage() {
  const { t } = useTranslation(['workbook', 'fileCheck', 'common']);
  const failureText = useFailureText();
  const { state, send, checkAgain, startOver } = useCheck();
  const work = useImports();
  const take = (file: File) => {
    work.starting.reset();
    send(file);
  };
  return (
    <PageFrame
      title={t('title')}
      breadcrumbs={[{ label: t('common:areas.products'), to: paths.products }, { label: t('title') }]}
    >
      <div className="file-page stack">
        <p className="muted">{t('intro')}</p>
        <div className="file-ways">
          <ExportCard />
          <ImportCard state={state} onFile={take} waiting={work.isRunning} />
        </div>
        {Boolean(work.loadFailure) && (
          <Alert tone="warn">
            {failureText(work.loadFailure, (reason) => t('job.loadFailed', { reason }))}
          </Alert>
        )}
        {state.at === 'checked' && (
          <ShownFirst key={state.check.id}>
            <WorkbookCheckResult
              check={state.check}
              starting={work.starting.isPending}
              startFailure={work.starting.error}
              onApply={() => work.starting.mutate(state.check.id, { onSuccess: startOver })}
              onDiscard={startOver}
              onLeaveLater={checkAgain}
            />
          </ShownFirst>
        )}
        {work.job && (state.at !== 'checked' || work.isRunning) && (
          <ShownProgress work={work} job={work.job} />
        )}
        {work.imports && work.imports.length > 0 && <ImportsCard imports={work.imports} work={work} />}
      </div>
    </PageFrame>
  );
}

type ProgressProps = { work: ReturnType<typeof useImports>; job: Job };

/** The screen goes to an import that was begun here; one that was found stays below. */
function ShownProgress({ work, job }: ProgressProps) {
  const progress = <ImportProgress job={job} failure={work.failure} />;
  return work.wasBegunHere ? <ShownFirst key={job.id}>{progress}</ShownFirst> : progress;
}

/** The whole catalogue as a file. */
function ExportCard() {
  const { t } = useTranslation('workbook');
  const { busy, save } = useSpreadsheet({
    path: '/downloadCatalogueXLS',
    fileName: `${t('fileName')}.xlsx`,
    failed: (reason) => t('export.failed', { reason }),
  });
  return (
    <Card title={t('export.title')}>
      <p className="muted">{t('export.text')}</p>
      <div>
        <Button icon="download" busy={busy} onClick={save}>
          {t('export.action')}
        </Button>
      </div>
    </Card>
  );
}
