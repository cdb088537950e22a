import { userOperation } from '#lambdas/operation.ts';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { readLinkKey } from '#lambdas/store/pass/link-key-store.ts';
import { newShareKey } from '#lambdas/store/pass/share-token.ts';
import { answeredOfferLink } from '#lambdas/store/sent-offer/answered-offer-link.ts';
import { endOfLink, newOfferLink, offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { addingLine } from '#lambdas/store/sent-offer/timeline-store.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { offerLinkInput } from '#shared/schemas/sent-offer-input.ts';
import { displayName } from '#shared/schemas/user.ts';
import { allowedTo } from './owner-event.ts';

/** One more link of the newest version, while fewer than ten are good (SND-025, SND-031). */
export const createOfferLink = userOperation({
  allow: 'offer.prepare',
  input: offerLinkInput,
  async run({ key, offer, ...named }, context) {
    const { user, now, newId } = context;
    const id = await runOnce(user, key, { offer, ...named }, async (once) => {
      const happens = await allowedTo({ offer, event: 'resend' }, context);
      const { version, validUntil, outcome } = mustBeThere(happens).head;
      const goodUntil = endOfDayInRome(validUntil ?? '');
      const fresh = newOfferLink({ id: newId(), offer, uid: user.id }, named, goodUntil, now);
      const accepted = happens?.next === 'accepted' ? outcome?.at : undefined;
      const made = { ...fresh, expiresAt: endOfLink(fresh, { goodUntil, accepted }) };
      const at = now.toISOString();
      await offerLinks.add(made, newShareKey(), now, [
        once.remembering(made.id, now),
        changingLight({ uid: user.id, id: offer }, { lastEvent: 'linkMade', lastEventAt: at }),
        addingLine(offer, {
          ...{ id: newId(), at, event: 'linkMade', by: 'owner', who: displayName(user), version },
          detail: named.recipient,
        }),
      ]);
      return made.id;
    });
    const [link, linkKey] = await Promise.all([offerLinks.read(offer, id, now), readLinkKey(offer, id)]);
    return answeredOfferLink(mustBeThere(link), mustBeThere(linkKey));
  },
});
