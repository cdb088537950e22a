import { Logger } from '@aws-lambda-powertools/logger';
import type { Caller } from '#shared/access/permissions.ts';

/** Structured log of every function; each line carries the request's id once an adapter has added it. */
export const log = new Logger();

/** The caller in a log line: an account by its id, a random number that names nobody. */
export const callerInLog = (caller: Caller): string =>
  caller.kind === 'user' ? caller.user.id : caller.kind;
