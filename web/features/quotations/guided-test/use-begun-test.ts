import { useRef } from 'react';
import { isStarted } from '#shared/guided-test/test-run.ts';
import { BeginGuidedTestDocument } from '#web/graphql/graphql.ts';
import { request } from '#web/lib/graphql.ts';
import { randomId } from '#web/lib/use-attempt-key.ts';
import type { GuidedRun } from './use-guided-run.ts';

/**
 * The run, whose first answer is counted, once a run; one taken up again was counted when it began. Nobody waits for
 * it, and a count that is lost is nobody's failure.
 */
export function useBegunTest(guided: GuidedRun) {
  const counted = useRef(isStarted(guided.test.run));
  const answer: GuidedRun['answer'] = (...given) => {
    guided.answer(...given);
    if (counted.current || isStarted(guided.test.run)) return;
    counted.current = true;
    request(BeginGuidedTestDocument, { run: randomId() }).catch(() => undefined);
  };
  /** What is answered from now on is another run. */
  const beginAnew = () => {
    counted.current = false;
  };
  return { begun: { ...guided, answer }, beginAnew };
}
