import { userOperation } from '#lambdas/operation.ts';
import { listDeliveries } from '#lambdas/store/sent-offer/delivery-store.ts';
import { readOwnOffer } from '#lambdas/store/sent-offer/own-offer.ts';
import { shownStatus } from '#shared/offers/sending/delivery-status.ts';
import { offerInput } from '#shared/schemas/sent-offer-input.ts';

/** Mails about an offer and what became of them, the newest first (SND-049). */
export const listOfferDeliveries = userOperation({
  allow: 'offer.prepare',
  input: offerInput,
  async run({ offer }, { user, now }) {
    const { head } = await readOwnOffer(user.id, offer);
    if (!head) return [];
    const mails = (await listDeliveries(offer)).toSorted((a, b) => b.at.localeCompare(a.at));
    return mails.map((mail) => ({ ...mail, status: shownStatus(mail, now) }));
  },
});
