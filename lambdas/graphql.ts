import { graphqlHandlerOf } from './runtime/graphql.ts';
import type { Operation } from './runtime/operation.ts';
import { callerOf } from './store/session/caller.ts';

/** The handler of operations that AppSync calls; the table knows the callers. */
export const graphqlHandler = (operations: Readonly<Record<string, Operation>>) =>
  graphqlHandlerOf(operations, callerOf);
