import type { FunctionRight, FunctionSpec } from '#lambdas/function-spec.ts';
import { fileRights } from './file-rights.ts';
import type { Places } from './places.ts';
import { serviceRights } from './service-rights.ts';
import type { Rights, Statement } from './statement.ts';
import { type TableRight, tableStatements } from './table-statements.ts';

type Granted = TableRight | keyof typeof fileRights | keyof typeof serviceRights;

const rights: readonly Rights[] = [fileRights, serviceRights];

/** The statements that the words of a function's `may` stand for. */
export function statementsOf(may: readonly FunctionRight[], places: Places): Statement[] {
  // Each word stands for something: one that does not is no type.
  const granted: readonly Granted[] = may;
  const ofServices = granted.flatMap((right) => rights.flatMap((of) => of[right]?.(places) ?? []));
  return [...tableStatements(may, places), ...ofServices];
}

/** The statements of every function. */
export const rightsOf = (
  functions: Readonly<Record<string, Pick<FunctionSpec, 'may'>>>,
  places: Places,
): Record<string, Statement[]> =>
  Object.fromEntries(Object.entries(functions).map(([name, { may }]) => [name, statementsOf(may, places)]));
