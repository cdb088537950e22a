import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { keepingCode, newCode } from '#lambdas/store/sent-offer/accept-code-store.ts';
import { addingDelivery, listDeliveries } from '#lambdas/store/sent-offer/delivery-store.ts';
import { readSnapshot } from '#lambdas/store/sent-offer/read-snapshot.ts';
import { readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import { DomainError } from '#shared/errors.ts';
import { codeAddress } from '#shared/offers/accepting/code-address.ts';
import { maskedAddress } from '#shared/offers/accepting/masked-address.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { codeInput } from '#shared/schemas/offer-page-input.ts';
import { handOver, newDelivery } from './customer-mails.ts';
import { type CustomerContext, customerOperation } from './customer-operation.ts';
import { eventWrites, openedNow } from './event-writes.ts';
import { newestOf } from './newest.ts';
import { refusedBy } from './refused.ts';

/** Sends a code to the address that the offer went to, where one is asked for (ACC-028). */
export const sendCode = customerOperation({
  limit: 'offer-page',
  input: codeInput,
  async run({ version }, context): Promise<{ to: string }> {
    const { link, now } = context;
    await mayAsk(version, context);
    await countUse('accept-code', link.id, now);
    const code = newCode();
    const { head, delivery } = await tryAgain(async () => {
      const asked = await mayAsk(version, context);
      const noted = newDelivery({ kind: 'code', address: asked.to }, asked.head, context);
      await transact([
        keepingCode(link, { code, to: asked.to, version }, now),
        addingDelivery(noted),
        ...eventWrites(
          { ...context, head: asked.head },
          { event: 'codeSent', detail: maskedAddress(asked.to), head: openedNow(asked.head, now) },
        ),
      ]);
      return { head: asked.head, delivery: noted };
    });
    const snapshot = await readSnapshot(head, head.version);
    const status = await handOver(delivery, { kind: 'code', code }, snapshot, context);
    if (status === 'failed') throw new DomainError('mail-not-sent');
    return { to: maskedAddress(delivery.address) };
  },
});

async function mayAsk(shown: number, { link, now }: CustomerContext) {
  const { head, standing } = await newestOf(link, now);
  const version = await readVersion(link.offer, head.version);
  const { asksCode } = version;
  const decision = decide({ event: 'requestCode', shown, asksCode }, { newest: standing }, now);
  if ('refused' in decision) throw refusedBy(decision.refused, head);
  const to = codeAddress(link, version, await listDeliveries(link.offer));
  if (!to) throw new DomainError('recipient-missing');
  return { head, to };
}
