import type { IncomingMessage } from 'node:http';
import { kindsIn, type SingleRight, shownRight, singleRights } from '#infra/rights/single-rights.ts';
import type { Statement } from '#infra/rights/statement.ts';
import { type Access, evaluate, isLike } from './evaluate.ts';
import { functionBehind } from './running-function.ts';

/**
 * The reason why the function behind a request may not make it; undefined where it may. Nobody else is asked: tests,
 * tools and browsers have all rights.
 */
export type Refusal = (
  request: IncomingMessage,
  asked: () => readonly Access[],
  signature?: string,
) => string | undefined;

/** Without roles nobody is refused. */
export const noRefusal: Refusal = () => undefined;

/** Refuses to functions what their roles do not allow. */
export function createGuard(rights: Readonly<Record<string, readonly Statement[]>>) {
  const used = new Set<string>();
  const refusal: Refusal = (request, asked, signature) => {
    const name = functionBehind(request, signature);
    if (name === undefined) return undefined;
    for (const access of asked()) {
      const { isAllowed, by } = evaluate(rights[name] ?? [], access);
      if (!isAllowed) return deniedText(name, access);
      for (const right of by.flatMap((statement) => usedOf(statement, access)))
        used.add(shownRight(name, right));
    }
    return undefined;
  };
  return { refusal, used };
}

/** As AWS says it. It does not say the values, which a developer needs here. */
function deniedText(name: string, { action, resource, values = {} }: Access): string {
  const user = `arn:aws:sts::000000000000:assumed-role/local/${name}`;
  const denied = `User: ${user} is not authorized to perform: ${action} on resource: ${resource}`;
  return `${denied} because no identity-based policy allows the ${action} action: ${JSON.stringify(values)}`;
}

/** The single rights of a statement that an access made use of. */
function usedOf(statement: Statement, { action, resource, values = {} }: Access): SingleRight[] {
  const given = values[kindsIn(statement)?.name ?? ''] ?? [];
  return singleRights(statement)
    .filter((right) => right.action === action && isLike(resource, right.resource))
    .filter(({ pattern }) => pattern === undefined || given.some((value) => isLike(value, pattern)));
}
