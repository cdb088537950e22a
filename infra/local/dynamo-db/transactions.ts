import { createHash } from 'node:crypto';
import { ServiceFault } from '../service-fault.ts';
import { capacityMode, consumedCapacity, type Units } from './consumed-capacity.ts';
import type { Database } from './database.ts';
import { hiddenTable } from './hidden-table.ts';
import { validationRefusal } from './refusal.ts';
import { type Part, type Reason, readSteps, runStep } from './transaction-steps.ts';
import type { Writer } from './writer.ts';

type Done = { hash: string; until: number };

const tokenLifetime = 10 * 60 * 1000;

function partsOf(input: object): Partial<Record<string, Part>>[] {
  const parts = 'TransactItems' in input && Array.isArray(input.TransactItems) ? input.TransactItems : [];
  const constraint = parts.length === 0 ? 'greater than or equal to 1' : 'less than or equal to 100';
  if (parts.length > 0 && parts.length <= 100) return parts;
  throw validationRefusal(
    `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length ${constraint}`,
  );
}

export type Transactions = {
  write(input: object): Promise<object>;
  forgetOldTokens(): Promise<void>;
};

export function openTransactions(database: Database, writer: Writer, clock: () => number): Transactions {
  const doneTokens = hiddenTable<Done>(database, 'transaction-token');

  async function isRepetition(token: string, hash: string): Promise<boolean> {
    const done = await doneTokens.get(token);
    if (!done || done.until < clock()) return false;
    if (done.hash === hash) return true;
    throw new ServiceFault(
      'IdempotentParameterMismatchException',
      'A transaction with this ClientRequestToken was made with other parameters',
    );
  }

  async function write(input: object): Promise<object> {
    const entries = partsOf(input);
    const token = 'ClientRequestToken' in input ? String(input.ClientRequestToken) : undefined;
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64');
    return writer.write(async (batch) => {
      if (token && (await isRepetition(token, hash))) return {};
      const reasons: Reason[] = [];
      const units: Units[] = [];
      for (const step of await readSteps(database, entries)) {
        const outcome = await runStep(database, batch, step);
        reasons.push(outcome.reason);
        units.push(...outcome.units);
      }
      if (reasons.some((reason) => reason.Code !== 'None')) throw cancelled(reasons);
      if (token) batch.add(doneTokens.put(token, { hash, until: clock() + tokenLifetime }));
      const mode = capacityMode(input);
      return mode ? { ConsumedCapacity: consumedCapacity(mode, units, 'transaction') } : {};
    });
  }

  async function forgetOldTokens(): Promise<void> {
    for await (const [token, done] of doneTokens.entries()) {
      if (done.until < clock()) await database.write([doneTokens.remove(token)]);
    }
  }

  return { write, forgetOldTokens };
}

function cancelled(reasons: Reason[]): ServiceFault {
  const codes = reasons.map((reason) => reason.Code).join(', ');
  return new ServiceFault(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    400,
    { CancellationReasons: reasons },
  );
}
