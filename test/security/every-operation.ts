import { pathToFileURL } from 'node:url';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import type { Operation } from '#lambdas/runtime/operation.ts';

export type Bound = { field: string; operation: Operation; spec: FunctionSpec };

export const specs: FunctionSpec[] = Object.values(functions);

const isOperation = (exported: unknown): exported is Operation =>
  exported instanceof Object && 'allow' in exported && 'run' in exported;

async function operationsOf(spec: FunctionSpec): Promise<Bound[]> {
  const { entry, trigger } = spec;
  if (!('graphql' in trigger || 'http' in trigger)) return [];
  // Only the manifest knows the folders, so Vite cannot analyse this import.
  const module = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  const found: [string, Operation][] =
    'http' in trigger
      ? Object.values(module)
          .filter(isOperation)
          .map((operation) => [trigger.http, operation])
      : Object.entries<Operation>(module.operations);
  return found.map(([field, operation]) => ({ field, operation, spec }));
}

/** Every operation of the API and the routes, by its name in the matrix. */
export const everyOperation = async (): Promise<Bound[]> =>
  (await Promise.all(specs.map(operationsOf))).flat();
