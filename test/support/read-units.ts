type Capacity = { CapacityUnits?: number };

/** Read units of everything that runs inside `work`, as DynamoDB counts them. Not for runs side by side. */
export async function unitsOf(work: () => Promise<unknown>): Promise<number> {
  const { client } = await import('#lambdas/store/table.ts');
  let units = 0;
  client.middlewareStack.add(
    (next) => async (call) => {
      Object.assign(call.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(call);
      // Every operation of the stores answers one capacity or a list of them.
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Capacity | Capacity[] };
      units += [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      return result;
    },
    { step: 'initialize', name: 'countUnits', override: true },
  );
  try {
    await work();
    return units;
  } finally {
    client.middlewareStack.remove('countUnits');
  }
}
