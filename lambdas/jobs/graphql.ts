import { graphqlHandler } from '#lambdas/graphql.ts';
import {
  createProductsLight,
  createQuotationsLight,
  fixQuotationsUsers,
  fixUserIds,
} from './called-repairs.ts';
import { cancelJob } from './cancel-job.ts';
import { continueJob } from './continue-job.ts';
import { listJobs } from './list-jobs.ts';
import { readJob } from './read-job.ts';
import { readJobLog } from './read-job-log.ts';

export const operations = {
  'Mutation.createQuotationsLight': createQuotationsLight,
  'Mutation.createProductsLight': createProductsLight,
  'Mutation.fixUserIds': fixUserIds,
  'Mutation.fixQuotationsUsers': fixQuotationsUsers,
  'Query.job': readJob,
  'Query.jobs': listJobs,
  'Query.jobLog': readJobLog,
  'Mutation.continueJob': continueJob,
  'Mutation.cancelJob': cancelJob,
};

export const handler = graphqlHandler(operations);
