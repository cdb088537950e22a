import { noInput, userOperation } from '#lambdas/operation.ts';
import { offerTexts } from '#lambdas/store/offer/offer-block-store.ts';

/** The caller's text blocks by name, without their texts (OFR-075). */
export const listOfferTexts = userOperation({
  allow: 'offer.prepare',
  input: noInput,
  run: (_, { user }) => offerTexts.list(user.id),
});
