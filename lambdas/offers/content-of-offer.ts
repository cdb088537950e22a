import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { templateContent } from '#shared/offers/template-content.ts';

/** The content of a template of one of the user's offers, as it is stored. */
export async function contentOfOffer(uid: string, id: string) {
  const { offer } = await readOffer(uid, id);
  const content = templateContent(offer, dayInRome(new Date(offer.createdAt)));
  return { content, title: content.title, lines: content.lines.length };
}
