import { userOperation } from '#lambdas/operation.ts';
import { DomainError } from '#shared/errors.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { markAcceptedInput } from '#shared/schemas/sent-offer-input.ts';
import { movingLinks } from './moving-links.ts';
import { happen } from './owner-event.ts';
import { shownSentOffer } from './shown-sent-offer.ts';

/** Notes an acceptance outside the page, also of an expired offer: it locks the version like a signature (SND-042). */
export const markOfferAccepted = userOperation({
  allow: 'offer.prepare',
  input: markAcceptedInput,
  async run({ offer, version, how, day, note }, context) {
    if (day > dayInRome(context.now)) throw new DomainError('invalid-input', { field: 'day' });
    const at = context.now.toISOString();
    const outcome = { by: 'owner', how, day, note, at } as const;
    await happen({ offer, version, event: 'markAccepted' }, context, async ({ head }) => {
      // Nobody accepts what they have not got.
      if (day < dayInRome(new Date(head.firstSentAt ?? at)))
        throw new DomainError('invalid-input', { field: 'day' });
      return {
        head: { outcome },
        light: { outcome },
        line: { event: 'accepted', detail: how },
        also: await movingLinks(head, context.now, at),
      };
    });
    return shownSentOffer(offer, context);
  },
});
