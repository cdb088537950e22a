import { useState } from 'react';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { statusOf } from '#shared/guided-test/status-of.ts';
import {
  askedNow,
  continueRun,
  giveAnswer,
  goToStage,
  isStarted,
  reopenQuestion,
  resumeRun,
  stageOf,
  startRun,
  type TestRun,
} from '#shared/guided-test/test-run.ts';
import type { GuidedTestConfig, StageName } from '#shared/schemas/guided-test.ts';

/** Stands for the colour that a user picks: a preview has no folder to pick from. */
const anyColour = { color: { code: '', r: 200, g: 200, b: 200 }, colorlist: '' };

/** A run of the edited guided test, by the rules that users meet (WED-092 to WED-102). */
export function usePreview(config: GuidedTestConfig) {
  const [kept, setRun] = useState<TestRun>(() => startRun(config));
  const run = resumeRun(config, kept);
  const evaluation = evaluate(config, run.answers);
  const stage = stageOf(evaluation, run.currentStage);
  return {
    run,
    evaluation,
    status: statusOf(config, run),
    stage,
    asked: askedNow(evaluation, run),
    canContinue: stage?.complete ?? false,
    canRestart: isStarted(run),
    answer: (question: string, ids: readonly string[]) =>
      setRun(giveAnswer(config, run, question, ids, anyColour)),
    change: (question: string) => setRun(reopenQuestion(config, run, question)),
    next: () => setRun(continueRun(config, run)),
    go: (name: StageName) => setRun(goToStage(config, run, name)),
    /** All stages at once (WED-099, OPW-25). */
    restart: () => setRun(startRun(config)),
  };
}
