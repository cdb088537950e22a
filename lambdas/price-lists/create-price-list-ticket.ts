import { idInput, userOperation } from '#lambdas/operation.ts';
import { issuePriceListTicket } from '#lambdas/store/pass/ticket-store.ts';
import { existingPriceList } from './existing-price-list.ts';

/** A pass for one download of a price list by what cannot carry a token (OPC-46, decision 13). */
export const createPriceListTicket = userOperation({
  allow: 'catalogue.write',
  limit: 'download-ticket',
  input: idInput,
  async run({ id }, { user, now }) {
    await existingPriceList(id);
    const userId = user.id;
    const { ticket, expiresAt } = await issuePriceListTicket({ userId, pricelistId: id }, now);
    return { ticket, expiresAt: expiresAt.toISOString() };
  },
});
