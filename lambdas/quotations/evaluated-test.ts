import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { configOfVersion } from '#lambdas/store/guided-test/published-config.ts';
import { DomainError } from '#shared/errors.ts';
import { chosenProducts, stillChosen } from '#shared/guided-test/chosen.ts';
import { evaluate } from '#shared/guided-test/evaluate.ts';
import { runPhases } from '#shared/guided-test/run-phases.ts';
import { testReasons } from '#shared/guided-test/test-reasons.ts';
import { resumeRun } from '#shared/guided-test/test-run.ts';
import { whyPhases } from '#shared/guided-test/why.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { CreateQuotationInput, GuidedTestInput } from '#shared/schemas/quotation-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

export type EvaluatedTest = Pick<QuotationHeader, 'tags' | 'color' | 'colorlist' | 'guidedTest'> & {
  /** The products of the chosen choices. */
  offered: ReadonlySet<string>;
};

/** The result of a guided test. Tags, colour and choices come from the server, not from the client (OPW-01). */
export async function evaluatedTest(
  user: CurrentUser,
  test: GuidedTestInput,
  { color, colorlist }: Pick<CreateQuotationInput, 'color' | 'colorlist'>,
): Promise<EvaluatedTest> {
  const [config, phases] = await Promise.all([configOfVersion(test.version), listPhases()]);
  if (!config) throw new DomainError('invalid-input', { field: 'guidedTest.version' });
  const run = resumeRun(config, {
    answers: Object.fromEntries(test.answers.map(({ question, answers }) => [question, answers])),
    currentStage: 'stage4',
    reopened: null,
    color: color ?? null,
    colorlist: colorlist ?? null,
  });
  const reached = evaluate(config, run.answers);
  const { tags, given } = reached;
  const offeredPhases = runPhases(config, phases, { tags, given, user, isAllowed: () => true });
  const wanted = Object.fromEntries(test.chosen.map(({ phase, choice }) => [phase, choice]));
  const chosen = stillChosen(offeredPhases, wanted);
  return {
    tags: [...tags],
    color: run.color,
    colorlist: run.colorlist,
    guidedTest: {
      version: test.version,
      answers: [...given].map(([question, answers]) => ({ question, answers: [...answers] })),
      chosen: Object.entries(chosen).map(([phase, choice]) => ({ phase, choice })),
      reasons: testReasons(offeredPhases, chosen, whyPhases(config, phases, reached)),
    },
    offered: new Set(chosenProducts(offeredPhases, chosen)),
  };
}
