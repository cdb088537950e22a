import { graphqlHandler } from '#lambdas/graphql.ts';
import { changePriceListProducts } from './change-price-list-products.ts';
import { createPriceList } from './create-price-list.ts';
import { createPriceListTicket } from './create-price-list-ticket.ts';
import { deletePriceList } from './delete-price-list.ts';
import { duplicatePriceList } from './duplicate-price-list.ts';
import { listPriceListProducts } from './list-price-list-products.ts';
import { listPriceLists } from './list-price-lists.ts';
import { priceListUses } from './price-list-uses.ts';
import { reorderPriceLists } from './reorder-price-lists.ts';
import { setPriceListProducts } from './set-price-list-products.ts';
import { updatePriceList } from './update-price-list.ts';

export const operations = {
  'Query.priceLists': listPriceLists,
  'Query.priceListProducts': listPriceListProducts,
  'Query.priceListUses': priceListUses,
  'Mutation.createPriceList': createPriceList,
  'Mutation.duplicatePriceList': duplicatePriceList,
  'Mutation.updatePriceList': updatePriceList,
  'Mutation.deletePriceList': deletePriceList,
  'Mutation.reorderPriceLists': reorderPriceLists,
  'Mutation.setPriceListProducts': setPriceListProducts,
  'Mutation.changePriceListProducts': changePriceListProducts,
  'Mutation.createPriceListTicket': createPriceListTicket,
};

export const handler = graphqlHandler(operations);
