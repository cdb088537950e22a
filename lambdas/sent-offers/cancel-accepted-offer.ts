import { userOperation } from '#lambdas/operation.ts';
import { DomainError } from '#shared/errors.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { cancelInput } from '#shared/schemas/sent-offer-input.ts';
import { happen } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

/**
 * Puts day and reason of an end on an accepted offer: state, evidence and documents stay (SND-045). What the customer
 * declared themselves stays as they did (ACC-055).
 */
export const cancelAcceptedOffer = userOperation({
  allow: 'offer.prepare',
  input: cancelInput,
  async run({ offer, day, reason }, context) {
    if (day > dayInRome(context.now)) throw new DomainError('invalid-input', { field: 'day' });
    const cancelled = { by: 'owner', day, reason } as const;
    await happen({ offer, event: 'cancel' }, context, ({ head }) => {
      if (head.cancelled?.by === 'customer') return undefined;
      if (day < (head.outcome?.day ?? day)) throw new DomainError('invalid-input', { field: 'day' });
      return { head: { cancelled }, light: { cancelled }, line: { event: 'cancelled', detail: reason } };
    });
    return shownSentOffer(offer, context);
  },
});
