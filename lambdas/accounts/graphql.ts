import { graphqlHandler } from '#lambdas/runtime/graphql.ts';
import { listUsers } from './list-users.ts';
import { readCurrentUser } from './read-current-user.ts';

export const operations = {
  'Query.currentUser': readCurrentUser,
  'Query.users': listUsers,
};

export const handler = graphqlHandler(operations);
