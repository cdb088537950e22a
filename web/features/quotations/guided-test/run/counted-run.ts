import { isStarted } from '#shared/guided-test/test-run.ts';
import { BeginGuidedTestDocument } from '#web/graphql/quotations.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import type { GuidedRun } from './use-guided-run.ts';

/**
 * The run, whose first answer is counted: one that is taken up again has answers. Nobody waits for it, and a count that
 * is lost is nobody's failure.
 */
export const countedRun = (guided: GuidedRun): GuidedRun => ({
  ...guided,
  answer(...given) {
    guided.answer(...given);
    if (isStarted(guided.test.run)) return;
    request(BeginGuidedTestDocument, { run: randomId() }).catch(() => undefined);
  },
});
