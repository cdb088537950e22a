import { graphqlHandler } from '#lambdas/graphql.ts';
import { createPricelist } from './create-pricelist.ts';
import { createPricelistTicket } from './create-pricelist-ticket.ts';
import { deletePricelist } from './delete-pricelist.ts';
import { duplicatePricelist } from './duplicate-pricelist.ts';
import { listPricelistProducts } from './list-pricelist-products.ts';
import { listPricelists } from './list-pricelists.ts';
import { pricelistUses } from './pricelist-uses.ts';
import { reorderPricelists } from './reorder-pricelists.ts';
import { setPricelistProducts } from './set-pricelist-products.ts';
import { updatePricelist } from './update-pricelist.ts';

export const operations = {
  'Query.pricelists': listPricelists,
  'Query.pricelistProducts': listPricelistProducts,
  'Query.pricelistUses': pricelistUses,
  'Mutation.createPricelist': createPricelist,
  'Mutation.duplicatePricelist': duplicatePricelist,
  'Mutation.updatePricelist': updatePricelist,
  'Mutation.deletePricelist': deletePricelist,
  'Mutation.reorderPricelists': reorderPricelists,
  'Mutation.setPricelistProducts': setPricelistProducts,
  'Mutation.createPricelistTicket': createPricelistTicket,
};

export const handler = graphqlHandler(operations);
