import { graphqlHandler } from '#lambdas/graphql.ts';
import { beginGuidedTest } from './begin-guided-test.ts';
import { readStatistics } from './read-statistics.ts';

export const operations = {
  'Query.statistics': readStatistics,
  'Mutation.beginGuidedTest': beginGuidedTest,
};

export const handler = graphqlHandler(operations);
