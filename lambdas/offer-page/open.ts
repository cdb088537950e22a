import { transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { noteVisit } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { decide } from '#shared/offers/sending/offer-events.ts';
import { openInput } from '#shared/schemas/offer-page-input.ts';
import { customerOperation } from './customer-operation.ts';
import { eventWrites, openedNow } from './event-writes.ts';
import { newestOf } from './newest.ts';

/** A person has the page before them: the first time opens the version, each visit is noted at the link (ACC-007). */
export const open = customerOperation({
  limit: 'offer-page',
  input: openInput,
  async run({ version }, { link, now, newId }): Promise<object> {
    const newest = await tryAgain(async () => {
      const { head, standing } = await newestOf(link, now);
      const decision = decide({ event: 'open', shown: version }, { newest: standing }, now);
      const opened = { event: 'opened', head: openedNow(head, now) } as const;
      if ('next' in decision) await transact(eventWrites({ head, link, now, newId }, opened));
      return head.version;
    });
    await noteVisit(link, Math.min(version, newest), now);
    return {};
  },
});
