import { graphqlHandler } from '#lambdas/runtime/graphql.ts';
import { continueJob } from './continue-job.ts';
import { listJobs, readJob } from './read-job.ts';

export const operations = {
  'Query.job': readJob,
  'Query.jobs': listJobs,
  'Mutation.continueJob': continueJob,
};

export const handler = graphqlHandler(operations);
