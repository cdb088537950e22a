import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { issuePriceListTicket } from '#lambdas/store/pass/ticket-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { existingPriceList } from './existing-price-list.ts';

/** A pass for one download of a price list by what cannot carry a token (OPC-46, decision 13). */
export const createPriceListTicket = operation({
  allow: 'catalogue.write',
  limit: 'download-ticket',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller, now }) {
    await existingPriceList(id);
    const userId = signedInUser(caller).id;
    const { ticket, expiresAt } = await issuePriceListTicket({ userId, pricelistId: id }, now);
    return { ticket, expiresAt: expiresAt.toISOString() };
  },
});
