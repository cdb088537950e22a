import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { listCustomers as read } from '#lambdas/store/customer/customer-store.ts';
import { lightCustomer } from '#shared/customers/light-customer.ts';
import { id } from '#shared/schemas/id.ts';

/** A slice of the caller's own customers; the browser sorts and searches them (CUS-022, CUS-023). */
export const listCustomers = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ after: z.nullish(id) }),
  async run({ after }, { user }) {
    const { customers, next } = await read(user.id, after ?? undefined);
    return { items: customers.map(lightCustomer), next };
  },
});
