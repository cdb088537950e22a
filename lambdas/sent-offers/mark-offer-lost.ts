import { userOperation } from '#lambdas/operation.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { markLostInput } from '#shared/schemas/sent-offer-input.ts';
import { happen } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

/** Notes that an offer is lost, and why; another reason takes the place of the former (SND-043). */
export const markOfferLost = userOperation({
  allow: 'offer.prepare',
  input: markLostInput,
  async run({ offer, version, reason, note }, context) {
    const at = context.now.toISOString();
    const outcome = { by: 'owner', how: reason, day: dayInRome(context.now), note, at } as const;
    await happen({ offer, version, event: 'markDeclined' }, context, () => ({
      head: { outcome },
      light: { outcome },
      line: { event: 'declined', detail: reason },
    }));
    return shownSentOffer(offer, context);
  },
});
