import { shownProducts } from '#lambdas/store/catalogue/shown-products.ts';
import { catalogueAs } from './catalogue-as.ts';

/** The products that a user may choose. */
export const listSelectableProductsAs = catalogueAs(shownProducts);
