import { idInput, userOperation } from '#lambdas/operation.ts';
import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import { readProductFilter } from '#lambdas/store/catalogue/price-list-store.ts';
import { readProduct as read } from '#lambdas/store/catalogue/product-store.ts';
import { seesWholeCatalogue } from '#shared/access/super-user.ts';
import { listPrices } from '#shared/catalogue/list-prices.ts';
import { DomainError } from '#shared/errors.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { isProductVisible, type ProductFilter } from '#shared/visibility/is-product-visible.ts';

/** Texts, attachments and prices of one product the caller may see; prices are those of their own list (PRD-078). */
export const readProduct = userOperation({
  allow: 'catalogue.read',
  input: idInput,
  async run({ id }, { user }) {
    const [product, filter] = await Promise.all([read(id), readProductFilter(user.pricelist)]);
    if (!product || !isShown(product, user, filter)) throw new DomainError('not-found');
    const { name, details, specs, um, imageUrl, attachments_i18n } = product;
    return {
      id,
      name,
      details: sanitiseTexts(details),
      specs: sanitiseTexts(specs),
      um,
      imageUrl,
      attachments_i18n,
      prices: user.pricelist ? listPrices(product, user.pricelist) : [],
    };
  },
});

/** Super users maintain them all; archived ones are nobody else's (OPC-32). */
const isShown = (product: Product, user: CurrentUser, filter: ProductFilter | null): boolean =>
  seesWholeCatalogue(user) || (!product.archived && isProductVisible(product, user, filter));
