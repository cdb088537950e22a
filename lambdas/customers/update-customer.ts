import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn, nextRevision } from '#lambdas/runtime/saved-by.ts';
import { changeCustomer, existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { customerInput } from '#shared/schemas/customer-input.ts';
import { goodCustomer, sentFields } from './good-customer.ts';

/** Saves changes of a customer, archives it or takes it back: only what is sent changes (CUS-020, CUS-025). */
export const updateCustomer = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ customer: customerInput }),
  async run({ customer: { id, revision, ...input } }, { user, now }) {
    const stored = await existingCustomer(user.id, id);
    mustBuildOn(revision, stored);
    const typed = { ...stored, ...sentFields(input), ...nextRevision(revision, user, now) };
    const customer = goodCustomer(typed);
    await saveOrConflict(
      () => changeCustomer(customer),
      () => existingCustomer(user.id, id),
    );
    return customer;
  },
});
