import type { Context as LambdaContext } from 'aws-lambda';
import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import type { Caller } from '#shared/access/permissions.ts';
import type { Failure } from '#shared/errors.ts';
import { failureOf } from './failure.ts';
import { callerInLog, log } from './log.ts';
import { newId } from './new-id.ts';
import type { Operation } from './operation.ts';
import { sourceAddress } from './source-address.ts';
import type { TokenSession } from './token.ts';

/** The event of infra/resolver.js: the field, its arguments and the identity that AppSync recognised. */
type GraphqlEvent = {
  info: { parentTypeName: string; fieldName: string };
  arguments: unknown;
  /** The last source address is the one of the connection: the client may have invented all before it. */
  identity: {
    sub?: string;
    accountId?: string;
    sourceIp?: string[];
    claims?: { auth_time?: number; origin_jti?: string; token_use?: string };
  } | null;
  /** The header User-Agent. */
  userAgent?: string | null;
};
type GraphqlReply = { data: unknown } | { error: Failure };

type CallerOf = (sub: string, session: TokenSession) => Promise<Caller>;

/**
 * Builds the AppSync handler of operations, each under its `Type.field`. A failure becomes an answer. `callerOf` finds
 * the user of a token.
 */
export function graphqlHandlerOf(operations: Readonly<Record<string, Operation>>, callerOf: CallerOf) {
  return async (event: GraphqlEvent, lambda: LambdaContext): Promise<GraphqlReply> => {
    const field = `${event.info.parentTypeName}.${event.info.fieldName}`;
    log.addContext(lambda);
    log.appendKeys({ field, caller: undefined });
    try {
      const operation = mustBeThere(operations[field]);
      const caller = await callerOfRequest(event.identity, callerOf);
      log.appendKeys({ caller: callerInLog(caller) });
      const address = sourceAddress(event.identity?.sourceIp?.at(-1) ?? '');
      const userAgent = event.userAgent ?? '';
      const context = { caller, address, userAgent, now: new Date(), newId };
      return { data: await operation.run(event.arguments, context) };
    } catch (cause) {
      return { error: failureOf(cause) };
    }
  };
}

/**
 * Finds the caller. A request that is signed with IAM has no user and comes from the application itself: only its
 * functions have that right. AppSync accepts both tokens of the pool, but the identity token is for the browser and
 * opens nothing.
 */
async function callerOfRequest(identity: GraphqlEvent['identity'], callerOf: CallerOf): Promise<Caller> {
  if (identity?.claims?.token_use === 'id') return { kind: 'nobody' };
  const { origin_jti: id, auth_time: signedInAt } = identity?.claims ?? {};
  if (identity?.sub) return callerOf(identity.sub, { id, signedInAt });
  return identity?.accountId ? { kind: 'application' } : { kind: 'nobody' };
}
