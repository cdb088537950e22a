import { readFileSync } from 'node:fs';
import { compileFunction, createContext } from 'node:vm';
import type { util as appSyncUtil } from '@aws-appsync/utils';
import { fieldFailure, notAuthorized } from './failures.ts';

/** The context that AppSync gives a resolver: the caller, the question, and afterwards the function's answer. */
export type ResolverContext = {
  info: { parentTypeName: string; fieldName: string; selectionSetList?: string[] };
  args: Record<string, unknown>;
  identity: unknown;
  request?: { headers: Record<string, string> };
  /** The function's answer; null when it failed. */
  result?: unknown;
  error?: { message: string; type: string };
};

export type Resolver = {
  request(context: ResolverContext): { operation: string; payload: unknown };
  response(context: ResolverContext): unknown;
};

/** The tools of AppSync that a resolver of ours may use; another one is missing here until it is added. */
type Tools = Pick<typeof appSyncUtil, 'error' | 'unauthorized'> & {
  http: Pick<typeof appSyncUtil.http, 'addResponseHeaders'>;
};
type Headers = Record<string, string>;

const importOfTools = /^import \{ util \} from '@aws-appsync\/utils';$/m;
const exported = /^export (?=function )/gm;

/**
 * infra/resolver.js, as AppSync runs it: its own text, AppSync's tools, and nothing of Node. Without its import and
 * exports it is the body of a function; others are a syntax error there, and AppSync has no others either.
 */
export function loadResolver(file: string): (field: ResolverContext['info'], headers?: Headers) => Resolver {
  const text = readFileSync(file, 'utf8').replace(importOfTools, '').replaceAll(exported, '');
  const parsingContext = createContext();
  const run = compileFunction(`${text}\nreturn { request, response };`, ['util'], {
    filename: file,
    parsingContext,
  });
  return (field, headers = {}) => run(toolsFor(field, headers));
}

const toolsFor = (field: ResolverContext['info'], headers: Headers): Tools => ({
  error(message, type, _data, info) {
    throw fieldFailure(message ?? '', info ?? null, type);
  },
  unauthorized() {
    throw notAuthorized(field.fieldName, field.parentTypeName);
  },
  http: {
    addResponseHeaders(added) {
      Object.assign(headers, added);
    },
  },
});
