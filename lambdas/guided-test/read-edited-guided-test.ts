import { noInput, operation } from '#lambdas/operation.ts';
import { answeredGuidedTest } from './answered-guided-test.ts';

/** The guided test as the editor opens it; drafts are for super users alone (OPW-02). */
export const readEditedGuidedTest = operation({
  allow: 'wizard.write',
  input: noInput,
  run: () => answeredGuidedTest(),
});
