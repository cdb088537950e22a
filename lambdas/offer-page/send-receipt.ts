import { transact } from '#lambdas/runtime/table/transact.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { addingDelivery } from '#lambdas/store/sent-offer/delivery-store.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { readWithdrawal, sendingReceiptTo } from '#lambdas/store/sent-offer/withdrawal-store.ts';
import { DomainError } from '#shared/errors.ts';
import { receiptInput } from '#shared/schemas/offer-page-input.ts';
import { newDelivery } from './customer-mails.ts';
import { customerOperation } from './customer-operation.ts';
import { newestOf } from './newest.ts';
import { handReceipts } from './receipts.ts';

/** Who withdrew gets the receipt at another address: the first one may have been wrong (ACC-055). */
export const sendReceipt = customerOperation({
  limit: 'offer-page',
  input: receiptInput,
  async run({ email }, context): Promise<object> {
    const { link, now } = context;
    const { head } = await newestOf(link, now);
    const withdrawal = await readWithdrawal(link.offer);
    // It names who withdrew: other links learn nothing of that.
    if (withdrawal?.link !== link.id) throw new DomainError('withdrawal-closed');
    await countUse('receipt', link.id, now);
    const receipt = newDelivery({ kind: 'receipt', address: email }, head, context);
    await transact([sendingReceiptTo(link.offer, email), addingDelivery(receipt)]);
    const snapshot = await readSnapshot(head, head.version);
    const [status] = await handReceipts([receipt], withdrawal, snapshot, context);
    if (status === 'failed') throw new DomainError('mail-not-sent');
    return {};
  },
});
