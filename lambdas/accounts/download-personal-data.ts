import { idInput, operation } from '#lambdas/operation.ts';
import { followedJob } from '#lambdas/store/job/followed-job.ts';
import { archiveAddress, isArchived } from '#lambdas/store/personal-data/archive-store.ts';
import { DomainError } from '#shared/errors.ts';

/** A short-lived address of the caller's own archive; `not-found` once it was removed. */
export const downloadPersonalData = operation({
  allow: 'profile.write',
  input: idInput,
  async run({ id }, { caller }) {
    const { state } = await followedJob('personal_data', id, caller);
    if (state !== 'done' || !(await isArchived(id))) throw new DomainError('not-found');
    return archiveAddress(id);
  },
});
