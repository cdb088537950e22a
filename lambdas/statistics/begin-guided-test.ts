import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { countBegunTest } from '#lambdas/store/statistics/begun-test-store.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { id } from '#shared/schemas/id.ts';

/** A guided test got its first answer. */
export const beginGuidedTest = operation({
  allow: 'quotation.write',
  limit: 'guided-test',
  input: z.strictObject({ run: id }),
  async run({ run }, { caller, now }) {
    const { id: uid, country } = signedInUser(caller);
    await countBegunTest({ uid, country: countryOf(country), run }, now);
    return true;
  },
});
