import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { type Caller, type Permission, refusal } from '#shared/access/permissions.ts';
import { managesAll } from '#shared/access/shared-rights.ts';
import { isScopeWithin } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import { isPersonal, type Job, type JobKind } from '#shared/schemas/job.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { storedJob } from './answered-job.ts';

type Rights = Readonly<Record<JobKind, Permission>>;

/** Jobs about a person, and repairs, are not for every super user (seesJob). */
const following: Rights = {
  import: 'catalogue.write',
  import_undo: 'catalogue.write',
  price_list_copy: 'catalogue.write',
  price_update: 'catalogue.write',
  price_update_undo: 'catalogue.write',
  repair: 'repair.write',
  personal_data: 'job.follow',
  erasure: 'job.follow',
  customer_merge: 'offer.prepare',
  customer_erasure: 'offer.prepare',
  register_import: 'offer.prepare',
};

/** Only those who may begin a job may cancel it. Continuing needs no such right: the schedule does it anyway. */
const cancelling: Rights = {
  ...following,
  price_update: 'price-update.write',
  price_update_undo: 'price-update.write',
};

export const mayFollow = (kind: JobKind, caller: Caller): void => demand(following[kind], caller);

function demand(permission: Permission, caller: Caller): void {
  const refused = refusal(permission, caller);
  if (refused) throw new DomainError(refused);
}

/**
 * Whether a user learns that a job exists. Only its starter learns of a job about a person. Only super users of all
 * that its starter managed learn of a repair: its log and counts tell of people and quotations.
 */
export function seesJob({ kind, owner, scope }: Job, user: CurrentUser): boolean {
  if (isPersonal(kind)) return owner === user.id;
  if (kind !== 'repair') return true;
  return scope ? isScopeWithin(scope, user) : managesAll(user);
}

/** A job that the caller may follow. */
export const followedJob = (kind: JobKind, id: string, caller: Caller): Promise<Job> =>
  seenJob(kind, id, caller, following);

/** A job that the caller may cancel. */
export const cancellableJob = (kind: JobKind, id: string, caller: Caller): Promise<Job> =>
  seenJob(kind, id, caller, cancelling);

async function seenJob(kind: JobKind, id: string, caller: Caller, rights: Rights): Promise<Job> {
  demand(rights[kind], caller);
  const job = await storedJob(kind, id);
  if (!seesJob(job, signedInUser(caller))) throw new DomainError('not-found');
  return job;
}
