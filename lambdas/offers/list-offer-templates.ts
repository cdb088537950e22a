import { noInput, userOperation } from '#lambdas/operation.ts';
import { offerTemplates } from '#lambdas/store/offer/offer-block-store.ts';

/** The caller's templates by name (OFR-079). */
export const listOfferTemplates = userOperation({
  allow: 'offer.prepare',
  input: noInput,
  run: (_, { user }) => offerTemplates.list(user.id),
});
