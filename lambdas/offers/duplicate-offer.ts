import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import { duplicateOfferInput } from '#shared/schemas/offer-input.ts';
import { madeOnce } from './made-once.ts';

/** Copies an offer: a new number, today's validity and the same everything else (OFR-081). */
export const duplicateOffer = userOperation({
  allow: 'offer.prepare',
  limit: 'new-offer',
  input: z.strictObject({ input: duplicateOfferInput }),
  run: ({ input }, { user, now, newId }) =>
    madeOnce(user, input, now, async () => {
      const [{ offer, rows }, settings] = await Promise.all([
        readOffer(user.id, input.id),
        readOfferSettings(user.id),
      ]);
      const copy = {
        ...offer,
        ...{ id: newId(), createdAt: now.toISOString(), ...nextRevision(0, user, now) },
        prefix: settings.prefix,
        validUntil: dayAfter(dayInRome(now), settings.validityDays),
      };
      return { offer: copy, rows };
    }),
});
