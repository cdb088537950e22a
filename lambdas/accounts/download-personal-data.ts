import * as z from 'zod/mini';
import { followedJob } from '#lambdas/runtime/followed-job.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { archiveAddress, isArchived } from '#lambdas/store/archive-store.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';

/** A short-lived address of the caller's own archive; `not-found` once it was removed. */
export const downloadPersonalData = operation({
  allow: 'profile.write',
  input: z.strictObject({ id }),
  async run({ id }, { caller }) {
    const { state } = await followedJob('personal_data', id, caller);
    if (state !== 'done' || !(await isArchived(id))) throw new DomainError('not-found');
    return archiveAddress(id);
  },
});
