import { noInput, operation } from '#lambdas/operation.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { listPriceListsWithProducts } from '#lambdas/store/catalogue/price-list-store.ts';
import { readAllProducts } from '#lambdas/store/catalogue/product-store.ts';
import { readPublishedFolders } from '#lambdas/store/catalogue/published-colour-store.ts';
import { listTags } from '#lambdas/store/catalogue/tag-store.ts';
import { checkCatalogue as check } from '#shared/catalogue/health/check-catalogue.ts';

/** Things to mend in the catalogue. It reads all of it, so it runs when asked for, and its answer is not kept. */
export const readCatalogueHealth = operation({
  allow: 'catalogue.write',
  input: noInput,
  async run() {
    const [products, phases, priceLists, folders, tags] = await Promise.all([
      readAllProducts(),
      listPhases(),
      listPriceListsWithProducts(),
      readPublishedFolders(),
      listTags(),
    ]);
    const codes = folders.flatMap(({ colours }) => colours.map(({ code }) => code));
    return check({ products, phases, priceLists, codes, tags });
  },
});
