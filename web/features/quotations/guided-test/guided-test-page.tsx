import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { resumeRun } from '#shared/guided-test/test-run.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { askForNew } from '../parts/ask-for-new.ts';
import { readNewQuotation } from '../parts/read-new-quotation.ts';
import { NewTest } from './new-test.tsx';
import { forgetTest, type KeptTest, readKeptTest } from './run/kept-test.ts';
import { ResumeQuestion } from './run/resume-question.tsx';
import { newTest } from './run/test-state.ts';
import { useGuidedTest, useTestGround } from './run/use-guided-test.ts';
import { TestLoading } from './test-loading.tsx';

type Tools = { timer?: Timer; newId?: NewId };

/** /preventivi/nuovo/test?name=…&location=…&province=… (WIZ-004). */
export default function GuidedTestPage(tools: Tools) {
  const [query] = useSearchParams();
  const { country } = useUser();
  const details = readNewQuotation(query, country);
  if (!details) return <Navigate to={paths.quotations} replace state={askForNew} />;
  return <MaybeKept details={details} {...tools} />;
}

type Props = Tools & { details: NewQuotationForm };

/** A test that was under way on this device is offered first. */
function MaybeKept({ details, ...tools }: Props) {
  const { id } = useUser();
  const navigate = useNavigate();
  const { t } = useTranslation(['guidedTest', 'quotations']);
  const [kept, setKept] = useState(() => readKeptTest(id));
  const [resumed, setResumed] = useState<KeptTest>();
  if (resumed) return <LoadedTest key="resumed" details={resumed.details} kept={resumed} {...tools} />;
  if (!kept) return <LoadedTest key="new" details={details} {...tools} />;
  return (
    <ResumeQuestion
      kept={kept}
      breadcrumbs={[
        { label: t('quotations:title'), to: paths.quotations },
        { label: t('quotations:selection.newCrumb') },
      ]}
      restart={t('restart.label')}
      onResume={() => {
        setResumed(kept);
        navigate(paths.newQuotation('test', kept.details), { replace: true });
      }}
      onRestart={() => {
        forgetTest(id);
        setKept(undefined);
      }}
    />
  );
}

/** The test once everything it needs is there: from then on it asks the server for nothing while answering. */
function LoadedTest({ details, kept, timer, newId = randomId }: Props & { kept?: KeptTest }) {
  const guidedTest = useGuidedTest(kept?.version);
  const { ground, error, retry } = useTestGround();
  const [started, setStarted] = useState(guidedTest.data);
  if (!started && guidedTest.data) setStarted(guidedTest.data);
  if (!started || !ground) {
    const again = () => {
      retry();
      void guidedTest.refetch();
    };
    return <TestLoading error={error ?? guidedTest.error} onRetry={again} />;
  }
  const state = kept
    ? { ...kept.state, run: resumeRun(started.config, kept.state.run) }
    : newTest(started.config);
  const rows = (kept?.rows ?? []).flatMap(({ product: id, ...row }) => {
    const product = ground.catalogue.get(id);
    return product ? [{ ...row, product }] : [];
  });
  return <NewTest {...{ details, started, ground, state, rows, timer, newId }} />;
}
