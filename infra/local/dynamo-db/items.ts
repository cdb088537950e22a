import type { Item } from 'dynalite/db/index.js';
import { ServiceFault } from '../service-fault.ts';
import { type ActionName, checkInput, runAction, runChecked } from './actions.ts';
import { capacityMode, consumedCapacity } from './consumed-capacity.ts';
import type { Database } from './database.ts';
import { asRefusal } from './refusal.ts';
import { refuseBeyondLimits } from './refuse-beyond-limits.ts';
import { writeUnits } from './write-units.ts';
import type { Writer } from './writer.ts';

export const writeNames = [
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
] as const satisfies ActionName[];

/** Adds what a refused condition found, when the caller asked for it. */
function withFoundItem(error: unknown, input: object, found: Item | undefined): unknown {
  const refusal = asRefusal(error);
  const asked =
    'ReturnValuesOnConditionCheckFailure' in input && input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  if (!asked || !found || refusal?.code !== 'ConditionalCheckFailedException') return error;
  return new ServiceFault(refusal.code, refusal.message, 400, { Item: found });
}

export function writeItems(
  database: Database,
  writer: Writer,
  name: ActionName,
  input: object,
): Promise<object> {
  return writer.write(async (batch) => {
    const checked = checkInput(database.store, name, input);
    await refuseBeyondLimits(database, checked);
    try {
      const output = await runChecked(batch.store, name, checked);
      const mode = capacityMode(input);
      if (!mode) return output;
      const capacity = consumedCapacity(
        mode,
        batch.written().map((item) => writeUnits(item)),
      );
      return { ...output, ConsumedCapacity: name === 'BatchWriteItem' ? capacity : capacity[0] };
    } catch (error) {
      throw withFoundItem(error, input, batch.imageBefore());
    }
  });
}

/** Puts many items in few writes and without stream records: for demo data. */
export async function loadItems(writer: Writer, tableName: string, items: Item[]): Promise<void> {
  const portion = 500;
  for (let start = 0; start < items.length; start += portion) {
    await writer.write(
      async (batch) => {
        for (const item of items.slice(start, start + portion)) {
          await runAction(batch.store, 'PutItem', { TableName: tableName, Item: item });
        }
      },
      { silent: true },
    );
  }
}
