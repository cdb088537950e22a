import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { isStarted } from '#shared/guided-test/test-run.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import type { NewId } from '#web/lib/use-attempt-key.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import { placeOf } from '../selection/place-of.ts';
import { useCreateQuotation } from '../selection/use-create-quotation.ts';
import { useSelection } from '../selection/use-selection.ts';
import { countedRun } from './run/counted-run.ts';
import type { KeptTest } from './run/kept-test.ts';
import type { TestState } from './run/test-state.ts';
import { type GuidedRun, useGuidedRun } from './run/use-guided-run.ts';
import type { GuidedTest, TestGround } from './run/use-guided-test.ts';
import { useKeptTest } from './run/use-kept-test.ts';
import { sentTest } from './sent-test.ts';
import { TestScreen } from './test-screen.tsx';
import { useTestProducts } from './use-test-products.ts';

type Props = {
  details: NewQuotationForm;
  started: GuidedTest;
  ground: TestGround;
  state: TestState;
  rows: readonly ChosenRow[];
  timer: Timer | undefined;
  newId: NewId;
};

/** A test that ends with a new quotation. */
export function NewTest({ details, started, ground, state, rows, timer, newId }: Props) {
  const { t } = useTranslation('quotations');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const user = useUser();
  const { catalogue } = ground;
  const guided = useGuidedRun(started, ground, state);
  const selection = useSelection(rows, catalogue, newId);
  const products = useTestProducts(guided, selection, catalogue, newId);
  const { saving, failure, dismissFailure, create } = useCreateQuotation(details, newId);
  const forget = useKeptTest(user.id, useWhatIsKept(details, guided, selection.rows), timer);
  const release = useUnsavedGuard(isStarted(guided.test.run));
  const run = async () => {
    const id = await create(selection.rows, sentTest(guided.guidedTest.version, guided.test));
    if (id === undefined) return;
    forget(true);
    release();
    navigate(paths.quotation(id), { replace: true });
  };
  return (
    <TestScreen
      {...{ products, selection, catalogue, timer, failure }}
      guided={countedRun(guided)}
      breadcrumbs={[{ label: t('title'), to: paths.quotations }, { label: t('selection.newCrumb') }]}
      meta={[
        { icon: 'file', text: details.name },
        { icon: 'map-marker', text: placeOf(details) },
      ]}
      priceList={user.pricelistName}
      failureText={failure === undefined ? undefined : failureText(failure, 'save')}
      onDismissFailure={dismissFailure}
      finish={{
        label: t('selection.create'),
        busy: saving,
        disabledReason: false,
        run: () => void run(),
      }}
      backTo={paths.quotations}
      manualAddress={paths.newQuotation('manual', details)}
      onRestarted={() => forget(false)}
    />
  );
}

/** Nothing is kept before the first answer. */
function useWhatIsKept(
  details: NewQuotationForm,
  { test, guidedTest: { version } }: GuidedRun,
  rows: readonly ChosenRow[],
): KeptTest | undefined {
  const { name, location, province = '' } = details;
  return useMemo(() => {
    if (!isStarted(test.run)) return undefined;
    return {
      details: { name, location, province },
      version,
      state: test,
      rows: rows.map(({ sId, product, consumptionRange }) => ({
        sId,
        product: product.id,
        consumptionRange,
      })),
    };
  }, [test, rows, version, name, location, province]);
}
