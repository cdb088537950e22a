import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log of every function; each line carries the request's id once an adapter has added it. */
export const log = new Logger();
