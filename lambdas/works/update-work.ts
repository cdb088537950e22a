import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { changeWork, existingWork } from '#lambdas/store/work/work-store.ts';
import type { Work } from '#shared/schemas/work.ts';
import { workInput } from '#shared/schemas/work-input.ts';
import { knownPhases } from './known-phases.ts';
import { mustBeOffered } from './must-be-offered.ts';

/** Saves a work from the revision that the edits began with (decision 8). Offers keep their copies (WRK-012). */
export const updateWork = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ work: workInput }),
  async run({ work: { id, revision, ...content } }, { user, now }): Promise<Work> {
    const before = await existingWork(user.uid, id);
    mustBuildOn(revision, before);
    await mustBeOffered(content.vat, before.vat, user, now);
    const phases = await knownPhases(content.phases);
    const after = { ...before, ...content, phases, ...nextRevision(revision, user, now) };
    await saveOrConflict(
      () => changeWork(before, after),
      () => existingWork(user.uid, id),
    );
    return after;
  },
});
