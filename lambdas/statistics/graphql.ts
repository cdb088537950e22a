import { graphqlHandler } from '#lambdas/graphql.ts';
import { beginGuidedTest } from './begin-guided-test.ts';
import { offerStatistics } from './offer-statistics.ts';
import { readStatistics } from './read-statistics.ts';

export const operations = {
  'Query.statistics': readStatistics,
  'Query.offerStatistics': offerStatistics,
  'Mutation.beginGuidedTest': beginGuidedTest,
};

export const handler = graphqlHandler(operations);
