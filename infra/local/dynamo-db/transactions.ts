import { createHash } from 'node:crypto';
import type { Item } from 'dynalite/db/index.js';
import { type ActionName, checkInput, runAction, runChecked } from './actions.ts';
import type { Database } from './database.ts';
import { hiddenTable } from './hidden-table.ts';
import { asRefusal, Refusal, validationRefusal } from './refusal.ts';
import { WriteBatch } from './write-batch.ts';
import type { Writer } from './writer.ts';

type Part = { TableName: string; Key?: Item; Item?: Item; ReturnValuesOnConditionCheckFailure?: string };
type Step = { action: ActionName; checkOnly: boolean; part: Part; checked: object };
type Reason = { Code: string; Message?: string; Item?: Item };
type Done = { hash: string; until: number };

/** A condition is checked as a deletion that is thrown away. */
const actionsOfParts: Record<string, ActionName> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
};

const tokenLifetime = 10 * 60 * 1000;
const reasonCodes: Record<string, string> = {
  ConditionalCheckFailedException: 'ConditionalCheckFailed',
  ValidationException: 'ValidationError',
};

function partsOf<Kind extends string>(input: object): Partial<Record<Kind, Part>>[] {
  const parts = 'TransactItems' in input && Array.isArray(input.TransactItems) ? input.TransactItems : [];
  const constraint = parts.length === 0 ? 'greater than or equal to 1' : 'less than or equal to 100';
  if (parts.length > 0 && parts.length <= 100) return parts;
  throw validationRefusal(
    `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length ${constraint}`,
  );
}

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
    throw new Refusal('ResourceNotFoundException', 'Requested resource not found');
  }
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
async function runStep(database: Database, batch: WriteBatch, step: Step): Promise<Reason> {
  const trial = new WriteBatch(database);
  try {
    await runChecked(trial.store, step.action, step.checked);
  } catch (error) {
    const refusal = asRefusal(error);
    const code = refusal && reasonCodes[refusal.code];
    if (!code) throw error;
    const found = trial.imageBefore();
    const shows =
      code === 'ConditionalCheckFailed' && step.part.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
    return { Code: code, Message: refusal.message, ...(shows && found && { Item: found }) };
  }
  if (!step.checkOnly) batch.include(trial);
  return { Code: 'None' };
}

export type Transactions = {
  write(input: object): Promise<object>;
  get(input: object): Promise<object>;
  forgetOldTokens(): Promise<void>;
};

export function openTransactions(database: Database, writer: Writer, clock: () => number): Transactions {
  const doneTokens = hiddenTable<Done>(database, 'transaction-token');

  async function isRepetition(token: string, hash: string): Promise<boolean> {
    const done = await doneTokens.get(token);
    if (!done || done.until < clock()) return false;
    if (done.hash === hash) return true;
    throw new Refusal(
      'IdempotentParameterMismatchException',
      'A transaction with this ClientRequestToken was made with other parameters',
    );
  }

  async function write(input: object): Promise<object> {
    const entries = partsOf<string>(input);
    const token = 'ClientRequestToken' in input ? String(input.ClientRequestToken) : undefined;
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64');
    return writer.write(async (batch) => {
      if (token && (await isRepetition(token, hash))) return {};
      const steps = await Promise.all(entries.map((entry) => toStep(database, entry)));
      await refuseRepeatedItems(database, steps);
      const reasons: Reason[] = [];
      for (const step of steps) reasons.push(await runStep(database, batch, step));
      if (reasons.some((reason) => reason.Code !== 'None')) throw cancelled(reasons);
      if (token) batch.add(doneTokens.put(token, { hash, until: clock() + tokenLifetime }));
      return {};
    });
  }

  async function get(input: object): Promise<object> {
    const entries = partsOf<'Get'>(input);
    const responses = await writer.alone(() =>
      Promise.all(entries.map((entry) => runAction(database.store, 'GetItem', { ...entry.Get }))),
    );
    return { Responses: responses };
  }

  async function forgetOldTokens(): Promise<void> {
    for await (const [token, done] of doneTokens.entries()) {
      if (done.until < clock()) await database.write([doneTokens.remove(token)]);
    }
  }

  return { write, get, forgetOldTokens };
}

function cancelled(reasons: Reason[]): Refusal {
  const codes = reasons.map((reason) => reason.Code).join(', ');
  return new Refusal(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}
