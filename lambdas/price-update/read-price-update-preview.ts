import { idInput, userOperation } from '#lambdas/operation.ts';
import { answeredPreview } from './answered-preview.ts';
import { storedPlan } from './stored-plan.ts';

/** The preview of an update that waits for its day, or was made. */
export const readPriceUpdatePreview = userOperation({
  allow: 'catalogue.write',
  input: idInput,
  run: async ({ id }, { user, now }) => answeredPreview(id, await storedPlan(id), user, now),
});
