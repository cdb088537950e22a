import { endOfLink, movingLink, offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import type { SentHead } from '#shared/schemas/sent-offer.ts';

/** The writes that move the ends of an offer's links: by its last day, or by its acceptance (SND-031). */
export async function movingLinks(
  { offer, validUntil }: Pick<SentHead, 'offer' | 'validUntil'>,
  now: Date,
  accepted?: string,
) {
  const goodUntil = endOfDayInRome(validUntil ?? '');
  const links = await offerLinks.list(offer, now);
  return links.flatMap((link) => movingLink(link, endOfLink(link, { goodUntil, accepted })));
}
