import { graphqlHandler } from '#lambdas/graphql.ts';
import { listCatalogueChanges } from './list-catalogue-changes.ts';
import { listColours } from './list-colours.ts';
import { listPhases } from './list-phases.ts';
import { listProductWords } from './list-product-words.ts';
import { listSelectableProducts } from './list-selectable-products.ts';
import { readCatalogueHealth } from './read-catalogue-health.ts';
import { readProduct } from './read-product.ts';

export const operations = {
  'Query.selectableProducts': listSelectableProducts,
  'Query.productWords': listProductWords,
  'Query.product': readProduct,
  'Query.phases': listPhases,
  'Query.colours': listColours,
  'Query.catalogueChanges': listCatalogueChanges,
  'Query.catalogueHealth': readCatalogueHealth,
};

export const handler = graphqlHandler(operations);
