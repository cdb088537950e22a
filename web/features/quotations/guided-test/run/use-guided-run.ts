import { useMemo, useState } from 'react';
import { alertsOf } from '#shared/guided-test/alerts-of.ts';
import { missingOf } from '#shared/guided-test/chosen.ts';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import {
  answerAndGoOn,
  askedNow,
  continueRun,
  goToStage,
  type PickedColour,
  reopenBefore,
  reopenQuestion,
  restartStage,
  stageOf,
  type TestRun,
} from '#shared/guided-test/test-run.ts';
import { whyPhases, whyProduct } from '#shared/guided-test/why.ts';
import type { StageName } from '#shared/schemas/guided-test.ts';
import { useUser } from '#web/lib/session.ts';
import { newTest, type TestState } from './test-state.ts';
import { type GuidedTest, reachedPhases, type TestGround } from './use-guided-test.ts';

const noPhases: ReadonlySet<string> = new Set();

/** Everything that answers lead to. */
function useReached({ config }: GuidedTest, ground: TestGround, { answers, currentStage }: TestRun) {
  const user = useUser();
  const evaluation = useMemo(() => evaluate(config, answers), [config, answers]);
  const phases = useMemo(
    () => reachedPhases(config, ground, evaluation, user),
    [config, evaluation, ground, user],
  );
  const isLast = currentStage === 'stage4';
  // Shown in the last stage alone: answering does not wait for it.
  const whys = useMemo(
    () => new Map(isLast ? whyPhases(config, ground.phases, evaluation).map((why) => [why.id, why]) : []),
    [config, ground, evaluation, isLast],
  );
  return { evaluation, phases, whys };
}

/** Another colour may mean other packages: those counted by hand are no longer there. */
const withRun = (test: TestState, run: TestRun): TestState => ({
  ...test,
  run,
  packs: run.color?.code === test.run.color?.code ? test.packs : {},
});

/** A running test: everything shown is derived from the answers; nothing asks the server. */
export function useGuidedRun(started: GuidedTest, ground: TestGround, initial: TestState) {
  const [guidedTest, setGuidedTest] = useState(started);
  const [test, setTest] = useState(initial);
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const { config } = guidedTest;
  const { evaluation, phases, whys } = useReached(guidedTest, ground, test.run);
  const opened = useMemo(() => new Set(test.opened), [test.opened]);
  const run = (change: (run: TestRun) => TestRun) => setTest((now) => withRun(now, change(now.run)));
  const added = known ? new Set(phases.map(({ id }) => id).filter((id) => !known.has(id))) : noPhases;
  return {
    guidedTest,
    test,
    setTest,
    evaluation,
    phases,
    whys,
    /** For each phase whose chosen choice holds the product. */
    whyProduct: (id: string) => whyProduct(phases, whys, test.chosen, id),
    added,
    opened,
    stage: stageOf(evaluation, test.run.currentStage),
    asked: askedNow(evaluation, test.run),
    /** No answer was given before the current stage. */
    isFirst: reopenBefore(config, test.run) === test.run,
    alerts: alertsOf(config, evaluation.tags),
    missing: missingOf(phases, test.chosen, opened, test.declined),
    answer(question: string, ids: readonly string[], picked?: PickedColour) {
      setKnown(new Set(phases.map(({ id }) => id)));
      run((now) => answerAndGoOn(config, now, question, ids, picked));
    },
    /** Opens the last answer of the stages before again. */
    back: () => run((now) => reopenBefore(config, now)),
    reopen: (question: string) => run((now) => reopenQuestion(config, now, question)),
    goOn: () => run((now) => continueRun(config, now)),
    goTo: (stage: StageName) => run((now) => goToStage(config, now, stage)),
    restartStage: () => run((now) => restartStage(config, now)),
    /** A new run uses the newest guided test (OPW-23). */
    restart(newest: GuidedTest) {
      setGuidedTest(newest);
      setKnown(undefined);
      setTest(newTest(newest.config));
    },
    /** Takes a restart back. */
    restore(before: { guidedTest: GuidedTest; test: TestState }) {
      setGuidedTest(before.guidedTest);
      setTest(before.test);
    },
  };
}
export type GuidedRun = ReturnType<typeof useGuidedRun>;
