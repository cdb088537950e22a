import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { answeredGuidedTest } from './answered-guided-test.ts';

/** The guided test as the editor opens it; drafts are for super users alone (OPW-02). */
export const readEditedGuidedTest = operation({
  allow: 'wizard.write',
  input: z.strictObject({}),
  run: () => answeredGuidedTest(),
});
