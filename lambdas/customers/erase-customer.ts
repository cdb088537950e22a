import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { erasingCustomer } from '#lambdas/store/customer/customer-changes.ts';
import { existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { isOf } from '#lambdas/store/customer-uses/is-of.ts';
import { madeWithCustomers } from '#lambdas/store/customer-uses/made-with-customers.ts';
import { beginJob, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { customerName } from '#shared/customers/customer-name.ts';
import { DomainError } from '#shared/errors.ts';
import { customerErasureInput, customerSteps } from '#shared/schemas/customer-work.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

const compared = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * Erases a customer whose name is typed: sites, contacts and colour card go with them at once. A job takes the link off
 * quotations, and removes files that may name them (CUS-047, CUS-049).
 */
export const eraseCustomer = userOperation({
  allow: 'offer.prepare',
  limit: 'customer-work',
  input: z.strictObject({ key: idSchema, erasure: customerErasureInput }),
  run: ({ key, erasure }, { user, now, newId }) =>
    // The typed name is not kept, not even as a digest.
    jobOnce(
      'customer_erasure',
      { user, key, input: { id: erasure.id, accepted: erasure.accepted } },
      async (once) => {
        const customer = await existingCustomer(user.id, erasure.id);
        if (compared(erasure.name) !== compared(customerName(customer)))
          throw new DomainError('invalid-input', { field: 'name' });
        const { quotations, offers } = await madeWithCustomers(user.id);
        const work = {
          ...{ uid: user.id, from: customer.id, to: null, sites: {} },
          quotations: quotations.filter(({ customerId }) => customerId === customer.id).map(({ id }) => id),
          offers: offers.filter((offer) => isOf(offer, customer.id)).map(({ id }) => id),
          accepted: erasure.accepted,
        };
        const total = customerSteps(work).length;
        const made = await newJob({ kind: 'customer_erasure', total, work, user, now, id: newId() });
        return beginJob(made, [
          once.remembering(made.job.id, now),
          ...erasingCustomer(user.id, customer.id, customer.revision),
        ]);
      },
    ),
});
