import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { existingWork, createWork as store } from '#lambdas/store/work/work-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { newWorkInput } from '#shared/schemas/work-input.ts';
import { knownPhases } from './known-phases.ts';
import { mustBeOffered } from './must-be-offered.ts';
import { newWork } from './new-work.ts';

/** Adds a work to the caller's library (WRK-002); a copy of another one is made so, too (WRK-011). */
export const createWork = userOperation({
  allow: 'offer.prepare',
  limit: 'new-work',
  input: z.strictObject({ key: idSchema, work: newWorkInput }),
  async run({ key, work: content }, { user, now, newId }) {
    const made = await runOnce(user, key, content, async (once) => {
      await mustBeOffered(content.vat, null, user, now);
      const phases = await knownPhases(content.phases);
      return store(newWork({ ...content, phases }, newId(), user, now), once, now);
    });
    return existingWork(user.uid, made);
  },
});
