import { graphqlHandler } from '#lambdas/graphql.ts';
import { listForcedUsers } from './list-forced-users.ts';
import { startRepair } from './start-repair.ts';
import { undoRepair } from './undo-repair.ts';

export const operations = {
  'Query.forcedUsers': listForcedUsers,
  'Mutation.startRepair': startRepair,
  'Mutation.undoRepair': undoRepair,
};

export const handler = graphqlHandler(operations);
