import { graphqlHandlerOf } from './runtime/graphql.ts';
import type { Operation } from './runtime/operation.ts';
import { callerOf } from './store/session/caller.ts';

/** Builds the AppSync handler of an area's operations. The table tells who a caller is. */
export const graphqlHandler = (operations: Readonly<Record<string, Operation>>) =>
  graphqlHandlerOf(operations, callerOf);
