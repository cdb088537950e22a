import { type ActionName, checkInput, runChecked } from './actions.ts';
import { capacityMode, consumedCapacity } from './consumed-capacity.ts';
import type { Database } from './database.ts';
import { meterReads, unitsOfGets, unitsOfRange } from './read-units.ts';
import { refuseBeyondLimits } from './refuse-beyond-limits.ts';

export const readNames = ['GetItem', 'BatchGetItem', 'Query', 'Scan'] as const satisfies ActionName[];

/** dynalite ends an answer to BatchGetItem after 1 MB and one more item, AWS after 16 MB. */
const roomForBatches = 15 * 1024 * 1024;

export async function readItems(database: Database, name: ActionName, input: object): Promise<object> {
  const checked = checkInput(database.store, name, input);
  await refuseBeyondLimits(database, checked);
  const { options } = database.store;
  const store =
    name === 'BatchGetItem'
      ? { ...database.store, options: { ...options, maxItemSize: roomForBatches } }
      : database.store;
  const mode = capacityMode(input);
  if (!mode) return runChecked(store, name, checked);
  const meter = meterReads(store);
  const output = await runChecked(meter.store, name, checked);
  const isRange = name === 'Query' || name === 'Scan';
  const capacity = consumedCapacity(
    mode,
    isRange ? unitsOfRange(meter, checked, output) : unitsOfGets(meter, checked),
  );
  return { ...output, ConsumedCapacity: name === 'BatchGetItem' ? capacity : capacity[0] };
}
