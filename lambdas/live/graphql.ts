import { graphqlHandler } from '#lambdas/graphql.ts';
import { hearChanges } from './hear-changes.ts';
import { publishChange } from './publish-change.ts';

export const operations = {
  'Mutation.publishChange': publishChange,
  'Subscription.onChange': hearChanges,
};

export const handler = graphqlHandler(operations);
