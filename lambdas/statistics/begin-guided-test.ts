import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { countBegunTest } from '#lambdas/store/statistics/begun-test-store.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { id } from '#shared/schemas/id.ts';

/** A guided test got its first answer. */
export const beginGuidedTest = userOperation({
  allow: 'quotation.write',
  limit: 'guided-test',
  input: z.strictObject({ run: id }),
  async run({ run }, { user, now }) {
    const { id: uid, country } = user;
    await countBegunTest({ uid, country: countryOf(country), run }, now);
    return true;
  },
});
