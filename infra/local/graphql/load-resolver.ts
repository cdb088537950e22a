import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { util as appSyncUtil } from '@aws-appsync/utils';
import { transformSync } from 'esbuild';
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

/** infra/resolver.js itself, as AppSync runs it: its text, with AppSync's own module for the one it imports. */
export function loadResolver(file: string): (field: ResolverContext['info'], headers?: Headers) => Resolver {
  const { code } = transformSync(readFileSync(file, 'utf8'), { format: 'cjs' });
  const run = compileFunction(code, ['module', 'require'], { filename: file });
  return (field, headers = {}) => {
    // Filled by the code, which has these two functions or is refused by AppSync as well.
    const module = { exports: {} as Resolver };
    run(module, (name: string) => modules(field, headers)[name]);
    return module.exports;
  };
}

const modules = (field: ResolverContext['info'], headers: Headers): Record<string, { util: Tools }> => ({
  '@aws-appsync/utils': {
    util: {
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
    },
  },
});
