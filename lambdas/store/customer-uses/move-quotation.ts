import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { readCustomer } from '#lambdas/store/customer/customer-store.ts';
import { changeQuotation, readQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import type { CustomerWork } from '#shared/schemas/customer-work.ts';

/**
 * Gives a quotation of a customer that is gone to the one that takes its things, or to nobody; done again it changes
 * nothing. It is no save: money, author and time stay.
 */
export const moveQuotation = (id: string, { uid, from, to, sites }: CustomerWork): Promise<void> =>
  tryAgain(async () => {
    const stored = await readQuotation(id);
    if (stored?.header.uid !== uid || stored.header.customerId !== from) return;
    const { header, rows } = stored;
    // The one that takes it may be erased meanwhile.
    const customerId = to !== null && (await readCustomer(uid, to)) ? to : null;
    const siteId = customerId && header.siteId ? (sites[header.siteId] ?? null) : null;
    await changeQuotation({
      header: { ...header, customerId, siteId, revision: header.revision + 1 },
      rows,
      isOtherCustomer: true,
    });
  });
