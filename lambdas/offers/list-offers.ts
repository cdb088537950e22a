import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { listOffers as list } from '#lambdas/store/offer/offer-store.ts';
import { id } from '#shared/schemas/id.ts';

/** A slice of the caller's offers (OFR-001): the browser holds all of them, and searches and sorts them (OFR-008). */
export const listOffers = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ after: z.nullish(id) }),
  run: ({ after }, { user }) => list(user.id, after ?? undefined),
});
