import { noInput, userOperation } from '#lambdas/operation.ts';
import { answeredSettings } from './answered-settings.ts';

/** The caller's data for offers (OFR-078). */
export const readOfferSettings = userOperation({
  allow: 'offer.prepare',
  input: noInput,
  run: (_, { user, now }) => answeredSettings(user, now),
});
