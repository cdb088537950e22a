type Counted = { CapacityUnits?: number };
/** Read and write units, and requests to the table. */
export type Capacity = { read: number; write: number; requests: number };

/** Units of table and indexes that `work` uses, as DynamoDB reports them. Not for parallel runs. */
export async function capacityOf(work: () => Promise<unknown>): Promise<Capacity> {
  const { client } = await import('#lambdas/runtime/table/table.ts');
  const capacity: Capacity = { read: 0, write: 0, requests: 0 };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (call) => {
        Object.assign(call.input, { ReturnConsumedCapacity: 'TOTAL' });
        const result = await next(call);
        capacity.requests += 1;
        // Every call of the stores returns one capacity or a list of them.
        const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Counted | Counted[] };
        const units = [ConsumedCapacity ?? []]
          .flat()
          .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
        capacity[/Get|Query/.test(commandName) ? 'read' : 'write'] += units;
        return result;
      },
    { step: 'initialize', name: 'countUnits', override: true },
  );
  try {
    await work();
    return capacity;
  } finally {
    client.middlewareStack.remove('countUnits');
  }
}
