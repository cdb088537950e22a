import { graphqlHandler } from '#lambdas/runtime/graphql.ts';
import { startRepair } from './start-repair.ts';

export const operations = {
  'Mutation.startRepair': startRepair,
};

export const handler = graphqlHandler(operations);
