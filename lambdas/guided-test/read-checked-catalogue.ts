import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readPriceList, readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';
import { selectableProducts } from '#shared/visibility/selectable-products.ts';
import { answeredPhase } from './answered-phase.ts';

/** The catalogue that a check before publishing looks at: of a price list, for any type of user, or all of it. */
export const readCheckedCatalogue = operation({
  allow: 'wizard.write',
  input: z.strictObject({ pricelist: z.nullish(id) }),
  async run({ pricelist = null }) {
    const [list, filter, phases, products] = await Promise.all([
      readPriceList(pricelist),
      readProductFilter(pricelist),
      listPhases(),
      listProducts(),
    ]);
    if (pricelist && !list) throw new DomainError('not-found');
    const reader = { pricelist, superUser: true, type: null };
    return {
      phases: phases.filter((phase) => isPhaseVisible(phase, reader)).map(answeredPhase),
      products: selectableProducts(products, reader, filter).map((product) => product.id),
    };
  },
});
