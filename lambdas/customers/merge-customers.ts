import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { changingCustomer, existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { madeWithCustomers } from '#lambdas/store/customer-uses/made-with-customers.ts';
import { beginJob, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { joinedSites, mergedCustomer, overfullPart } from '#shared/customers/merged-customer.ts';
import { DomainError } from '#shared/errors.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import { customerSteps, type MergeInput, mergeInput } from '#shared/schemas/customer-work.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { goodCustomer } from './good-customer.ts';

/**
 * Makes one customer of two. From the first moment the other one is gone for every reader and the kept one has all;
 * quotations and colours follow in a job (CUS-037 to CUS-039).
 */
export const mergeCustomers = userOperation({
  allow: 'offer.prepare',
  limit: 'customer-work',
  input: z.strictObject({ key: idSchema, merge: mergeInput }),
  run: ({ key, merge }, { user, now, newId }) =>
    jobOnce('customer_merge', { user, key, input: merge }, async (once) => {
      const { kept, other } = await bothOf(user.id, merge);
      const { became } = joinedSites(kept.sites, other.sites);
      const { quotations, offers } = await madeWithCustomers(user.id);
      const work = {
        ...{ uid: user.id, from: other.id, to: kept.id, sites: Object.fromEntries(became) },
        quotations: quotations.filter(({ customerId }) => customerId === other.id).map(({ id }) => id),
        offers: offers.filter(({ customerId }) => customerId === other.id).map(({ id }) => id),
      };
      const total = customerSteps(work).length;
      const made = await newJob({ kind: 'customer_merge', total, work, user, now, id: newId() });
      const merged = goodMerge(mergedCustomer(kept, other, merge.fromOther));
      return beginJob(made, [
        once.remembering(made.job.id, now),
        changingCustomer({ ...merged, ...nextRevision(kept.revision, user, now) }),
        changingCustomer({ ...other, mergedInto: kept.id, ...nextRevision(other.revision, user, now) }),
      ]);
    }),
});

async function bothOf(uid: string, merge: MergeInput) {
  const [kept, other] = await Promise.all([
    existingCustomer(uid, merge.kept),
    existingCustomer(uid, merge.other),
  ]);
  mustBuildOn(merge.keptRevision, kept);
  mustBuildOn(merge.otherRevision, other);
  return { kept, other };
}

function goodMerge(merged: Customer): Customer {
  const field = overfullPart(merged);
  if (field) throw new DomainError('invalid-input', { field });
  return goodCustomer(merged);
}
