import { graphqlHandler } from '#lambdas/graphql.ts';
import { listPhasesAs, listProductsAs } from './list-catalogue-as.ts';
import { listHelpViewsOf, listOwnHelpViews } from './list-help-views.ts';
import { listQuotationsAs } from './list-quotations-as.ts';
import { readQuotationAs } from './read-quotation-as.ts';
import { readUserAs } from './read-user-as.ts';

export const operations = {
  'Query.userAs': readUserAs,
  'Query.quotationsAs': listQuotationsAs,
  'Query.quotationAs': readQuotationAs,
  'Query.selectableProductsAs': listProductsAs,
  'Query.phasesAs': listPhasesAs,
  'Query.helpViews': listHelpViewsOf,
  'Query.ownHelpViews': listOwnHelpViews,
};

export const handler = graphqlHandler(operations);
