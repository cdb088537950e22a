import { userOperation } from '#lambdas/operation.ts';
import { withdrawInput } from '#shared/schemas/sent-offer-input.ts';
import { happen } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

/** Withdraws an offer that waits for an answer (SND-041). The reason is for the owner alone. */
export const withdrawOffer = userOperation({
  allow: 'offer.prepare',
  input: withdrawInput,
  async run({ offer, version, reason, tell }, context) {
    await happen({ offer, version, event: 'withdraw' }, context, () => ({
      line: { event: 'withdrawn', detail: reason },
    }));
    void tell;
    return shownSentOffer(offer, context);
  },
});
