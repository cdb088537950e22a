import type { Operation } from '#lambdas/runtime/operation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

const areas = import.meta.glob<{ operations: Record<string, Operation> }>('/lambdas/*/graphql.ts');

/** Every operation by its field; imported late, because stores read the address of the table on import. */
export async function everyOperation(): Promise<Record<string, Operation>> {
  const loaded = await Promise.all(
    Object.entries(areas).flatMap(([path, load]) => (path.includes('/runtime/') ? [] : [load()])),
  );
  return Object.assign({}, ...loaded.map(({ operations }) => operations));
}

/** Runs an operation like the API does for a user. */
export type Run = (field: string, args: object) => Promise<unknown>;

let ids = 0;

/** Runs operations in this process, on the cloud's table, as a user. */
export const runningAs =
  (operations: Record<string, Operation>, user: CurrentUser): Run =>
  async (field, args) => {
    const operation = operations[field];
    if (!operation) throw new Error(`There is no operation ${field}.`);
    const newId = () => `made-${process.pid}-${++ids}`;
    return operation.run(args, {
      caller: { kind: 'user', user },
      address: '127.0.0.1',
      now: new Date(),
      newId,
    });
  };
