import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { issueTicket } from '#lambdas/store/pass/ticket-store.ts';
import { id } from '#shared/schemas/id.ts';

/** A pass for one download of a customer's colour card in a new tab, which cannot carry a token (decision 13). */
export const createColourCardTicket = userOperation({
  allow: 'offer.prepare',
  limit: 'download-ticket',
  input: z.strictObject({ customer: id }),
  async run({ customer }, { user, now }) {
    await existingCustomer(user.id, customer);
    return issueTicket({ userId: user.id, quotationId: customer }, now);
  },
});
