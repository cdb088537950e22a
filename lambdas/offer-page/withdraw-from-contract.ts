import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { addingDelivery } from '#lambdas/store/sent-offer/delivery-store.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { addingWithdrawal, readWithdrawal } from '#lambdas/store/sent-offer/withdrawal-store.ts';
import { DomainError } from '#shared/errors.ts';
import { mayWithdraw } from '#shared/offers/accepting/withdrawal-days.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { withdrawInput } from '#shared/schemas/offer-page-input.ts';
import { type CustomerContext, customerOperation } from './customer-operation.ts';
import { eventWrites } from './event-writes.ts';
import { newestOf } from './newest.ts';
import { handReceipts, newReceipts } from './receipts.ts';

/** The reason of the mark that a withdrawal puts on the offer (SND-045, ACC-055). */
const reason = 'recesso';

type Declared = { key: string; name: string; email: string };

/** A consumer withdraws from the contract, within 14 days after they accepted on the page (ACC-054 to ACC-056). */
export const withdrawFromContract = customerOperation({
  input: withdrawInput,
  async run(declared, context): Promise<{ at: string }> {
    const { link, address, now } = context;
    await countUse('answer-offer', `address ${address}`, now);
    const noted = await tryAgain(async () => {
      const earlier = await readWithdrawal(link.offer);
      if (earlier?.key === declared.key) return { at: earlier.at };
      return note(declared, context);
    });
    const { at } = noted;
    if ('receipts' in noted) await handReceipts(noted.receipts, { ...declared, at }, noted.snapshot, context);
    return { at };
  },
});

/** Notes it in one transaction, and the receipts that are about to go out. */
async function note({ key, name, email }: Declared, context: CustomerContext) {
  const { link, address, userAgent = '', now } = context;
  const { head } = await newestOf(link, now);
  const [acceptance, snapshot] = await Promise.all([
    readAcceptance(link.offer),
    readSnapshot(head, head.version),
  ]);
  const may = mayWithdraw(
    {
      acceptedAt: head.outcome?.at ?? '',
      signed: head.state === 'accepted' && acceptance !== undefined,
      hasNotice: snapshot.withdrawal !== null,
      cancelled: head.cancelled !== null,
    },
    now,
  );
  if (!may) throw new DomainError('withdrawal-closed');
  const at = now.toISOString();
  const receipts = newReceipts(email, head, context);
  const cancelled = { by: 'customer', day: dayInRome(now), reason } as const;
  const browser = userAgent.slice(0, 300);
  await transact([
    addingWithdrawal(link.offer, { key, at, name, email, link: link.id, address, browser }),
    ...receipts.map(addingDelivery),
    ...eventWrites({ ...context, head }, { event: 'cancelled', detail: reason, head: { cancelled } }),
  ]);
  return { at, receipts, snapshot };
}
