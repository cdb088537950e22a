import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { existingCustomer } from '#lambdas/store/customer/customer-store.ts';
import { shownColourCard } from '#lambdas/store/customer-uses/shown-colour-card.ts';
import { id } from '#shared/schemas/id.ts';

/** Every colour that a customer of the caller was quoted, and the lines that the caller added (CUS-033, CUS-035). */
export const readColourCard = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ customer: id }),
  async run({ customer }, { user }) {
    await existingCustomer(user.id, customer);
    return shownColourCard(user.id, customer);
  },
});
