import { noInput, userOperation } from '#lambdas/operation.ts';
import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { listTags } from '#lambdas/store/catalogue/tag-store.ts';
import { seesWholeCatalogue, seesWholeGuidedTest } from '#shared/access/super-user.ts';
import { tagsOfProducts } from '#shared/search/tags-of-products.ts';
import { visibleProducts } from '#shared/visibility/is-product-visible.ts';

/** Words by which the caller's products are found. Tags are for those who see whole guided tests (WIZ-022). */
export const listProductWords = userOperation({
  allow: 'catalogue.read',
  input: noInput,
  async run(_, { user }) {
    const seesAll = seesWholeCatalogue(user);
    const [products, filter, tags] = await Promise.all([
      listProducts(),
      readProductFilter(user.pricelist),
      seesWholeGuidedTest(user) ? readTags() : undefined,
    ]);
    const isVisible = visibleProducts(user, filter);
    return products
      .filter((product) => seesAll || (!product.archived && isVisible(product)))
      .map(({ id, words }) => ({
        id,
        it: (words?.it ?? []).join(' '),
        en: (words?.en ?? []).join(' '),
        tags: [...(tags?.get(id) ?? [])].join(' '),
      }));
  },
});

const readTags = async () => tagsOfProducts(...(await Promise.all([listPhases(), listTags()])));
