import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import type { GuidedTestRecord } from '#shared/schemas/guided-test-record.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { QuotationNotLoaded } from '../parts/quotation-not-loaded.tsx';
import type { ChosenRow } from '../selection/chosen-product.ts';
import { useEditedCrumbs, useEditedQuotation } from '../selection/use-edited-quotation.ts';
import { useQuotation } from '../view/use-quotation.ts';
import { useKeptRun } from './run/kept-test.ts';
import { KeptTestOffer } from './run/kept-test-offer.tsx';
import { LoadedTest } from './run/loaded-test.tsx';
import { keptState, type StoredState, storedState } from './run/stored-state.ts';
import { sentTest, type TestState } from './run/test-state.ts';
import { useGuidedRun } from './run/use-guided-run.ts';
import type { GuidedTest, TestGround } from './run/use-guided-test.ts';
import { TestScreen } from './test-screen.tsx';
import { useTestProducts } from './use-test-products.ts';

type Tools = { timer?: Timer; newId?: NewId };

/** /preventivi/:id/modifica?test: resumes the test that a quotation was made with (OPW-23). */
export default function EditTestPage(tools: Tools) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuotation(id);
  if (error && !data) return <QuotationNotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenLoading />;
  if (!data.guidedTest) return <Navigate to={paths.quotation(id)} replace />;
  return <StartedTest key={data.id} loaded={data} record={data.guidedTest} {...tools} />;
}

type StartedProps = Tools & { loaded: Quotation; record: GuidedTestRecord };

/** The version it was made with, even when a newer one is published. */
function StartedTest({ loaded, record, ...tools }: StartedProps) {
  const user = useUser();
  const [first] = useState(record);
  return (
    <LoadedTest version={first.version}>
      {(started, ground) => (
        <OfferedTest
          {...{ loaded, started, ground }}
          stored={storedState(loaded, first, started, ground, user)}
          {...tools}
        />
      )}
    </LoadedTest>
  );
}

type Props = Tools & {
  loaded: Quotation;
  started: GuidedTest;
  ground: TestGround;
  /** The test as it was when the quotation was saved. */
  stored: StoredState;
};

function OfferedTest(props: Props) {
  const { t } = useTranslation('guidedTest');
  const { loaded, started, stored } = props;
  return (
    <KeptTestOffer
      quotation={loaded}
      breadcrumbs={useEditedCrumbs(loaded, t('title'))}
      restart={t('resume.fromQuotation')}
    >
      {(kept) => (
        <EditedTest {...props} state={kept ? keptState(kept.state, started, stored) : stored.state} />
      )}
    </KeptTestOffer>
  );
}

type EditedProps = Props & { state: TestState };

function EditedTest({ loaded, started, ground, stored, state, timer, newId = randomId }: EditedProps) {
  const { t } = useTranslation(['guidedTest', 'quotations']);
  const { catalogue } = ground;
  const { base, facts, selection, changes, saving, update } = useEditedQuotation(loaded, catalogue, newId);
  const guided = useGuidedRun(started, ground, state);
  const products = useTestProducts(guided, selection, catalogue, newId);
  const { test } = guided;
  const { version } = guided.guidedTest;
  const [initial] = useState(() => choicesOf(stored.state));
  const isChanged = changes > 0 || choicesOf(test) !== initial;
  const release = useUnsavedGuard(isChanged);
  const forget = useKeptRun(base, guided, noRows, isChanged, timer);
  const onSaved = () => {
    forget(true);
    release();
  };
  return (
    <TestScreen
      {...facts}
      {...{ guided, products, selection, catalogue, timer }}
      stored={base}
      breadcrumbs={useEditedCrumbs(base, t('title'))}
      primary={{
        label: t('quotations:selection.update'),
        busy: saving,
        disabledReason: !isChanged && t('unchanged'),
        run: () => void update(onSaved, sentTest(version, test)),
      }}
      backTo={paths.quotation(base.id)}
      manualAddress={paths.editQuotation(base.id)}
      onRestarted={() => forget(false)}
    />
  );
}

const noRows: readonly ChosenRow[] = [];

/** The choices that a save sends, to compare them. */
const choicesOf = ({ run: { answers, color, colorlist }, chosen, packs }: TestState) =>
  JSON.stringify([answers, color, colorlist, chosen, packs]);
