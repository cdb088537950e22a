import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { quotationTitle } from '#shared/quotation-name/quotation-title.ts';
import type { GuidedTestRecord } from '#shared/schemas/guided-test-record.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { useToast } from '#web/components/toast.tsx';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import { placeOf } from '../selection/place-of.ts';
import { useEditedSelection } from '../selection/use-edited-selection.ts';
import { useUpdateFailureText, useUpdateSelection } from '../selection/use-update-selection.ts';
import { useQuotation } from '../view/use-quotation.ts';
import { forgetTest, readKeptTest } from './run/kept-test.ts';
import { ResumeQuestion } from './run/resume-question.tsx';
import { keptState, type StoredState, storedState } from './run/stored-state.ts';
import type { TestState } from './run/test-state.ts';
import { useGuidedRun } from './run/use-guided-run.ts';
import { type GuidedTest, type TestGround, useGuidedTest, useTestGround } from './run/use-guided-test.ts';
import { useKeptTest } from './run/use-kept-test.ts';
import { sentTest } from './sent-test.ts';
import { TestLoading } from './test-loading.tsx';
import { TestScreen } from './test-screen.tsx';
import { useTestProducts } from './use-test-products.ts';

type Tools = { timer?: Timer; newId?: NewId };

/** /preventivi/:id/modifica?test: the test that a quotation was made with, taken up again (OPW-23). */
export default function EditTestPage(tools: Tools) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuotation(id);
  if (error && !data) return <QuotationNotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenLoading />;
  if (!data.guidedTest) return <Navigate to={paths.quotation(id)} replace />;
  return <LoadedTest key={data.id} loaded={data} record={data.guidedTest} {...tools} />;
}

type Props = Tools & { loaded: Quotation; record: GuidedTestRecord };

/** The version it was made with, whatever is published by now. */
function LoadedTest({ loaded, record, ...tools }: Props) {
  const user = useUser();
  const [first] = useState(record);
  const { data: started, error: failure, refetch } = useGuidedTest(first.version);
  const { ground, error, retry } = useTestGround();
  const again = () => {
    retry();
    void refetch();
  };
  if (!started || !ground) return <TestLoading error={error ?? failure} onRetry={again} />;
  const stored = storedState(loaded, first, started, ground, user);
  return <MaybeKept {...{ loaded, started, ground, stored }} {...tools} />;
}

type StoredProps = Tools & {
  loaded: Quotation;
  started: GuidedTest;
  ground: TestGround;
  /** The test as it was when the quotation was saved. */
  stored: StoredState;
};

/** Changes of the test that were under way on this device are offered first, while they are of this revision. */
function MaybeKept(props: StoredProps) {
  const { t } = useTranslation(['guidedTest', 'quotations']);
  const { loaded, started, stored } = props;
  const { id: userId } = useUser();
  const [kept, setKept] = useState(() => {
    const found = readKeptTest(userId, loaded.id);
    return found?.revision === loaded.revision ? found : undefined;
  });
  const [state, setState] = useState<TestState>();
  if (state || !kept) return <EditedTest {...props} state={state ?? stored.state} />;
  return (
    <ResumeQuestion
      kept={kept}
      breadcrumbs={crumbsOf(loaded, t)}
      restart={t('resume.fromQuotation')}
      onResume={() => setState(keptState(kept.state, started, stored))}
      onRestart={() => {
        forgetTest(userId, loaded.id);
        setKept(undefined);
      }}
    />
  );
}

const crumbsOf = (base: Quotation, t: TFunction<['guidedTest', 'quotations']>) => [
  { label: t('quotations:title'), to: paths.quotations },
  { label: quotationTitle(base), to: paths.quotation(base.id) },
  { label: t('guidedTest:title') },
];

type EditedProps = StoredProps & { state: TestState };

function EditedTest({ loaded, started, ground, stored, state, timer, newId = randomId }: EditedProps) {
  const { t } = useTranslation(['guidedTest', 'quotations']);
  const user = useUser();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useUpdateFailureText();
  const { catalogue } = ground;
  const { saving, failure, dismissFailure, update } = useUpdateSelection();
  const { base, before, selection, changes } = useEditedSelection(loaded, catalogue, saving, newId);
  const guided = useGuidedRun(started, ground, state);
  const products = useTestProducts(guided, selection, catalogue, newId);
  const { test } = guided;
  const [initial] = useState(() => said(stored.state));
  const isChanged = changes > 0 || said(test) !== initial;
  const release = useUnsavedGuard(isChanged);
  const kept = useMemo(
    () => (isChanged ? keptOf(base, guided.guidedTest.version, test) : undefined),
    [isChanged, base, guided.guidedTest.version, test],
  );
  const forget = useKeptTest(user.id, kept, timer, base.id);
  const view = paths.quotation(base.id);
  const run = async () => {
    const sent = sentTest(guided.guidedTest.version, test);
    if (!(await update(base, before, selection.rows, sent))) return;
    forget(true);
    release();
    navigate(view, { replace: true });
    toast({ text: t('quotations:selection.updated') });
  };
  return (
    <TestScreen
      {...{ guided, products, selection, catalogue, timer, failure }}
      stored={base}
      breadcrumbs={crumbsOf(base, t)}
      meta={[
        { icon: 'file', text: base.name },
        { icon: 'map-marker', text: placeOf(base) },
      ]}
      priceList={base.pricelist?.name}
      failureText={failureText(failure)}
      onDismissFailure={dismissFailure}
      finish={{
        label: t('quotations:selection.update'),
        busy: saving,
        disabledReason: !isChanged && t('unchanged'),
        run: () => void run(),
      }}
      backTo={view}
      manualAddress={paths.editQuotation(base.id)}
      onRestarted={() => forget(false)}
    />
  );
}

const keptOf = ({ name, location, province, revision }: Quotation, version: number, state: TestState) => ({
  details: { name, location, province: province ?? '' },
  version,
  revision,
  state,
  rows: [],
});

/** What a save would send, to tell whether anything changed. */
const said = ({ run: { answers, color, colorlist }, chosen, packs }: TestState) =>
  JSON.stringify([answers, color, colorlist, chosen, packs]);
