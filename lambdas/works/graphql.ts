import { graphqlHandler } from '#lambdas/graphql.ts';
import { archiveWork } from './archive-work.ts';
import { changeWorkPrices } from './change-work-prices.ts';
import { createWork } from './create-work.ts';
import { deleteWork } from './delete-work.ts';
import { listWorks } from './list-works.ts';
import { loadStarterWorks } from './load-starter-works.ts';
import { readWork } from './read-work.ts';
import { updateWork } from './update-work.ts';

export const operations = {
  'Query.works': listWorks,
  'Query.work': readWork,
  'Mutation.createWork': createWork,
  'Mutation.updateWork': updateWork,
  'Mutation.archiveWork': archiveWork,
  'Mutation.deleteWork': deleteWork,
  'Mutation.changeWorkPrices': changeWorkPrices,
  'Mutation.loadStarterWorks': loadStarterWorks,
};

export const handler = graphqlHandler(operations);
