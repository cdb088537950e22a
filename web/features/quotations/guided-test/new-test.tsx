import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { isStarted } from '#shared/guided-test/test-run.ts';
import type { NewQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { BeginGuidedTestDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import type { ChosenRow } from '../selection/chosen-product.ts';
import { useNewQuotation } from '../selection/use-new-quotation.ts';
import { useSelection } from '../selection/use-selection.ts';
import { useKeptRun } from './run/kept-test.ts';
import { sentTest, type TestState } from './run/test-state.ts';
import { type GuidedRun, useGuidedRun } from './run/use-guided-run.ts';
import type { GuidedTest, TestGround } from './run/use-guided-test.ts';
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
  const { catalogue } = ground;
  const guided = useGuidedRun(started, ground, state);
  const { test, guidedTest } = guided;
  const selection = useSelection(rows, catalogue, newId);
  const products = useTestProducts(guided, selection, catalogue, newId);
  const { facts, breadcrumbs, saving, create } = useNewQuotation(details, newId);
  const isBegun = isStarted(test.run);
  const forget = useKeptRun(details, guided, selection.rows, isBegun, timer);
  const release = useUnsavedGuard(isBegun);
  const onCreated = () => {
    forget(true);
    release();
  };
  return (
    <TestScreen
      {...facts}
      {...{ breadcrumbs, products, selection, catalogue, timer }}
      guided={countedRun(guided)}
      primary={{
        label: t('selection.create'),
        busy: saving,
        disabledReason: false,
        run: () => void create({ rows: selection.rows, test: sentTest(guidedTest.version, test) }, onCreated),
      }}
      backTo={paths.quotations}
      manualAddress={paths.newQuotation('manual', details)}
      onRestarted={() => forget(false)}
    />
  );
}

/** Counts the first answer of a run; a resumed run has answers. A lost count harms nobody. */
const countedRun = (guided: GuidedRun): GuidedRun => ({
  ...guided,
  answer(...given) {
    guided.answer(...given);
    if (isStarted(guided.test.run)) return;
    request(BeginGuidedTestDocument, { run: randomId() }).catch(() => undefined);
  },
});
