import { graphqlHandler } from '#lambdas/graphql.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { listChanges } from './list-changes.ts';
import { listColours } from './list-colours.ts';
import { listPhases } from './list-phases.ts';
import { listSelectableProducts } from './list-selectable-products.ts';
import { readProduct } from './read-product.ts';

export const operations = {
  'Query.selectableProducts': listSelectableProducts,
  'Query.product': readProduct,
  'Query.phases': listPhases,
  'Query.colours': listColours,
  'Query.catalogueChanges': listChanges,
  'Query.catalogueHealth': checkCatalogue,
};

export const handler = graphqlHandler(operations);
