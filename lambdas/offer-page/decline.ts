import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { digestOf, doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { declineInput } from '#shared/schemas/offer-page-input.ts';
import { customerOperation } from './customer-operation.ts';
import { eventWrites } from './event-writes.ts';
import { newestOf } from './newest.ts';
import { refusedBy } from './refused.ts';

/** The customer does not want the offer, with a reason if they like (ACC-019). Checked in the order of table 4. */
export const decline = customerOperation({
  input: declineInput,
  async run({ key, ...said }, context): Promise<{ state: 'declined'; at: string }> {
    const { link, address, now } = context;
    await countUse('answer-offer', `address ${address}`, now);
    const once = onceKey(link.uid, `${link.id}#${key}`, digestOf(said));
    const { version, reason = null, text } = said;
    const moment = now.toISOString();
    const outcome = {
      ...{ by: 'customer' as const, how: reason, day: dayInRome(now), note: text || null, at: moment },
    };
    const at = await doneOnce(once, () =>
      tryAgain(async () => {
        const { head, standing } = await newestOf(link, now);
        const decision = decide({ event: 'decline', shown: version }, { newest: standing }, now);
        if ('refused' in decision) throw refusedBy(decision.refused, head);
        const happened = { event: 'declined', detail: reason, head: { state: 'declined', outcome } } as const;
        await transact([once.remembering(moment, now), ...eventWrites({ ...context, head }, happened)]);
        return moment;
      }),
    );
    return { state: 'declined', at };
  },
});
