import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStarted } from '#shared/guided-test/test-run.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { StageStepper, shownStages } from '#web/components/guided-test/stage-stepper.tsx';
import { type Crumb, PageFrame } from '#web/components/page-frame.tsx';
import { SaveFailure } from '#web/components/save-failure.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { ProductCatalogue } from '../selection/chosen-product.ts';
import { PriceListWarning } from '../selection/price-list-warning.tsx';
import type { Primary } from '../selection/primary-button.tsx';
import type { QuotationFacts } from '../selection/quotation-facts.ts';
import type { ChosenPacks } from '../selection/selection-edits.ts';
import { useShortQuestion } from '../selection/short/use-short-question.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { ChosenPanel } from './chosen-panel.tsx';
import { ProductStage, type StageHandle } from './product-stage.tsx';
import { QuestionStage } from './question-stage.tsx';
import type { GuidedRun } from './run/use-guided-run.ts';
import { useGuidedTest } from './run/use-guided-test.ts';
import { TestBar } from './test-bar.tsx';
import { useTestDialogs } from './test-dialogs.ts';
import { useTestDraft } from './use-test-draft.ts';
import type { TestProducts } from './use-test-products.ts';
import './test-screen.css';

type Props = QuotationFacts & {
  breadcrumbs: readonly Crumb[];
  guided: GuidedRun;
  products: TestProducts;
  selection: Selection;
  catalogue: ProductCatalogue;
  /** The quotation that the test is taken up again for. */
  stored?: Quotation;
  primary: Primary;
  backTo: string;
  /** Where products are chosen by hand instead (WIZ-003). */
  manualAddress: string;
  onRestarted: () => void;
  timer: Timer | undefined;
};

/** The texts of all stages: after the first question the test loads none and needs no connection. */
const texts = ['guidedTest', 'whyThis', 'catalogue', 'quotations'] as const;

/** The four stages of a test, for a new quotation and for one that is taken up again. */
export function TestScreen(props: Props) {
  const { breadcrumbs, meta, guided, products, selection, catalogue, failure, timer } = props;
  const { t } = useTranslation(texts);
  const { guidedTest, evaluation, stage, test, missing, phases } = guided;
  useTestDialogs(guidedTest.config, isStarted(test.run));
  const isComplete = missing.length === 0 && selection.rows.length > 0;
  const stages = shownStages(guidedTest.config, evaluation, isComplete ? 1 : 0);
  const { restart, times } = useRestart(guided, products, selection, props.onRestarted);
  const last = useRef<StageHandle>(null);
  const setPacks = (packs: ChosenPacks) =>
    guided.setTest((now) => ({ ...now, packs: { ...now.packs, ...packs } }));
  const draft = useTestDraft(selection.rows, test, props.stored);
  const { save, question } = useShortQuestion(draft, props.primary.run, setPacks);
  const primary = { ...props.primary, run: save };
  const canSave = selection.rows.length > 0 && !primary.disabledReason && !primary.busy;
  return (
    <PageFrame title={t('title')} breadcrumbs={breadcrumbs} meta={meta} withBar>
      <StageStepper stages={stages} current={test.run.currentStage} onGo={guided.goTo} />
      {failure && (
        <div className="test-failure">
          <SaveFailure {...failure} />
        </div>
      )}
      {stage ? (
        <QuestionStage key={stage.name} guided={guided} stage={stage} timer={timer} />
      ) : (
        <div className="split test-split">
          <div className="stack">
            <PriceListWarning priceList={props.priceList} />
            {phases.length === 0 ? (
              <EmptyStage manualAddress={props.manualAddress} />
            ) : (
              <ProductStage
                key={times}
                {...{ guided, products, catalogue, timer }}
                save={canSave ? primary : undefined}
                ref={last}
              />
            )}
          </div>
          <ChosenPanel {...{ guided, selection, timer }} priced={draft.rows} onPacks={setPacks} />
        </div>
      )}
      <TestBar
        {...{ guided, products, primary, last }}
        count={selection.rows.length}
        backTo={props.backTo}
        onRestart={restart}
      />
      {question}
    </PageFrame>
  );
}

/** The answers lead to no phase: products can be chosen by hand (OPW-26). */
function EmptyStage({ manualAddress }: { manualAddress: string }) {
  const { t } = useTranslation('guidedTest');
  return (
    <div className="card">
      <EmptyState
        illustration="bucket"
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <ButtonLink variant="primary" icon="list" to={manualAddress}>
            {t('empty.manual')}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** Restarts all or the current stage, and offers to undo it (WIZ-042, WIZ-043); `times` counts restarts. */
function useRestart(
  guided: GuidedRun,
  products: TestProducts,
  selection: Selection,
  onRestarted: () => void,
) {
  const { t } = useTranslation('guidedTest');
  const toast = useToast();
  // Loaded with the screen and renewed by the live channel; without a connection the last known one.
  const { data: newest } = useGuidedTest(undefined);
  const [times, setTimes] = useState(0);
  const restart = (what: 'everything' | 'stage') => {
    const before = { guidedTest: guided.guidedTest, test: guided.test };
    const { rows } = selection;
    if (what === 'stage' && guided.stage === undefined) products.restart();
    else if (what === 'stage') guided.restartStage();
    else {
      guided.restart(newest ?? guided.guidedTest);
      selection.replace([]);
      onRestarted();
    }
    const onUndo = () => {
      guided.restore(before);
      selection.replace(rows);
    };
    setTimes((done) => done + 1);
    toast({ text: t(`restart.done.${what}`), onUndo });
  };
  return { restart, times };
}
