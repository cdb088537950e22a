import { graphqlHandler } from '#lambdas/graphql.ts';
import { translatePhase } from './translate-phase.ts';
import { translateProduct } from './translate-product.ts';

export const operations = {
  'Mutation.translateProduct': translateProduct,
  'Mutation.translatePhase': translatePhase,
};

export const handler = graphqlHandler(operations);
