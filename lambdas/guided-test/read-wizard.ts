import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { answeredWizard } from './answered-wizard.ts';

/** The questionnaire as the editor opens it; drafts are for super users alone (OPW-02). */
export const readWizard = operation({
  allow: 'wizard.write',
  input: z.strictObject({}),
  run: () => answeredWizard(),
});
