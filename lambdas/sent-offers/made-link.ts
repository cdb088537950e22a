import { changingLight } from '#lambdas/store/offer/offer-store.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { readLinkKey } from '#lambdas/store/pass/link-key-store.ts';
import { newShareKey } from '#lambdas/store/pass/share-token.ts';
import { answeredOfferLink } from '#lambdas/store/sent-offer/answered-offer-link.ts';
import { endOfLink, newOfferLink, offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { addingLine } from '#lambdas/store/sent-offer/timeline-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';
import type { OwnerContext } from './owner-event.ts';

type Named = Pick<OfferLink, 'recipient' | 'inPerson'>;

/** Makes one more link of the newest version, while fewer than ten are good; `result` is remembered by its id (SND-031). */
export async function makeLink(
  { offer, version, validUntil, state, outcome }: SentHead,
  named: Named,
  { once, result }: { once: Once; result: (id: string) => string },
  { user, now, newId }: OwnerContext,
): Promise<string> {
  const goodUntil = endOfDayInRome(validUntil ?? '');
  const fresh = newOfferLink({ id: newId(), offer, uid: user.id }, named, goodUntil, now);
  const accepted = state === 'accepted' ? outcome?.at : undefined;
  const at = now.toISOString();
  await offerLinks.add(
    { ...fresh, expiresAt: endOfLink(fresh, { goodUntil, accepted }) },
    newShareKey(),
    now,
    [
      once.remembering(result(fresh.id), now),
      changingLight({ uid: user.id, id: offer }, { lastEvent: 'linkMade', lastEventAt: at, returned: false }),
      addingLine(offer, {
        ...{ id: newId(), at, event: 'linkMade', by: 'owner', who: displayName(user), version },
        detail: named.recipient,
      }),
    ],
  );
  return result(fresh.id);
}

/** A link that was made by this call or an earlier one with its key; it may have been revoked since. */
export async function readMadeLink(offer: string, id: string, now: Date) {
  const [link, key] = await Promise.all([offerLinks.read(offer, id, now), readLinkKey(offer, id)]);
  return link && key ? answeredOfferLink(link, key) : undefined;
}
