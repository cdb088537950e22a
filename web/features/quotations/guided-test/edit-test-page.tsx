import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { GuidedTestRecord } from '#shared/schemas/guided-test-record.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { ScreenLoading } from '#web/app/screen-loading.tsx';
import { useUser } from '#web/app/session.ts';
import { useToast } from '#web/components/toast.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { placeOf } from '../selection/place-of.ts';
import { useEditedSelection } from '../selection/use-edited-selection.ts';
import { useUpdateFailureText, useUpdateSelection } from '../selection/use-update-selection.ts';
import { useQuotation } from '../view/use-quotation.ts';
import { sentTest } from './sent-test.ts';
import { storedState } from './stored-state.ts';
import { TestLoading } from './test-loading.tsx';
import { TestScreen } from './test-screen.tsx';
import type { TestState } from './test-state.ts';
import { useGuidedRun } from './use-guided-run.ts';
import { type Questionnaire, type TestGround, useQuestionnaire, useTestGround } from './use-questionnaire.ts';
import { useTestProducts } from './use-test-products.ts';

type Tools = { timer?: Timer; newId?: NewId };

const viewOf = (id: string) => `/preventivi/${encodeURIComponent(id)}`;

/** /preventivi/:id/modifica?test: the test that a quotation was made with, taken up again (OPW-23). */
export default function EditTestPage(tools: Tools) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuotation(id);
  if (error && !data) return <QuotationNotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenLoading />;
  if (!data.guidedTest) return <Navigate to={viewOf(id)} replace />;
  return <LoadedTest key={data.id} loaded={data} record={data.guidedTest} {...tools} />;
}

type Props = Tools & { loaded: Quotation; record: GuidedTestRecord };

/** The version it was made with, whatever is published by now. */
function LoadedTest({ loaded, record, ...tools }: Props) {
  const user = useUser();
  const [first] = useState(record);
  const { data: started, error: failure, refetch } = useQuestionnaire(first.version);
  const { ground, error, retry } = useTestGround();
  const again = () => {
    retry();
    void refetch();
  };
  if (!started || !ground) return <TestLoading error={error ?? failure} onRetry={again} />;
  const state = storedState(loaded, first, started, ground, user);
  return <EditedTest {...{ loaded, started, ground, state }} {...tools} />;
}

type EditedProps = Tools & {
  loaded: Quotation;
  started: Questionnaire;
  ground: TestGround;
  state: TestState;
};

function EditedTest({ loaded, started, ground, state, timer, newId = randomId }: EditedProps) {
  const { t } = useTranslation(['quotations', 'guidedTest']);
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useUpdateFailureText();
  const { catalogue } = ground;
  const { saving, failure, dismissFailure, update } = useUpdateSelection();
  const { base, before, selection, changes } = useEditedSelection(loaded, catalogue, saving, newId);
  const guided = useGuidedRun(started, ground, state);
  const products = useTestProducts(guided, selection, catalogue, newId);
  const { test } = guided;
  const [initial] = useState(() => said(state));
  const isChanged = changes > 0 || said(test) !== initial;
  const release = useUnsavedGuard(isChanged);
  const view = viewOf(base.id);
  const run = async () => {
    const sent = sentTest(guided.questionnaire.version, test);
    if (!(await update(base, before, selection.rows, sent))) return;
    release();
    navigate(view, { replace: true });
    toast({ text: t('selection.updated') });
  };
  return (
    <TestScreen
      {...{ guided, products, selection, catalogue, timer, failure }}
      stored={base}
      breadcrumbs={[
        { label: t('title'), to: '/preventivi' },
        { label: quotationTitle(base), to: view },
        { label: t('guidedTest:title') },
      ]}
      meta={[
        { icon: 'file', text: base.name },
        { icon: 'map-marker', text: placeOf(base) },
      ]}
      priceList={base.pricelist?.name}
      failureText={failureText(failure)}
      onDismissFailure={dismissFailure}
      finish={{
        label: t('selection.update'),
        busy: saving,
        disabledReason: !isChanged && t('guidedTest:unchanged'),
        run: () => void run(),
      }}
      backTo={view}
      manualAddress={`${view}/modifica`}
      onRestarted={() => {}}
    />
  );
}

/** What a save would send, to tell whether anything changed. */
const said = ({ run: { answers, color, colorlist }, chosen, packs }: TestState) =>
  JSON.stringify([answers, color, colorlist, chosen, packs]);
