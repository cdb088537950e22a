import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { readOfferSettings } from '#lambdas/store/offer/offer-settings-store.ts';
import { readOffer } from '#lambdas/store/offer/offer-store.ts';
import { withAcceptedChoice } from '#lambdas/store/sent-offer/with-accepted-choice.ts';
import { DomainError } from '#shared/errors.ts';
import { withWorkOfToday } from '#shared/offers/changed-work.ts';
import { offerFault } from '#shared/offers/offer-fault.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { offeredVat } from '#shared/offers/offered-vat.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import { usedCodes } from '#shared/offers/used-codes.ts';
import { dayAfter } from '#shared/offers/validity.ts';
import { withinRegime } from '#shared/offers/within-regime.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { duplicateOfferInput } from '#shared/schemas/offer-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { vatOwner } from './begun-offer.ts';
import { madeOnce } from './made-once.ts';
import { worksOfToday } from './works-of-today.ts';

/**
 * Copies an offer: a new number, today's validity, what the owner's regime allows, and the same everything else (OFR-081).
 * The copy of an accepted one has what was chosen (SND-046).
 */
export const duplicateOffer = userOperation({
  allow: 'offer.prepare',
  limit: 'new-offer',
  input: z.strictObject({ input: duplicateOfferInput }),
  run: ({ input }, { user, now, newId }) =>
    madeOnce(user, input, now, async () => {
      const [{ offer: stored, rows }, settings] = await Promise.all([
        readOffer(user.id, input.id),
        readOfferSettings(user.id),
      ]);
      const offer = await withAcceptedChoice(stored);
      const day = dayInRome(now);
      const owner = vatOwner(user, settings);
      const renewed = input.todayWorks ? await withWorksOfToday(user, offer, offeredVat(owner, day)) : offer;
      const copy = withinRegime(renewed, owner, day);
      return {
        offer: {
          ...copy,
          ...{ id: newId(), createdAt: now.toISOString(), ...nextRevision(0, user, now) },
          prefix: settings.prefix,
          validUntil: dayAfter(day, settings.validityDays),
        },
        rows,
      };
    }),
});

/** The offer with its works as they are in the library today; quantities stay. */
async function withWorksOfToday(user: CurrentUser, offer: Offer, offered: Offer['vat']): Promise<Offer> {
  const works = await worksOfToday(user.id, offer);
  const lines = offer.lines.map((line) => withWorkOfToday(line, works.get(line.work?.workId ?? ''), offered));
  const settled = settledOffer({ ...offer, lines, vat: usedCodes({ ...offer, lines }, offered) });
  const fault = offerFault(settled);
  if (fault) throw new DomainError(fault.code, fault.params);
  return settled;
}
