import { noInput, operation } from '#lambdas/operation.ts';
import { withOtherPrices } from '#lambdas/store/price-update/new-plan.ts';
import { waitingUpdates } from '#lambdas/store/price-update/waiting-updates.ts';

/** The waiting updates whose preview is to be made again (PRG-033). Apart from the list, which screens ask for each half minute. */
export const listOutdatedPriceUpdates = operation({
  allow: 'catalogue.write',
  limit: 'document',
  input: noInput,
  run: async (_input, { now }) => withOtherPrices(await waitingUpdates(), now),
});
