import { noInput, operation } from '#lambdas/operation.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { answeredPriceLists } from './answered-price-list.ts';

/** Every price list, in the order the super users gave them. */
export const listPriceLists = operation({
  allow: 'catalogue.write',
  input: noInput,
  run: async () => answeredPriceLists(await readPriceLists()),
});
