import { noInput } from '#lambdas/operation.ts';
import { refuseReminders as refuse } from '#lambdas/store/sent-offer/refused-reminders-store.ts';
import { readVersion } from '#lambdas/store/sent-offer/version-store.ts';
import { recipientOf } from '#shared/offers/accepting/recipient-of.ts';
import { customerOperation } from './customer-operation.ts';
import { newestOf } from './newest.ts';

/** The customer wants no more reminders from this owner, about any offer (FUP-013). */
export const refuseReminders = customerOperation({
  limit: 'offer-page',
  input: noInput,
  async run(_, { link, now }): Promise<object> {
    const { head } = await newestOf(link, now);
    const address = recipientOf(link, await readVersion(link.offer, head.version));
    // Who has no address gets none.
    if (address) await refuse(link.uid, address, now);
    return {};
  },
});
