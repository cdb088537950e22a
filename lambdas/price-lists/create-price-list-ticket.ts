import { idInput, userOperation } from '#lambdas/operation.ts';
import { priceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { issuePriceListTicket } from '#lambdas/store/pass/ticket-store.ts';

/** A pass for one download of a price list in a new tab, which cannot carry a token (OPC-46, decision 13). */
export const createPriceListTicket = userOperation({
  allow: 'catalogue.write',
  limit: 'download-ticket',
  input: idInput,
  async run({ id }, { user, now }) {
    await priceLists.existing(id);
    return issuePriceListTicket({ userId: user.id, pricelistId: id }, now);
  },
});
