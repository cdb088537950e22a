import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Item } from 'dynalite/db/index.js';
import type { TableShape } from '#infra/table-shape.ts';
import { noRefusal, type Refusal } from '../access/guard.ts';
import { tableAccess } from '../access/table-access.ts';
import { local } from '../environment.ts';
import { tableArn } from '../places.ts';
import type { LocalService } from '../service.ts';
import { ServiceFault } from '../service-fault.ts';
import type { Keys } from '../signature.ts';
import { runAction } from './actions.ts';
import { type ChangeLog, openChangeLog } from './change-log.ts';
import { type Database, openDatabase } from './database.ts';
import { ensureTable } from './ensure-table.ts';
import { openExpiry } from './expiry.ts';
import { loadItems, writeItems, writeNames } from './items.ts';
import { answer, readCall } from './protocol.ts';
import { readItems, readNames } from './reads.ts';
import { openTransactions, type Transactions } from './transactions.ts';
import { createWriter, type Writer } from './writer.ts';

export type DynamoDbOptions = {
  /** Where the tables are kept; in memory when missing. */
  directory?: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Milliseconds between two removals of expired items; 0 for none. */
  sweepEvery?: number;
  /** Those of the functions; calls signed with others are refused. */
  keys?: Keys;
  /** Hears each call that comes over HTTP. */
  onCall?: ((operation: string, input: object) => void) | undefined;
  /** Whether the function behind a request may not make it. */
  refusal?: Refusal;
};

export type LocalDynamoDb = LocalService & {
  /** Creates the table unless it is there. */
  ensureTable(name: string, shape: TableShape): Promise<void>;
  /** An operation without the way over HTTP; throws `ServiceFault`. */
  call(operation: string, input: object): Promise<object>;
  /** Puts many items, in the form of the wire, without waking the stream's consumers. */
  load(tableName: string, items: Item[]): Promise<void>;
  /** Removes what has expired; resolves with how many items that were. */
  removeExpired(): Promise<number>;
  database: Database;
  changes: ChangeLog;
};

type Operation = (input: object) => Promise<object>;

/** Runs an operation by its name. */
function callOf(database: Database, writer: Writer, transactions: Transactions): LocalDynamoDb['call'] {
  const operations = new Map<string, Operation>([
    ...readNames.map((name) => [name, (input: object) => readItems(database, name, input)] as const),
    ...writeNames.map(
      (name) => [name, (input: object) => writeItems(database, writer, name, input)] as const,
    ),
    ['TransactWriteItems', transactions.write],
  ]);
  return async (name, input) => {
    const operation = operations.get(name);
    if (operation) return operation(input);
    throw new ServiceFault('UnknownOperationException', `The local DynamoDB has no operation ${name}.`);
  };
}

/** Works again and again; the answer ends it, after the work that has begun. */
function sweep(work: () => Promise<unknown>, every: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const begin = () => {
    running = work();
  };
  const timer = every > 0 ? setInterval(begin, every).unref() : undefined;
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function startDynamoDb(options: DynamoDbOptions = {}): Promise<LocalDynamoDb> {
  const {
    directory,
    clock = Date.now,
    sweepEvery = 60_000,
    keys = local.keys,
    refusal = noRefusal,
  } = options;
  const database = await openDatabase(directory);
  const changes = await openChangeLog(database, clock);
  const expiry = openExpiry(database, clock);
  const writer = createWriter(database, changes, expiry);
  const transactions = openTransactions(database, writer, clock);
  const call = callOf(database, writer, transactions);

  async function removeExpired(): Promise<number> {
    const due = await expiry.due();
    for (const { tableName, keys } of due) {
      await writer.write(
        (batch) => runAction(batch.store, 'DeleteItem', { TableName: tableName, Key: keys }),
        {
          expired: true,
        },
      );
    }
    await transactions.forgetOldTokens();
    return due.length;
  }

  const endSweeping = sweep(removeExpired, sweepEvery);

  return {
    database,
    changes,
    call,
    removeExpired,
    load: (tableName, items) => loadItems(writer, tableName, items),
    ensureTable: (name, shape) => writer.alone(() => ensureTable(database, name, shape)),
    async handle(request: IncomingMessage, response: ServerResponse) {
      await answer(response, async () => {
        const { operation, input } = await readCall(request, keys);
        options.onCall?.(operation, input);
        const refused = refusal(request, () => tableAccess(operation, input, tableArn));
        if (refused) throw new ServiceFault('AccessDeniedException', refused);
        return call(operation, input);
      });
    },
    async stop() {
      await endSweeping();
      await writer.alone(() => database.close());
    },
  };
}
