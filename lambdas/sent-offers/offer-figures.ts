import { userOperation } from '#lambdas/operation.ts';
import { listAllOffers } from '#lambdas/store/offer/offer-store.ts';
import { countedOffer } from '#shared/offers/following/counted-offer.ts';
import { lossesByReason } from '#shared/offers/following/losses-by-reason.ts';
import { offerFigures as figuresOf } from '#shared/offers/following/offer-figures.ts';
import { isInPeriod } from '#shared/offers/following/period.ts';
import { periodInput } from '#shared/schemas/sent-offer-input.ts';

/** The fate of the caller's offers that were first sent in a period (FUP-022, FUP-023). */
export const offerFigures = userOperation({
  allow: 'offer.prepare',
  input: periodInput,
  async run(period, { user, now }) {
    const counted = (await listAllOffers(user.id)).flatMap((light) => countedOffer(light, now) ?? []);
    const offers = counted.filter(({ firstSentOn }) => isInPeriod(firstSentOn, period));
    const { conversion, ...figures } = figuresOf(offers);
    return {
      ...figures,
      conversionByNumber: conversion.offers,
      conversionByValue: conversion.value,
      losses: lossesByReason(offers),
    };
  },
});
