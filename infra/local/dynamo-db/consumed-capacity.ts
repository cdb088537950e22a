/** Units that one request took from one table and its indexes. */
export type Units = { tableName: string; table: number; indexes: Record<string, number> };

/** How much the caller wants to know of it. */
export type CapacityMode = 'TOTAL' | 'INDEXES';

export function capacityMode(input: object): CapacityMode | undefined {
  const mode = 'ReturnConsumedCapacity' in input ? input.ReturnConsumedCapacity : undefined;
  return mode === 'TOTAL' || mode === 'INDEXES' ? mode : undefined;
}

/** The units of each table, added up, in the words of an answer; a transaction tells that they are for writing. */
export function consumedCapacity(mode: CapacityMode, all: Units[], of?: 'transaction'): object[] {
  const totals = new Map<string, Units>();
  for (const units of all) totals.set(units.tableName, added(totals.get(units.tableName), units));
  const counted = (units: number) => ({ CapacityUnits: units, ...(of && { WriteCapacityUnits: units }) });
  return [...totals.values()].map(({ tableName, table, indexes }) => {
    const total = Object.values(indexes).reduce((sum, units) => sum + units, table);
    const answer = { TableName: tableName, ...counted(total) };
    if (mode === 'TOTAL') return answer;
    const ofIndexes = Object.entries(indexes).map(([name, units]) => [name, counted(units)]);
    return {
      ...answer,
      Table: counted(table),
      // An index that was not touched is not named.
      ...(ofIndexes.length > 0 && { GlobalSecondaryIndexes: Object.fromEntries(ofIndexes) }),
    };
  });
}

function added(earlier: Units | undefined, { tableName, table, indexes }: Units): Units {
  const sums = { ...earlier?.indexes };
  for (const [name, units] of Object.entries(indexes)) sums[name] = (sums[name] ?? 0) + units;
  return { tableName, table: (earlier?.table ?? 0) + table, indexes: sums };
}
