import type { Item } from 'dynalite/db/index.js';
import { ServiceFault } from '../service-fault.ts';
import { type ActionName, checkInput, runChecked } from './actions.ts';
import type { Units } from './consumed-capacity.ts';
import type { Database } from './database.ts';
import { itemSize } from './item-size.ts';
import { asRefusal, validationRefusal } from './refusal.ts';
import { refuseBeyondLimits } from './refuse-beyond-limits.ts';
import { WriteBatch } from './write-batch.ts';
import { writeUnits } from './write-units.ts';

export type Part = {
  TableName: string;
  Key?: Item;
  Item?: Item;
  ExpressionAttributeValues?: Item;
  ReturnValuesOnConditionCheckFailure?: string;
};
export type Step = { action: ActionName; checkOnly: boolean; part: Part; checked: object };
export type Reason = { Code: string; Message?: string; Item?: Item };

/** A condition is checked as a deletion that is thrown away. */
const actionsOfParts: Record<string, ActionName> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
};

const reasonCodes: Record<string, string> = {
  ConditionalCheckFailedException: 'ConditionalCheckFailed',
  ValidationException: 'ValidationError',
};

const largestTransaction = 4 * 1024 * 1024;

/** The steps of a transaction; throws what DynamoDB refuses before it looks at any item. */
export async function readSteps(
  database: Database,
  entries: Partial<Record<string, Part>>[],
): Promise<Step[]> {
  const steps = await Promise.all(entries.map((entry) => toStep(database, entry)));
  await refuseRepeatedItems(database, steps);
  const size = steps.reduce((total, { part }) => total + sizeOf(part), 0);
  if (size > largestTransaction) {
    throw validationRefusal('The aggregate size of the items in the transaction exceeds 4 MB');
  }
  return steps;
}

const sizeOf = ({ Item, Key, ExpressionAttributeValues }: Part) =>
  itemSize(Item ?? Key ?? {}) + itemSize(ExpressionAttributeValues ?? {});

async function toStep(database: Database, entry: Partial<Record<string, Part>>): Promise<Step> {
  const [kind, part] = Object.entries(entry)[0] ?? [];
  const action = kind && actionsOfParts[kind];
  if (!action || !part)
    throw validationRefusal('A transaction item needs one of Put, Update, Delete, ConditionCheck');
  if (kind === 'ConditionCheck' && !('ConditionExpression' in part)) {
    throw validationRefusal('ConditionExpression must be given in a ConditionCheck');
  }
  const checked = checkInput(database.store, action, part);
  if (!(await database.table(part.TableName))) {
    throw new ServiceFault('ResourceNotFoundException', 'Requested resource not found');
  }
  await refuseBeyondLimits(database, checked);
  return { action, checkOnly: kind === 'ConditionCheck', part, checked };
}

async function refuseRepeatedItems(database: Database, steps: Step[]): Promise<void> {
  const seen = new Set<string>();
  for (const { part } of steps) {
    const table = await database.table(part.TableName);
    const source = part.Key ?? part.Item;
    if (!table || !source) continue;
    const id = JSON.stringify([part.TableName, ...table.KeySchema.map((key) => source[key.AttributeName])]);
    if (seen.has(id)) {
      throw validationRefusal('Transaction request cannot include multiple operations on one item');
    }
    seen.add(id);
  }
}

/** Runs one step in a batch of its own first: its refusal needs the item that the step found. */
export async function runStep(
  database: Database,
  batch: WriteBatch,
  step: Step,
): Promise<{ reason: Reason; units: Units[] }> {
  const trial = new WriteBatch(database);
  try {
    await runChecked(trial.store, step.action, step.checked);
  } catch (error) {
    return { reason: reasonOf(error, step, trial.imageBefore()), units: [] };
  }
  if (!step.checkOnly) batch.include(trial);
  return { reason: { Code: 'None' }, units: trial.written().map((item) => unitsOf(item, step)) };
}

/** A check is charged like a write of what it found, without the indexes. */
function unitsOf({ table, before, after }: Parameters<typeof writeUnits>[0], { checkOnly }: Step): Units {
  return writeUnits({ table, before, after: checkOnly ? before : after }, true);
}

function reasonOf(error: unknown, { part }: Step, found: Item | undefined): Reason {
  const refusal = asRefusal(error);
  const code = refusal && reasonCodes[refusal.code];
  if (!code) throw error;
  const shows = code === 'ConditionalCheckFailed' && part.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  return { Code: code, Message: refusal.message, ...(shows && found && { Item: found }) };
}
