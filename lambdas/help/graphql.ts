import { graphqlHandler } from '#lambdas/graphql.ts';
import { listHelpViews } from './list-help-views.ts';
import { listOwnHelpViews } from './list-own-help-views.ts';
import { listPhasesAs } from './list-phases-as.ts';
import { listQuotationsAs } from './list-quotations-as.ts';
import { listSelectableProductsAs } from './list-selectable-products-as.ts';
import { readQuotationAs } from './read-quotation-as.ts';
import { readUserAs } from './read-user-as.ts';

export const operations = {
  'Query.userAs': readUserAs,
  'Query.quotationsAs': listQuotationsAs,
  'Query.quotationAs': readQuotationAs,
  'Query.selectableProductsAs': listSelectableProductsAs,
  'Query.phasesAs': listPhasesAs,
  'Query.helpViews': listHelpViews,
  'Query.ownHelpViews': listOwnHelpViews,
};

export const handler = graphqlHandler(operations);
