import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { listPhases } from '#lambdas/store/phase-store.ts';
import { listPriceLists, readAvailableProducts } from '#lambdas/store/price-list-store.ts';
import { listProducts, readProducts } from '#lambdas/store/product-store.ts';
import { readPublishedColours } from '#lambdas/store/published-colour-store.ts';
import { listTags } from '#lambdas/store/tag-store.ts';
import { checkCatalogue as check } from '#shared/catalogue/health/check-catalogue.ts';

/** What somebody should mend in the catalogue; reads all of it, so it is asked for and not kept up to date. */
export const checkCatalogue = operation({
  allow: 'catalogue.write',
  input: z.strictObject({}),
  async run() {
    const [products, phases, priceLists, colours, tags] = await Promise.all([
      everyProduct(),
      listPhases(),
      everyPriceList(),
      readPublishedColours(),
      listTags(),
    ]);
    return check({ products, phases, priceLists, colours, tags });
  },
});

async function everyProduct() {
  const ids = (await listProducts()).map(({ id }) => id);
  return [...(await readProducts(ids)).values()];
}

async function everyPriceList() {
  const lists = await listPriceLists();
  return Promise.all(
    lists.map(async (list) => ({ ...list, productIds: await readAvailableProducts(list.id) })),
  );
}
