import { type Caller, refusal } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { isPersonal, type Job, type JobKind } from '#shared/schemas/job.ts';
import { storedJob } from './answered-job.ts';
import { signedInUser } from './signed-in-user.ts';

/** Work on the catalogue is for who may change it. */
export function mayFollow(kind: JobKind, caller: Caller): void {
  const refused = isPersonal(kind) ? undefined : refusal('catalogue.write', caller);
  if (refused) throw new DomainError(refused);
}

/** A job that the caller may follow: of one about a person nobody else learns that it is there. */
export async function followedJob(kind: JobKind, id: string, caller: Caller): Promise<Job> {
  mayFollow(kind, caller);
  const job = await storedJob(kind, id);
  if (isPersonal(kind) && job.owner !== signedInUser(caller).id) throw new DomainError('not-found');
  return job;
}
