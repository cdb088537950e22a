import { graphqlHandler } from '#lambdas/runtime/graphql.ts';
import { readCurrentUser } from './read-current-user.ts';

export const operations = {
  'Query.currentUser': readCurrentUser,
};

export const handler = graphqlHandler(operations);
