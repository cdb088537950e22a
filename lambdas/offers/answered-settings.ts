import { readNextNumber } from '#lambdas/store/offer/offer-number-store.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readAcceptedTerms } from '#lambdas/store/offer/processing-terms-store.ts';
import { givenTexts, usedTexts } from '#lambdas/store/offer/used-texts.ts';
import { yearInRome } from '#shared/offers/offer-number.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The settings of a user, with the number of their next offer of this year. */
export async function answeredSettings(user: CurrentUser, now: Date) {
  const [settings, next, acceptedTerms = null] = await Promise.all([
    readOfferSettings(user.id),
    readNextNumber(user.id, yearInRome(now)),
    readAcceptedTerms(user.id),
  ]);
  return { ...settings, ...usedTexts(settings), given: givenTexts, nextNumber: next.number, acceptedTerms };
}
